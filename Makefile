# make play: play a game.  make test: everything that must pass.  make help: the rest.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DOCS := .venv-docs
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print)
SOURCES := $(shell find src \( -name __pycache__ -o -name '*.egg-info' -o -path src/hatoba/server/client \) -prune -o -type f -print) pyproject.toml setup.py build_backend.py $(WEB_SOURCES)
PORT ?= 8080
PROXIES := $(CURDIR)/build/proxies

.PHONY: help play site docs engine test test-long test-pythons lint audit bench bench-table screenshots clean lint-style lint-mypy lint-windows lint-pyright lint-client

help:
	@echo "make play         start the server with the web client and open it (PORT=8080)"
	@echo "make site         the whole package as plain files in build/site, to play in a browser without a server"
	@echo "make docs         the docs site in build/docs, with its links checked"
	@echo "make test         lint, then all tests on the interpreted and on the compiled build"
	@echo "make test-long    the same with many more random games, kills, training and ladders"
	@echo "make test-pythons the plain source on every Python from 3.11 to 3.14 that is here"
	@echo "make lint         ruff, mypy, pyright, svelte-check, eslint, stylelint, prettier"
	@echo "make audit        known holes in what we depend on, as PyPI and npm know them"
	@echo "make bench        how fast it is, beside its peers"
	@echo "make bench-table  the reference table of the benchmark of agents (docs/benchmark.md), in an hour or more"
	@echo "make screenshots  pictures of every game's table, in every window and language"
	@echo "make clean        remove what was built"

# The ordinary install, as a user gets it: native code if there is a C compiler, the web client if there is Node.
$(VENV)/.installed: $(SOURCES)
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --upgrade --disable-pip-version-check "pip>=25.1"
	@echo "installing hatoba (two minutes with a C compiler)"
	@rm -rf build/lib* build/temp* build/bdist*
	@$(BIN)/python -m pip install --quiet ".[server]"
	@$(BIN)/hatoba --version
	@touch $@

$(VENV)/.dev: $(VENV)/.installed pyproject.toml
	@$(BIN)/python -m pip install --quiet --group dev "hatoba[arena,envs]"
	@touch $@

play: $(VENV)/.installed
	@$(BIN)/hatoba serve --port $(PORT) --log-level warning --open

# The engine compiled to WebAssembly, where its tools can be fetched; the plain source works too, and the build says so.
engine: $(VENV)/.dev
	@$(BIN)/python -m tools.engine || echo "sites carry the plain source here"

site: engine
	@if test -f build/engine/hatoba/native.txt; then $(BIN)/hatoba site build/site --engine build/engine; else $(BIN)/hatoba site build/site; fi

# Made from the sources as they are, so it needs no install of the package.
$(DOCS)/.installed: pyproject.toml
	@test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	@$(DOCS)/bin/python -m pip install --quiet --upgrade --disable-pip-version-check "pip>=25.1"
	@$(DOCS)/bin/python -m pip install --quiet --group docs
	@touch $@

docs: $(DOCS)/.installed
	@$(DOCS)/bin/python -m tools.docs

# Two at a time: each of them takes about a minute of one core.
LINTS := lint-style lint-mypy lint-windows lint-pyright lint-client

lint: $(VENV)/.dev
	@$(MAKE) --no-print-directory -j 2 --output-sync=target $(LINTS)

lint-style:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

lint-mypy:
	$(BIN)/mypy

lint-windows:
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src

lint-pyright:
	@if test -x web/node_modules/.bin/pyright; then web/node_modules/.bin/pyright --pythonpath $(BIN)/python; else echo "no npm: pyright did not look"; fi

lint-client:
	@if command -v npm > /dev/null; then cd web && npm run --silent check && npm run --silent lint && npm run --silent format:check; \
	else echo "no npm: the client's sources are not checked"; fi

# With src on the path the plain source runs; without it, what the ordinary install built. These tests are about what is
# compiled, or take the plain source only; all others are the same code in both builds, so they run once, as installed.
BOTH_BUILDS := $(addprefix tests/,bots contract docs/test_tutorials.py duel envs fourth_game golden mutations native nippon old_games table yokohama)

# The browser in a run of its own, for Playwright keeps an event loop in the process. Server tests wait a good deal, so
# three of them fill two cores.
test: lint engine
	@if command -v npm > /dev/null; then cd web && npm run --silent test; else echo "no npm: the client's units are not tested"; fi
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --durations 10 $(BOTH_BUILDS) --ignore tests/envs/test_text.py
	$(BIN)/python -m pytest -n 3 --durations 20 tests --ignore tests/browser
	$(BIN)/python -m pytest -n 2 --durations 20 tests/browser
	$(BIN)/python -m tests.pythons --quick 3.14

# In parts; what has passed is not run again for the same sources.
test-long: $(VENV)/.dev engine $(PROXIES)/.unpacked
	@$(BIN)/python -m tests.long

test-pythons: $(VENV)/.dev
	$(BIN)/python -m tests.pythons

# Debian's nginx and Caddy, only unpacked: nothing is installed or started. Elsewhere the tests use those on the path, if any.
$(PROXIES)/.unpacked:
	@mkdir -p $(PROXIES)
	@if command -v apt-get > /dev/null && cd $(PROXIES) && apt-get -qq download nginx caddy; \
	then for package in *.deb; do dpkg -x "$$package" .; done; else echo "no Debian packages of nginx and Caddy here"; fi
	@touch $@

audit: $(VENV)/.dev
	$(BIN)/python -m tests.audit

bench: $(VENV)/.dev
	$(BIN)/python benchmarks/speed.py

# How well bots play, not how fast: it goes on where it was stopped.
bench-table: $(VENV)/.dev
	$(BIN)/hatoba bench table --out build/bench-table
	$(BIN)/python -m tools.bench_table build/bench-table/results.json

screenshots: $(VENV)/.dev
	$(BIN)/python -m tests.browser.screenshots
	$(BIN)/python -m tests.browser.moving_picture

clean:
	rm -rf $(VENV) .venv-* .cache build dist src/*.egg-info src/hatoba/server/client web/node_modules
