// A literal, so that help does not load the games.

export const EDITION_NAMES =
  'current, mrb17.4, essay, essay-early (KeyForge); current, e16 (Magic); cr-26, 2024 (Grand Archive)'

/** Help after the list of verbs. */
export const PROGRAM_HELP = `
An answer that is there already:
  battleline ask "can I fight past taunt"

A question at the table, from its board to its answer:
  battleline new keyforge > question.yaml       a commented board to change
  battleline resolve question.yaml              what happens, step by step
  battleline why question.yaml "survived Troll" one answer, with the rules

Every verb takes --quiet, which leaves out progress and remarks. A message ends
with the name of its kind, which “battleline explain” explains, as it does exit
codes. battleline completions bash, and battleline man, help a shell.

docs/scenarios.md shows by example what a scenario can say, docs/goals.md what
can be wanted, docs/language.md how card texts are read.
`

/** The list of questions. */
export const WHY_HELP = `
Questions:
  destroyed CARD, survived CARD
  not ABILITY of CARD            why “after fight” did nothing, or “destroyed”
  not keyword KEYWORD of CARD    why a keyword did nothing, or a ward
  cannot MOVE                    as in a scenario: cannot fight Troll -> Urchin
  step ID                        whether the run reached damage.4-armor, and why
  value PROPERTY of CARD         power, armor, or a keyword with all its parts;
                                 armor left, damage, aember, power counters,
                                 ready, ward, stun, enrage, fought, houses,
                                 traits, keywords, neighbors, zone, controller
  value PROPERTY of PLAYER       key cost with all its parts; aember, keys,
                                 chains, hand, deck, discard, archives
`

export const SHOW_HELP = `
  battleline cards show dino-fiend    its house, type, power and traits, its text
                                      as this program reads it, and scenarios
The text of any other card is read by “cards parse”; “cards list” names those
that ship with it, and a card of your own stands under “cards:” in a scenario.
`

export const ASK_HELP = `
  battleline ask dino faust                    rulings about these two cards
  battleline ask "can I fight past taunt"      a question as players ask it
  battleline ask --game magic menace           a keyword of one game
Names may be in part or misspelt. Each ruling is a scenario that “battleline
resolve” plays.
`

export const RULES_HELP = `
  battleline rules                    all charts, editions and rules
  battleline rules damage             a chart, its steps and their rules
  battleline rules damage.4-armor     a step, and the scenarios that show it
  battleline rules KF-DMG-6           a rule
  battleline rules ward               every rule and step with the word
`

export const SERVE_HELP = `
  battleline serve                                   the app, for this machine
  battleline serve --public --data club --port 8080  games, for everybody
  battleline serve --public --data club --backup club.gz
Ask the publisher of a game before you open a server to the public.
docs/server.md says what it serves, and how to run several processes.
`

export const CONFORMANCE_HELP = `
  battleline conformance "python3 my-engine.py"     who differs where
  battleline conformance --only keyforge/board ./my-engine --page report.html
  battleline conformance --write cases.jsonl        the cases, to run yourself
docs/conformance.md says what a case holds and what a runner answers.
`

export const ARENA_HELP = `
  battleline arena search greedy --games 400 --out ladder
  battleline arena random greedy planner --decks decks
  battleline arena greedy random --sprt 0,50    stops when it is decided
  battleline arena greedy --deck my.yaml --games 240    how strong a deck is
  battleline arena greedy --decks decks --games 20    decks against each other
Two games make a pair: the same decks and dice, the seats swapped. Ratings are
Elo by maximum likelihood with 95 % intervals, random at 1000. docs/bots.md.
`

export const WIRE_HELP = `
  {"do":"hello"}                                what there is
  {"do":"reset","seed":7}                       a game, and its first decision
  {"do":"choose","game":"g1","choice":0}        the answer, by its place
docs/wire.md has all requests, and a bot in fifteen lines of Python.
`

export const SIMULATE_HELP = `
  battleline simulate studies/round-robin.yaml
  battleline simulate studies/creatures.yaml --out creatures
  battleline simulate study.yaml --shard 3/100 --out shards     on one of many machines
  battleline simulate merge shards                              when all are there
  battleline simulate study.yaml --queue redis://host:6379      workers play it
docs/studies.md shows what a study can say.
`

export const COMPLETIONS_HELP = `
  bash   eval "$(battleline completions bash)" in ~/.bashrc
  zsh    eval "$(battleline completions zsh)" in ~/.zshrc, after compinit
  fish   battleline completions fish > ~/.config/fish/completions/battleline.fish
`

export const DECK_HELP = `
  battleline deck import registry.json --to mine.yaml   a deck as a file of your own
  battleline deck check mine.yaml                       is it legal, and why not
  battleline deck random --seed 7 --set "Mass Mutation" a legal deck by chance
  battleline deck random --game grand-archive           one of Grand Archive
docs/decks.md shows what a deck file can say.
`

export const PLAY_HELP = `
  battleline play --deck decks/the-early-toll.yaml --bot search@500ms
  battleline play --auto --bot greedy --bot random --seed 7 --to game.yaml
You type the number of an option. ? says what is not possible and why, w why the
bot played so, u takes back, s FILE saves, c concedes, q quits, h shows this. A
saved game is a scenario: “battleline resolve game.yaml” plays it again, step by step.
`
