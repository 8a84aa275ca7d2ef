import { type ReadCard, readNoText, unreadText } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { ReadGoal } from '../goals/goals.ts'
import type { CardFacts } from '../model/definition.ts'
import type { PlayerId } from '../model/state.ts'
import type { Clause, Condition, Effect, Sentence } from '../text/structure.ts'

/** Reads what people write, card texts and goals, and prints texts. */
export interface TextReader {
  /** Reads the text of a card, once. */
  readCard(card: CardFacts): ReadCard<Clause>
  /** The parts of a text that are set aside. */
  printAside(clauses: readonly Clause[], name: string): readonly string[]
  /** An effect as the title of a step. */
  printEffect(effect: Effect, name: string): string
  /** What a player chooses of modes. */
  printModes(does: readonly Sentence[], name: string): string
  /** A condition in the words that follow “if”. */
  printCondition(condition: Condition, name: string): string
  readGoal(start: View, text: string, you: PlayerId): ReadGoal
}

/** For games that read no texts: they use cards without text, and have nothing to print. */
export const NO_READER: TextReader = {
  readCard: readNoText,
  printAside: () => [],
  printEffect: () => '',
  printModes: () => '',
  printCondition: () => '',
  readGoal: (_, text) => unreadText(text),
}
