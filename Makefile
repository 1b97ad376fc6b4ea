# Everything happens in virtual environments under .venv/ (see tools/venvs.py); Python >= 3.11 and
# `make` are all that must be there. ARGS are handed on: make test-pure ARGS="-k camp"

CANDIDATES := python3 python3.14 python3.13 python3.12 python3.11 python
RIGHT := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for each in $(CANDIDATES); do \
	$$each -c '$(RIGHT)' >/dev/null 2>&1 && echo $$each && break; done)
VENVS = $(or $(PYTHON),$(error Python 3.11 or newer is needed and was not found)) tools/venvs.py
PAGE = $(PYTHON) tools/page.py
PYTEST = pytest -n auto --dist worksteal
# No compiler touches the server but for its board, nor the page: their other tests are run once.
BOARD = board options planning unfolding viewers
ONCE = tests/e2e $(patsubst %/,%,$(wildcard tests/web/*/)) \
	$(filter-out $(BOARD:%=tests/web/test_%.py),$(wildcard tests/web/test_*.py))

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check test-ui test-play test-pure test-compiled bench bench-web bench-page attack lock format clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "make %-14s %s\n", $$1, $$2}'

play: ## set up the game and open it in the browser
	@$(VENVS) play tikal $(ARGS)

test: check test-ui test-play test-pure test-compiled ## everything that CI runs

check: ## ruff, mypy and the import contracts
	@$(VENVS) dev ruff check
	@$(VENVS) dev ruff format --check
	@$(VENVS) dev mypy
	@$(VENVS) dev lint-imports --no-logo

test-ui: ## types, lint and unit tests of the browser's page
	@mkdir -p build
	@$(VENVS) dev python -m tikal.web.openapi > build/openapi.json
	@$(PAGE) npm run types --silent
	@$(PAGE) npm run check
	@$(PAGE) npm run test

test-play: ## `make play` in a clean clone, and how long it takes
	@$(PYTHON) tools/time_play.py

test-pure: ## the tests on plain Python but for the server's and the browser's, with branch coverage
	@$(PYTHON) tools/system.py
	@$(PAGE)
	@TIKAL_EXPECT=pure $(VENVS) dev $(PYTEST) $(ONCE:%=--ignore=%) --cov --cov-report=term-missing $(ARGS)

test-compiled: ## all tests, the browser's too, on the compiled, installed package
	@$(PYTHON) tools/system.py
	@TIKAL_EXPECT=compiled $(VENVS) compiled $(PYTEST) $(ARGS)

bench: ## speed of the compiled engine beside its peers, or (ARGS="--against REV") a commit
	@$(if $(findstring --against,$(ARGS)),,$(VENVS) peers)
	@TIKAL_PEERS=.venv/peers/bin/python $(VENVS) compiled python -m bench $(ARGS)

bench-web: ## the server under load, beside a bare one
	@$(VENVS) compiled python -m bench.web $(ARGS)

bench-page: ## the page in Chromium: interaction to next paint, long tasks, kilobytes
	@$(PYTHON) tools/system.py
	@$(VENVS) compiled python -m bench.page $(ARGS)

attack: ## kills, outages and clients that do their worst, counted (ARGS="--minutes 5")
	@$(PYTHON) tools/system.py
	@$(VENVS) compiled python -m bench.attacks $(ARGS)

format: ## let ruff format the code and fix what it can
	@$(VENVS) dev ruff format
	@$(VENVS) dev ruff check --fix

lock: ## compile requirements/*.in anew (ARGS=--upgrade: newer versions)
	@$(VENVS) lock python tools/lock.py $(ARGS)

clean: ## remove whatever the targets made
	@rm -rf .venv build dist .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache src/tikal.egg-info src/tikal/web/static ui/node_modules
	@find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete
