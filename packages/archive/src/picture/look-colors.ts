import { STYLE_PARTS } from '../base/page-styles.generated.ts'
import { lookClass } from '../base/styles.ts'

const CSS = STYLE_PARTS.join('\n')

/** The light colors of the style sheet by their names: pictures have no style sheet. */
const COLORS = new Map(
  [...CSS.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}),/g)].map(([, name, color]) => [name, color]),
)

/** The colors and elements that have the color of a house, by their classes. */
const SAME_AS = new Map(
  [...CSS.matchAll(/((?:\.h-[a-z-]+,?\s+)+)\{\s*--h: var\(--([a-z-]+)\)/g)].flatMap(
    ([, classes = '', name]) => [...classes.matchAll(/h-[a-z-]+/g)].map(([one]) => [one, name] as const),
  ),
)

/** The color of a house, a color or an element; a grey one where it has none. */
export function colorOf(look: string): string {
  const name = lookClass(look)
  return COLORS.get(SAME_AS.get(name) ?? name.slice(2)) ?? COLORS.get('plain') ?? 'gray'
}
