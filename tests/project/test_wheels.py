"""`make wheels`: the compiled wheel is the plain one with another engine in it; compiling itself is a part of `make soak`."""

import csv
import io
import zipfile
from pathlib import Path

import pytest

from tools import fast, wheels


@pytest.fixture
def plain(tmp_path) -> Path:
    wheel = tmp_path / "pionek-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as made:
        made.writestr("pionek/__init__.py", "")
        made.writestr("pionek/core/rng.py", "MASK = 1\n")
        made.writestr("pionek-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        made.writestr("pionek-1.0.dist-info/RECORD", "old\n")
    return wheel


@pytest.fixture
def engine(tmp_path) -> Path:
    place = tmp_path / "engine"
    (place / "pionek" / "core").mkdir(parents=True)
    (place / "pionek" / "core" / "rng.py").write_text("MASK: Final = 1\n")
    (place / "pionek" / "core" / "rng.so").write_bytes(b"GLIBC_2.4 GLIBC_2.34")
    return place


def test_the_compiled_engine_takes_the_place_of_the_plain_one(plain, engine, tmp_path):
    wheel = tmp_path / "made.whl"
    wheels.put_together(plain, engine, "cp311-cp311-manylinux_2_34_x86_64", wheel)
    made = zipfile.ZipFile(wheel)
    assert made.read("pionek/core/rng.py") == b"MASK: Final = 1\n"
    assert made.read("pionek/core/rng.so")
    about = made.read("pionek-1.0.dist-info/WHEEL").decode()
    assert "Root-Is-Purelib: false" in about
    assert "Tag: cp311-cp311-manylinux_2_34_x86_64" in about
    record = list(csv.reader(io.StringIO(made.read("pionek-1.0.dist-info/RECORD").decode())))
    assert sorted(row[0] for row in record) == sorted(made.namelist())
    assert len(made.namelist()) == len(set(made.namelist()))


def test_the_tag_names_the_glibc_that_the_machine_code_calls(engine):
    assert wheels.glibc(engine) == 34
    (engine / "pionek" / "core" / "rng.so").write_bytes(b"GLIBC_2.4")
    assert wheels.glibc(engine) == wheels.OLDEST_GLIBC


def test_the_compiler_is_the_locked_one():
    names = [line.split("==")[0] for line in wheels.locked().splitlines() if "==" in line]
    assert sorted(names) == sorted(wheels.COMPILER)


def test_a_python_without_headers_or_of_another_version_is_passed_over(tmp_path):
    script = tmp_path / "python3.11"
    for about in ('{"version": "3.11", "implementation": "cpython", "headers": false}', '{"version": "3.10", "implementation": "cpython", "headers": true}'):
        script.write_text(f"#!/bin/sh\necho '{about}'\n")
        script.chmod(0o755)
        assert wheels.asked(script, "3.11") is None
    script.write_text("#!/bin/sh\nexit 127\n")
    assert wheels.asked(script, "3.11") is None


def test_a_compiler_that_fails_is_named_in_one_sentence():
    with pytest.raises(fast.FastError, match="the plain wheel failed: no"):
        wheels.run("the plain wheel", "sh", "-c", "echo no >&2; exit 1")
