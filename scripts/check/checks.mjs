import { catalogues } from './catalogues.mjs'
import { citations } from './citations.mjs'
import { docstrings } from './docstrings.mjs'
import { names } from './names.mjs'
import { purity } from './purity.mjs'
import { rooms } from './rooms.mjs'

/**
 * The rules of the sources without another tool.
 * @type {{ title: string, find: (root: string) => import('./sources.mjs').Problem[] }[]}
 */
export const checks = [
  { title: 'names that say nothing', find: names },
  { title: 'purity', find: purity },
  { title: 'citations', find: citations },
  { title: 'subjects of folders', find: rooms },
  { title: 'docstrings of the public API', find: docstrings },
  { title: 'sentences outside catalogues', find: catalogues },
]
