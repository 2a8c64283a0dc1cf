"""What only one tile, card or Dream does, by name: each a deed or a question."""

from __future__ import annotations

from collections.abc import Callable

from pionek.core.language.effects import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.language.conditions import short_way
from pionek.games.etherfields.language.storydeeds import (
    accuse,
    all_testified,
    broken_trolley,
    chorus,
    clock_hand,
    confuse,
    drop_token,
    extra_tries,
    lamp_nine,
    lamp_six,
    lamp_three,
    lamp_twelve,
    letters_read,
    mirrors,
    open_hole,
    pick_up,
    put_down,
    take_letter,
    take_token,
    testify,
    through_hole,
    unlit_morph,
    verdict_start,
    wind,
)
from pionek.games.etherfields.model import pieces
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.model.secrets import secrets, unrevealed
from pionek.games.etherfields.model.state import CLASSIC
from pionek.games.etherfields.procedures.classic_cards import Gamble
from pionek.games.etherfields.procedures.districts import open_districts
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask
from pionek.games.etherfields.procedures.scripts import read_script
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from pionek.games.etherfields.procedures.turn import leave_encounter, stop_slumber

Doing = Callable[[Dreamworld, Resolution, int], Decision | None]
Asked = Callable[[Dreamworld, Resolution, int, Option], bool]
"""Takes the answer, and says whether the question goes on."""


# Items and Masks


