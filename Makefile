# Every target works from a clean clone: what it needs is set up first.
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
PYTHON ?= python3
PY := .venv/bin/python

GAME ?= dicethrone
N ?= 100
FOLDER ?= tests/core

LINT := $(PY) -m ruff check .
TYPES := $(PY) -m mypy
PAGE := $(PY) tools/web.py --check
SOURCES := PYTHONPATH=$(CURDIR)/src
TESTS := $(SOURCES) $(PY) -m pytest -n auto --dist worksteal

.PHONY: help setup setup-play play terminal test quick lint types rules mutants soak playthroughs docs pictures measure bench load fast plain wheels site art fresh lock clean

help: ## list the targets
	@sed -n 's/^\([a-z][a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | awk -F '\t' '{ printf "make %-13s %s\n", $$1, $$2 }'

setup: ## make .venv with the pionek command and the test tools; nothing happens when it is up to date
	@$(PYTHON) tools/setup.py dev

setup-play:
	@$(PYTHON) tools/setup.py play

play: setup-play ## sit down at the table in the browser: its address is printed, Ctrl-C stops it
	@.venv/bin/pionek serve --home

terminal: setup-play ## play a duel of Dice Throne against a bot, in the terminal
	@.venv/bin/pionek play dicethrone --seats human,bot:greedy

test: setup ## lint, types, all tests, and the rules they cover
	$(LINT)
	$(TYPES)
	$(PAGE)
	$(TESTS) --rules-to=build/rules.json
	$(PY) tools/rules.py --from build/rules.json

quick: setup ## lint, types and the tests of one folder: make quick FOLDER=tests/core
	$(LINT)
	$(TYPES)
	$(TESTS) $(FOLDER)

lint: setup ## ruff
	$(LINT)

types: setup ## mypy --strict, and the types of the page
	$(TYPES)
	$(PAGE)

rules: setup ## run the tests of rules; for each game, how many of its rules they cover, and which they do not
	@$(PY) tools/rules.py

mutants: setup ## change the rules in small ways and list the changes no test notices: make mutants GAME=dicethrone N=100
	@$(PY) tools/mutants.py --game $(GAME) --number $(N)

soak: setup ## the tests with hundreds of seeds, for hours when nobody waits
	PIONEK_SOAK=1 $(TESTS)

playthroughs: setup ## renew the recorded games in tests/playthroughs and print what changed
	@$(PY) tools/playthroughs.py

docs: setup ## renew the generated pages of docs/
	@$(PY) tools/docs.py
	@$(PY) tools/house.py
	@$(PY) tools/coverage.py

pictures: setup ## pictures of each game's table for docs/pictures, and the figures of the page
	@$(PY) tools/screens.py
	@$(PY) tools/guides.py

measure: setup ## look at every table in the browser on all screens, and write the figures into docs/measured.md
	@$(PY) -m tests.web.measure --write

bench: setup ## measure speed, beside other engines
	@$(PY) tools/bench/run.py
	@$(PY) tools/bench/jobs.py

load: setup ## load a server with live matches and say where it saturates
	@$(PY) tools/load.py --write

fast: setup ## compile the engine with mypyc, about four times as fast, and let all of .venv use it
	@$(PY) tools/fast.py

plain: ## let .venv use the sources again
	@$(PY) tools/fast.py --plain

wheels: setup ## build into dist/ a plain wheel and one with a compiled engine for each Python found here
	@$(PY) tools/wheels.py

site: setup ## build the documentation site into build/site/html, readable offline
	@$(PY) tools/site.py

art: setup ## paint the boards, figures, people and cards that have changed
	@$(PY) -m tools.art

fresh: ## run `make play` and `make test` of the last commit on a bare Debian (as root)
	@tools/fresh.sh

lock: ## renew the lock files: make lock UPGRADE=--upgrade
	@$(PYTHON) tools/lock.py $(UPGRADE)

clean: ## remove what was built; .venv stays
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
