import { cardTextReader } from '@battleline/card-game'
import type { TextReader } from './cards/text-reader.ts'
import { readGoal } from './goals/goals.ts'
import {
  asideTexts,
  printCondition,
  printEffect,
  printModes,
  printText,
  readRemains,
  readText,
} from './text/grammar.ts'
import type { CardText, Clause } from './text/structure.ts'

/** The grammar of card texts and goals, for a game that is to read them. */
export const textReader: TextReader = {
  readCard: cardTextReader<CardText, Clause>({ readText, readRemains, printText }),
  printAside: (clauses, name) => asideTexts({ kind: 'text', clauses }, name),
  printEffect,
  printModes,
  printCondition,
  readGoal,
}
