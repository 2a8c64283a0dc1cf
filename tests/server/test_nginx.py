"""Two servers behind Debian's nginx, which sends everybody at a match to the same one by the match in the address."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pionek.core import registry
from tests.server.crowd import Crowd
from tests.server.process import Process

NGINX = Path("/usr/sbin/nginx")
CONF = Path(__file__).parents[2] / "deploy" / "nginx.conf"
AGAIN_SECONDS = 25.0
pytestmark = [
    pytest.mark.skipif(not NGINX.exists(), reason="needs Debian's package nginx"),
    pytest.mark.skipif("connectfour" not in registry.names(), reason="these tests play connect four"),
]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Proxy:
    """nginx with deploy/nginx.conf, but for its ports."""

    def __init__(self, folder: Path, servers: list[Process]) -> None:
        self.port = free_port()
        text = CONF.read_text()
        text = re.sub(r"listen \d+;", f"listen 127.0.0.1:{self.port};", text)
        for given, server in zip(re.findall(r"127\.0\.0\.1:81\d\d", text), servers, strict=True):
            text = text.replace(given, server.url.removeprefix("http://"))
        places = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        conf = folder / "nginx.conf"
        conf.write_text(
            f"pid {folder}/pid;\ndaemon off;\nmaster_process off;\nerror_log {folder}/error.log warn;\n"
            f"events {{ worker_connections 512; }}\nhttp {{\naccess_log {folder}/access.log;\n{places}\n{text}\n}}\n"
        )
        self.log = folder / "error.log"
        self.child = subprocess.Popen([NGINX, "-c", conf, "-p", folder, "-e", self.log])
        self.url = f"http://127.0.0.1:{self.port}"
        for _ in range(200):
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def stop(self) -> None:
        self.child.terminate()
        self.child.wait(10)


@pytest.fixture
def machines(cluster, tmp_path) -> Iterator[tuple[str, list[Process], Proxy]]:
    address = cluster.database(f"nginx{free_port()}")
    given = {"PIONEK_SERVER_CONNECTS_PER_SECOND": "1000", "PIONEK_SERVER_MATCHES_PER_MINUTE": "6000", "PIONEK_SERVER_REQUESTS_PER_SECOND": "1000"}
    servers = [Process(address, tmp_path / f"log{n}", **given) for n in range(2)]
    proxy = Proxy(tmp_path, servers)
    yield address, servers, proxy
    proxy.stop()
    for server in servers:
        server.stop()


class Behind(Process):
    """What a client sees: the proxy."""

    def __init__(self, proxy: Proxy) -> None:
        self.url = proxy.url


def test_everybody_at_a_match_reaches_its_owner_and_when_that_dies_the_other(machines, tmp_path):
    address, servers, proxy = machines
    crowd = Crowd(Behind(proxy), 6)

    async def kill() -> float:
        await crowd.all_served_since(time.monotonic(), 40)
        seated = [{json.loads(line)["match"] for line in (tmp_path / f"log{n}").read_text().splitlines() if '"seated"' in line} for n in range(2)]
        assert all(seated), "both have matches"
        assert not seated[0] & seated[1], "and each match has one owner"
        servers[0].kill()
        return await crowd.all_served_since(time.monotonic(), AGAIN_SECONDS)

    took = asyncio.run(crowd.during(kill))
    print(f"served again {took:.2f} s after a machine died, {crowd.count()} answers acknowledged")
    asyncio.run(crowd.check(address))
    for n in range(2):
        assert "error" not in [json.loads(line)["event"] for line in (tmp_path / f"log{n}").read_text().splitlines()]
