"""The server: play with anyone, lose nothing. Needs the extra `server`."""

from hatoba.extras import require_extra

require_extra("server", "alembic", "argon2", "litestar", "msgspec", "prometheus_client", "sqlalchemy", "uvicorn")
