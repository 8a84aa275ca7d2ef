import type { CardPoolOf, DeckProblemOf } from '@battleline/card-game'
import type { CardFacts } from '../model/definition.ts'
import type { DeckSetup } from '../setup/board.ts'

/** The parts of a deck: the main deck, the material deck, and the sideboard that waits between games. */
export const DECK_PARTS = ['main', 'material', 'side'] as const
/** A part of a deck. */
export type DeckPart = (typeof DECK_PARTS)[number]

/** The names of a deck's cards, legal or not, each as often as the deck has it. */
export interface Deck extends Readonly<Record<DeckPart, readonly string[]>> {
  readonly name: string
}

/** A line of a list that is not in the deck. */
export type DeckProblem = DeckProblemOf<'empty-file' | 'out-of-range' | 'unknown-card' | 'unknown-word'> & {
  readonly line: number
}

/** A deck as a list has it, with everything that could not be read. */
export interface ReadDeck extends Deck {
  readonly problems: readonly DeckProblem[]
}

/** The cards that a deck can consist of; the library of a game is one of these pools. */
export type CardPool = CardPoolOf<CardFacts>

/** A player of `deal` with this deck. The side is left at home. */
export const dealtPlayer = ({ main, material }: Deck, name: string): DeckSetup => ({
  name,
  deck: main,
  material,
})

/** Cards that begin in the material deck: champions and regalia (GA-DCK-2). */
export const isMaterial = ({ type, supertypes = [] }: CardFacts): boolean =>
  type === 'champion' || supertypes.includes('regalia')

/** A material deck has at most one divine relic (GA-DCK-4). */
export const isDivineRelic = ({ text = '' }: CardFacts): boolean => /divine relic/iu.test(text)

export const isToken = ({ supertypes = [] }: CardFacts): boolean => supertypes.includes('token')

/** How often each name is among the names, in the order of their first appearance. */
export function countNames(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
