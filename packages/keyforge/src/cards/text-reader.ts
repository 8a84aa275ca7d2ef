import { type PlayerId, type ReadCard, readNoText, unreadText } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { ReadGoal } from '../goals/goals.ts'
import type { CardFacts } from '../model/definition.ts'
import type { CardText, Clause, Condition, Effect } from '../text/structure.ts'
import type { ReadWithoutLoss } from '../text/without-loss.ts'
import type { Vocabulary } from '../text/words/card-words.ts'

/** Reads what people write, card texts and goals, and prints texts. `words`: houses and traits beside those that the language knows. */
export interface TextReader {
  readText(text: string, name: string, words?: Vocabulary): ReadWithoutLoss
  /** Reads the texts of cards, each of them once. */
  cardsWith(words?: Vocabulary): (card: CardFacts) => ReadCard<Clause>
  printText(text: CardText, name: string): string
  /** An effect as the title of a step. */
  printEffect(effect: Effect, name: string): string
  /** A condition in the words that follow “if”. */
  printCondition(condition: Condition, name: string): string
  readGoal(start: View, text: string, you: PlayerId): ReadGoal
}

/** For games that read no texts: they use cards without text, and those whose texts the build has read and printed. */
export const NO_READER: TextReader = {
  readText: unreadText,
  cardsWith: () => readNoText,
  printText: neverPrinted,
  printEffect: neverPrinted,
  printCondition: neverPrinted,
  readGoal: (_, text) => unreadText(text),
}

function neverPrinted({ kind }: { readonly kind: string }): never {
  throw new Error(`the build has not printed “${kind}”`)
}
