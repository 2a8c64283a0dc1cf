"""Both languages are complete, and nothing a player reads is meant for programs."""


from pionek.testing import texts
from pionek.testing.games import every_game, game_of, new, played, seeds, some


@every_game
def test_every_text_is_there_in_both_languages(name):
    assert game_of(name).book.missing() == []


@every_game
def test_every_text_of_the_game_is_for_people(name):
    game = game_of(name)
    assert texts.complaints(game, set(texts.of_game(game))) == []


@every_game
def test_every_text_of_a_scene_is_for_people(name):
    pairs = set()
    for seed in seeds(20):
        for match in some(name, seed, 10):
            for seat in range(-1, match.table.seats):
                pairs |= set(texts.of_scene(match, seat))
        *_, match = played(name, seed)
        pairs |= set(texts.of_scene(match, 0))
    assert pairs
    assert texts.complaints(game_of(name), pairs) == []


@every_game
def test_every_line_of_the_log_is_for_people_and_cites_rules_that_exist(name):
    game = game_of(name)
    pairs, cited = set(), set()
    for seed in seeds(20):
        match = new(name, seed)
        match.listen()
        *_, match = played(name, seed, match)
        for seat in (-1, 0, 1):
            pairs |= set(texts.of_log(match, seat))
        lines = match.log(0)
        assert all(line.rules for line in lines), f"seed {seed}: {[str(line) for line in lines if not line.rules]}"
        cited |= {rule for line in lines for rule in line.rules}
    assert texts.complaints(game, pairs) == []
    assert sorted(rule for rule in cited if rule not in game.ledger) == []


@every_game
def test_every_reason_has_a_text_and_a_rule(name):
    game = game_of(name)
    assert len({guard.name for guard in game.words.guards}) == len(game.words.guards)
    for guard in game.words.guards:
        assert guard.rule in game.ledger, guard
        for lang in ("en", "pl"):
            assert game.book.text(lang, f"guard-{guard.name}").endswith((".", "?", "!")), guard


@every_game
def test_every_end_has_a_text(name):
    game = game_of(name)
    for match in (list(played(name, seed))[-1] for seed in seeds(10)):
        ending = match.scene(0, "pl").result
        assert ending is not None
        assert ending.rule in game.ledger
    causes = {prefix: {key.removeprefix(prefix) for key in game.book.keys("en") if key.startswith(prefix)} for prefix in ("end-", "cause-")}
    assert causes["end-"] == causes["cause-"], "a sentence for the table, a word or two for reports"
