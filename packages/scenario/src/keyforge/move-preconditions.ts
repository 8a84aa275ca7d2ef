import type { Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { CONCEDE } from '../model/answer.ts'
import { deciderName } from '../names/default-decider.ts'
import type { Naming } from '../names/labels.ts'
import { GO_STEP, HOUSE_STEP, MAIN_STEP, MOVES } from './moves.ts'

/** Why an entry cannot be played now, and a suggestion. */
export interface NotPlayable {
  readonly message: string
  readonly notes: readonly string[]
}

/**
 * Why a move cannot be tried in a position; null if it can. Names the current step of the turn, and the entry that
 * continues from it.
 */
export function whyNotPlayable(
  game: KeyForge,
  position: Position,
  word: string,
  naming: Naming,
): NotPlayable | null {
  const ask = game.decision(position)
  if (ask === null) return over(game, position, naming)
  if (word === CONCEDE || ask.step === MOVES[word]?.answers) return null
  const labels = ask.options.map(({ label }) => label)
  const who = deciderName(ask.who, (player) => naming.name(player))
  switch (ask.step) {
    case GO_STEP:
      return {
        message: `the board is before a step of the turn, and “${word}” comes later`,
        notes: [`write “- go: on” before it: ${labels.join(', ')}`],
      }
    case HOUSE_STEP:
      return {
        message: `the board is in step 2 of the turn: choose a house before “${word}”`,
        notes: [`write “- house: …” before it, with ${labels.join(', ')}`],
      }
    case MAIN_STEP:
      return {
        message: `the board is in step 3 of the turn, after “${word}”`,
        notes: toStandBefore(word),
      }
    default:
      return {
        message: `a question is open: ${who}, “${ask.title}”; answer it with “choose”`,
        notes: [`offered: ${labels.join(', ')}`],
      }
  }
}

/** How to start a board before a step that step 3 comes after. */
const toStandBefore = (word: string): readonly string[] =>
  word === 'house'
    ? [
        '“house: logos” beside “players” sets the active house',
        '“step: house” beside “players”, “houses: [dis, logos, mars]” for the player and then “- go: on” let it be chosen',
        '“- end: turn” leads to the next turn, where both players have “houses”',
      ]
    : [
        'moves of step 3 are made at once; “- end: turn” ends it',
        '“step: forge” beside “players” draws the board before that step of the turn',
      ]

function over(game: KeyForge, position: Position, naming: Naming): NotPlayable {
  const { winner } = game.table(position)
  if (winner !== null) return { message: `the game is over: ${naming.name(winner)} has won`, notes: [] }
  return {
    message: 'nothing can be played any more: the turn is over, and no other follows',
    notes: ['turns follow each other if both players have houses, as in “houses: [dis, logos, mars]”'],
  }
}
