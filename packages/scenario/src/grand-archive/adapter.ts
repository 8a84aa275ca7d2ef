import { EDITIONS, type GrandArchive, gameOf, grandArchive } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { GameAdapter } from '../adapters/game-adapter.ts'
import { BoardJudge } from '../claims/board-claims.ts'
import { boardReading, claimedPlaces } from '../claims/board-reading.ts'
import { boardOf, numbered } from '../names/board-names.ts'
import { EXPECTABLE } from './expectable.ts'
import { openGrandArchive } from './open-scenario.ts'
import { GrandArchiveReader } from './read.ts'
import { GrandArchiveRun } from './run.ts'
import type { GrandArchiveScenario } from './scenario.ts'

const TEMPLATE = `# A scenario: a board in the main phase, the actions on it, and the expected result.
# Players pass and decline unless an entry says otherwise.
name: A weapon is worn though its damage is prevented
game: grand-archive
edition: cr-26                   # or '2024'
cite: [GA-DUR-2, GA-PRV-9]       # the rules that it shows

cards:                           # cards of your own, or changed library cards
  Knight: { type: champion, classes: [warrior], level: 1, life: 20 }
  Rival: { type: champion, level: 1, life: 20 }
  Blade: { type: weapon, power: 2, durability: 3 }
  Ward: { type: item, text: 'If damage would be dealt to your champion, prevent it.' }
# seed: 7                        # dice answer for chance; with a deck file for each player, a whole game begins
# unknown: allow                 # allow unreadable words in their texts: those abilities do nothing

players:
  me:                            # any two names; the first is the turn player unless \`active:\` says otherwise
    field:
      - Knight: { damage: 3 }    # also rested, durability, counters such as buff and bulwark, lineage, loaded, as
      - Blade
    hand: [Bandage Wound]        # also memory, deck (top first), material, graveyard, banishment
  you:
    field: [Rival, Ward]

play:                            # attack, activate, use, retaliate, materialize, resolve, end turn
  - attack: { weapon: Blade, target: Rival }   # or X -> Y; also with, intent (an attack card), prepared
  - activate: Bandage Wound
    at: before damage            # the window; default: the first possible one
    # choose: [yes]              # the answers to its questions

# goal: as much damage on enemy champions as possible   # \`outcomes\` finds the best line; without play, over the whole turn

expect:                          # only these are checked
  me: { graveyard: [Bandage Wound] }
  cards:
    Rival: { damage: 0 }
    Blade: { durability: 2 }
    Knight: { damage: 0, rested: true }
  steps: [damage.2-replace, damage.4-wear]     # in this order
  because: [GA-PRV-4]
  # refused: GA-KW-TAUNT         # instead of the above, if the last entry is illegal
  # also: not steps, asked, winner, status; best for the goal
`

/** The keys of its scenarios, beside the common ones. */
export const GRAND_ARCHIVE_KEYS = ['turn', 'whole', 'step', 'seed', 'unknown', 'goal'] as const

const named = (game: GrandArchive, position: Position) =>
  boardOf(game, position, numbered(([1, 2] as const).map((player) => game.player(position, player).name)))

export const grandArchiveAdapter: GameAdapter<GrandArchiveScenario, GrandArchive, GrandArchiveRun> = {
  name: 'grand-archive',
  editions: EDITIONS,
  keys: GRAND_ARCHIVE_KEYS,
  template: TEMPLATE,
  emptySetup: { players: [{}, {}] },
  read: (document) => new GrandArchiveReader(document).read(),
  game: ({ cards }, edition) => grandArchive({ edition, cards }),
  gameOf,
  savedContent: (game, position) => ({
    players: [game.player(position, 1).name, game.player(position, 2).name],
    setup: { players: [{}, {}], active: game.active(position) },
    seed: null,
  }),
  run: (opened, observers) => new GrandArchiveRun(opened, observers),
  judge: ({ game }, run) => new BoardJudge(EXPECTABLE, game, run),
  reading: (game, position) =>
    boardReading(EXPECTABLE, game, position, {
      players: [1, 2],
      table: game.table(position),
      name: named(game, position).name,
    }),
  places: ({ game, position }, claim) => claimedPlaces(claim, named(game, position)),
  // Tokens are only on the final board.
  cardNames: ({ game, start }, { position }) =>
    [start, position].flatMap((at) => game.cards(at).map((card) => game.card(at, card).name)),
  open: openGrandArchive,
}
