"""Only where the libraries are: elsewhere nothing here is collected."""

import os

collect_ignore_glob = [] if os.environ.get("HATOBA_LIBRARIES") else ["test_*.py"]
