import { titled } from '../../components/glyph.tsx'
import type { GrandArchiveCard } from '../../engine/protocol/grand-archive-board.ts'

/** The line below the name of a card. */
export const kindOf = ({ type, elements, classes, subtypes }: GrandArchiveCard): string =>
  type === 'champion' || type === 'ally'
    ? [...elements.slice(0, 1), ...(type === 'champion' ? classes.slice(0, 1) : [])].map(titled).join(', ')
    : titled(subtypes[0] ?? type)
