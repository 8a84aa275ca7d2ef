import { EDITIONS, gameOf, type Magic, magic } from '@battleline/magic'
import type { ClaimOf, GameAdapter } from '../adapters/game-adapter.ts'
import type { BoardClaim } from '../claims/board-claims.ts'
import { boardReading, claimedPlaces } from '../claims/board-reading.ts'
import { EXPECTABLE } from './expectable.ts'
import { MagicJudge } from './judge.ts'
import { openMagic } from './open-scenario.ts'
import { MagicReader } from './read.ts'
import { namedBoard } from './resolve-names.ts'
import { MagicRun } from './run.ts'
import type { MagicScenario } from './scenario.ts'

const TEMPLATE = `# A scenario: a board before a combat phase, the declarations, and the expected result.
name: Two attackers that must be blocked are not blocked by two on one of them
game: magic
edition: current                 # or e16, the rules of 2016
cite: [MTG-BLK-32]               # the rules that it shows
# defending players: one         # with several opponents, the attacker chooses one to attack; default: all
# begins: main                   # start before the main phase, to cast spells; default: before combat

cards:                           # cards of your own, or changed library cards
  Bold Ogre: { type: creature, power: 3, toughness: 3, text: Bold Ogre must be blocked if able. }
# unknown: allow                 # allow unreadable words in their texts: those abilities do nothing

players:                         # in turn order; the first attacks unless \`active:\` says otherwise
  me:
    battlefield:
      - Bold Ogre: { as: A }     # also tapped, new, count, attached, protector, keywords, effects, power, text, …
      - Bold Ogre: { as: B }
      - Grizzly Bears: { effects: [attacks this turn if able] }   # the effect of an earlier spell
  you:
    life: 20
    battlefield:
      - Hill Giant: { count: 2 } # called Hill Giant 1 and Hill Giant 2
      - Giant Spider: { tapped: true }
    hand: [Giant Growth]         # also graveyard; unseen: 2 adds two unnamed cards

play:                            # attack, block, cast, activate, choose, pass, resolve; pay, decline (mana is not tracked)
  - attack: { A: you, B: you, Grizzly Bears: you }    # or X -> Y, or nothing
  - cast: Giant Growth -> Hill Giant 1                # divided: { card: …, x: 3, targets: { A: 2, you: 1 } }
  - resolve                      # all pass until the stack is empty; with pass, each passes once

# goal: lose as little as possible   # \`outcomes\` finds the best attack or block; also win, kill Hill Giant 1, …

expect:                          # only these are checked
  declarations:                  # the declarations at the point where the play stops
    - block: { Hill Giant 1: A, Hill Giant 2: A }
      illegal: 1 of 2            # it obeys 1 requirement, and 2 are possible
    - block: { Hill Giant 1: A, Hill Giant 2: B }
      legal: 2
    - block: { Giant Spider: A }
      illegal: MTG-BLK-22        # it violates a restriction
  best: 2                        # the number of legal declarations without a payment; or a list of them; or what a goal comes to
  in best: { Hill Giant 1: all, Giant Spider: none }
  cards:
    A: { attacks: you, tapped: true }
    Hill Giant 1: { power: 6 }
  # refused: MTG-ATK-30          # where the last entry of \`play\` is illegal
  # also: steps, not steps, because, asked, status
`

/** The keys of its scenarios, beside the common ones. */
export const MAGIC_KEYS = ['extra combats', 'defending players', 'begins', 'unknown', 'goal'] as const

const isBoardClaim = (claim: ClaimOf<MagicScenario>): claim is BoardClaim =>
  claim.kind === 'card' || claim.kind === 'player' || claim.kind === 'table' || claim.kind === 'zone'

export const magicAdapter: GameAdapter<MagicScenario, Magic, MagicRun> = {
  name: 'magic',
  editions: EDITIONS,
  keys: MAGIC_KEYS,
  template: TEMPLATE,
  emptySetup: { players: [{ name: 'one' }, { name: 'two' }] },
  read: (document) => new MagicReader(document).read(),
  game: ({ cards }, edition) => magic({ edition, cards }),
  gameOf,
  savedContent: (game, position) => {
    const players = game.players(position).map((player) => game.player(position, player).name)
    return { players, setup: { players: players.map((name) => ({ name })) } }
  },
  run: ({ game, start }, observers) => new MagicRun(game, start, observers),
  judge: ({ game }, run) => new MagicJudge(game, run),
  reading: (game, position) =>
    boardReading(EXPECTABLE, game, position, {
      players: game.players(position),
      table: game.table(position),
      name: namedBoard(game, position).name,
    }),
  places: ({ game, position }, claim) =>
    isBoardClaim(claim) ? claimedPlaces(claim, namedBoard(game, position)) : [],
  cardNames: ({ game, start }) => game.cards(start).map((card) => game.card(start, card).name),
  open: openMagic,
}
