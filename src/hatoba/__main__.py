"""python -m hatoba"""

from hatoba.cli import main

main()
