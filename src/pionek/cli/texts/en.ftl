# Help
label-usage = Usage:
label-command-usage = COMMAND ...
label-options = Options
label-commands = Commands
label-example = Example
label-games = Games
label-settings = Options of { $game }
help-setting = { $about } ({ $allowed })

about-pionek = a table for board games that knows their rules
help-pionek = A table for board games that knows their rules: play in the terminal, simulate thousands of games, look up rules, check packs of cards. COMMAND --help tells more about each command.
example-pionek = pionek play connectfour --seats human,bot:greedy
version-compiled = Pionek { $version }, compiled, on Python { $python }
version-interpreted = Pionek { $version }, interpreted by Python { $python }

about-play = play a game in the terminal, against people and bots
help-play = Sit down at a table. Over a pipe, or with --plain, the table is plain lines: answer with a number, a key or a name; h lists the commands. With bots in all seats the game plays itself and the log is printed.
example-play = pionek play connectfour --seats human,bot:greedy --seed 7

about-simulate = let bots play many games and count what comes out
help-simulate = Let bots play many games. The same seed gives the same results, on any number of cores.
example-simulate = pionek simulate connectfour --games 200 --bots greedy,random --mirror --seed 1

about-tournament = find out which bot is the strongest
help-tournament = Let every bot meet every other, from all sides of the table with the same seeds. The table is what --set says: at one of two sides all pairs meet; at one of several, one bot has one side and another has all others; in a game of all against the table each bot plays as the whole team. Shares come with their 95 per cent interval, ratings (OpenSkill) with twice their sigma.
example-tournament = pionek tournament connectfour --bots greedy,random --games 200 --seed 1

about-balance = see which content is too strong or never used, and what a changed pack moves
help-balance = Let bots play everything against everything and tell what stands out: what is played, and what is used, with how often its users win and what they win anyway. With --pack the same seeds are played twice, with the pack and without it (or with --old), and what moved is told with its interval. A pack with the id of the game's own stands in its place.
example-balance = pionek balance dicethrone --games 400 --seed 1 --pack my-hero

about-learn = find out from games of bots what decides who wins
help-learn = Let bots play, weigh the traits that a game declares by who won, and let bots with these weights play against the present best; the best of them, if it won, plays the games of the next round. The file goes on where it was. Play with it as learned:FILE; as learned.json in the folder of a game it belongs to the game. The same command learns the same.
example-learn = pionek learn icegarden --set characters=freihoff,dyken --vary characters --out mine.json
about-export = write decisions with options and outcomes, for those who learn elsewhere
help-export = Let bots play and write one line of JSON for every decision: what the seat saw, which options it had, which it took, and how the game ended for each seat. The same command writes the same file, byte by byte.
example-export = pionek export connectfour --games 100 --seed 1 --out decisions.jsonl

about-help = read the documentation: how to play, how to make packs and games, how to study them
help-help = Read a page of the documentation, the manual of a game, or the help of a command; with other words, find the pages in which they stand. Without words, list all topics.
example-help = pionek help packs
help-title = Documentation
help-how = Type `pionek help TOPIC` to read a page, or `pionek help WORDS` to find the pages that contain the words.
help-group-games = How to play
help-group-play = Play
help-group-make = Make cards and games
help-group-study = Study
help-commands = `pionek help COMMAND` tells about a command: { $names }.
help-found = Pages with { $words }:
help-nothing = there is no page about { $words }; pionek help lists all topics

about-rules = look up the rules of a game
help-rules = Search the rules of a game by words of either language or by id; without words, list them all.
example-rules = pionek rules connectfour full column

about-pack = check, show and begin packs of cards
help-pack = Packs are folders of YAML with the content of a game. COMMAND --help tells more about each command.
example-pack = pionek pack check my-cards

about-check = check a pack and name every mistake in it
help-check = Check a pack in a process of its own with bounds on memory and time, and print every mistake with its file and line. Exits with 1 if there is any.
example-check = pionek pack check my-cards

about-show = print every card of a game or a pack as text
help-show = Print everything in a game's own pack, or in a pack of your own, as text in both languages.
example-show = pionek pack show my-cards

about-new = begin a pack with a small valid example
help-new = Write a new pack with a header and a small valid example.
example-new = pionek pack new my-cards --game connectfour --id my-cards

