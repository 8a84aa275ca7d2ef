import { capital } from '@battleline/card-game'
import { answerQuestion, type GameExplanation, type WhyQuestion } from '@battleline/explain'
import type { Engine, PlayedScenario, Scenario } from '@battleline/scenario'
import { whyText } from '../../words/engine.ts'
import { narrationWords } from '../../words/narration.ts'
import { term } from '../../words/terms.ts'
import type { Run, WhyAnswer } from '../protocol/protocol.ts'

/** What somebody asks why about; neither: nothing. */
export interface WhyAbout {
  readonly card?: number
  readonly step?: string
}

/** Answers the questions that a card or a step of a game raises. */
export interface Explainer<G extends Engine> {
  /** `run` gives the run of the same answers. */
  whys(played: PlayedScenario<Scenario, G>, about: WhyAbout, run: () => Run | null): readonly WhyAnswer[]
}
export type Whys<G extends Engine> = Explainer<G>['whys']

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
    const because = answer.because.map(({ message, cite }) => ({ text: whyText(message), cite }))
    return [{ title, text: capital(whyText(answer.message)), cite: answer.cite, because }]
  })
}

/** Answers what somebody can ask about a step, or else about a card. */
export const answersAbout =
  <G extends Engine>(
    explanationOf: (game: G) => GameExplanation,
    aboutCard: (card: number, played: PlayedScenario<Scenario, G>) => readonly TitledQuestion[],
  ): Whys<G> =>
  (played, { card, step }) => {
    const asked = step !== undefined ? aboutStep(step) : card !== undefined ? aboutCard(card, played) : []
    return whyAnswers(asked, played, explanationOf(played.game))
  }

export const aboutStep = (step: string): readonly TitledQuestion[] => [
  { title: narrationWords.why.happened, question: { kind: 'step', step }, always: true },
]

export const aboutFate = (card: number): readonly TitledQuestion[] => [
  { title: narrationWords.why.destroyed, question: { kind: 'destroyed', card } },
  { title: narrationWords.why.survived, question: { kind: 'survived', card } },
]

/** About the values that a card has. `always`: shown though nothing but the card makes them. */
export const aboutValues = (
  properties: readonly string[],
  card: number,
  always: boolean,
): readonly TitledQuestion[] =>
  properties.map((property) => ({
    title: narrationWords.why.value(term(property)),
    question: { kind: 'value', property, card },
    always,
  }))

/** About the keywords that a card has in any of these readings. */
export const aboutKeywords = (
  readings: readonly { readonly keywords: object }[],
  card: number,
): readonly TitledQuestion[] =>
  [...new Set(readings.flatMap(({ keywords }) => Object.keys(keywords)))].map((keyword) => ({
    title: narrationWords.why.didNothing(keyword),
    question: { kind: 'not keyword', keyword, card },
  }))
