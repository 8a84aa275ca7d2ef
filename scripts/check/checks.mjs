import { citations } from './citations.mjs'
import { importDirection } from './import-direction.mjs'
import { names } from './names.mjs'
import { purity } from './purity.mjs'
import { sizes } from './sizes.mjs'

/**
 * The rules that the sources keep, besides types, lint and format.
 * @type {{ title: string, find: (root: string) => import('./sources.mjs').Problem[] }[]}
 */
export const checks = [
  { title: 'import direction', find: importDirection },
  { title: 'file and function sizes', find: sizes },
  { title: 'names', find: names },
  { title: 'purity', find: purity },
  { title: 'citations', find: citations },
]
