import { app } from './app.ts'
import { ask } from './ask.ts'
import { grammar } from './grammar.ts'
import { outcomes } from './outcomes.ts'
import { play } from './play.ts'
import { share } from './share.ts'
import { table } from './table.ts'

/** German, by catalogues. */
export const german = { app, ask, grammar, outcomes, play, share, table }
