import type { SimpleGame } from '@battleline/card-game'
import { simpleExplanation } from '@battleline/explain'
import { narrationWords } from '../../../words/narration.ts'
import { answersAbout } from '../../session/why-answers.ts'

/** Answers to the questions that a card or a step raises. */
export const whys = answersAbout(
  ({ spec }: SimpleGame) => simpleExplanation(spec),
  (card) => [
    { title: narrationWords.why.leftPlay, question: { kind: 'destroyed', card } },
    { title: narrationWords.why.stillThere, question: { kind: 'survived', card } },
  ],
)
