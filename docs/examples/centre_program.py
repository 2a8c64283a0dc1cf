"""A bot that is a program of its own: it reads lines of JSON and answers in lines of JSON. It prefers the middle of connect four.

    pionek simulate connectfour --bots program:docs/examples/centre_program.py,random --games 100 --mirror
"""

import json
import sys


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say({"type": "ready", "wants": []})
    elif told["type"] == "choose":
        say({"type": "chosen", "key": min(told["options"], key=lambda key: abs(int(key.rsplit(":", 1)[1]) - 3))})
