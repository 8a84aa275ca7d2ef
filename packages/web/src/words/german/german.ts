import { app } from './app.ts'
import { ask } from './ask.ts'
import { grammar } from './grammar.ts'
import { play } from './play.ts'
import { table } from './table.ts'

/** German, by catalogues. */
export const german = { app, ask, grammar, play, table }
