import { html } from '../base/html.ts'
import { CLOTH, HEIGHT, INK, linesOf, markAt, PAPER, svg, textAt, WIDTH } from './frame.ts'

/** What a preview picture shows. */
export interface Pictured {
  readonly sentence: string
  readonly game: string
  /** The rule that decides; null without one. */
  readonly rule: string | null
}

const EDGE = 90
const SIZES = [76, 68, 60, 52, 46]
const MOST_LINES = 5
const LEADING = 1.2
/** The middle of the space for the sentence. */
const MIDDLE = 330

/** The preview of a page as SVG, in the light colors of the app. Its only font is Source Serif 4. */
export function pictureSvg({ sentence, game, rule }: Pictured): string {
  const room = WIDTH - 2 * EDGE
  const size = SIZES.find((one) => linesOf(sentence, one, room).length <= (one > 60 ? 4 : MOST_LINES)) ?? 46
  const lines = linesOf(sentence, size, room, MOST_LINES)
  const first = MIDDLE - ((lines.length - 1) / 2) * size * LEADING
  return svg(
    html`<rect width="${WIDTH}" height="${HEIGHT}" fill="${CLOTH}"/>
<rect x="40" y="40" width="${WIDTH - 80}" height="${HEIGHT - 80}" rx="4" fill="${PAPER}"/>
<path d="M40 138h${WIDTH - 80}M40 144h${WIDTH - 80}" stroke="${INK}" stroke-width="2"/>
`,
    markAt(EDGE, 68, 2),
    textAt(EDGE + 74, 107, 'Battleline', { size: 38 }),
    textAt(WIDTH - EDGE, 105, game, { size: 30, anchor: 'end' }),
    lines.map((line, n) =>
      textAt(EDGE, Math.round(first + n * size * LEADING + size * 0.35), line, { size }),
    ),
    rule !== null && textAt(EDGE, 556, rule, { size: 28 }),
  )
}
