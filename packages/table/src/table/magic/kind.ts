import type { MagicCard } from '../../engine/magic/shown.ts'
import { titled } from '../../parts/glyph.tsx'

/** What stands below the name of a permanent. */
export const kindOf = ({ subtypes, types, colors }: MagicCard): string =>
  subtypes.length > 0
    ? subtypes.join(' ')
    : types.includes('artifact')
      ? 'Artifact'
      : titled(colors[0] ?? 'colorless')
