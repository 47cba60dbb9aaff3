"""The compiled engine for browsers: `python -m tools.engine FOLDER` builds it for the Pyodide that a site carries.

The same source and the same mypyc as the native build, compiled to WebAssembly without the Emscripten SDK. All that it
takes comes from package registries: Pyodide and Binaryen from npm; Zig (a C compiler for WebAssembly) and mypy's wheels
for Pyodide from PyPI; the C headers of Python 3.14 from Debian.
"""
