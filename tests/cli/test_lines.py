"""The table over a pipe: a whole match, every command, wrong answers, the end of input."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pionek as library
from pionek.cli.lines import LineTable
from pionek.cli.session import Session
from pionek.core import registry

QUESTION = "Choose a column for your disc."
CITED = re.compile(r"\[([A-Z]{2}-[A-Z]+-\d\d(?: [A-Z]{2}-[A-Z]+-\d\d)*)\]$")
GAMES = registry.names()


def bots_for(game: str) -> tuple[str, ...]:
    """A greedy bot against random ones, as many as the game seats by default."""
    others = library.new_match(game).table.seats - 1
    return ("--seats", ",".join(["bot:greedy", *["bot:random"] * others]), "--seed", "7")


class Person:
    """Sits at a pipe, reads, and picks a number by turns; notes all that was written."""

    def __init__(self, game: str, lang: str, seed: int, most: int = 2000) -> None:
        match = library.new_match(game, seed=seed)
        match.listen()
        self.session = Session(match, ["human", *["bot:random"] * (match.table.seats - 1)], lang)
        self.written: list[str] = []
        self.typed = 0
        self.most = most

    def read(self) -> str:
        """The last option of the question, then the first, then the second ..."""
        assert self.typed < self.most, "the match has no end"
        self.typed += 1
        question = self.session.question()
        assert question is not None
        if question.dice:
            return ("0", "1 2", "2 3 5", "1 2 3 4 5")[self.typed % 4] + "\n"
        return f"{(self.typed - 2) % len(question.choices) + 1}\n"

    def play(self) -> list[str]:
        LineTable(self.session, self.read, self.written.append).play()
        return self.written


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_in_both_languages(game, home):
    told = {lang: Person(game, lang, 5).play() for lang in ("en", "pl")}
    assert told["en"] != told["pl"]
    cited = {lang: [found.group(1) for line in lines if (found := CITED.search(line))] for lang, lines in told.items()}
    assert cited["en"] == cited["pl"]
    assert len(cited["en"]) > 5
    for lines in told.values():
        assert CITED.search(lines[-1])
        assert not [line for line in lines if re.search(r"[{}$\x1b]", line)]


@pytest.mark.parametrize("game", GAMES)
def test_bots_in_all_seats_play_to_the_end_and_every_line_cites_its_rule(pionek, game):
    bots = bots_for(game)
    english = pionek("play", game, *bots)
    polish = pionek("play", game, *bots, "--lang", "pl")
    assert (english.code, polish.code) == (0, 0)
    rules = registry.get(game).ledger
    for done in (english, polish):
        for line in done.lines[1:]:
            found = CITED.search(line)
            assert found, line
            assert all(rule in rules for rule in found.group(1).split())
    assert [CITED.findall(line) for line in english.lines] == [CITED.findall(line) for line in polish.lines]
    assert pionek("play", game, *bots).out == english.out


def test_the_question_lists_numbered_options_with_their_keys(pionek):
    done = pionek("play", "connectfour", "--seed", "7")
    at = done.lines.index(f"{QUESTION} [CF-TURN-01]")
    assert done.lines[at + 1 : at + 3] == [
        "1. drop a disc into column 1 (drop:1)",
        "2. drop a disc into column 2 (drop:2)",
    ]
    assert done.lines[0] == "Connect Four, seed 7. You are Player 1."


@pytest.mark.parametrize("answer", ["3", "drop:3", "DROP:3", "column 3", "drop a disc into column 3"])
def test_an_answer_is_a_number_a_key_or_a_name(pionek, answer):
    done = pionek("play", "connectfour", "--seed", "7", typed=f"{answer}\n")
    assert "Player 1 drops a disc into column 3. [CF-TURN-01 CF-TURN-02]" in done.lines


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("9", "9 is not the number of an option; they go from 1 to 7."),
        ("1 2", "1 2 is not the number of an option; they go from 1 to 7."),
        ("99999999999999999999", "No option is called “99999999999999999999”"),
        ("castle", "No option is called “castle”"),
        ("column", "“column” fits several: drop a disc into column 1 (drop:1); "),
        ("k", "Type a number, a key, or two letters or more of a name"),
        ("", "Type a number, a key, or two letters or more of a name"),
    ],
)
def test_a_wrong_answer_gets_one_sentence_and_the_same_question(pionek, answer, sentence):
    done = pionek("play", "connectfour", "--seed", "7", typed=f"{answer}\n")
    assert done.code == 0
    told = [at for at, line in enumerate(done.lines) if line.startswith(sentence)]
    assert len(told) == 1
    assert done.lines[told[0] + 1] == f"{QUESTION} [CF-TURN-01]"
    assert done.lines[told[0] + 8] == "7. drop a disc into column 7 (drop:7)"
    assert done.out.count("goes first") == 1


def test_rubbish_does_no_harm(home):
    rubbish = bytes(range(256)) * 3 + b"\n\xff\xfe\n" + b"9" * 5000 + b"\n"
    command = [sys.executable, "-m", "pionek.cli", "play", "connectfour", "--seed", "7"]
    done = subprocess.run(command, input=rubbish, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_end_of_input_saves_and_says_where(pionek, home):
    done = pionek("play", "connectfour", "--seed", "7", typed="4\n")
    assert (done.code, done.err) == (0, "")
    place = Path(done.lines[-1].split("--load ")[1])
    assert place.parent == home / "saves"
    assert place.is_file()
    assert [path.name for path in place.parent.iterdir()] == [place.name]
    again = pionek("play", "connectfour", "--load", place)
    assert "Player 1 drops a disc into column 4. [CF-TURN-01 CF-TURN-02]" in again.lines
    assert again.lines[-1] == done.lines[-1]


def test_the_same_game_is_saved_under_the_same_name(pionek):
    first = pionek("play", "connectfour", "--seed", "7", typed="4\n").lines[-1]
    assert pionek("play", "connectfour", "--seed", "7", typed="4\n").lines[-1] == first
    assert pionek("play", "connectfour", "--seed", "7", typed="5\n").lines[-1] != first


def test_q_leaves_with_the_game_saved(pionek, home):
    done = pionek("play", "connectfour", "--seed", "7", typed="q\n4\n")
    assert len(list((home / "saves").iterdir())) == 1
    assert "Player 1 drops" not in done.out


def test_s_saves_and_the_game_goes_on(pionek, tmp_path):
    file = tmp_path / "deep" / "game.json"
    done = pionek("play", "connectfour", "--seed", "7", typed=f"s {file}\n4\n")
    assert json.loads(file.read_bytes())["game"] == "connectfour"
    assert "Player 1 drops a disc into column 4." in done.out


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(pionek, tmp_path):
    (tmp_path / "file").write_text("")
    done = pionek("play", "connectfour", "--seed", "7", typed=f"s {tmp_path}/file/game.json\n4\n")
    assert "cannot be used" in done.out
    assert "Player 1 drops a disc into column 4." in done.out


def test_u_takes_the_last_move_back_also_beyond_a_bots_answer(pionek):
    done = pionek("play", "connectfour", "--seed", "7", typed="u\n4\nu\nb\n")
    assert "There is nothing to take back." in done.lines
    at = done.lines.index("Your last move is taken back.")
    assert "●" not in "".join(done.lines[at:])


def test_between_people_what_was_answered_stays(pionek):
    done = pionek("play", "connectfour", "--seed", "7", "--seats", "human,human", typed="4\nu\n1\n2\nu\n")
    assert done.out.count("Your last move is taken back.") + done.out.count("cannot be taken back") == 2


def test_x_resigns(pionek):
    done = pionek("play", "connectfour", "--seed", "7", typed="x\n")
    assert done.lines[-1] == "Resigned. Player 2 wins. [CF-END-03]"


def test_l_changes_the_language(pionek):
    done = pionek("play", "connectfour", "--seed", "7", typed="l\n")
    at = done.lines.index("Odtąd po polsku.")
    assert done.lines[at + 1] == "Wybierz kolumnę dla swojego krążka. [CF-TURN-01]"
    assert done.lines[-1].startswith("Zapisano.")


def test_r_searches_the_rules(pionek):
    done = pionek("play", "connectfour", "--seed", "7", typed="r full column\nr castling\nr\n")
    assert "CF-TURN-03: A full column takes no more discs." in done.lines
    assert "No rule has all the words “castling”." in done.lines
    assert any(line.startswith("Type r and words") for line in done.lines)


def test_h_lists_the_commands(pionek):
    done = pionek("play", "connectfour", "--seed", "7", typed="h\n")
    for letter in ("?", "b", "r", "u", "s", "l", "x", "q", "h"):
        assert any(line.startswith(letter) for line in done.lines), letter


def test_b_shows_the_table(pionek):
    done = pionek("play", "connectfour", "--seed", "7", "--set", "first=1", typed="4\nb\n")
    assert "  · · · ● · · ·" in done.lines
    assert "  · · · ○ · · ·" in done.lines


def test_question_mark_explains_the_question_an_option_and_why_not(pionek):
    four = "4\n" * 3
    done = pionek("play", "connectfour", "--seed", "7", "--set", "first=1", typed=f"?\n? 2\n?drop:3\n? nix\n{four}? column 4\n? CF-END-02\n")
    rule = "  CF-TURN-01: Players alternate; each drops one disc into a column of his choice."
    assert done.lines.count(rule) == 3
    assert "drop a disc into column 2 (drop:2)" in done.lines
    assert "    You may: drop a disc into column 3 (drop:3)" in done.lines
    assert any(line.startswith("Nothing here is called “nix”") for line in done.lines)
    at = done.lines.index("Column 4")
    assert done.lines[at + 1 : at + 3] == [
        "  Not now: This column is full.",
        "  CF-TURN-03: A full column takes no more discs.",
    ]
    assert "CF-END-02: A full grid without such a row is a draw." in done.lines


def test_only_what_changed_on_the_table_is_told_again(pionek):
    done = pionek("play", "connectfour", "--seed", "7", "--set", "first=1", typed="1\n7\n")
    assert done.lines.count("  Column 1: disc of Player 1") == 1


def test_replay_prints_the_log_up_to_an_answer(pionek, tmp_path):
    file = tmp_path / "game.json"
    pionek("play", "connectfour", "--seed", "7", "--set", "first=1", typed=f"1\n2\ns {file}\n")
    whole = pionek("replay", file)
    assert whole.lines[-1] == "After 4 of 4 answers. Player 1 is deciding."
    part = pionek("replay", file, "--at", "1", "--lang", "pl")
    assert part.lines == [
        "Pierwszy gra Gracz 1. [CF-SETUP-01]",
        "Gracz 1 wrzuca krążek do kolumny 1. [CF-TURN-01 CF-TURN-02]",
        "Po 1 z 4 odpowiedzi. Decyduje Gracz 2.",
    ]
    found = json.loads(pionek("replay", file, "--at", "1", "--json").out)
    assert found["log"][1] == {"text": "Player 1 drops a disc into column 1.", "rules": ["CF-TURN-01", "CF-TURN-02"]}
    assert (found["at"], found["answers"], found["result"]) == (1, 4, None)
    assert "this match has 4" in pionek("replay", file, "--at", "5").err
    file.write_text("{}")
    assert pionek("replay", file).err == "this is not a saved match\n"


def test_without_textual_the_terminal_gets_plain_lines_and_one_sentence(pionek, monkeypatch):
    monkeypatch.setitem(sys.modules, "textual.app", None)
    monkeypatch.delitem(sys.modules, "pionek.cli.screen", raising=False)
    monkeypatch.setattr("pionek.cli.play.at_terminal", lambda: True)
    done = pionek("play", "connectfour", "--seed", "7", typed="4\n")
    assert done.code == 0
    assert done.err.count("\n") == 1
    assert "pionek[tui]" in done.err
    assert "> Player 1 drops a disc into column 4." in done.out


def test_plain_lines_also_at_a_terminal(pionek, monkeypatch):
    monkeypatch.setattr("pionek.cli.play.at_terminal", lambda: True)
    done = pionek("play", "connectfour", "--seed", "7", "--plain", typed="4\n")
    assert (done.code, done.err) == (0, "")
    assert "Player 1 drops a disc into column 4." in done.out


def test_a_game_that_cannot_be_saved_is_not_left_by_q_and_lost_only_with_an_error(pionek, home):
    home.parent.mkdir(exist_ok=True)
    home.write_text("in the way")
    done = pionek("play", "connectfour", "--seed", "7", typed="q\n4\n")
    assert "Player 1 drops a disc into column 4." in done.out
    assert done.lines[-1].endswith("Not a directory")
    assert done.code == 1
