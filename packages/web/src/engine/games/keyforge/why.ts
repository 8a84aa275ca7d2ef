import { keyforgeExplanation } from '@battleline/explain'
import type { KeyForge } from '@battleline/keyforge'
import type { PlayedScenario, Scenario } from '@battleline/scenario'
import { spoken } from '../../../words/engine.ts'
import { kfWords } from '../../../words/keyforge.ts'
import {
  aboutFate,
  aboutKeywords,
  aboutValues,
  answersAbout,
  type TitledQuestion,
} from '../../session/why-answers.ts'

/** Answers to the questions that a card or a step raises. */
export const whys = answersAbout(() => keyforgeExplanation, aboutCard)

function aboutCard(
  card: number,
  { game, position, start }: PlayedScenario<Scenario, KeyForge>,
): readonly TitledQuestion[] {
  const [before, now] = [game.card(start, card), game.card(position, card)]
  const values = now.zone !== 'battleline' ? [] : now.armor > 0 ? ['power', 'armor'] : ['power']
  const abilities = new Set(
    [start, position].flatMap((at) => game.abilities(at, card).map(({ trigger }) => trigger)),
  )
  return [
    ...aboutFate(card),
    ...aboutValues(values, card, true),
    ...aboutKeywords([before, now], card),
    ...[...abilities].map(
      (ability): TitledQuestion => ({
        title: kfWords.why.didNothing(`${spoken(ability)}:`),
        question: { kind: 'not ability', ability, card },
      }),
    ),
  ]
}
