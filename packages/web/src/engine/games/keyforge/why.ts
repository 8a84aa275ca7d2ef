import { keyforgeExplanation } from '@battleline/explain'
import type { KeyforgePlayed } from '@battleline/scenario'
import type { WhyAnswer } from '../../protocol/protocol.ts'
import {
  aboutFate,
  aboutKeywords,
  aboutStep,
  type TitledQuestion,
  whyAnswers,
} from '../../session/why-answers.ts'

/** Answers to the questions that a card or a step raises. */
export function whys(
  played: KeyforgePlayed,
  { card, step }: { readonly card?: number; readonly step?: string },
): readonly WhyAnswer[] {
  const asked = card !== undefined ? aboutCard(card, played) : step !== undefined ? aboutStep(step) : []
  return whyAnswers(asked, played, keyforgeExplanation)
}

function aboutCard(card: number, { game, position, start }: KeyforgePlayed): readonly TitledQuestion[] {
  const [before, now] = [game.card(start, card), game.card(position, card)]
  const values = now.zone !== 'battleline' ? [] : now.armor > 0 ? ['power', 'armor'] : ['power']
  const abilities = new Set(
    [start, position].flatMap((at) => game.abilities(at, card).map(({ trigger }) => trigger)),
  )
  return [
    ...aboutFate(card),
    ...values.map(
      (property): TitledQuestion => ({
        title: `Why this ${property}?`,
        question: { kind: 'value', property, card },
        always: true,
      }),
    ),
    ...aboutKeywords(
      [before, now].flatMap(({ keywords }) => Object.keys(keywords)),
      card,
    ),
    ...[...abilities].map(
      (ability): TitledQuestion => ({
        title: `Why did “${ability}:” do nothing?`,
        question: { kind: 'not ability', ability, card },
      }),
    ),
  ]
}
