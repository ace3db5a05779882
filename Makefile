# An index of the scripts; each says at its top what it does.
.PHONY: help run test check-report lint generate release size smoke bench bench-names bench-coverage unit install deb ci

help:
	@echo 'make run | test | check-report | lint | generate | release | size | smoke | bench | bench-names | bench-coverage | unit | install | deb | ci'

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
	@Benchmarks/bench.py
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
ci:
	@./.ci/run
