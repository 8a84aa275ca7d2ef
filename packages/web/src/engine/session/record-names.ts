import type { Position } from '@battleline/kernel'
import type { Engine, PlayedScenario, Scenario } from '@battleline/scenario'

/** The name of a card or player; of a token that the answers of the page created, too. */
export function nameIn(
  { game, position: end, name: nameOf }: PlayedScenario<Scenario, Engine>,
  position: Position,
  record: number,
): string {
  const isNew = game.cards(position).includes(record) && !game.cards(end).includes(record)
  if (!isNew) return nameOf(record)
  const { name, called = name } = game.card(position, record)
  return called
}
