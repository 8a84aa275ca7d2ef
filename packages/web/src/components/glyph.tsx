export { titled } from '../text/title-case.ts'

const SUN =
  'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.500 5l1.500-1.500 3 3L6.500 8zM16 17.500l1.500-1.500 3 3-1.500 1.500zM16 6.500l3-3L20.500 5l-3 3zM3.500 19l3-3L8 17.500l-3 3z'
const MOON = 'M15 2a10 10 0 1 0 7 14A8 8 0 0 1 15 2z'
const FLAME = 'M13 1c1 5 6 7 6 13a7 7 0 0 1-14 0c0-3 2-5 3-7 1 2 2 3 3 3 2-2 2-5 2-9z'
const LEAF = 'M21 3C10 3 3 8 4 17l9-8-10 12 2 1 2-3c9 2 14-6 14-16z'
const DROP = 'M12 1c4 6 7 9 7 14a7 7 0 0 1-14 0c0-5 3-8 7-14z'

/** Small drawings in a box of 24, in the colour of the text around them. */
const PATHS = {
  brobnar: 'M12 2l10 20-10-6-10 6z',
  dis: 'M3 2c0 5 2 7 5 7h8c3 0 5-2 5-7 3 6 1 10-2 11l-7 9-7-9C2 12 0 8 3 2z',
  ekwidon: 'M12 2l9 5-9 5-9-5zM3 10l8 4.500V22l-8-4.500zm18 0v7.500L13 22v-7.500z',
  geistoid:
    'M12 2a8 8 0 0 1 8 8v12l-4-3-4 3-4-3-4 3V10a8 8 0 0 1 8-8zM9 9.500v3.500h2V9.500zm4 0v3.500h2V9.500z',
  keyraken:
    'M12 2c5 0 7 4 6 8-.5 2 1 3 3 3-1 3-5 3-6 1 0 4 1 6 4 7-4 2-7 0-7-4 0 4-3 6-7 4 3-1 4-3 4-7-1 2-5 2-6-1 2 0 3.500-1 3-3-1-4 1-8 6-8z',
  logos: 'M12 1l10 5.500v11L12 23 2 17.500v-11zm0 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  mars: 'M12 5c4 0 6 2 6 5 3 .6 5 1.600 5 3 0 2-5 3.500-11 3.500S1 15 1 13c0-1.400 2-2.400 5-3 0-3 2-5 6-5zM5 18l2 .5-1 4H4zm7 1h2v4h-2zm6-.5l2-.5 1 4h-2z',
  redemption: 'M11 1h2v6l4-4 2 2-4 4h7v3h-7l4 4-2 2-4-4v9h-2v-9l-4 4-2-2 4-4H2V9h7L5 5l2-2 4 4z',
  sanctum: 'M10.500 2h3v6.500H22v3h-8.500V22h-3V11.500H2v-3h8.500z',
  saurian: 'M2 2l6 1-2 19c-2-6-4-12-4-19zm8 0l6 1-3 19c-2-6-3-12-3-19zm8 0l5 2-3 16c-2-5-2-11-2-18z',
  shadows: MOON,
  skyborn: 'M1 6c6 0 9 2 11 6 2-4 5-6 11-6-1 5-4 8-9 8l-2 8-2-8C5 14 2 11 1 6z',
  'star-alliance': 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  unfathomable:
    'M2 9c3-4 5-4 8 0 3 4 5 4 8 0l4 2c-4 6-9 6-12 1-2-2-3-2-5 1zm0 8c3-4 5-4 8 0 3 4 5 4 8 0l4 2c-4 6-9 6-12 1-2-2-3-2-5 1z',
  untamed: LEAF,
  fire: FLAME,
  water: DROP,
  wind: 'M2 8h11a3 3 0 1 0-3-3h2a1 1 0 1 1 1 1H2zm0 4h17a3 3 0 1 1-3 3h2a1 1 0 1 0 1-1H2zm0 4h8a3 3 0 1 1-3 3h2a1 1 0 1 0 1-1H2z',
  arcane:
    'M12 1l3.200 5.500h6.300L18.400 12l3.100 5.500h-6.300L12 23l-3.200-5.500H2.500L5.600 12 2.500 6.500h6.300zm0 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  astra:
    'M9 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2zm10-2l1 3 3 1-3 1-1 3-1-3-3-1 3-1zm0 14l1 3 3 1-3 1-1 3-1-3-3-1 3-1z',
  crux: 'M10 1h4l-1 6 7-1v4l-6 1 6 4-2 3-5-4 1 9h-4l1-9-5 4-2-3 6-4-6-1V6l7 1z',
  exalted: 'M12 2l3 7 8-4-3 12H4L1 5l8 4zM4 19h16v3H4z',
  exia: 'M4 1h16v3l-6 8 6 8v3H4v-3l6-8-6-8zm4 3l4 5 4-5z',
  luxem: SUN,
  neos: 'M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11zm0 4L6 8.500v7l6 3.500 6-3.500v-7zm0 3.500l3.500 2v3.500L12 16l-3.500-2v-3.500z',
  norm: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12z',
  tera: 'M9 4l5 8 3-4 7 13H0zm0 5l-3 5 3-1 3 1z',
  umbra: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm3 3a8 8 0 1 0 0 14A10 10 0 0 1 15 5z',
  white: SUN,
  blue: DROP,
  black: MOON,
  red: FLAME,
  green: LEAF,
  aember: 'M12 1l10 5.500v11L12 23 2 17.500v-11z',
  capture: 'M12 1l10 5.500v11L12 23 2 17.500v-11zm0 4L5.500 8.500v7L12 19l6.500-3.500v-7z',
  damage:
    'M12 0l2.500 4L19 2l.5 5 4 .5-1.500 4 2 3.500-4 1 0 4-4.500-.5L13 24l-3-3.500L6 22.500l-1-4-5-.5 2-4.500L0 11l3.500-2.500L2 4l5 .5 2-4z',
  draw: 'M3 1h12v16H3zm14 5h4v17H8v-4h9z',
  discard: 'M10 1h12v16H10zM2 7h6v12h7v4H2z',
  power: 'M10 2h4v8h8v4h-8v8h-4v-8H2v-4h8z',
  life: 'M12 21C5 16 2 12 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 4-3 8-10 13z',
  plain: 'M12 3l9 9-9 9-9-9z',
  key: 'M12 1a6 6 0 0 1 2 11.600V15h4v3h-4v5h-4V12.600A6 6 0 0 1 12 1zm0 3.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  turned: 'M12 3a9 9 0 0 1 8.700 6.700L23 9l-3 6-5-4 2.800-.6A6 6 0 1 0 18 14l2.700 1A9 9 0 1 1 12 3z',
  undo: 'M10 3v5.500c8 .5 12 5 12 12.500-2.500-4.500-6-6-12-6V20.500L1.500 12z',
  redo: 'M14 3v5.500c-8 .5-12 5-12 12.500 2.500-4.500 6-6 12-6V20.500L22.500 12z',
  first: 'M4 4h3v16H4zm16 0v16L8 12z',
  back: 'M11 4v5.500h11v5H11V20L2 12z',
  forward: 'M13 4v5.500H2v5h11V20l9-8z',
  play: 'M5 2v20l16-10z',
  pause: 'M5 3h5v18H5zm9 0h5v18h-5z',
  find: 'M10 2a8 8 0 0 1 6.300 12.900L22 20.500 20.500 22l-5.600-5.700A8 8 0 1 1 10 2zm0 2.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z',
  theme: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.800v16.400a8.200 8.200 0 0 0 0-16.400z',
} as const
export type GlyphName = keyof typeof PATHS

/** The outline of a drawing, filled by the rule “evenodd”. */
export const glyphPath = (name: GlyphName): string => PATHS[name]

/** The sign of a card, large and faint behind its print. */
export const Sign = ({ name }: { readonly name: GlyphName }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path fillRule="evenodd" d={PATHS[name]} />
  </svg>
)

export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path fillRule="evenodd" d={PATHS[name]} />
  </svg>
)

const isGlyph = (name: string): name is GlyphName => name in PATHS

/** A house, element or colour as part of the names of classes. */
export const lookKey = (look: string | null): string => (look ?? 'plain').toLowerCase().replaceAll(' ', '-')

/** A house as part of names: `star alliance` is `star-alliance`; what has none is `plain`. */
export function houseKey(house: string | null): GlyphName {
  const key = (house ?? 'plain').replaceAll(' ', '-')
  return isGlyph(key) ? key : 'plain'
}
