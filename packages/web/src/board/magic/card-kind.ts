import { titled } from '../../components/glyph.tsx'
import type { MagicCard } from '../../engine/protocol/magic-board.ts'
import { term } from '../../words/terms.ts'

/** The line below the name of a permanent. */
export const kindOf = ({ subtypes, types, colors }: MagicCard): string =>
  subtypes.length > 0
    ? subtypes.join(' ')
    : types.includes('artifact')
      ? titled(term('artifact'))
      : titled(term(colors[0] ?? 'colorless'))

/** Its text, in which it does not name itself. */
export const ownText = ({ text, name }: MagicCard): string =>
  text.replaceAll(name, (_, at: number) => (/(?:^|\.\s|\n)$/.test(text.slice(0, at)) ? 'It' : 'it'))
