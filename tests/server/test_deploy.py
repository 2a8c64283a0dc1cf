"""The unit and the container start the server with flags that it knows, and leave it the time it needs to stop."""

import json
import re
import shlex
from pathlib import Path

import pytest

from pionek.cli.serve import command
from pionek.cli.words import Say
from pionek.server.config import Config

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"


def started() -> dict[str, list[str]]:
    unit = re.search(r"^ExecStart=(.+)$", (DEPLOY / "pionek.service").read_text(), re.MULTILINE)
    container = re.search(r"^ENTRYPOINT (\[.+\])$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert unit is not None
    assert container is not None
    return {"unit": shlex.split(unit[1]), "container": json.loads(container[1])}


@pytest.mark.parametrize("where", ["unit", "container"])
def test_the_server_is_started_with_flags_that_it_knows(where):
    program, verb, *flags = started()[where]
    assert (Path(program).name, verb) == ("pionek", "serve")
    known = {name for param in command(Say("en")).params for name in param.opts}
    assert set(flags[::2]) <= known
    assert {"--host", "--db"} <= set(flags[::2])


def test_the_unit_waits_as_long_as_an_orderly_stop_may_take():
    wait = re.search(r"^TimeoutStopSec=(\d+)$", (DEPLOY / "pionek.service").read_text(), re.MULTILINE)
    assert wait is not None
    assert int(wait[1]) > Config().stop_seconds
