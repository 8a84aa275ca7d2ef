import { type Html, html } from '../base/html.ts'
import { MARK_HITS, MARK_LINES } from '../base/mark.ts'

/** What a preview picture shows. */
export interface Pictured {
  readonly sentence: string
  readonly game: string
  /** The rule that decides; null without one. */
  readonly rule: string | null
}

/** The size that sites expect of previews. */
const WIDTH = 1200
const HEIGHT = 630
const EDGE = 90
const SIZES = [76, 68, 60, 52, 46]
const MOST_LINES = 5
const LEADING = 1.2
/** The middle of the space for the sentence. */
const MIDDLE = 330

/** The preview of a page as SVG, in the light colors of the app. Its only font is Source Serif 4. */
export function pictureSvg({ sentence, game, rule }: Pictured): string {
  const size = SIZES.find((one) => linesOf(sentence, one).length <= (one > 60 ? 4 : MOST_LINES)) ?? 46
  const lines = cut(linesOf(sentence, size))
  const first = MIDDLE - ((lines.length - 1) / 2) * size * LEADING
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Source Serif 4">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#c3cfc8"/>
<rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" rx="4" fill="#fdfcf8"/>
<path d="M40 138h${WIDTH - 80}M40 144h${WIDTH - 80}" stroke="#191c1a" stroke-width="2"/>
<g transform="translate(${EDGE} 68) scale(2)" fill="#191c1a"><path d="${MARK_LINES}"/><path fill="#b3240c" d="${MARK_HITS}"/></g>
${textAt(EDGE + 74, 107, 38, 'Battleline')}
${textAt(WIDTH - EDGE, 105, 30, game, 'end')}
${lines.map((line, n) => textAt(EDGE, Math.round(first + n * size * LEADING + size * 0.35), size, line))}
${rule !== null && textAt(EDGE, 556, 28, rule)}
</svg>
`.text
}

const textAt = (x: number, y: number, size: number, text: string, anchor = 'start'): Html =>
  html`<text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="${anchor}" fill="#191c1a">${text}</text>
`

function cut(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LINES
    ? lines
    : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]} …`]
}

/** A sentence in lines that fit beside each other’s edges. */
function linesOf(sentence: string, size: number): readonly string[] {
  const lines: string[] = []
  for (const word of sentence.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) * size <= WIDTH - 2 * EDGE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** About how wide a text is, in sizes of its font: a little more than it is, so that nothing leaves the paper. */
function widthOf(text: string): number {
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
