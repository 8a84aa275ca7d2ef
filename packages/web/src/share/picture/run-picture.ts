import type { Run } from '../../engine/protocol/protocol.ts'
import { drawPicture } from './draw.ts'
import { grandArchivePictured } from './grand-archive.ts'
import { keyforgePictured } from './keyforge.ts'
import { magicPictured } from './magic.ts'
import { type Pictured, pictureOf } from './picture.ts'
import { simplePictured } from './simple.ts'

/** The picture of a run at a row as a PNG; null for the end. @throws Error where the browser can’t draw it */
export const pictureFile = (run: Run, at: number | null): Promise<Blob> =>
  drawPicture(pictureOf(run, at, picturedOf(run)))

function picturedOf(run: Run): Pictured {
  switch (run.game) {
    case 'keyforge':
      return keyforgePictured(run)
    case 'magic':
      return magicPictured(run)
    case 'grand-archive':
      return grandArchivePictured(run)
    case 'simple':
      return simplePictured(run)
    default:
      return run satisfies never
  }
}
