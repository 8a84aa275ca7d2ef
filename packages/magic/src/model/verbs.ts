import { verbsWithNames } from '@battleline/card-game'
import { nameOf } from './state.ts'

/** The verbs of charts. A question about permanents or players uses their names. */
export const verbs = verbsWithNames(nameOf)
