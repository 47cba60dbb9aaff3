"""What pyproject.toml cannot say: see build_backend.py."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent))

from build_backend import BuildNative, BuildWithClient, native_modules

setup(ext_modules=native_modules(), cmdclass={"build_ext": BuildNative, "build_py": BuildWithClient})
