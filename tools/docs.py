"""Build the docs site into build/docs, and check it: no warning, no link that leads nowhere, nothing from elsewhere.

python -m tools.docs
"""

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
SITE = ROOT / "build" / "docs"
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("source", "src"), ("iframe", "src")}


class Page(HTMLParser):
    """What one page has: ids to lead to, links, and what is loaded with it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif (tag, name) in LOADED and value:
                self.loaded.append(value)
            elif (tag, name) == ("a", "href") and value:
                self.links.append(value)


def faults(site: Path) -> Iterator[str]:
    """What is wrong with a built site, a line each."""
    pages = {file: Page(file) for file in sorted(site.rglob("*.html")) if file.name != "404.html"}
    for file, page in pages.items():
        here = file.relative_to(site)
        for address in page.loaded:
            if urlsplit(address).netloc:
                yield f"{here}: loads {address} from elsewhere"
        for address in [*page.links, *page.loaded]:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            if not target.is_relative_to(site) or not target.is_file():
                yield f"{here}: {address} leads nowhere"
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids | {"__top"}:
                yield f"{here}: {address} leads to no such place on the page"


def main() -> int:
    zensical = Path(sys.executable).with_name("zensical")
    if subprocess.run([zensical, "build", "--strict", "--clean"], cwd=ROOT, check=False).returncode != 0:
        return 1
    found = list(faults(SITE))
    print(
        "\n".join(found)
        or f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}, no link leads nowhere"
    )
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
