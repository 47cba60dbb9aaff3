"""One message to one browser through its push service: Web Push (RFC 8030), encrypted (8291) and signed (8292).

Encryption and signature are http-ece's and py-vapid's, on which pywebpush stands too; sending is our own, which
connects to no address inside.
"""

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from hatoba.server.outside import Target
from hatoba.server.settings import DAY, Settings

POINT_BYTES, SECRET_BYTES = 65, 16
EXPIRES = DAY / 2
"""Seconds that a signature holds; push services take a day at most."""
GONE = (404, 410)
"""Push services answer so for a subscription that has ended."""


@dataclass(frozen=True)
class Message:
    """`topic`: what waits at the push service under the same is replaced. `ttl`: seconds that it may wait there."""

    body: bytes
    topic: str
    ttl: int
    urgent: bool


class PushKey:
    """The key by which push services know this server; made once, kept in the database."""

    def __init__(self, private: str, contact: str) -> None:
        self._vapid = Vapid02.from_pem(private.encode())
        self._contact = contact
        assert self._vapid.public_key is not None  # it follows from the private one
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).rstrip(b"=").decode()

    @staticmethod
    def make() -> str:
        vapid = Vapid02()
        vapid.generate_keys()
        return str(vapid.private_pem().decode())

    def headers(self, target: Target, message: Message, now: float) -> dict[str, str]:
        port = f":{target.port}" if target.parts.port else ""
        claims = {
            "aud": f"{target.parts.scheme}://{target.host}{port}",
            "exp": int(now + EXPIRES),
            "sub": self._contact,
        }
        return {
            "authorization": str(self._vapid.sign(claims)["Authorization"]),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(message.ttl),
            "topic": message.topic,
            "urgency": "high" if message.urgent else "normal",
        }


def contact(settings: Settings) -> str:
    """Whom a push service may ask about our messages (the claim `sub`, which Apple's demands)."""
    if settings.contact:
        return settings.contact
    parts = urlsplit(settings.base_url)
    return f"https://{parts.hostname}" if parts.scheme == "https" else "https://localhost"


def encrypt(body: bytes, p256dh: str, auth: str) -> bytes:
    """What only the browser with these keys can read. ValueError: they are none."""
    own = ec.generate_private_key(ec.SECP256R1())
    made: bytes = http_ece.encrypt(
        body, private_key=own, dh=_point(p256dh), auth_secret=_read(auth, SECRET_BYTES), version="aes128gcm"
    )
    return made


def require_keys(p256dh: str, auth: str) -> None:
    """ValueError if no browser has these keys."""
    _point(p256dh)
    _read(auth, SECRET_BYTES)


def _point(text: str) -> bytes:
    point = _read(text, POINT_BYTES)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    return point


def _read(text: str, length: int) -> bytes:
    try:
        found = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError("no base64url") from error
    if len(found) != length:
        raise ValueError(f"must have {length} bytes")
    return found
