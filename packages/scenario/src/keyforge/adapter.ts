import { EDITIONS, gameWith, KeyForge, textReader } from '@battleline/keyforge'
import { LIBRARY } from '@battleline/keyforge/library'
import type { GameAdapter } from '../adapters/game-adapter.ts'
import { keyforgePlaces, keyforgeReading } from './board-reading.ts'
import { KeyforgeJudge } from './judge.ts'
import { openKeyforge } from './open-scenario.ts'
import { KEYFORGE_KEYS, KeyforgeReader, type KnownCards } from './read.ts'
import { Roster } from './roster.ts'
import { KeyforgeRun } from './run.ts'
import type { KeyforgeScenario } from './scenario.ts'

const TEMPLATE = `# A scenario: a board, the moves played on it, and the expected result.
# Names match regardless of case, accents, Æ and punctuation.
name: Hazardous hurts the attacker before the fight
game: keyforge
edition: current                 # or mrb17.4, essay, essay-early
cite: [KF-HAZ-1]                 # the rules that it shows
# house: brobnar                 # the active house; default: houses do not matter
# seed: 7                        # dice answer for chance; with a deck file for each player, a whole game begins
# step: forge                    # the board stands before that step of the turn, and not in step 3: then \`go: on\` comes first

players:
  me:                            # any two names; the first is the active player unless \`active:\` says otherwise
    aember: 1                    # also keys, chains, houses (then turn follows turn), token (a token creature), prophecies, powers, and \`tide: high\`
    battleline:                  # left to right
      - Troll: { aember: 1 }     # also damage, counters, ward, stun, enrage, exhausted, armor used, fought, upgrades, under, grafted, facedown
    hand: [Punch]                # also artifacts, deck (top first), discard, archives, purged; Punch: { icons: [damage] } adds bonus icons
  you:
    battleline:
      - Briar Grubbling: { as: left one }    # \`as\` tells equal cards apart
      - Briar Grubbling: { as: right one }

# cards:                         # cards of your own, or changed library cards; or a file that \`cards import\` made
#   Test Brute: { type: creature, house: brobnar, power: 5, armor: 1, text: "Skirmish. Destroyed: Steal 1A." }
# unknown: allow                 # allow unreadable words in their texts: those abilities do nothing

play:                            # fight, reap, action, play, discard, unstun, activate (a prophecy), \`tide: raise\`, \`end: turn\`
                                 # also \`resolve:\` (what a card in the discard pile lets its player do),
                                 # \`go: on\` (after \`step\`), and \`house: logos\` where a player with \`houses\` chooses one
  - fight: Troll -> left one
  - play: Punch
    choose: [right one]          # the answers to questions; the run stops at an unanswered one

# goal: as much damage on enemy creatures as possible   # \`outcomes\` finds the best line; without play, over the whole turn

expect:                          # only these are checked
  me: { aember: 2, discard: [Punch] }
  you: { discard: [left one, right one] }
  cards:
    Troll: { damage: 7, ready: false }
  asked:
    - { who: me, options: [Troll, right one] }
  steps: [fight.2-before, fight.3-exchange, destroyed.1-tag]   # in this order
  # active: me                   # also house: logos, winner: me
  # refused: KF-USE-2            # instead of the above, if the rules forbid the last move
  # also: not steps, because, status; endings and always for open choices; best for the goal
`

/** KeyForge's scenarios, with these cards beside those of a scenario. */
export const keyforgeAdapterWith = (
  known: KnownCards,
): GameAdapter<KeyforgeScenario, KeyForge, KeyforgeRun> => ({
  name: 'keyforge',
  editions: EDITIONS,
  keys: KEYFORGE_KEYS,
  template: TEMPLATE,
  emptySetup: { players: [{}, {}] },
  read: (document) => new KeyforgeReader(document, known).read(),
  game: ({ cards }, edition) => new KeyForge({ ...known, edition, cards }),
  gameOf: (saved) => gameWith(known, saved),
  savedContent: (game, position) => ({
    players: [game.player(position, 1).name, game.player(position, 2).name],
    active: game.active(position),
    setup: { players: [{}, {}] },
    seed: null,
    roster: [],
  }),
  run: (opened, observers) => new KeyforgeRun(opened, new Roster(opened), observers),
  judge: ({ game }, run, options) => new KeyforgeJudge(game, run, options),
  reading: keyforgeReading,
  places: ({ scenario, game, start }, claim) =>
    claim.kind === 'endings' || claim.kind === 'each ending' || claim.kind === 'always'
      ? []
      : keyforgePlaces(claim, new Roster({ scenario, game, board: start, start })),
  cardNames: ({ scenario: { roster, setup } }) => [
    ...roster.map(({ name }) => name),
    ...setup.players.flatMap(({ token }) => (token === undefined ? [] : [token])),
  ],
  open: openKeyforge,
})

/** KeyForge's scenarios, with the cards that ship. */
export const keyforgeAdapter = /* @__PURE__ */ keyforgeAdapterWith({ library: LIBRARY, texts: textReader })
