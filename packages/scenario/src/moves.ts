/** A kind of move that a file can name. */
export interface MoveWord {
  /** What each card of the move is, in the order in which the file names them. */
  readonly cards: readonly string[]
  /** The move as the engine reads it, of the numbers of the cards. */
  engine(cards: readonly number[], ability: number): string
  /** What stands after the word of a move that names no card. */
  readonly says?: string
}

/** The moves of step 3 of a turn, by the key that names them in `play`. */
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
  unstun: { cards: ['creature'], engine: ([creature]) => `unstun ${creature}` },
  tide: { cards: [], engine: () => 'tide', says: 'raise' },
}

/** How a move of several cards is written: `fight: Troll -> Urchin`. */
export const ARROW = /->|→/
