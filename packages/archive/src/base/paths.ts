import { slugOf } from '@battleline/ask'

/** Where the pages are, below `rulings/`: folders, whose page is `index.html`. */

export const HOME = ''
export const CHANGES = 'changes'
export const READINGS = 'readings'
export const FEED = 'changes.atom'
export const STYLES = 'archive.css'

export type IndexKind = 'card' | 'keyword' | 'rule' | 'step' | 'edition'

/** The page of an entry of an index, or the list of its entries of a game. No game begins with “by-”. */
export const indexPage = (kind: IndexKind, game: string, entry?: string): string =>
  entry === undefined ? `by-${kind}/${game}` : `by-${kind}/${game}/${entrySlug(kind, entry)}`

/** Ids stand in addresses as they are; what players write becomes plain letters. */
const entrySlug = (kind: IndexKind, entry: string): string =>
  kind === 'card' || kind === 'keyword' ? slugOf(entry) : entry.replaceAll(/[^\w.-]/g, '-')

export const readingPage = (id: string): string => `${READINGS}/${id}`

/** A link from one page to another, as a relative reference. */
export function linkTo(from: string, to: string): string {
  const steps = from === HOME ? 0 : from.split('/').length
  const up = '../'.repeat(steps)
  const isFile = /\.(?:css|atom|png|xml)$/.test(to)
  const down = to === HOME || isFile ? to : `${to}/`
  return up + down === '' ? './' : up + down
}
