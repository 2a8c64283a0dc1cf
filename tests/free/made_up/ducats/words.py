"""The words of the made-up game."""

from pionek.core.state.decision import Option
from pionek.core.vocabulary import Words

WORDS = Words()
PLAY = WORDS.verb("play", subject="card")
AIM = WORDS.verb("aim", subject="seat")
END = WORDS.verb("end")
ENDING = Option(END)

DREW = WORDS.moment("drew", subject="card", secret=True)
PLAYED = WORDS.moment("played", subject="card")
GAINED = WORDS.moment("gained")
STOLE = WORDS.moment("stole", other="seat")
LOOKED = WORDS.moment("looked", other="seat")
CANCELLED = WORDS.moment("cancelled", subject="card")
RAZED = WORDS.moment("razed", subject="card")
ROLLED = WORDS.moment("rolled")
DISCARDED = WORDS.moment("discarded", subject="card")
OPENED = WORDS.moment("opened", subject="card")
RICH = WORDS.moment("rich")

PRICE = 0
WEALTH = 1
ENOUGH = 12

NOT_IN_HAND = WORDS.guard("not-in-hand", "DU-TURN-03", 0)
LIES_ON_TABLE = WORDS.guard("lies-on-table", "DU-STALL-01", 0)
NOT_YOUR_TURN = WORDS.guard("not-your-turn", "DU-TURN-03", 1)
NO_ANSWER = WORDS.guard("no-answer", "DU-ANSWER-02", 2)
ONLY_AS_ANSWER = WORDS.guard("only-as-answer", "DU-ANSWER-02", 2)
CHOOSE_FIRST = WORDS.guard("choose-first", "DU-PLAY-02", 3)
TOO_EXPENSIVE = WORDS.guard("too-expensive", "DU-PLAY-01", 4)
NOTHING_TO_STEAL = WORDS.guard("nothing-to-steal", "DU-PLAY-02", 5)
NO_STALL = WORDS.guard("no-stall", "DU-STALL-01", 5)
WAIT = WORDS.guard("wait", "DU-ANSWER-01", 6)
