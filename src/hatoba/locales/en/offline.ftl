# Games on the reader's own device, which need no network.

ui-offline-where = Where
ui-offline-at-server = At the server
ui-offline-at-device = On this device
ui-offline-mark = On this device
ui-offline-loading = The game engine is being loaded. You can choose a game meanwhile.
ui-offline-plain = The engine runs here without compiled code: bots think less in the same time.
ui-offline-fine = Kept in this browser only: nothing of it is sent anywhere.
ui-offline-move = Move to the server
ui-offline-move-about =
    The game goes on at the server against the same bots, and is deleted here. The server learns the seed of its
    shuffle, so it is never rated.
ui-offline-move-sure = Move it now
ui-offline-update = A new version is ready.
ui-offline-update-now = Use it now

problem-held = This game is open in another tab or window. Close it there to play here.
problem-engine = The game engine could not be loaded or has stopped. Your games are kept. Load the page again.
