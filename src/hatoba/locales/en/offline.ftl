# Games on the reader's own device, which need no network.

offline-where = Where
offline-at-server = At the server
offline-at-device = On this device
offline-mark = On this device
offline-loading = The game engine is being loaded. You can choose a game meanwhile.
offline-plain = The engine runs here as plain Python: bots think less in the same time.
offline-update = A new version is ready.
offline-update-now = Use it now

problem-held = This game is open in another tab or window. Close it there to play here.
problem-engine = The game engine could not be loaded or has stopped. Your games are kept. Load the page again.
