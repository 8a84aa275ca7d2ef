import { verbsWithNames } from '@battleline/card-game'
import { nameOf } from './state.ts'

/** The verbs of charts. A question about permanents or players names them as their records do. */
export const verbs = verbsWithNames(nameOf)
