"""hatoba site: the whole package as a folder of plain files, to be played in a browser without any server of ours."""

from hatoba.site.folder import build_site

__all__ = ["build_site"]
