import { html, type Part } from '../base/html.ts'
import type { BoardCard, BoardSide, PageBoard } from '../board/board.ts'
import type { Fate } from '../run/result.ts'
import {
  CLOTH,
  HEIGHT,
  INK,
  linesOf,
  markAt,
  PAPER,
  PENCIL,
  RED,
  svg,
  textAt,
  WIDTH,
  widthOf,
} from './frame.ts'
import { colorOf } from './look-colors.ts'

/** What the preview picture of a question shows. */
export interface PicturedBoard {
  readonly title: string
  readonly game: string
  readonly board: PageBoard
  /** What becomes of the cards, by card. */
  readonly fates: ReadonlyMap<number, Fate>
  readonly answer: readonly string[]
  readonly rules: readonly string[]
}

const EDGE = 44
const BAR = 84
const CARD = { width: 148, height: 132, gap: 12 }
/** The most cards of a row; the others are a number. */
const MOST = 6
const SIDE = 176
const PANEL_TOP = HEIGHT - 136

/** The board of a question with what becomes of its cards, and its answer below, as SVG. Its only font is Source Serif 4. */
export function boardPictureSvg({ title, game, board, fates, answer, rules }: PicturedBoard): string {
  const titles = linesOf(title, 34, WIDTH - 2 * EDGE - 74 - widthOf(game) * 24 - 30, 1)
  const sides = [...board.sides.slice(0, 2)].reverse()
  const said = linesOf(answer.join('. '), 30, WIDTH - 2 * EDGE, 3)
  return svg(
    html`<rect width="${WIDTH}" height="${HEIGHT}" fill="${CLOTH}"/>
<rect width="${WIDTH}" height="${BAR}" fill="${PAPER}"/>
<path d="M0 ${BAR - 5}h${WIDTH}M0 ${BAR}h${WIDTH}" stroke="${INK}" stroke-width="1.5"/>
`,
    markAt(EDGE, 21, 1.6),
    titles.map((line) => textAt(EDGE + 64, 52, line, { size: 34 })),
    textAt(WIDTH - EDGE, 50, game, { size: 24, anchor: 'end', fill: PENCIL }),
    sides.map((side, at) => sideSvg(side, BAR + 20 + at * (SIDE + 20), fates)),
    html`<path d="M${EDGE} ${BAR + 12 + SIDE + 16}h${WIDTH - 2 * EDGE}" stroke="#93a59b" stroke-width="2"/>
<rect y="${PANEL_TOP}" width="${WIDTH}" height="${HEIGHT - PANEL_TOP}" fill="${PAPER}"/>
`,
    said.map((line, n) => textAt(EDGE, PANEL_TOP + 40 + n * 36, line, { size: 30 })),
    said.length < 3 && textAt(EDGE, HEIGHT - 24, rules.slice(0, 4).join('  ·  '), { size: 22, fill: PENCIL }),
  )
}

function sideSvg({ player, has, rows }: BoardSide, top: number, fates: PicturedBoard['fates']): Part {
  const cards = rows.flatMap((row) => row.cards)
  const shown = cards.slice(0, MOST)
  const left = EDGE + 178
  return [
    linesOf(player, 26, 166, 2).map((line, n) => textAt(EDGE, top + 34 + n * 28, line, { size: 26 })),
    has
      .slice(0, 4)
      .map((one, n) =>
        linesOf(one, 19, 166, 1).map((line) =>
          textAt(EDGE, top + 76 + n * 24, line, { size: 19, fill: '#434c46' }),
        ),
      ),
    shown.map((card, n) => cardSvg(card, left + n * (CARD.width + CARD.gap), top, fates.get(card.id))),
    cards.length > MOST &&
      textAt(WIDTH - 10, top + CARD.height / 2, `+${cards.length - MOST}`, { size: 24, anchor: 'end' }),
    cards.length === 0 && textAt(left, top + 72, 'no cards in play', { size: 22, fill: '#434c46' }),
  ]
}

function cardSvg(card: BoardCard, x: number, y: number, fate: Fate | undefined): Part {
  const { width, height } = CARD
  const color = colorOf(card.look)
  const [first] = card.numbers
  const marks = card.marks.filter(({ look }) => look !== 'tag').slice(0, 2)
  const leaves = fate !== undefined && fate.to !== null
  return [
    html`<g${leaves && html` opacity="0.9"`}><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${PAPER}" stroke="${color}" stroke-width="2"${card.isTurned && html` stroke-dasharray="6 4"`}/>
<path d="M${x + 8} ${y}h6v${height}h-6a8 8 0 0 1 -8 -8v-${height - 16}a8 8 0 0 1 8 -8" fill="${color}"/>
`,
    linesOf(card.name, 19, width - 30, 2).map((line, n) =>
      textAt(x + 22, y + 26 + n * 21, line, { size: 19 }),
    ),
    linesOf([card.kind, ...card.keywords].filter((one) => one !== '').join(', '), 14, width - 30, 2).map(
      (line, n) => textAt(x + 22, y + 70 + n * 16, line, { size: 14, fill: PENCIL }),
    ),
    first !== undefined && textAt(x + 22, y + height - 14, first.value, { size: 32 }),
    marks.map(({ text, look }, n) =>
      textAt(x + width - 10, y + height - 13 - n * 17, text, {
        size: 15,
        anchor: 'end',
        fill: look === 'damage' ? RED : INK,
      }),
    ),
    html`</g>
`,
    fate !== undefined && fateSvg(fate, x, y),
  ]
}

/** What becomes of a card, on a red strip below it. */
function fateSvg({ to, hasNow }: Fate, x: number, y: number): Part {
  const { width, height } = CARD
  const [line = ''] = linesOf(to === null ? hasNow.join(', ') : `→ ${to}`, 16, width - 12, 1)
  return [
    to !== null &&
      html`<path d="M${x + 4} ${y + 4}L${x + width - 4} ${y + height - 4}M${x + width - 4} ${y + 4}L${x + 4} ${y + height - 4}" stroke="${RED}" stroke-width="4" opacity="0.55"/>
`,
    html`<rect x="${x}" y="${y + height + 4}" width="${width}" height="26" rx="4" fill="${to === null ? PAPER : RED}"/>
`,
    textAt(x + width / 2, y + height + 22, line, {
      size: 16,
      anchor: 'middle',
      fill: to === null ? RED : '#ffffff',
    }),
  ]
}
