import { grandArchiveExplanation } from '@battleline/explain'
import type { Choice } from '@battleline/kernel'
import type { PlayedScenario } from '@battleline/scenario'
import type { WhyAnswer } from '../../protocol/protocol.ts'
import {
  aboutFate,
  aboutKeywords,
  aboutStep,
  type TitledQuestion,
  whyAnswers,
} from '../../session/why-answers.ts'
import type { GrandArchiveSession } from './session.ts'

/** Answers to the questions that a card or a step raises. */
export function whys(
  session: GrandArchiveSession,
  answers: readonly Choice[] | null,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  const played = session.playedWith(answers) as PlayedScenario
  const asked = step !== undefined ? aboutStep(step) : card !== undefined ? aboutCard(session, card) : []
  return whyAnswers(asked, played, grandArchiveExplanation)
}

function aboutCard({ game, position, played }: GrandArchiveSession, card: number): readonly TitledQuestion[] {
  const [before, now] = [game.card(played.start, card), game.card(position, card)]
  const values = (['power', 'life', 'level'] as const).filter((property) =>
    property === 'level' ? now.type === 'champion' : now[property] !== null,
  )
  return [
    ...aboutFate(card),
    ...values.map(
      (property): TitledQuestion => ({
        title: `Why this ${property}?`,
        question: { kind: 'value', property, card },
        always: now.zone === 'field',
      }),
    ),
    ...aboutKeywords(
      [before, now].flatMap(({ keywords }) => Object.keys(keywords)),
      card,
    ),
  ]
}
