import type { SimpleGame } from '@battleline/card-game'
import { simpleExplanation } from '@battleline/explain'
import { askedAbout, type TitledQuestion, type Whys, whyAnswers } from '../../session/why-answers.ts'

/** Answers to the questions that a card or a step raises. */
export const whys: Whys<SimpleGame> = (played, about) =>
  whyAnswers(askedAbout(about, aboutCard), played, simpleExplanation(played.game.spec))

const aboutCard = (card: number): readonly TitledQuestion[] => [
  { title: 'Why did it leave play?', question: { kind: 'destroyed', card } },
  { title: 'Why is it still there?', question: { kind: 'survived', card } },
]
