"""A pack as a .zip file: made and opened again as it was, and refused if anything in it has no place in a pack."""

import io
import stat
import zipfile
from pathlib import Path

import pytest

from pionek.core.packs.archive import opened, unzip, zipped
from pionek.core.packs.problems import Problems

HEADER = b"id: bees\n"


def archive(*members: tuple[str | zipfile.ZipInfo, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in members:
            file.writestr(name, data)
    return out.getvalue()


def link() -> zipfile.ZipInfo:
    info = zipfile.ZipInfo("secret.yaml")
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def told(data: bytes, into: Path, most: int = 100_000) -> str:
    with pytest.raises(Problems) as caught:
        unzip(data, into, most)
    assert len(caught.value.problems) == 1
    for lang in ("en", "pl"):
        assert caught.value.problems[0].text(lang).startswith("pack.zip")
    return str(caught.value)


def test_a_pack_comes_out_as_it_went_in(tmp_path: Path):
    folder = tmp_path / "bees"
    (folder / "more").mkdir(parents=True)
    (folder / "pack.yaml").write_bytes(HEADER)
    (folder / "more" / "cards.yaml").write_bytes(b"cards: []\n")
    (folder / "notes.txt").write_bytes(b"mine")
    data = zipped(folder)
    assert zipped(folder) == data
    (tmp_path / "bees.zip").write_bytes(data)
    back = opened(tmp_path / "bees.zip")
    assert back.name == "bees"
    assert {path.relative_to(back).as_posix(): path.read_bytes() for path in back.rglob("*") if path.is_file()} == {
        "pack.yaml": HEADER, "more/cards.yaml": b"cards: []\n",
    }  # fmt: skip


def test_a_folder_around_the_pack_does_not_matter(tmp_path: Path):
    unzip(archive(("bees/", b""), ("bees/pack.yaml", HEADER), ("bees/README.md", b"x"), ("bees/a/b.yaml", b"c: []")), tmp_path)
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*")) == ["a/b.yaml", "pack.yaml"]


def test_what_a_system_adds_to_a_folder_is_left_out(tmp_path: Path):
    added = [("__MACOSX/bees/._pack.yaml", b"\0\5\26"), ("bees/.DS_Store", b"\0"), ("bees/Thumbs.db", b"\0")]
    unzip(archive(("bees/pack.yaml", HEADER), *added), tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")] == ["pack.yaml"]


@pytest.mark.parametrize(
    ("member", "said"),
    [
        (("../evil.yaml", b"x"), "leads out of the pack"),
        (("/etc/evil.yaml", b"x"), "leads out of the pack"),
        (("a/../../evil.yaml", b"x"), "leads out of the pack"),
        (("a\\..\\evil.yaml", b"x"), "leads out of the pack"),
        (("C:/evil.yaml", b"x"), "leads out of the pack"),
        (("a\x1b[31m.yaml", b"x"), "leads out of the pack"),
        (("n" * 300 + ".yaml", b"x"), "leads out of the pack"),
        (("evil.py", b"x"), "a file of another kind"),
        (("cards.yaml.txt", b"x"), "a file of another kind"),
        (("PACK.yaml", b"x"), "the same name twice"),
        ((link(), b"/etc/passwd"), "a link or a device"),
        (("bomb.yaml", b"\0" * 3_000_000), "3,000,008 bytes when opened"),
    ],
)
def test_what_has_no_place_in_a_pack_is_refused(tmp_path: Path, member: tuple[str, bytes], said: str):
    into = tmp_path / "into"
    into.mkdir()
    assert said in told(archive(("pack.yaml", HEADER[:8]), member), into)
    assert [path.name for path in tmp_path.iterdir()] == ["into"], "nothing outside the folder"


def test_a_file_that_lies_about_its_length_is_refused(tmp_path: Path):
    data = archive(("pack.yaml", HEADER), ("bomb.yaml", b"\0" * 2_000_000))
    lying = data.replace((2_000_000).to_bytes(4, "little"), (10).to_bytes(4, "little"))
    assert lying != data
    said = told(lying, tmp_path)
    assert "damaged" in said or "bytes when opened" in said


def test_too_many_files_no_header_and_what_is_no_zip(tmp_path: Path):
    assert "501 files" in told(archive(("pack.yaml", HEADER), *((f"f{at}.yaml", b"") for at in range(500))), tmp_path)
    assert "no pack.yaml" in told(archive(("cards.yaml", b"cards: []")), tmp_path)
    whole = archive(("pack.yaml", HEADER))
    for data in (b"", b"PK", b"not a zip", whole[:-10], whole[: len(whole) // 2]):
        assert "cannot be read" in told(data, tmp_path)
    spoilt = whole.replace(HEADER[:3], b"???") if HEADER[:3] in whole else bytearray(whole)
    spoilt = bytes(each ^ 255 if 35 < at < 50 else each for at, each in enumerate(spoilt))
    told(spoilt, tmp_path)
