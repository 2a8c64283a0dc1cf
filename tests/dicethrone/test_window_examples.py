"""The examples of what is used outside the course of a turn, docs/windows/dicethrone: offered and used in every cell of the page of windows.

Random games are played in which everybody holds them again and again.
"""

from __future__ import annotations

import random
from pathlib import Path

from pionek.core.match.match import Match, start
from pionek.games.dicethrone import GAME
from pionek.games.dicethrone.model.forms import MOMENTS

PACK = Path(__file__).parents[2] / "docs" / "windows" / "dicethrone"
MODES = [
    {"mode": "duel", "heroes": ["paladin", "pyromancer"]}, {"mode": "duel", "heroes": ["shadow-thief", "paladin"]},
    {"mode": "king", "heroes": ["paladin", "barbarian", "monk"]}, {"mode": "2v2", "heroes": ["shadow-thief", "paladin", "moon-elf", "ninja"]},
]  # fmt: skip
MOST_GAMES, MOST_ANSWERS = 40, 600
CELLS = {(use, moment) for use, moments in GAME.uses.moments.items() for moment in moments}
DISCARDING = ("DT-DISCARD-01", "DT-WINDOW-17")
TIMED = {"main-token": {"DT-MAIN-01"}, "end-of-offense": {"DT-WINDOW-11"}}
"""The windows of the tokens that are for one moment."""


def own(match: Match, kind: str) -> list[int]:
    return [each.index for each in match.content.entries[kind] if each.pack == "windows"]


def hand_out(match: Match) -> None:
    """Everybody has the examples again, something for the Upkeep Phase, and health enough to go on."""
    table = match.table
    burn = match.content.find("token", "burn")
    for seat, player in enumerate(table.players):
        for card in own(match, "card"):
            if card not in player.hand.cards and not match.content.cards[card].upgrade:
                if card in player.deck.cards:
                    player.deck.remove(card)
                if card in player.discard:
                    player.discard.remove(card)
                player.hand.put(card, 1 << seat)
        for token in (*own(match, "token"), burn):
            if not player.tokens[token]:
                table.put_token(seat, token, 1, seat, "")
        player.cp = max(player.cp, 3)
        if player.health < 30:
            table.set_health(seat, 50)


def with_the_passive_ability(match: Match) -> Match:
    card = match.content.cards[match.content.find("card", "windows:upgrade")]
    seat = match.settings["heroes"].index("paladin")
    match.table.raise_level(seat, card.place, card.level)
    return match


def test_the_examples_are_offered_and_used_at_every_moment_of_the_page() -> None:
    seen: set[tuple[str, str]] = set()
    played: set[str] = set()
    moments: dict[str, set[str]] = {}
    for seed in range(MOST_GAMES):
        luck = random.Random(seed)
        match = with_the_passive_ability(start(GAME, MODES[seed % len(MODES)], seed, (PACK,)))
        for _ in range(MOST_ANSWERS):
            if match.decision is None:
                break
            options = match.decision.options
            moment = match.table.agenda[-1].rule()
            wanted = []
            for option in options:
                use, key = GAME.uses.use_of(match.table, option), match.key(option)
                if use and ":windows:" in key:
                    name = key.split(":windows:")[1].split(":")[0]
                    moments.setdefault(name, set()).add(moment)
                    if (use, moment) not in seen or name not in played:
                        wanted.append((use, name, option))
            plain = [option for option in options if not GAME.uses.use_of(match.table, option) and not match.key(option).startswith("sell:")]
            calm = [option for option in plain if not match.key(option).startswith("play:")]
            sold = [option for option in options if not match.key(option).endswith(":instant")]
            kept = (calm if luck.random() < 0.9 else plain) or sold or options
            use, name, answer = luck.choice(wanted) if wanted else ("", "", luck.choice(kept))
            attacks = [option for option in options if match.key(option).startswith("announce:")]
            if attacks and not wanted:
                answer = luck.choice(attacks)
            match.play(answer)
            if use:
                seen.add((use, moment))
                played.add(name)
            if match.decision is not None and match.table.agenda[-1].rule() not in DISCARDING:
                hand_out(match)
        if seen == CELLS and len(played) == len(USED):
            break
    assert sorted(CELLS - seen) == []
    assert played == USED
    for name, windows in TIMED.items():
        assert moments[name] == windows


USED = {"instant", "rolling", "roll", "dice", "roll-dice", "after-damage", "any-time", "dice-token", "main-token", "end-of-offense", "when-aimed-at", "modifier", "passive"}


def test_every_phase_of_a_card_and_every_moment_of_a_token_has_an_example() -> None:
    content = GAME.content((PACK,))
    cards = [each for each in content.cards if each.pack == "windows"]
    assert {each.phase for each in cards} == {"instant", "roll", "main", "upgrade"}
    tokens = [each for each in content.tokens if each.pack == "windows"]
    assert {each.spend.moment for each in tokens} == set(MOMENTS)


def test_the_card_of_the_main_phase_and_the_upgrade_are_played_there() -> None:
    match = start(GAME, MODES[0], 3, (PACK,))
    seat = 0
    for name in ("main", "upgrade"):
        card = match.content.find("card", f"windows:{name}")
        player = match.table.players[seat]
        if card not in player.hand.cards:
            player.deck.remove(card)
            player.hand.put(card, 1 << seat)
        player.cp = 15
    luck = random.Random(1)
    done: set[str] = set()
    for _ in range(200):
        decision = match.decision
        assert decision is not None
        key = next((match.key(each) for each in decision.options if match.key(each) in ("play:windows:main", "play:windows:upgrade")), "")
        if key and decision.seat == seat:
            assert match.table.agenda[-1].rule() == "DT-MAIN-01"
            done.add(key)
            match.play(key)
        else:
            match.play(luck.choice(decision.options))
        if len(done) == 2:
            return
    raise AssertionError(f"only {done} were played")
