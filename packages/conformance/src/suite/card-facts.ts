import { fold } from '@battleline/language'
import { adapters, type Scenario } from '@battleline/scenario'

/** The facts of each card that the board of a scenario names, and of those that these name: its own, or the library's. */
export function factsOnBoard(scenario: Scenario): readonly object[] {
  const { library } = adapters.of(scenario.game).game(scenario, scenario.edition)
  const own = new Map<string, object>(scenario.cards.map((card) => [fold(card.name), card]))
  const found = new Map(own)
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      const key = fold(value)
      const facts = found.get(key) ?? library.facts(value)
      if (facts === undefined || found.has(key)) return
      found.set(key, facts)
      for (const [field, one] of Object.entries(facts)) if (field !== 'text') look(one)
    } else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) look(one)
  }
  look(scenario.setup)
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, facts]) => facts)
}
