import type { GrandArchiveCard } from '../../engine/grand-archive/shown.ts'
import { titled } from '../../parts/glyph.tsx'

/** What stands below the name of a card. */
export const kindOf = ({ type, elements, classes, subtypes }: GrandArchiveCard): string =>
  type === 'champion' || type === 'ally'
    ? [...elements.slice(0, 1), ...(type === 'champion' ? classes.slice(0, 1) : [])].map(titled).join(', ')
    : titled(subtypes[0] ?? type)
