import { readNoText, unreadText } from '@battleline/card-game'
import type { Position, View } from '@battleline/kernel'
import type { CardProblem, ParsedGoal, Problem } from '@battleline/language'
import type { Ability } from '../text/structure.ts'
import type { CardFacts, Definition } from './card-facts.ts'

/** The abilities of a text, or what cannot be read of it. */
export type ReadAbilities =
  | { readonly ok: true; readonly abilities: readonly Ability[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Reads what people write: on cards and permanents, and their goals. */
export interface TextReader {
  /** The compiled card, or why it cannot be used. */
  readCard(card: CardFacts): Definition | CardProblem
  /** Reads a text of a card or permanent with this name. */
  readAbilities(text: string, name: string): ReadAbilities
  /** Reads a player's goal for a board of two players. */
  readGoal(start: View, text: string, you: 1 | 2): ParsedGoal<Position>
}

/** For games that read no texts: they use cards and permanents without text, with their keywords. */
export const NO_READER: TextReader = {
  readCard: (card) => {
    const read = readNoText(card)
    if ('problems' in read) return read
    return { card, text: read.text, abilities: [], unread: read.unread, aside: [] }
  },
  readAbilities: (text) => (text.trim() === '' ? { ok: true, abilities: [] } : unreadText(text)),
  readGoal: (_, text) => unreadText(text),
}