def find_item(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """One of the Items of this Dream that nobody has found yet, at random."""
    if table.found:
        table.then(TakeItem(seat, table.found[table.chance(len(table.found))]))
    return None


def restore_item(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-ITEM-05: a random Item of the Storage."""
    if table.storage:
        table.then(TakeItem(seat, table.storage[table.chance(len(table.storage))]))
    return None


def restore_mask(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-MASK-04."""
    table.then(WearMask(seat, table.dreamers[seat].masks[:]))
    return None


def unfound_items(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-ITEM-08."""
    table.item_market.extend(table.found)
    table.found = []
    return None


def third_masks(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """The third Masks that the mirrors did not give can be bought where Items are."""
    if "mirrors" not in table.flags:
        table.flags.append("masks-for-sale")
    return None


# The Team


def reset_hours(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    table.reset_hours()
    return None


def shopping(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-SHOP-05."""
    table.shopping = min(vocabulary.MOST_SHOPPING, table.shopping + 1)
    return None


def deal_memories(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """First Memories: one for each Dreamer, those who sit out included."""
    for memory in table.content.memories:
        if f"memory {memory.id}" in table.removed:
            continue
        for each in table.dreamers:
            if each.dreamer == memory.owner:
                each.memory = memory.index
        for absent in table.absent:
            if absent.dreamer == memory.owner:
                absent.memory = memory.index
    return None


def open_world(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """Dreamworld tiles and Gates that this Dream opens (EF-SETUP-10, -11)."""
    open_districts(table)
    return None


def shuffle_fates(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    table.shuffle(table.fates)
    return None


def no_season(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """Snow Globe: the Season is ignored until the next Dream ends."""
    if "no-season" not in table.flags:
        table.flags.append("no-season")
    return None


def cheaper_shop(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    table.deliver_prices = 1
    return None


def free_shortcut(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    if "free-shortcut" not in table.flags:
        table.flags.append("free-shortcut")
    return None


def skip_tile(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """Writ: the Slumber tile drawn goes under the deck."""
    for frame in table.agenda:
        if isinstance(frame, SlumberPlay):
            frame.passed = True
    return None


def next_tile(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """Platform Ticket: the next tile is drawn instead."""
    for frame in table.agenda:
        if isinstance(frame, SlumberPlay):
            frame.passed = True
            frame.redraw = True
    return None


def back_alley(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """Back Alley on the Dreamworld: one Shortcut without Sealing."""
    table.discard(seat, short_way(table, seat), "EF-DWPL-02")
    return free_shortcut(table, resolution, seat)


def lamplight(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """Once a Dream a Light token on the own space."""
    table.flags.append("lamplight-used")
    table.put_terrain(table.dreamers[seat].space, vocabulary.LIGHT, "EF-TERR-04")
    return None


# How Dreams and Slumbers end


def win(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    table.won = True
    table.happened(vocabulary.WON, -1, table.dream, rule="EF-CAMP-01")
    leave_encounter(table)
    return None


def fail(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-TURN-11."""
    table.happened(vocabulary.FAILED_DREAM, -1, table.dream, rule="EF-TURN-11")
    leave_encounter(table)
    return None


def end_slumber(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    stop_slumber(table)
    return None


def won_slumber(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    table.slumbers_won += 1
    slumber = table.content.slumbers[table.slumber]
    if table.slumbers_won >= 6:
        table.gain_wisdom(table.content.find("wisdom", "w10"))
    stop_slumber(table)
    table.won = True
    if slumber.script:
        read_script(table, table.content.find("script", slumber.script), table.first)
    return None


def loot(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-TCARD-12, -13: the Loot of the current card, or of the last one."""
    if table.last_turn >= 0:
        card = table.content.turns[table.last_turn]
        table.happened(vocabulary.LOOT, -1, card.index, rule="EF-TCARD-12")
        table.then(Resolution(table.first, [card.loot], card.sentence))
    return None


# Questions


def peek(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-CORE-02: until it is seen, a piece is no more than a letter of this Dream."""
    return Decision(seat, [Option(vocabulary.PICK, vocabulary.PICK_SECRETS + at) for at in secrets(table)], partial=True)


def took_peek(table: Dreamworld, resolution: Resolution, seat: int, option: Option) -> bool:
    """R32: the face is shown to the one who looks, and may be told to the others."""
    kind, index = table.content.dreams[table.dream].pieces[option.subject - vocabulary.PICK_SECRETS]
    table.show()
    table.see(kind, index)
    place = vocabulary.PIECES_AT + table.dream * vocabulary.MOST_PIECES + option.subject - vocabulary.PICK_SECRETS
    table.happened(vocabulary.NAMED, seat, place, rule="EF-BASIC-03", seen=1 << seat)
    return False


def programme(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """The Programme names every map tile that is still to come; the scene shows the list as long as this Dream lasts."""
    table.show()
    table.flags.append("programme")
    for tile in unrevealed(table):
        table.happened(vocabulary.NAMED, seat, tile, rule="EF-NOTE-01")
    return None


def share(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """Shared Breath: Ether or a Gem goes to another Dreamer on the space."""
    sleeper = table.dreamers[seat]
    others = [each for each in table.dreamers_at(sleeper.space) if each != seat]
    if resolution.chosen not in others:
        return Decision(seat, [Option(vocabulary.WHO, target=each) for each in others], partial=True)
    options = [Option(vocabulary.PICK, vocabulary.PICK_ETHER)] if sleeper.ether else []
    if sleeper.gems:
        options.append(Option(vocabulary.PICK, vocabulary.PICK_GEM))
    return Decision(seat, options, partial=True)


def took_share(table: Dreamworld, resolution: Resolution, seat: int, option: Option) -> bool:
    if option.verb == vocabulary.WHO:
        resolution.chosen = option.target
        return True
    what = vocabulary.ETHER if option.subject == vocabulary.PICK_ETHER else vocabulary.GEM
    table.lose(seat, what, 1, "EF-WISD-01")
    table.gain(resolution.chosen, what, 1, "EF-WISD-01")
    return False


def classic(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-VAR-02: once a Dream."""
    if table.modes & CLASSIC:
        table.flags.append("classic-used")
        table.then(Gamble(seat))
    return None


def deliver(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """EF-SLUM-10: the Deliverance line of the tile in play."""
    slumber = table.content.slumbers[table.slumber]
    if slumber.delivers is not None:
        assert slumber.deliver is not None
        for choices in slumber.deliver.things:
            for what, n in choices:
                pay_together(table, what, n)
        if slumber.deliver_sign != "none":
            table.spend_sign(slumber.deliver_sign)
        if slumber.deliver_note >= 0:
            table.spend_note(slumber.deliver_note)
        table.then(Resolution(seat, [slumber.delivers], slumber.texts["delivers"]))
    return None


def pay_together(table: Dreamworld, what: int, amount: int) -> None:
    """The Team pays: each Dreamer in turn gives what there is."""
    for seat in range(table.seats):
        amount -= table.lose(seat, what, amount, "EF-TIP-04")


def pickpocket(table: Dreamworld, resolution: Resolution, seat: int) -> Decision | None:
    """1 Ether, once a Turn for the whole Team."""
    table.gain(seat, vocabulary.ETHER, 1, "EF-COMP-01")
    table.dreamers[seat].marks[pieces.PICKED] = True
    return None


HAPPENINGS: dict[str, Doing] = {
    "find-item": find_item, "restore-item": restore_item, "restore-mask": restore_mask, "unfound-items": unfound_items,
    "third-masks": third_masks, "reset-hours": reset_hours, "shopping": shopping, "deal-memories": deal_memories,
    "open-world": open_world, "letters-read": letters_read, "shuffle-fates": shuffle_fates, "no-season": no_season,
    "cheaper-shop": cheaper_shop, "free-shortcut": free_shortcut, "skip-tile": skip_tile, "next-tile": next_tile, "back-alley": back_alley, "lamplight": lamplight, "win": win, "fail": fail,
    "end-slumber": end_slumber, "won-slumber": won_slumber, "loot": loot, "take-letter": take_letter, "pick-up": pick_up,
    "put-down": put_down, "wind": wind, "open-hole": open_hole, "through-hole": through_hole, "mirrors": mirrors, "chorus": chorus,
    "verdict-start": verdict_start, "take-token": take_token, "drop-token": drop_token, "testify": testify,
    "all-testified": all_testified, "accuse": accuse, "confuse": confuse, "clock-hand": clock_hand,
    "lamp-twelve": lamp_twelve, "lamp-three": lamp_three, "lamp-six": lamp_six, "lamp-nine": lamp_nine,
    "unlit-morph": unlit_morph, "broken-trolley": broken_trolley, "extra-tries": extra_tries, "peek": peek, "programme": programme,
    "share": share, "classic": classic, "deliver": deliver, "pickpocket": pickpocket,
}  # fmt: skip
ASKED: dict[str, Asked] = {"share": took_share, "peek": took_peek}