about-zip = write a pack as one .zip file
help-zip = Check a pack and write its files as one .zip file, to send it to friends or to bring it to a table in the browser.
example-zip = pionek pack zip my-cards

about-art = paint pictures for the cards of a pack
help-art = Paint a picture for each entry of a pack for which its look.yaml names an icon, into its folder art. The same pack gives the same pictures. Needs the extra art.
example-art = pionek pack art my-cards

about-schema = print the JSON Schema of a game's packs
help-schema = Print the JSON Schema of the files of a game's packs, for editors that check while you type.
example-schema = pionek pack schema connectfour

about-replay = print the log of a saved match
help-replay = Play a saved match again and print its log, to the end or up to an answer.
example-replay = pionek replay game.json --at 20

about-verify = check that the dice and decks of a match were fair
help-verify = Play a saved match again from its secret, and check that everything follows from it. Compare the commitment with the one that the table showed at the beginning.
example-verify = pionek verify game.json --commitment 3f5c...

about-coach = find the decisions of a finished match that cost most
help-coach = Look at every decision of one seat in a saved finished match, from what that seat could see then, and tell the at most three that cost most: what was played, what would have been better, and the play-outs behind it. The same file gives the same answer.
example-coach = pionek coach game.json --seat 1

about-lesson = learn a game in short lessons
help-lesson = Without a number the lessons of the game are listed, with a mark at those you have done. With a number you sit down at that lesson's table: it says what to do, and notices when you have done it. t is a hint, u takes a move back.
example-lesson = pionek lesson dicethrone 2

about-puzzle = solve the puzzle of the day: find the one answer that is far better than all others
help-puzzle = Without a game you get the puzzle of the day, each game in its turn; with a game, its own puzzle of that day. Your first answer counts, and the days in a row on which it was right are counted too.
example-puzzle = pionek puzzle relic

about-puzzles = find puzzles in games of bots, and prove them
help-puzzles = Puzzles are decisions of simulated games in which one answer is far better than every other.
example-puzzles = pionek puzzles find relic --games 60 --out relic.jsonl.xz

about-find = find puzzles, prove them by play-outs, and store them
help-find = Bots play; where one answer looks far better, it is compared with every other one on imagined tables, with everything hidden dealt anew. What was searched is kept beside the file, so that the same command goes on where it was interrupted.
example-find = pionek puzzles find relic --games 60 --out relic.jsonl.xz

about-prove = compare the answers of stored puzzles once more
help-prove = Every stored puzzle is played out again on tables that nobody has seen; those whose answer no longer leads beyond luck are named.
example-prove = pionek puzzles prove relic

about-serve = serve matches to browsers and programs
help-serve = Serve matches over HTTP and websockets until told to stop. Settings come from the flags, then from the environment (PIONEK_SERVER_PORT and the like), then from a TOML file.
example-serve = pionek serve --port 8123 --db games.db

about-admin = for those who run a server: copies of its store, and its matches
help-admin = Work on the store of a server, also while it is running. COMMAND --help tells more about each command.
example-admin = pionek admin list --db games.db

about-backup = write everything the server keeps to one file
help-backup = Write everything the server keeps to one file: the store as of one moment, and the packs on the shelf. It can be restored into either kind of store.
example-backup = pionek admin backup copy.gz --db games.db

about-restore = fill an empty store from such a file
help-restore = Fill an empty store, and the shelf of packs beside it, from a file that backup has written.
example-restore = pionek admin restore copy.gz --db new.db

about-list = list the matches touched last
help-list = List the matches touched last: id, game, status, answers, time.
example-list = pionek admin list --db games.db

about-close = close a match: nobody can play it any more
help-close = Close a match: nobody can play it any more, but it is kept.
example-close = pionek admin close aBc123 --db games.db

about-forget = remove a match and everything about it
help-forget = Remove a match, its log, its tokens and everything else about it. It cannot be brought back.
example-forget = pionek admin forget aBc123 --db games.db

about-revoke = end all tokens and codes of a seat
help-revoke = End all tokens and codes of a seat, and print a new code for it. Seats are counted from 0.
example-revoke = pionek admin revoke aBc123 0 --db games.db

about-rename = give an account another name
help-rename = Give the account NAME the name NEW.
example-rename = pionek admin rename Ann Anna --db games.db

