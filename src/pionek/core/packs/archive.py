"""A pack as one .zip file: made from a folder, and opened only after its size, names, links and weight were checked."""

from __future__ import annotations

import atexit
import io
import shutil
import stat
import tempfile
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from pionek.core.packs.loader import MOST_BYTES, MOST_FILES, astray
from pionek.core.packs.problems import InBoth, Problem, Problems

SUFFIX = ".zip"
HEAD = "pack.yaml"
KEPT = (".yaml",)
BESIDE = (".md", ".txt", ".webp", ".json", "LICENSE", "LICENCE")
"""What may lie in the file beside the pack's own; it is left out when the file is opened."""
ENCRYPTED = 0x1
LONGEST_NAME = 200
DATE = (1980, 1, 1, 0, 0, 0)
"""Equal packs make equal files, whenever they are made."""


def refused(file: str, entry: str, found: InBoth, expected: InBoth) -> Problems:
    return Problems([Problem(file, 0, entry, "", found, expected)])


def zipped(folder: Path) -> bytes:
    """The files of a pack as one .zip file."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*.yaml")):
            info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), DATE)
            info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(info, path.read_bytes())
    return out.getvalue()


def unzip(data: bytes, into: Path, most: int = MOST_BYTES, name: str = "pack.zip") -> None:
    """Write the files of a .zip into a folder, unless anything in it is not as the file of a pack should be."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
        listed = archive.infolist()
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OverflowError, UnicodeError) as error:
        raise refused(name, "", InBoth(f"a file that cannot be read ({error})", f"plik, którego nie da się odczytać ({error})"), ZIP) from None
    members = [info for info in listed if not (info.is_dir() or left_by_a_system(info.filename))]
    if len(listed) > MOST_FILES:
        raise refused(name, "", InBoth(f"{len(listed)} files", f"liczba plików: {len(listed)}"), InBoth(f"at most {MOST_FILES}", f"najwyżej {MOST_FILES}"))
    weight = sum(info.file_size for info in members)
    if weight > most:
        raise heavy(name, weight, most)
    places: dict[str, zipfile.ZipInfo] = {}
    for info in members:
        check_member(info, name)
        place = info.filename.casefold()
        if place in places:
            raise refused(name, shown(info), InBoth("the same name twice", "tę samą nazwę dwa razy"), InBoth("names of their own", "różne nazwy"))
        places[place] = info
    top = common_folder([info.filename for info in members])
    left = most
    for info in members:
        local = info.filename.removeprefix(top)
        if not local.endswith(KEPT):
            continue
        text = read_member(archive, info, left, name, most)
        left -= len(text)
        target = into.joinpath(*PurePosixPath(local).parts)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text)
    if not (into / HEAD).is_file():
        raise refused(name, "", InBoth(f"no {HEAD}", f"brak pliku {HEAD}"), ZIP)


ZIP = InBoth(f"a .zip file of a folder with a {HEAD}", f"plik .zip z folderem, w którym jest {HEAD}")


def heavy(name: str, weight: int, most: int) -> Problems:
    found = InBoth(f"{weight:,} bytes when opened", f"po otwarciu bajtów: {weight}")
    return refused(name, "", found, InBoth(f"at most {most:,}", f"najwyżej {most}"))


def left_by_a_system(name: str) -> bool:
    """Whether the operating system of whoever zipped the folder has added a file of its own to it."""
    parts = name.split("/")
    return parts[0] == "__MACOSX" or parts[-1] in (".DS_Store", "Thumbs.db", "desktop.ini")


def shown(info: zipfile.ZipInfo) -> str:
    """A name from a stranger's file, fit to be printed."""
    return "".join(each if each.isprintable() else "?" for each in info.filename[:LONGEST_NAME])


def check_member(info: zipfile.ZipInfo, name: str) -> None:
    """Refuse what has no place in a pack: links, ways out of the folder, secrets, and files of other kinds."""
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise refused(name, shown(info), InBoth("a link or a device", "dowiązanie albo urządzenie"), InBoth("plain files", "zwykłe pliki"))
    if info.flag_bits & ENCRYPTED:
        raise refused(name, shown(info), InBoth("an encrypted file", "zaszyfrowany plik"), InBoth("files without a password", "pliki bez hasła"))
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise refused(name, shown(info), InBoth("an unusual compression", "nietypową kompresję"), InBoth("deflate, as usual", "zwykłą (deflate)"))
    given = info.filename
    parts = given.split("/")
    bad = "\\" in given or ":" in given or len(given) > LONGEST_NAME or not given.isprintable() or any(part in ("", ".", "..") for part in parts)
    if bad:
        raise refused(name, shown(info), InBoth("a name that leads out of the pack or cannot be written", "nazwę, która wychodzi z paczki albo której nie da się zapisać"), InBoth("a plain relative name", "zwykłą nazwę względną"))
    if astray(parts[-1]) or not given.endswith(KEPT + BESIDE):
        raise refused(name, shown(info), InBoth("a file of another kind", "plik innego rodzaju"), InBoth("files that end in .yaml", "pliki z końcówką .yaml"))


def read_member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, left: int, name: str, most: int) -> bytes:
    """Read a file, and stop as soon as it is longer than it said or than there is room for."""
    try:
        with archive.open(info) as file:
            text = file.read(min(info.file_size, left) + 1)
    except (zipfile.BadZipFile, OSError, ValueError, EOFError, NotImplementedError, RuntimeError, zlib.error) as error:
        raise refused(name, shown(info), InBoth(f"a damaged file ({error})", f"uszkodzony plik ({error})"), ZIP) from None
    if len(text) > info.file_size or len(text) > left:
        raise heavy(name, len(text), most)
    return text


def common_folder(names: list[str]) -> str:
    """The one folder in which everything lies, with its slash; "" if the pack lies at the top."""
    if any(each == HEAD for each in names):
        return ""
    tops = {each.split("/", 1)[0] for each in names if "/" in each}
    return f"{tops.pop()}/" if len(tops) == 1 else ""


def opened(path: Path) -> Path:
    """The folder of a pack: itself, or for a .zip file a folder with its files, removed when the program ends."""
    if path.suffix != SUFFIX or not path.is_file():
        return path
    if path.stat().st_size > MOST_BYTES:
        raise heavy(path.as_posix(), path.stat().st_size, MOST_BYTES)
    place = Path(tempfile.mkdtemp(prefix="pionek-pack-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    folder = place / path.stem
    folder.mkdir()
    unzip(path.read_bytes(), folder, name=path.as_posix())
    return folder
