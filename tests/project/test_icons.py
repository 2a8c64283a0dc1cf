"""Outlines of icons are read back from their packed file as they were written."""

import lzma

import pytest

from pionek.core.view.icons import Outlines
from tools.icons import packed

WRITTEN = {
    "plain": "m176 80l-137 167h78v5-12c6-5 14-7 22-6 1 0 2 0 3 0z",
    "arc": "m0 0a5.5 5.5 0 0 1 3 9 0.1 12 21.804 1 0-3-9zm5-5l1 1",
    "far": "m1023-1023l-2047 2047 30000-30000c-1000 1000 1000-1000-1000 1000a1234567 5 0 0 1 2 2z",
    "small": "m1 1h-2v15s1 2 3 4-1-2-3-4q1 2 3 4t5 6zz",
    "none": "",
}


def test_outlines_are_read_back_as_they_were_written():
    read = Outlines(lzma.decompress(packed(WRITTEN)))
    assert {name: read[name] for name in read} == WRITTEN | {"small": "m1 1h-2v15s1 2 3 4-1-2-3-4q1 2 3 4t5 6z"}
    assert (len(read), "arc" in read, "bee" in read, read.get("bee", "")) == (5, True, False, "")


@pytest.mark.parametrize("path", ["m0.5 0z", "m40000 0z"])
def test_what_could_not_be_read_back_is_refused(path):
    with pytest.raises(ValueError, match=r"invalid literal|too far"):
        packed({"odd": path})
