# An index of the scripts; each says at its top what it does.
.PHONY: help run test lint release size smoke bench unit ci

help:
	@echo 'make run | test | lint | release | size | smoke | bench | unit | ci'

run:
	@./scripts/run
test:
	@./scripts/test
lint:
	@./scripts/lint
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
ci:
	@./.ci/run
