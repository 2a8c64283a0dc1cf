"""The plugin of pytest that gives each check to each game, and says where in the game's own files a check failed."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from pionek.core import registry
from pionek.testing.games import MADE_UP, game_of

pytest.register_assert_rewrite("pionek.testing.checks")
CHECKS = Path(__file__).parent / "checks"
PACKAGE = Path(__file__).parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", metavar="NAME", help="check only this game of Pionek; may be given more than once")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "every_game: the test is given to each game by its name")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """The modules of checks are named after what they check, not test_something."""
    if file_path.parent == CHECKS and file_path.suffix == ".py" and file_path.stem != "__init__":
        return pytest.Module.from_parent(parent, path=file_path)
    return None


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.definition.get_closest_marker("every_game"):
        chosen = metafunc.config.getoption("--game")
        metafunc.parametrize("name", chosen or [*registry.names(), *MADE_UP])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The innermost line of the game itself, if the failure went through one."""
    report = yield
    if call.excinfo is not None and isinstance(item, pytest.Function) and item.get_closest_marker("every_game"):
        home = game_of(str(item.callspec.params["name"])).folder
        own = [entry for entry in call.excinfo.traceback if Path(entry.path).is_relative_to(home)]
        if own:
            report.sections.append(("in the game", f"{own[-1].path}:{own[-1].lineno + 1}: {call.excinfo.exconly()}"))
    return report
