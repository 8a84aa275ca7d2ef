import { answerQuestion, type GameExplanation, type WhyQuestion } from '@battleline/explain'
import type { PlayedScenario } from '@battleline/scenario'
import type { WhyAnswer } from '../protocol/protocol.ts'

/** A question about a card or a step, as the page titles it. */
export interface TitledQuestion {
  readonly title: string
  readonly question: WhyQuestion
  /** True to show the answer in any case; otherwise only where what the question presupposes is true. */
  readonly always?: boolean
}

/** The answers that are worth showing. */
export function whyAnswers(
  asked: readonly TitledQuestion[],
  played: PlayedScenario,
  explanation: GameExplanation,
): readonly WhyAnswer[] {
  return asked.flatMap(({ title, question, always = false }): readonly WhyAnswer[] => {
    const answer = answerQuestion(question, played, explanation)
    if ('problem' in answer || (!always && (!answer.holds || answer.because.length === 0))) return []
    const because = answer.because.map(({ text, cite }) => ({ text, cite }))
    return [{ title, text: answer.text, cite: answer.cite, because }]
  })
}

export const aboutStep = (step: string): readonly TitledQuestion[] => [
  { title: 'Why did this happen?', question: { kind: 'step', step }, always: true },
]

export const aboutFate = (card: number): readonly TitledQuestion[] => [
  { title: 'Why was it destroyed?', question: { kind: 'destroyed', card } },
  { title: 'Why did it survive?', question: { kind: 'survived', card } },
]

export const aboutKeywords = (keywords: Iterable<string>, card: number): readonly TitledQuestion[] =>
  [...new Set(keywords)].map((keyword) => ({
    title: `Why did ${keyword} do nothing?`,
    question: { kind: 'not keyword', keyword, card },
  }))