about-expel = delete an account
help-expel = Delete the account NAME with its tokens and ratings. Its matches stay.
example-expel = pionek admin expel Ann --db games.db

option-help = show this help and exit
option-lang = the language (otherwise that of LANG, or English)
option-version = show the version, and whether the engine is compiled, and exit
option-seats = who sits where, separated by commas: human, bot:easy, bot:medium, bot:hard, bot:master, also bot:greedy, bot:random, bot:search:200 (iterations), bot:search:2s (otherwise you, and greedy bots)
option-set = an option of the game; may be given several times
option-pack = a folder or .zip file with a further pack; may be given several times
option-seed = the seed of all chance: the same seed and answers, the same game
option-dice = thrown by the program, or entered by you from dice on your table (otherwise thrown)
option-load = continue a saved match
option-campaign-read = every game goes on from the campaign in this file, which stays as it is, or begins a campaign where there is no such file
option-campaign = continue the campaign in this file, or begin one; what the evening leaves is written there
option-ask = in which windows you want to be asked, for example attempt=never,main=always (w at the table lists them)
option-guided = a first game in which a guide says what to look at and what to do, where the game has one
option-plain = plain lines also at a terminal
option-games = how many games at least; no seed and no pairing is left half played (otherwise 100)
option-balance-games = how many games at least; no seed and no pairing is left half played (otherwise 400)
option-bots = who plays, separated by commas: random, easy, medium, hard, master, greedy, search:N, policy:FILE (one word is meant for every seat; otherwise greedy)
option-jobs = how many processes (otherwise one for each core)
option-mirror = play each seed once from every seat
option-vary = go through all values of an option of the game; of lists, through all line-ups of as many as are played
option-tournament-bots = the bots that meet, separated by commas (otherwise greedy,random)
option-tournament-vary = an option of the game whose values are drawn anew for each seed, such as heroes
option-first = only the contests of the first bot, alone on its side, against each of the others
option-tournament-out = a folder for all games and results.json; the same command goes on where it was interrupted
option-learn-out = the file of the weights; what it holds is the first opponent, and is only replaced by better ones
option-learn-games = games to learn from in each round (otherwise 1000)
option-learn-rounds = rounds at most; a round that gains nothing is the last (otherwise 3)
option-learn-contest = how many games decide, of those against the present best (otherwise 200): all new bots play a quarter, the better half of them twice as many again, and so on
option-learn-bots = the bot to begin with (otherwise hard)
option-export-out = the file to write, whole or not at all
option-view = what each line says of the table: its things without sentences, the whole scene, nothing, or the numbers of the environments as a Parquet file (otherwise things)
option-balance-pack = a folder with a further or a changed pack, compared on the same seeds; may be given several times
option-old = the pack as it was before (otherwise none: the game alone); may be given several times
option-balance-vary = the option whose values are gone through (otherwise the one that says what is played)
option-balance-out = a file for the report as an HTML page
option-out = a folder for all games (JSON lines, Parquet), results.json and report.html; the same command goes on where it was interrupted
option-backend = where games are played: processes of this machine, or a Dask cluster that is running (otherwise local)
option-cluster = the address of the cluster's scheduler, such as tcp://127.0.0.1:8786
option-json = print one JSON object for programs
option-spoil = print secrets of campaigns too
option-at = stop after this many answers
option-commitment = the commitment that the table showed at the beginning
option-seat = what this seat saw (otherwise what everybody saw)
option-coach-seat = whose decisions, counted from 1 (otherwise the first seat)
option-host = the address to listen on (otherwise 127.0.0.1: only this machine)
option-port = the port to listen on (otherwise 8123; 0 for any that is free)
option-db = where matches are kept: a file, or postgresql://... (otherwise pionek.db)
option-home = for your own machine: games are kept with your saves, the page is opened, a port that is taken does not matter
option-workers = how many processes share the matches; each has a file of its own beside --db
option-serve-pack = a pack, a folder or a .zip file, that everybody may play with; may be given several times
option-author = for authors of games and packs, on this machine only: /author shows every match with nothing hidden, and packs and looks are read again when they change
option-uploads = players may bring packs of their own; docs/operations.md tells the limits
option-zip-out = the .zip file; otherwise beside the folder, under its name
option-root-path = the path under which a proxy shows the server
option-config = a TOML file with settings
option-game = the game that the pack is for
option-id = the id of the new pack: small letters, digits and hyphens

