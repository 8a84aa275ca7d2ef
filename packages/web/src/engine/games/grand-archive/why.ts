import { grandArchiveExplanation } from '@battleline/explain'
import type { GrandArchive } from '@battleline/grand-archive'
import type { PlayedScenario, Scenario } from '@battleline/scenario'
import {
  aboutFate,
  aboutKeywords,
  aboutValues,
  answersAbout,
  type TitledQuestion,
} from '../../session/why-answers.ts'

/** Answers to the questions that a card or a step raises. */
export const whys = answersAbout(() => grandArchiveExplanation, aboutCard)

function aboutCard(
  card: number,
  { game, position, start }: PlayedScenario<Scenario, GrandArchive>,
): readonly TitledQuestion[] {
  const [before, now] = [game.card(start, card), game.card(position, card)]
  const values = (['power', 'life', 'level'] as const).filter((property) =>
    property === 'level' ? now.type === 'champion' : now[property] !== null,
  )
  return [
    ...aboutFate(card),
    ...aboutValues(values, card, now.zone === 'field'),
    ...aboutKeywords([before, now], card),
  ]
}
