import { simpleExplanation } from '@battleline/explain'
import type { Choice } from '@battleline/kernel'
import type { WhyAnswer } from '../../protocol/protocol.ts'
import { aboutStep, type TitledQuestion, whyAnswers } from '../../session/why-answers.ts'
import type { SimpleSession } from './session.ts'

/** Answers to the questions that a card or a step raises. */
export function whys(
  session: SimpleSession,
  answers: readonly Choice[] | null,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  const asked = step !== undefined ? aboutStep(step) : card !== undefined ? aboutCard(card) : []
  return whyAnswers(asked, session.playedWith(answers), simpleExplanation(session.game.spec))
}

const aboutCard = (card: number): readonly TitledQuestion[] => [
  { title: 'Why did it leave play?', question: { kind: 'destroyed', card } },
  { title: 'Why is it still there?', question: { kind: 'survived', card } },
]
