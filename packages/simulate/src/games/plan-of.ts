import type { Study } from '../study/study.ts'
import { deckGames } from './deck-games.ts'
import { fights } from './fights.ts'
import type { Plan } from './plan.ts'

/**
 * The games of a study, in the order of their numbers.
 * @throws RangeError if a bot of the study is unknown
 */
export const planOf = (study: Study): Plan => (study.kind === 'decks' ? deckGames(study) : fights(study))
