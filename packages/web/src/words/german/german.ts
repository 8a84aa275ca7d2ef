import { app } from './app.ts'
import { ask } from './ask.ts'
import { embed } from './embed.ts'
import { engine } from './engine.ts'
import { grammar } from './grammar.ts'
import { grandArchive } from './grand-archive.ts'
import { keyforge } from './keyforge.ts'
import { magic } from './magic.ts'
import { narration } from './narration.ts'
import { outcomes } from './outcomes.ts'
import { play } from './play.ts'
import { room } from './room.ts'
import { setUp } from './set-up.ts'
import { share } from './share.ts'
import { simple } from './simple.ts'
import { table } from './table.ts'
import { terms } from './terms.ts'

/** German, by catalogues. */
export const german = {
  ...{ app, ask, embed, engine, grammar, grandArchive, keyforge, magic, narration },
  ...{ outcomes, play, room, setUp, share, simple, table, terms },
}
