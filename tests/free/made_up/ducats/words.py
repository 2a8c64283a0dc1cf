"""The numbers behind the words of the made-up game."""

from pionek.core.state.decision import Guard, Option, Verb
from pionek.core.state.events import Moment
from pionek.core.vocabulary import FIRST_VERB

PLAY, AIM, END = range(FIRST_VERB, FIRST_VERB + 3)
VERBS = (Verb("play", subject="card"), Verb("aim", subject="seat"), Verb("end"))
ENDING = Option(END)

DREW, PLAYED, GAINED, STOLE, LOOKED, CANCELLED, RAZED, ROLLED, RICH = range(9)
MOMENTS = (
    Moment("drew", subject="card", secret=True),
    Moment("played", subject="card"),
    Moment("gained"),
    Moment("stole", other="seat"),
    Moment("looked", other="seat"),
    Moment("cancelled", subject="card"),
    Moment("razed", subject="card"),
    Moment("rolled"),
    Moment("rich"),
)

PRICE = 0
WEALTH = 1
ENOUGH = 12

NOT_IN_HAND = Guard("not-in-hand", "DU-TURN-03", 0)
LIES_ON_TABLE = Guard("lies-on-table", "DU-STALL-01", 0)
NOT_YOUR_TURN = Guard("not-your-turn", "DU-TURN-03", 1)
NO_ANSWER = Guard("no-answer", "DU-ANSWER-02", 2)
ONLY_AS_ANSWER = Guard("only-as-answer", "DU-ANSWER-02", 2)
CHOOSE_FIRST = Guard("choose-first", "DU-PLAY-02", 3)
TOO_EXPENSIVE = Guard("too-expensive", "DU-PLAY-01", 4)
NOTHING_TO_STEAL = Guard("nothing-to-steal", "DU-PLAY-02", 5)
NO_STALL = Guard("no-stall", "DU-STALL-01", 5)
WAIT = Guard("wait", "DU-ANSWER-01", 6)
GUARDS = (
    NOT_IN_HAND, LIES_ON_TABLE, NOT_YOUR_TURN, NO_ANSWER, ONLY_AS_ANSWER, CHOOSE_FIRST, TOO_EXPENSIVE,
    NOTHING_TO_STEAL, NO_STALL, WAIT,
)  # fmt: skip
