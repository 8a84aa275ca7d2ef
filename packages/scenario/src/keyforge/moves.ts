/** The step in which the active player makes moves. */
export const MAIN_STEP = 'keyforge/turn.3-main'
/** A board before another step of the turn waits here for `go: on`. */
export const GO_STEP = 'keyforge/turn.0-go'
export const HOUSE_STEP = 'keyforge/turn.2-house'

/** A card of a move: its role, and where to look for it among cards with its name. */
export interface Role {
  readonly is: string
  readonly where: 'friendly' | 'enemy' | 'hand' | 'prophecies' | 'discard'
}

/** A kind of move in a file. */
export interface MoveWord {
  /** Its cards, in the order of the file. */
  readonly cards: readonly Role[]
  /** The possible words instead of cards, or the houses; default: cards. */
  readonly words?: readonly string[] | 'houses'
  /** The step whose decision it answers. */
  readonly answers: string
  /** The engine's move, from card numbers, or from the word instead. */
  engine(cards: readonly number[], ability: number, option: string): string
}

/** A move of one card. */
const ofCard = (word: string, is: string, where: Role['where']): MoveWord => ({
  cards: [{ is, where }],
  answers: MAIN_STEP,
  engine: ([card], ability) => `${word} ${card}${ability === 0 ? '' : ` ${ability}`}`,
})

/** The moves of step 3 of a turn, and those that continue the turn, by their keys in `play`. */
export const MOVES: Readonly<Record<string, MoveWord>> = {
  fight: {
    cards: [
      { is: 'attacker', where: 'friendly' },
      { is: 'defender', where: 'enemy' },
    ],
    answers: MAIN_STEP,
    engine: ([attacker, defender]) => `fight ${attacker} ${defender}`,
  },
  reap: ofCard('reap', 'creature', 'friendly'),
  action: ofCard('action', 'card', 'friendly'),
  play: ofCard('play', 'card', 'hand'),
  discard: ofCard('discard', 'card', 'hand'),
  activate: ofCard('activate', 'prophecy', 'prophecies'),
  resolve: ofCard('resolve', 'card', 'discard'),
  unstun: ofCard('unstun', 'creature', 'friendly'),
  tide: { cards: [], words: ['raise'], answers: MAIN_STEP, engine: () => 'tide' },
  end: { cards: [], words: ['step', 'turn'], answers: MAIN_STEP, engine: () => 'end' },
  go: { cards: [], words: ['on'], answers: GO_STEP, engine: () => 'go' },
  house: { cards: [], words: 'houses', answers: HOUSE_STEP, engine: (_cards, _ability, option) => option },
}

/** The form of a move's cards: “attacker -> defender”. */
export const rolesText = ({ cards }: MoveWord): string => cards.map(({ is }) => is).join(' -> ')
