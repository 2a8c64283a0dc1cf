"""openapi.json tells the truth, and nothing it allows makes the server fail."""

from __future__ import annotations

import os

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pionek.core import registry
from pionek.server.http.api import ROUTES
from pionek.server.http.openapi import openapi
from pionek.server.http.request import ZIP
from tests.server.process import Process

pytestmark = pytest.mark.skipif("connectfour" not in registry.names(), reason="a match needs a game")
EXAMPLES = 300 if os.environ.get("PIONEK_SOAK") else 25
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def api(tmp_path_factory):
    folder = tmp_path_factory.mktemp("schema")
    server = Process(str(folder / "pionek.db"), folder / "log", PIONEK_SERVER_REQUESTS_PER_SECOND="1e9")
    try:
        yield schemathesis.openapi.from_url(server.url + "/openapi.json")
    finally:
        assert server.stop() == 0


@schemathesis.serializer(ZIP)
def as_it_is(_context, value):
    """A .zip file is any bytes: most are none, and are refused."""
    return value.encode() if isinstance(value, str) else bytes(value)


def test_nothing_that_can_be_asked_is_a_server_error(api):
    """For every route, requests that its description allows."""
    for found in api.get_all_operations():

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
        @given(case=found.ok().as_strategy())
        def check(case):
            case.call_and_validate(checks=CHECKS)

        check()


def test_every_route_is_described():
    told = openapi()
    assert {(method.upper(), path) for path, methods in told["paths"].items() for method in methods} == {
        (route.method, route.path) for route in ROUTES
    }
    assert msgspec.json.decode(msgspec.json.encode(told)) == told
    for route in ROUTES:
        if route.takes is not None:
            content = told["paths"][route.path][route.method.lower()]["requestBody"]["content"]
            assert list(content) == [ZIP if route.takes is bytes else "application/json"]
            assert route.takes is bytes or route.takes.__name__ in told["components"]["schemas"]


def test_a_file_is_described_as_one():
    described = openapi()["paths"]["/api/packs/{digest}/file"]["get"]["responses"]
    assert list(described["200"]["content"]) == [ZIP]


def test_under_a_path_it_says_so():
    assert openapi("/pionek")["servers"] == [{"url": "/pionek"}]
