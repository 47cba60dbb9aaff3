"""Tables on a device: `hatoba.browser`, the site that carries it, and the client's worker."""