# Refusals of the command line
wrong-no-server = the server needs { $name }; install pionek[server]
wrong-no-art = painting needs { $name }; install pionek[art]
wrong-option = there is no option { $name }; --help lists those there are
wrong-missing = { $name } is missing; --help shows an example
wrong-option-value = the option { $name } needs a value; --help tells which
wrong-value = { $name }: { $reason }
wrong-extra = too many words; --help shows how the command is used
wrong-command = there is no command { $name }; there are { $names }
wrong-no-command = a command is missing; { $path } knows { $names }
wrong-number = { $value } is not a whole number from { $least } to { $most }
wrong-number-least = { $value } is not a whole number of { $least } or more
wrong-word = { $value } is not allowed; allowed are { $allowed }
wrong-set = --set wants name=value, not { $given }
wrong-seat = { $word } cannot sit at a table; there are { $allowed }
wrong-seats-number = { $given } seats given, { $wanted } wanted, separated by commas
wrong-open = an open seat waits for people at a server; in the terminal a seat is human or a bot
wrong-load-with = --load continues a saved match: --seed, --set and --dice are for new ones
wrong-campaign = { $game } has no campaign
wrong-campaign-file = { $file } holds no campaign; give a file that --campaign has written, or a new name
wrong-load-game = { $file } is a match of { $game }
wrong-guided = { $game } has no guided first game
wrong-guided-with = --guided brings its own game: it goes with --lang, --ask and --plain only
wrong-cluster = --backend dask and --cluster ADDRESS go together: give both or neither
wrong-old = --old is what --pack is compared with: give --pack too
wrong-file = the file { $file } cannot be used: { $reason }
wrong-game-code = { $place }: { $what }; with PIONEK_DEBUG=1 the whole traceback is shown
wrong-internal = something went wrong inside Pionek ({ $what }); with PIONEK_DEBUG=1 it shows where
wrong-at = there is no answer { $at }; this match has { $most }
wrong-seat-number = there is no seat { $seat }; this match has { $most }
wrong-no-secret = this match has the plain seed { $seed } and no secret: who knew the seed could know everything
wrong-no-beginning = this match goes on from a saved table: what was before it cannot be checked
wrong-commitment = the secret of this match has the commitment { $found }, not { $given }
wrong-coach = the match in { $file } is not over; the coach looks at finished ones
coach-unknown = how this match was played is not known: it was saved under other rules or with other packs
wrong-exists = { $path } exists and is not empty
wrong-pack-id = { $id } is not an id of small letters, digits and hyphens
wrong-pack-game-id = { $id } is the id of the game's own pack; choose another one
wrong-pack-header = { $path } has no pack.yaml that names its game
told-interrupted = interrupted
told-kept = { $done } of { $games } games are kept in { $folder }: the same command goes on with the others
told-timed = Warning: { $bots } { $count -> [one] thinks *[other] think } by the clock, so these games cannot be played again; give iterations for figures to quote.

