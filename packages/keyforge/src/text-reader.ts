import { cardTextReader, type ReadCard } from '@battleline/card-game'
import type { TextReader } from './cards/text-reader.ts'
import { readGoal } from './goals/goals.ts'
import type { CardFacts } from './model/definition.ts'
import type { Clause } from './text/structure.ts'
import { printCondition, printEffect, printText } from './text/text.ts'
import { readRemainsWithoutLoss, readWithoutLoss } from './text/without-loss.ts'
import type { Vocabulary } from './text/words/card-words.ts'

const readerWith = (words?: Vocabulary): ((card: CardFacts) => ReadCard<Clause>) =>
  cardTextReader({
    readText: (text, name) => readWithoutLoss(text, name, words),
    readRemains: (text, name) => readRemainsWithoutLoss(text, name, words),
    printText,
  })
const readCard = readerWith()

/** The grammar of card texts and goals, for a game that is to read them. */
export const textReader: TextReader = {
  readText: readWithoutLoss,
  cardsWith: (words) => (words === undefined ? readCard : readerWith(words)),
  printText,
  printEffect,
  printCondition,
  readGoal,
}
