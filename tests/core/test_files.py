"""Files that are there whole or not at all."""

import errno
import os

import pytest

from pionek.core.files import atomic_write


def test_a_file_takes_its_place_when_all_of_it_is_written(tmp_path):
    path = tmp_path / "new" / "a.txt"
    with atomic_write(path) as file:
        file.write(b"one")
        assert not path.exists()
    assert path.read_bytes() == b"one"
    assert [each.name for each in path.parent.iterdir()] == ["a.txt"]


def test_what_was_there_stays_when_writing_fails(tmp_path):
    path = tmp_path / "a.txt"
    path.write_bytes(b"old")

    def interrupted():
        with atomic_write(path) as file:
            file.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert path.read_bytes() == b"old"
    assert [each.name for each in tmp_path.iterdir()] == ["a.txt"]


def test_what_cannot_be_written_is_told_by_its_own_name_at_once(tmp_path):
    with pytest.raises(IsADirectoryError) as told, atomic_write(tmp_path):
        pytest.fail("nothing is worked for in vain")
    assert told.value.filename == str(tmp_path)
    with pytest.raises(OSError, match="File name too long") as told, atomic_write(tmp_path / ("a" * 250)):
        pytest.fail("nothing is worked for in vain")
    assert told.value.filename == str(tmp_path / ("a" * 250))
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(OSError, match="no ordinary file"), atomic_write(pipe):
        pytest.fail("what somebody reads from is not replaced")


def test_a_full_disk_is_told_by_the_name_of_the_file(tmp_path, monkeypatch):
    def full(_descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space") as told, atomic_write(tmp_path / "a.txt") as file:
        file.write(b"one")
    assert told.value.filename == str(tmp_path / "a.txt")
    assert list(tmp_path.iterdir()) == []


def test_it_can_be_read_by_whoever_reads_the_other_files(tmp_path):
    plain = tmp_path / "plain.txt"
    plain.write_bytes(b"")
    path = tmp_path / "a.txt"
    with atomic_write(path) as file:
        file.write(b"one")
    assert path.stat().st_mode == plain.stat().st_mode
