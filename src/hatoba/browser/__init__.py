"""Tables on a device: `hatoba.table` in a web worker, without server, network or threads.

A `Host` keeps the tables that are open. It is asked in JSON, one request at a time, and answers in JSON: what was asked
for, what is to be kept before anybody is told, what there is to tell, and what a bot is to think about. A `Mind`,
usually in a second worker, does that thinking. Who calls them (the client's worker, a test) keeps what is to be kept.
"""

from hatoba.browser.host import Host
from hatoba.browser.mind import Mind

__all__ = ["Host", "Mind"]
