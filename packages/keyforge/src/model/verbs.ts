import { verbsWithNames } from '@battleline/card-game'
import { cardOf } from './state.ts'

/** The verbs of charts. A question about cards or players names them as their records do. */
export const verbs = verbsWithNames((w, record) => cardOf(w, record).name)
