# An index of the scripts; each says at its top what it does.
.PHONY: help run test lint release size smoke unit bench-names ci

help:
	@echo 'make run | test | lint | release | size | smoke | unit | bench-names | ci'

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
unit:
	@./scripts/verify-unit
bench-names:
	@./scripts/bench-names
ci:
	@./.ci/run
