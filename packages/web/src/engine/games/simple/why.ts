import type { SimpleGame } from '@battleline/card-game'
import { simpleExplanation } from '@battleline/explain'
import { answersAbout } from '../../session/why-answers.ts'

/** Answers to the questions that a card or a step raises. */
export const whys = answersAbout(
  ({ spec }: SimpleGame) => simpleExplanation(spec),
  (card) => [
    { title: 'Why did it leave play?', question: { kind: 'destroyed', card } },
    { title: 'Why is it still there?', question: { kind: 'survived', card } },
  ],
)
