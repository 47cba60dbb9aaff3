"""Ways to spoil a request: values of the wrong kind or size, odd letters, what is no JSON, no header and no address."""

import copy
from random import Random
from typing import Any
from urllib.parse import quote

ODD_TEXTS = [
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff\ud800",
    "\u202egnp.exe",
    "\u200b\u200d\ufeff",
    "\u0301" * 40,
    "👩\u200d👩\u200d👧",
    "ﷺ" * 40,
    "İı",
    "١٢",
    "\U0001d7d9",
    "²",
    "A" * 40,
    "A" * 41,
    "A" * 64,
    "A" * 65,
    "é" * 64,
    "A" * 2001,
    "A" * 100_001,
    "\r\nset-cookie: a=b",
    "../../../etc/passwd",
    "'; DROP TABLE log; --",
    "%00%n%s{0}",
    "null",
    "-1",
    "1e5",
    "0x10",
    "random",
    "__class__",
    "a.b[c]",
    "\x7f\x80\x9f",
    "\U0010ffff",
]
ODD_NUMBERS: list[Any] = [0, -1, 1, 3, 4, 5, 200, 2**31 - 1, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63) - 1]
ODD_NUMBERS += [1.5, -0.0, 1e-300, 1e308, 10**400]
ODD_PLAIN: list[Any] = [None, True, False, [], {}, [[]], [None], [[], {}], {"": None}, {"a": {"a": {}}}]
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE")


def value(rng: Random) -> Any:
    """Anything."""
    kind = rng.randrange(5)
    if kind < 2:
        return rng.choice(ODD_TEXTS)
    if kind == 2:
        return rng.choice(ODD_NUMBERS)
    if kind == 3:
        return copy.deepcopy(rng.choice(ODD_PLAIN))
    return [rng.choice(ODD_TEXTS + ODD_NUMBERS) for _ in range(rng.choice((1, 3, 201)))]


def body(rng: Random, wished: Any) -> Any:
    """The same with something of it replaced, left out or added."""
    spoilt = copy.deepcopy(wished)
    parts = [part for part in _parts(spoilt) if part]
    if not parts or rng.random() < 0.05:
        return value(rng)
    part = rng.choice(parts)
    if isinstance(part, list):
        at = rng.randrange(len(part))
        if rng.random() < 0.5:
            part[at] = value(rng)
        else:
            part.extend(part[at : at + 1] * rng.choice((1, 10, 300)))
        return spoilt
    name = rng.choice(list(part))
    way = rng.randrange(6)
    if way < 4:
        part[name] = value(rng)
    elif way == 4:
        del part[name]
    else:
        part[rng.choice((*ODD_TEXTS, "seat", "key", "position"))] = value(rng)
    return spoilt


def _parts(whole: Any) -> list[Any]:
    """All objects and lists in it."""
    if isinstance(whole, dict):
        return [whole, *(part for inner in whole.values() for part in _parts(inner))]
    if isinstance(whole, list):
        return [whole, *(part for inner in whole for part in _parts(inner))]
    return []


