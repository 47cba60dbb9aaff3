# make play: play a game.  make test: everything that must pass.  make help: the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') pyproject.toml setup.py
GAME ?= yokohama

.PHONY: help play test test-long lint bench clean

help:
	@echo "make play       play $(GAME) in the terminal (GAME=duel, GAME=nippon for the others)"
	@echo "make test       lint, then all tests on the interpreted and on the compiled build"
	@echo "make test-long  the same with many more random games"
	@echo "make lint       ruff and mypy"
	@echo "make bench      how fast it is"
	@echo "make clean      remove what was built"

# The ordinary install, as a user gets it: native code if there is a C compiler, plain Python otherwise.
$(VENV)/.installed: $(SOURCES)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade --disable-pip-version-check "pip>=25.1"
	@echo "installing hatoba (a minute with a C compiler)"
	@rm -rf build/lib* build/temp* build/bdist*
	@$(BIN)/python -m pip install --quiet .
	@$(BIN)/hatoba --version
	@touch $@

$(VENV)/.dev: $(VENV)/.installed pyproject.toml
	@$(BIN)/python -m pip install --quiet --group dev
	@touch $@

play: $(VENV)/.installed
	@$(BIN)/hatoba play $(GAME)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# With src on the path the plain source runs; without it, what the ordinary install built.
test: lint
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests
	$(BIN)/python -m pytest -n 2 tests

test-long: lint
	HATOBA_LONG_TESTS=1 $(BIN)/python -m pytest -n 2 tests

bench: $(VENV)/.dev
	$(BIN)/python benchmarks/speed.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info
