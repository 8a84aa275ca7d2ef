import { type SimpleCardFacts, SimpleGame, type SimpleGameSpec } from '@battleline/card-game'
import type { SimpleScenario } from '@battleline/scenario'
import type { CardCatalog } from '../cards/card-catalog.ts'
import { WrongInput } from '../exit.ts'

/** The cards of a simple game, which have numbers and keywords, and no text. */
export function simpleCatalog(spec: SimpleGameSpec): CardCatalog {
  const withoutText = () => {
    throw new WrongInput('wrong-game', `cards of ${spec.title} have no text`)
  }
  return {
    library: new SimpleGame(spec).library,
    read: withoutText,
    line: (facts) => {
      const { numbers, keywords = [] } = facts as SimpleCardFacts
      return [...Object.entries(numbers).map(([number, value]) => `${number} ${value}`), ...keywords].join(
        ' · ',
      )
    },
    cover: () => withoutText,
    import: withoutText,
    used: (scenario) =>
      (scenario as SimpleScenario).setup.players.flatMap(({ zones = {} }) =>
        Object.values(zones).flatMap((cards) => cards.map(({ name }) => name)),
      ),
  }
}
