"""What is stored of a table as JSON."""

import msgspec

from hatoba.table.entries import Entry, read_entry, store_entry
from hatoba.table.header import Header, Meta

encode_header = msgspec.json.Encoder().encode
decode_header = msgspec.json.Decoder(Header).decode
encode_meta = msgspec.json.Encoder().encode
decode_meta = msgspec.json.Decoder(Meta).decode


def encode_entry(entry: Entry) -> str:
    return msgspec.json.encode(store_entry(entry)).decode()


def decode_entry(data: str | bytes, number: int, at: float) -> Entry:
    return read_entry(msgspec.json.decode(data), number, at)