# The table
told-welcome-you = { $game }, seed { $seed }. You are { $who }.
told-welcome = { $game }, seed { $seed }.
told-help = Answer with a number, a key or a name; h lists the commands.
told-saved = Saved. To continue: pionek play { $game }{ $packs } --load { $file }
told-campaign-over = The campaign has come to its end; { $file } tells how it went.
told-campaign = The campaign is saved. The next evening: pionek play { $game }{ $packs } --campaign { $file }
told-over = c: the coach; y: why the last move of a bot; s: save; q or an empty line: leave
told-language = From now on in English.
told-no-textual = The terminal table needs the package textual (pip install "pionek[tui]"); here are plain lines instead.
answer-nobody = There is nothing to decide now.
answer-number = { $text } is not the number of an option; they go from 1 to { $most }.
answer-unknown = No option is called “{ $text }”; answer with a number, a key or a name, or h for help.
answer-short = Type a number, a key, or two letters or more of a name; h lists the commands.
answer-several = “{ $text }” fits several: { $several }
answer-dice = These dice cannot be chosen together now; type other numbers, or ? for the rule.
enter-not = No die that is asked for now can show { $number }.
ask-dice = Type the numbers of the dice, for example 1 3, or 0 for none.
explain-nothing = Nothing here is called “{ $words }”; r and words search the rules.
explain-elsewhere = (Not on the table right now.)
explain-how = ? and a number explains an option, ? and a name a card or anything else on the table.
explain-may = You may:
explain-not = Not now:
rules-how = Type r and words to search the rules, for example: r draw
rules-nothing = No rule has all the words “{ $words }”.
wish-row = { $kind }: { $wish } – { $about }
wish-all = all windows
wish-how = w KIND WISH changes it: always asks even if you can only pass, useful when you could play something, never passes for you; all stands for every kind.
ask-pretended = You can only pass: { $windows }.
ask-pretended-pass = pass
ask-others = { $who } is deciding. You may do something first:
ask-others-pass = carry on
tip-words = Best: { $text }, { $best } of 100 to win, against { $less } for: { $other }.
tip-alone = Best: { $text }, { $best } of 100 to win.
tip-means = It means { $what }.
tip-title = What a bot weighs, the best first; results go from −1 (lost) to 1 (won):
tip-row = { $mark } { $text } ({ $word }): { $visits } { $visits -> [one] visit *[other] visits }, expected { $expected }
tip-rest = { $count -> [one] One more was *[other] { $count } more were } hardly worth a try.
tip-indifferent = No preference: as far as a bot can see, these options are equally good. It would take { $text } ({ $word }).
answer-gives = This gives something away: Enter does it, Escape lets it be.
tip-solved = Worked out exactly: { $text } ({ $word }).
tip-obvious = Nothing else is worth a thought: { $text } ({ $word }).
tip-only = There is no choice: { $text } ({ $word }).
tip-none = There is nothing here that a bot would weigh.
why-title = { $who }: { $text } ({ $word }). How this looks to a bot that thinks ahead, from that seat:
why-untried = What it did was not worth a try to such a bot.
why-nothing = There is no move of a bot that could be explained without telling what you may not know.
why-people = While several people play, no bot explains itself; it will when the match is over.
coach-title = { $who }: { $decisions } { $decisions -> [one] decision *[other] decisions } with a choice, { $looked } looked into.
coach-bot = A bot played seat { $seat }; the coach is for people.
coach-nothing = No decision was clearly worse than another.
coach-place = { $at }. after { $place } { $place -> [one] answer *[other] answers }:
coach-played = chosen: { $text } ({ $word }), expected { $expected }
coach-better = better: { $text } ({ $word }), expected { $expected }
coach-chance = { $played } of 100 to win instead of { $better }.
coach-means = It would have meant { $what }.
coach-cost = cost: { $cost } ± { $error }, on { $playouts } imagined tables, both options on each
coach-how = Results go from −1 (lost) to 1 (won); ± is two and a half standard errors. pionek replay FILE --at N shows a moment again.
coach-later = The coach looks at finished matches.
coach-progress = Looking through the match
guide-says = » { $text }
guide-advises = » Advised: { $option } ({ $word }). Look at: { $look }
guide-left = » You went your own way, and the guide stays behind; u takes the move back.
undo-nothing = There is nothing to take back.
undo-revealed = Something was revealed since that move: it cannot be taken back.
undo-done = Your last move is taken back.
help-table = 1, 2, 3 …: choose an option; its key or two letters or more of its name do the same
  ? or ? NAME: explain the question, an option, a card, or why something is not offered
  b: show the whole table
  r WORDS: search the rules
  t: a tip, what a bot would weigh in your place
  y: why the last move of a bot
  c: when the match is over, the coach: your decisions that cost most
  u: take your last move back
  s or s FILE: save
  l: change the language
  w or w KIND WISH: in which windows you want to be asked (always, useful, never)
  x: resign
  q: leave; the game is saved
  p or p attack: pass in all windows until your turn, or for the attack in progress
  Keys: a digit answers at once if there are at most 9 options, Enter sends a line, Escape empties it,
  PageUp and PageDown scroll the log, Tab chooses another panel for them; letters always go into the line
  h: this list
