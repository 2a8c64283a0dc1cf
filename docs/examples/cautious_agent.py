"""An agent of one's own: it tries every option on a few imagined tables and takes the one whose worst outcome is best.

    pionek simulate connectfour --bots cautious_agent:Cautious,random --games 100 --mirror
"""

TABLES = 3


class Cautious:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, options):
        def worst(option):
            values = []
            for number in range(TABLES):
                match = view.imagine(number)
                match.play(option)
                values.append(view.value(match))
            return min(values)

        return max(options, key=worst)
