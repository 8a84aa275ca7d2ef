import { verbsWithNames } from '@battleline/card-game'
import { cardOf } from './state.ts'

/** The verbs of charts. A question about cards or players uses their names. */
export const verbs = verbsWithNames((w, record) => cardOf(w, record).name)