pass-not = There is no window open in which you could pass for a while.
pass-how = You can pass for a while until: { $ways }.
draw-you = you
draw-active = has the turn
draw-back = a hidden card
draw-cost = cost { $cost }
draw-level = level { $level }
panel-own = Your side
panel-others = The others
panel-log = Log
panel-map = Map
panel-table = Table
panel-question = Question
panel-answer = number, name or command (h: help)
panel-thinking = The others are playing …
panel-pondering = Thinking …
panel-progress = Looking through the match: { $share }
panel-over = The match is over. c: the coach, q: leave.

# Simulations
simulate-title = { $game }: { $games } games, seed { $seed }
simulate-who = who
simulate-games = games
simulate-wins = wins
simulate-share = share
simulate-interval = 95%
simulate-draws = draws
simulate-bot = bot { $name }
simulate-seat = seat { $n }
simulate-played = { $name }
simulate-ends = Ends: { $ends }
simulate-decisions = Decisions per game: { $mean } on average, median { $median }, { $least } to { $most }
simulate-turns = Turns per game: { $mean } on average, median { $median }, { $least } to { $most }
simulate-run = { $seconds } s with { $workers } { $workers -> [one] process *[other] processes }, { $rate } games a second
simulate-out = Written to { $file }
export-done = { $decisions } { $decisions -> [one] decision *[other] decisions } written to { $file }
simulate-progress = Playing

# Tournaments
tournament-title = { $game }, { $seats } { $seats -> [one] seat *[other] seats }, seed { $seed }
tournament-bot = bot
tournament-against = against
tournament-games = games
tournament-wins = wins
tournament-draws = draws
tournament-share = share
tournament-interval = 95%
tournament-even = An equal bot would get { $share }.
tournament-compared = { $bot } and { $against }: { $games ->
        [one] one game was
       *[other] { $games } games were
    } won by only one of them, { $share } ({ $between }) of these by { $bot }.
tournament-rating = rating
tournament-range = range
tournament-thinking = a decision

# Balance
balance-title = Balance of { $game }: { $games } games, seed { $seed }
balance-note = Verdicts are given where the whole 95 per cent interval lies beyond what was to be expected. A draw counts as the even share.
balance-played = What is played
balance-even = if all were equal
balance-own = What the pack brings
balance-own-played = What the pack lets one play
balance-own-never = The pack's own entries that nobody ever met: { $names }
balance-telling = What stands out
balance-luck = Looked at: { $count }; about { $luck } would stand out by luck alone.
balance-never = Never offered to anybody
balance-never-count = Never offered to anybody: { $count }; --json and --out name them.
balance-moved = What the pack has moved
balance-nothing = Nothing beyond its interval.
balance-new = Only now: { $new }; only before: { $gone }.

# Reports
report-setup = Bots: { $bots }. Options: { $options }. Pionek { $version }.
report-scores = Who won
report-matrix = Who beats whom
report-matrix-note = Per cent of games in which the one in the row came out ahead of the one in the column; draws count half.
report-length = How long games were
report-turns = turns
report-decisions = decisions
report-course = Advantage over time
report-course-note = How well each seat stood on average, as the game itself judges it: 1 is won, −1 is lost.
report-course-axis = per cent of the game
report-standing = standing
report-uses = What was used
report-uses-note = A line for each thing that a seat could do with a card, a figure or another entry: how often those who used it won, with the 95 per cent interval, and what they win anyway. Winning and using may both come from a third thing, such as a long game: read it as a hint where to look.
report-won-axis = won, per cent
report-base = what its users win anyway
report-all = All { $count } in a table
report-against = against
report-games = games
report-measure = measure
report-before = before
report-after = after
report-difference = difference, 95%
measure-played = wins
measure-met = wins against
measure-won = wins when used
measure-used = used when possible
report-what = what
report-offered = could
report-used = did
report-times = times
report-won = won
report-interval = 95%
report-verdict = verdict
verdict-strong = wins more
verdict-weak = wins less
verdict-even = even
verdict-unused = never used
verdict-rare = too few games

# Packs
check-good = { $path } is in order: { $entries } { $entries -> [one] entry *[other] entries } for { $game }.
check-exhausted = { $path } cannot be checked: the check ran out of memory or time
check-failed = { $path } cannot be checked: Pionek itself failed, which is its fault and not yours ({ $fault }). Please report it with the pack.
show-nothing = { $name } has no entries.
show-hidden = { $count -> [one] One entry is secret and left out *[other] { $count } entries are secret and left out }: --spoil prints them too.
zip-written = { $path }: send this file, or bring it to a table in the browser.
art-nothing = { $path }: its look.yaml names no icon of an entry, so nothing is painted; the cards look plain.
new-written = { $path }: a new pack for { $game }. pionek pack check { $path } checks it.

