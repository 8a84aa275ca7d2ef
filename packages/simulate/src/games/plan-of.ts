import type { Study } from '../study/study.ts'
import { boards } from './boards.ts'
import { deckGames } from './deck-games.ts'
import { fights } from './fights.ts'
import type { Plan } from './plan.ts'

/**
 * The games of a study, in the order of their numbers.
 * @throws RangeError if a bot of the study is unknown
 */
export function planOf(study: Study): Plan {
  switch (study.kind) {
    case 'decks':
      return deckGames(study)
    case 'fights':
      return fights(study)
    case 'boards':
      return boards(study)
  }
}
