"""A bot as a program: plays at random, or misbehaves in the way that its argument names."""

import json
import os
import random
import sys
import time

FAULTS = {
    "prose": "I would rather build a shop.",
    "list": "[1, 2]",
    "late": '{"type": "action", "id": 0, "action": 1}',
    "empty": '{"type": "action", "id": 1}',
    "number": '{"type": "action", "id": 1, "action": 999999}',
    "unknown": '{"type": "action", "id": 1, "notation": "fly moon"}',
}


def main(how: str) -> None:
    rng = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "end":
            return
        if message["type"] == "new":
            assert message["protocol"] == 1
            rng.seed(message["seed"])
            print(
                '{"type": "ready", "protocol": 1}' if how != "old" else '{"type": "ready", "protocol": 0}', flush=True
            )
            continue
        if how == "crash":
            sys.exit("I give up")
        if how == "silent":
            time.sleep(60)
        if how == "deaf":
            os.close(1)
            time.sleep(60)
        if how in FAULTS:
            print(FAULTS[how], flush=True)
            continue
        assert message["view"]["viewer"] == message["seat"]
        chosen = rng.choice(message["legal"])
        name = "action" if message["id"] % 2 else "notation"
        print(json.dumps({"type": "action", "id": message["id"], name: chosen[name]}), flush=True)


main(sys.argv[1] if len(sys.argv) > 1 else "random")