# Replays
replay-now = After { $at } of { $most } answers.
verify-follows = All dice and decks follow from the secret { $secret }, through { $count } { $count -> [one] answer *[other] answers }.
verify-compare = Its commitment is { $commitment }: the table must have shown the same at the beginning.
verify-matches = Its commitment is { $commitment }, as given.

# Servers
admin-backup = { $count } { $count -> [one] match *[other] matches } written to { $file }
admin-restore = { $count } { $count -> [one] match *[other] matches } restored from { $file }
admin-none = There are no matches.
admin-close = { $match } is closed.
admin-forget = { $match } is forgotten.
admin-revoke = Nothing opens seat { $seat } of { $match } any more but this code: { $code }
admin-rename = { $name } is called { $new } now.
admin-expel = The account { $name } is deleted.

about-game = begin a game of your own, or check one
help-game = For authors of games: begin a package with a small game that runs, and check an installed game without knowing its rules.
example-game = pionek game new harbour
about-game-new = begin a package with a small game that runs
help-game-new = Write a package with a small dice game that runs: its rules, settings, texts in both languages, table, steps and scene. Install it and change it step by step into yours.
example-game-new = pionek game new harbour
about-game-check = find what is wrong with an installed game
help-game-check = Check a game as it is written (rules, texts, steps and fields that do not fit together, each with its file and line), then in play: random games end, clones and saves are faithful, bots answer, nothing hidden leaks, every refusal says why, and both languages are complete. The tests in play need pytest (pionek[author]).
example-game-check = pionek game check connectfour --quick
option-game-folder = where to put the package (otherwise a folder of its name)
option-quick = only as it is written, without playing
game-made = { $path } is ready. To go on:
    pip install --editable { $path }
    pionek play { $name } --seats human,bot:greedy
    pionek game check { $name }
game-sound = { $name }: rules, texts, steps and fields fit together
wrong-game-name = { $name } is no name for a game: small Latin letters and digits, beginning with a letter, from 2 to 31
wrong-game-taken = { $name } is taken: there is a game or a module of Python of that name
wrong-game-there = { $path } is there already; nothing was written
option-puzzles-games = how many games are searched
option-puzzles-out = the file to write
option-puzzles-seed = the seed from which all games and play-outs follow
option-puzzles-lead = by how many wins of 100 the answer must lead (otherwise 5)
option-puzzles-most = keep so many, from all sorts of questions
option-make = lay out the positions again, from games of bots: for those who write lessons
option-date = another day than today, as 2026-11-18
wrong-date = { $date } is no date; write it as 2026-11-18
wrong-lesson = { $game } has { $count -> [0] no lessons [one] one lesson *[other] lessons 1 to { $count } }
wrong-puzzle = { $game } has no puzzles
told-lessons = { $game }: short lessons
told-lesson-row = { $mark } { $number }. { $title }
told-lesson-how = pionek lesson { $game } N begins one.
told-lesson-next = Next: pionek lesson { $game } { $number }
told-lesson-made = { $id }: { $right }; not { $wrong }
told-streak = { $days } { $days -> [one] day *[other] days } in a row.
told-puzzle-of = { $date }: { $game }
learned-positions = Round { $round }: { $positions } positions from { $games } games.
learned-shrinkage =   shrinkage { $shrinkage }: log-loss { $loss }
learned-contest =   new bot { $number }: { $share } ({ $low } to { $high }) of { $games } games against the present best
learned-round = { $kept ->
    [true] Round { $round } gained: { $share } of { $games } games, with shrinkage { $shrinkage } and a part of { $part } in the mixture.
   *[other] Round { $round } gained nothing: { $share } of { $games } games. That is the end.
 }
told-puzzles = { $found } { $found -> [one] puzzle *[other] puzzles } in { $file }
told-puzzle-doubtful = { $id }: { $answer } no longer leads { $rival } beyond luck
told-puzzles-proved = { $held } of { $all } hold
task-title = » { $title }
task-says = » { $text }
task-again = » u takes the move back; q leaves.
task-done = » Play on if you like; q leaves.
