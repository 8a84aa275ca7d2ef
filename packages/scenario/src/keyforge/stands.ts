import type { Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { decider } from '../decider.ts'
import type { Naming } from '../options.ts'
import { GO_STEP, HOUSE_STEP, MAIN_STEP, MOVES } from './moves.ts'

/** Why an entry is not played where play stands, and what helps. */
export interface NotHere {
  readonly message: string
  readonly notes: readonly string[]
}

/**
 * Whether a move can be tried where a position stands: null where it can. Where another step of the turn stands there, it is
 * named, with what is written to go on from it.
 */
export function notHere(game: KeyForge, position: Position, word: string, naming: Naming): NotHere | null {
  const ask = game.ask(position)
  if (ask === null) return over(game, position, naming)
  if (ask.step === MOVES[word]?.answers) return null
  const labels = ask.options.map(({ label }) => label)
  const who = decider(ask.who, (player) => naming.name(player))
  switch (ask.step) {
    case GO_STEP:
      return {
        message: `the board stands before a step of the turn, and “${word}” comes later`,
        notes: [`write “- go: on” before it: ${labels.join(', ')}`],
      }
    case HOUSE_STEP:
      return {
        message: `the board stands in step 2 of the turn: a house is chosen before “${word}”`,
        notes: [`write “- house: …” before it, with ${labels.join(', ')}`],
      }
    case MAIN_STEP:
      return {
        message: `the board stands in step 3 of the turn, behind “${word}”`,
        notes: toStandBefore(word),
      }
    default:
      return {
        message: `a question stands open: ${who}, “${ask.title}”; answer it with “choose”`,
        notes: [`offered: ${labels.join(', ')}`],
      }
  }
}

/** How a board is drawn that stands before a step that is over in step 3. */
const toStandBefore = (word: string): readonly string[] =>
  word === 'house'
    ? [
        '“house: logos” beside “players” says which house is active',
        '“step: house” beside “players”, “houses: [dis, logos, mars]” for the player and then “- go: on” let it be chosen',
        '“- end: turn” leads to the next turn, where both players have “houses”',
      ]
    : [
        'moves of step 3 are made at once; “- end: turn” ends it',
        '“step: forge” beside “players” draws the board before that step of the turn',
      ]

function over(game: KeyForge, position: Position, naming: Naming): NotHere {
  const { winner } = game.table(position)
  if (winner !== null) return { message: `the game is over: ${naming.name(winner)} has won`, notes: [] }
  return {
    message: 'nothing can be played any more: the turn is over, and no other follows',
    notes: ['turn follows turn where both players have houses, as in “houses: [dis, logos, mars]”'],
  }
}
