import { type Html, html, type Part } from '../base/html.ts'
import { MARK_HITS, MARK_LINES } from '../base/mark.ts'

/** The size that sites expect of previews. */
export const WIDTH = 1200
export const HEIGHT = 630

export const INK = '#191c1a'
export const PENCIL = '#62665f'
export const RED = '#b3240c'
export const CLOTH = '#c3cfc8'
export const PAPER = '#fdfcf8'

export const svg = (...parts: readonly Part[]): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Source Serif 4">
${parts}</svg>
`.text

export const markAt = (x: number, y: number, scale: number): Html =>
  html`<g transform="translate(${x} ${y}) scale(${scale})" fill="${INK}"><path d="${MARK_LINES}"/><path fill="${RED}" d="${MARK_HITS}"/></g>
`

export interface Lettering {
  readonly size: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

export const textAt = (
  x: number,
  y: number,
  text: string,
  { size, fill = INK, anchor = 'start' }: Lettering,
): Html =>
  html`<text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="${anchor}" fill="${fill}">${text}</text>
`

/** A text in lines of at most `width` units, cut off after the most lines. */
export function linesOf(
  text: string,
  size: number,
  width: number,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) * size <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(fitting(word, size, width))
  }
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), fitting(`${lines[most - 1]} …`, size, width)]
}

/** A text that is cut off where it is too wide. */
function fitting(text: string, size: number, width: number): string {
  if (widthOf(text) * size <= width) return text
  let kept = text.replace(/ …$/, '')
  while (kept !== '' && widthOf(`${kept}…`) * size > width) kept = kept.slice(0, -1)
  return `${kept}…`
}

/** About how wide a text is, in sizes of its font: a little more than it is, so that nothing leaves the paper. */
export function widthOf(text: string): number {
  let width = 0
  for (const letter of text)
    width += /[ijlI.,:;'’|!()[\]]/.test(letter)
      ? 0.32
      : /[mwMWÆ@—…]/.test(letter)
        ? 0.9
        : /\p{Lu}/u.test(letter)
          ? 0.7
          : letter === ' '
            ? 0.24
            : 0.54
  return width
}
