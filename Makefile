# An index of the scripts; each says at its top what it does.
.PHONY: help run test check-report lint generate release size smoke bench bench-names bench-imager bench-coverage unit install deb system ci

help:
	@echo 'make run | test | check-report | lint | generate | release | size | smoke | bench | bench-names | bench-imager | bench-coverage | unit | install | deb | system | ci'

run:
	@./scripts/run
test:
	@./scripts/test
check-report:
	@./scripts/check-report
lint:
	@./scripts/lint
generate:
	@./scripts/generate
release:
	@./scripts/release
size: release
	@./scripts/check-size
smoke: release
	@./scripts/smoke
bench: release
	@./scripts/need bench peers
	@/usr/bin/python3 -B Benchmarks/bench.py; rows=$$?; /usr/bin/python3 -B Benchmarks/imager.py --quick && exit $$rows
bench-imager: release
	@./scripts/need bench
	@/usr/bin/python3 Benchmarks/imager.py
unit:
	@./scripts/verify-unit
bench-names:
	@./scripts/bench-names
bench-coverage:
	@./scripts/bench-coverage
install: release
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' ./scripts/install
deb: release
	@./scripts/deb
system: deb
	@./scripts/test-systemd
	@./scripts/test-systemd bookworm
ci:
	@./.ci/run
