import { grandArchiveExplanation } from '@battleline/explain'
import type { GrandArchive } from '@battleline/grand-archive'
import {
  aboutFate,
  aboutKeywords,
  aboutValues,
  askedAbout,
  type TitledQuestion,
  type Whys,
  whyAnswers,
} from '../../session/why-answers.ts'

/** Answers to the questions that a card or a step raises. */
export const whys: Whys<GrandArchive> = (played, about) =>
  whyAnswers(
    askedAbout(about, (card) => aboutCard(card, played)),
    played,
    grandArchiveExplanation,
  )

function aboutCard(
  card: number,
  { game, position, start }: Parameters<typeof whys>[0],
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
