import { HOUSES } from '@battleline/keyforge'

/** A kind of move that a file can name. */
export interface MoveWord {
  /** What each card of the move is, in the order in which the file names them. */
  readonly cards: readonly string[]
  /** The words of which one is written instead of cards; left out: cards are. */
  readonly words?: readonly string[]
  /** The step whose question it answers; left out: it is made where moves are made. */
  readonly answers?: string
  /** The move as the engine reads it, of the numbers of the cards, or of the word that stands in their place. */
  engine(cards: readonly number[], ability: number, said: string): string
}

/** The moves of step 3 of a turn, and what goes on with the turn, by the key that names them in `play`. */
export const MOVES: Readonly<Record<string, MoveWord>> = {
  fight: {
    cards: ['attacker', 'defender'],
    engine: ([attacker, defender]) => `fight ${attacker} ${defender}`,
  },
  reap: { cards: ['creature'], engine: ([creature]) => `reap ${creature}` },
  action: {
    cards: ['card'],
    engine: ([card], ability) => `action ${card}${ability === 0 ? '' : ` ${ability}`}`,
  },
  play: { cards: ['card'], engine: ([card]) => `play ${card}` },
  discard: { cards: ['card'], engine: ([card]) => `discard ${card}` },
  activate: { cards: ['prophecy'], engine: ([prophecy]) => `activate ${prophecy}` },
  unstun: { cards: ['creature'], engine: ([creature]) => `unstun ${creature}` },
  tide: { cards: [], words: ['raise'], engine: () => 'tide' },
  end: { cards: [], words: ['step', 'turn'], engine: () => 'end' },
  go: { cards: [], words: ['on'], engine: () => 'go' },
  house: {
    cards: [],
    words: HOUSES,
    answers: 'keyforge/turn.2-house',
    engine: (_cards, _ability, said) => said,
  },
}

/** How a move of several cards is written: `fight: Troll -> Urchin`. */
export const ARROW = /->|→/