def json_text(rng: Random, data: bytes) -> bytes:
    """What is hardly JSON any more, or not at all."""
    at = rng.randrange(len(data) + 1)
    deep = rng.choice((30, 1200, 20_000))
    ways: list[bytes] = [
        data[:at],
        data + data,
        b"\xef\xbb\xbf" + data,
        data.decode().encode("utf-16"),
        data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :],
        data[:at] + rng.choice((b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\0", b"\\u00", b'"', b"}", b",")) + data[at:],
        data.replace(b'"', b"'"),
        data.replace(b": ", b": " + b"[" * deep, 1),
        b'{"a":' * deep + b"1" + b"}" * deep,
        b"[" * deep + b"]" * deep,
        data.replace(b"}", b', "key": "twice", "key": "twice"}', 1),
        rng.choice((b"NaN", b"-Infinity", b"1e999", b"9" * 5000, b"-", b"tru", b'"', b"", b" " * 5000)),
        data.replace(b"1", rng.choice((b"1e999", b"NaN", b"01", b"1.", b"9" * 400))),
    ]
    return rng.choice(ways)


def text(rng: Random, whole: str) -> str:
    """A text file with a line left out, doubled, exchanged or spoilt."""
    lines = whole.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    way = rng.randrange(5)
    if way == 0:
        del lines[at]
    elif way == 1:
        lines[at:at] = [lines[at]] * rng.choice((1, 100))
    elif way == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif way == 3:
        lines[at] = rng.choice(
            ("undo to 0", "undo to -1", "redraw 1", "resign B", "rules 2", "bot A random", "seed", "x")
        )
    else:
        words = lines[at].split(" ")
        words[rng.randrange(len(words))] = str(rng.choice(ODD_TEXTS[:30] + ODD_NUMBERS))
        lines[at] = " ".join(words)
    return "\n".join(lines)


HEADERS: list[tuple[bytes, tuple[bytes, ...]]] = [
    (b"content-type", (b"", b"text/plain", b"application/JSON; charset=utf-16", b"multipart/form-data", b"\xff", b";")),
    (b"authorization", (b"Bearer", b"Bearer  ", b"bearer \xff\xfe", b"Basic Og==", b"Bearer " + b"a" * 9000, b"")),
    (
        b"cookie",
        (
            b"hatoba=",
            b"hatoba=a; hatoba=b",
            b'hatoba="\\101\\',
            b"=;=;",
            b"\xff=\xfe",
            b"hatoba=" + b"A" * 43,
            b";" * 500,
        ),
    ),
    (b"origin", (b"null", b"http://[", b"http://hatoba.test:99999", b"http://]/", b"", b"\xff", b"http://hatoba.test")),
    (b"host", (b"", b"[", b"a:b:c", b"hatoba.test:99999999", b"hatoba.test:", b"\xff", b"a/b?c#d@e", b"[::1]:x")),
    (b"sec-fetch-site", (b"cross-site", b"none", b"", b"\xff")),
    (b"accept", (b"", b"text/html;q=x", b"*/*;q=9", b"\xff/\xff", b"application/json, " * 200)),
    (b"accept-encoding", (b"gzip;q=1e999", b"br, zstd, \xff")),
    (b"last-event-id", (b"x", b"abc.999999999", b"\xff", b"," * 3999, b"a" * 5000, b"abc.-1", b"a.1," * 900)),
    (b"if-none-match", (b"*", b'"', b"W/\xff")),
    (b"if-modified-since", (b"x", b"Thu, 99 Jan 1970 00:00:00 GMT")),
    (b"range", (b"bytes=0-", b"bytes=9-1", b"x")),
    (b"x-forwarded-for", (b"", b"1.2.3.4, \xff", b"::1%eth0")),
    (b"x-forwarded-proto", (b"https", b"\xff")),
    (b"x-http-method-override", (b"DELETE",)),
    (b"expect", (b"x",)),
    (b"x-odd", (b"a" * 20_000, b"\x01")),
]


def headers(rng: Random, sent: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The same with one of them odd, doubled or gone."""
    if sent and rng.random() < 0.1:
        at = rng.randrange(len(sent))
        return sent[:at] + sent[at + 1 :]
    name, values = rng.choice(HEADERS)
    kept = sent if rng.random() < 0.2 else [pair for pair in sent if pair[0] != name]
    return [*kept, (name, rng.choice(values))]


def path(rng: Random, whole: str) -> str:
    """An address that is nearly this one."""
    parts = whole.split("/")
    at = rng.randrange(len(parts))
    odd = rng.choice(
        (*map(_quoted, ODD_TEXTS[:30]), *map(str, ODD_NUMBERS[:14]), "%", "%zz", "%ff", "%2f", "..", ".", "%2e%2e")
    )
    way = rng.randrange(8)
    if way < 3:
        parts[at] = odd
    elif way == 3:
        parts.insert(at, odd)
    elif way == 4:
        return whole + rng.choice(("/", "//", "%00", "%20", "?", "/..", ";a=b", "." * 300, "/a" * 2000))
    elif way == 5:
        return "/" + whole
    elif way == 6:
        return whole.upper()
    else:
        del parts[at]
    return "/" + "/".join(parts).lstrip("/")


def query(rng: Random, whole: str) -> str:
    """Another query."""
    names = (
        "viewer",
        "watch",
        "at",
        "previews",
        "after",
        "limit",
        "action",
        "seat",
        "tables",
        "looking",
        "lists",
        "views",
    )
    odd = (*map(_quoted, ODD_TEXTS), *map(str, ODD_NUMBERS), "%", "%zz", "%ff", "true", "a,b", "," * 500, "a.1.2")
    added = f"{rng.choice(names)}={rng.choice(odd)}"
    ways = (
        "&".join((whole, added)),
        added,
        f"{added}&{added}",
        "&&&===",
        "a[]=1&a[b]=2",
        "?" * 50,
        whole + "%",
        ";".join((whole, added)),
    )
    return rng.choice(ways)


def method(rng: Random) -> str:
    return rng.choice(METHODS)


def _quoted(odd: str) -> str:
    return quote(odd.encode("utf-8", "surrogatepass")[:3000])
