"""Try `make play` as a newcomer would: start it, open the page, begin a first game, play it, and stop it with Ctrl-C.

    python3 tools/tryplay.py

It needs nothing but Python's own library, so that it runs on a bare system beside the real thing.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from typing import Any

ANSWERS = 12
PATIENCE = 60


def ask(url: str, body: Any = None, token: str = "") -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode() if body is not None else None)  # noqa: S310 - our own server
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:  # noqa: S310
        data = response.read()
        return json.loads(data) if response.headers["Content-Type"] == "application/json" else data.decode()


def page(url: str) -> None:
    """The page and every file it names."""
    index = ask(f"{url}/")
    names = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', index)
    assert names, index
    for name in names:
        with urllib.request.urlopen(f"{url}/{name}", timeout=PATIENCE) as response:  # noqa: S310
            assert response.status == 200, name


def play(url: str, game: dict[str, Any]) -> None:
    """One click of the lobby: a first game, guided where the game has a guide; then the first option of each question."""
    made = ask(f"{url}/api/matches", {"game": game["id"], "guided": game["guided"]})
    (code,) = [seat["code"] for seat in made["seats"] if seat["code"]]
    token = ask(f"{url}/api/join", {"code": code})["token"]
    match, given = f"{url}/api/matches/{made['match']}", 0
    until = time.monotonic() + PATIENCE
    while given < ANSWERS and time.monotonic() < until:
        seen = ask(match, token=token)
        choices = seen["view"]["scene"].get("choices", [])
        if seen["view"]["match"]["status"] == "finished":
            return
        if not choices:
            time.sleep(0.05)
            continue
        ask(f"{match}/answers", {"id": f"a{given}", "key": choices[0]["key"], "at": seen["at"]}, token)
        given += 1
    assert given == ANSWERS, f"{game['id']}: only {given} answers in {PATIENCE} s"


def main() -> int:
    server = subprocess.Popen(["make", "play"], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert server.stdout is not None
    try:
        url = server.stdout.readline().strip()
        if not url.startswith("http://"):
            print("tryplay: make play printed no address", file=sys.stderr)
            return 1
        page(url)
        for game in ask(f"{url}/api/games")["games"]:
            play(url, game)
            print(f"tryplay: {game['name']} begins")
    finally:
        os.killpg(server.pid, signal.SIGINT)
        server.wait(PATIENCE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
