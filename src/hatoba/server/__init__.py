"""The server: play with anyone, lose nothing. Needs the extra `server`."""
