import { drawCard, drawTab, type Place, roomAbove, roomBelow, TALL } from './card.ts'
import type { Ink } from './ink.ts'
import type { PicturedCard, PicturedScene, PicturedSide, PicturedTab } from './picture.ts'

const GAP = 16
/** Line height of the sentence, relative to its font size. */
const LEADING = 1.3
const WIDEST = 122
/** Rows break before cards become narrower than this. */
const NARROWEST = 84

/** Something of a known height; it is drawn from where it begins. */
export interface Block {
  readonly height: number
  draw(top: number): void
}

/** A board with the sentence between its lines, at `left` and with this width. */
export function sceneBlock(ink: Ink, scene: PicturedScene, left: number, width: number): Block {
  const at = new Map<number, Standing>()
  const wired = new Set(scene.board.wires.flatMap(({ from, to }) => [from, to]))
  const side = (one: PicturedSide, far: boolean) => sideBlocks({ ink, left, width, at, wired }, one, far)
  const far = scene.board.far.flatMap((one) => side(one, true))
  const near = scene.board.near.flatMap((one) => side(one, false))
  const lane = laneBlock(ink, scene, left, width)
  const height = [...far, lane, ...near].reduce((sum, block) => sum + block.height, 0)
  return {
    height,
    draw: (top) => {
      let y = drawAll(far, top)
      const middle = y
      y = drawAll(near, y + lane.height)
      drawWires(ink, scene, at)
      lane.draw(middle)
    },
  }
}

function drawAll(blocks: readonly Block[], top: number): number {
  let y = top
  for (const block of blocks) {
    block.draw(y)
    y += block.height
  }
  return y
}

/** The place of a card, and the height above it that is taken. */
interface Standing extends Place {
  readonly above: number
}

interface Ground {
  readonly ink: Ink
  readonly left: number
  readonly width: number
  /** The places of drawn cards. */
  readonly at: Map<number, Standing>
  /** The cards between which lines are drawn. */
  readonly wired: ReadonlySet<number>
}

function sideBlocks(ground: Ground, side: PicturedSide, far: boolean): readonly Block[] {
  const strip = stripBlock(ground, side)
  const chips = side.chips.length === 0 ? [] : [chipsBlock(ground, side.chips)]
  const rows = rowsOf(ground, side.cards)
  return far ? [strip, ...chips, ...rows] : [...rows, ...chips, strip]
}

const stripBlock = ({ ink, left, width }: Ground, { name, facts, piles }: PicturedSide): Block => ({
  height: 34,
  draw: (top) => {
    const writing = { size: 18, weight: 600 }
    const small = { size: 13, face: 'sans' as const, color: 'var(--pencil-cloth)' }
    ink.write(name, { x: left, y: top + 22 }, writing)
    ink.write(facts.join(' · '), { x: left + ink.width(name, writing) + 12, y: top + 22 }, small)
    ink.write(piles.join('   '), { x: left + width, y: top + 22 }, { ...small, align: 'right' })
  },
})

function chipsBlock({ ink, left, width }: Ground, chips: readonly PicturedTab[]): Block {
  const writing = { size: 12, weight: 600 }
  const rows: {
    readonly chip: PicturedTab
    readonly x: number
    readonly row: number
    readonly wide: number
  }[] = []
  let [x, row] = [left, 0]
  for (const chip of chips) {
    const wide = Math.min(width, ink.width(chip.name, writing) + 22)
    if (x > left && x + wide > left + width) [x, row] = [left, row + 1]
    rows.push({ chip, x, row, wide })
    x += wide + 8
  }
  return {
    height: (row + 1) * 32 + 4,
    draw: (top) => {
      for (const one of rows) drawTab(ink, one.chip, [one.x, top + 2 + one.row * 32, one.wide, 26])
    },
  }
}

/** The cards of a line, in as many rows as they need to be read. */
function rowsOf({ ink, left, width, at, wired }: Ground, cards: readonly PicturedCard[]): readonly Block[] {
  if (cards.length === 0) return [{ height: 40, draw: () => {} }]
  const many = Math.ceil(cards.length / Math.floor((width + GAP) / (NARROWEST + GAP)))
  const each = Math.ceil(cards.length / many)
  const wide = Math.min(WIDEST, (width - 12 - (each - 1) * GAP) / each)
  return Array.from({ length: many }, (_, row): Block => {
    const own = cards.slice(row * each, (row + 1) * each)
    const above = roomAbove(own)
    const first = left + (width - own.length * (wide + GAP) + GAP) / 2
    return {
      height: above + wide * TALL + roomBelow(own),
      draw: (top) => {
        for (const [place, card] of own.entries()) {
          const spot = { x: first + place * (wide + GAP), y: top + above, width: wide }
          at.set(card.id, { ...spot, above: card.pending > 0 ? 48 : 6 })
          drawCard(ink, card, spot, wired.has(card.id))
        }
      },
    }
  })
}

/** The sentence between the lines, and the options of an open question. */
function laneBlock(
  ink: Ink,
  { said: [main, small], options, board }: PicturedScene,
  left: number,
  width: number,
): Block {
  const large = { size: 24, weight: 600, align: 'center' as const }
  const below = { size: 14, face: 'sans' as const, align: 'center' as const, color: 'var(--pencil-cloth)' }
  const middle = left + width / 2
  const mains = ink.lines(main, width * 0.62, large, 3)
  const smalls = ink.lines(small, width * 0.7, below, 4)
  const answers = options
    .slice(0, 8)
    .map((option, at) => optionBlock(ink, option, at, [left + 60, width - 120]))
  // Arrows between cards are visible above and below the sentence.
  const free = board.wires.length > 0 ? 24 : 0
  const text = mains.length * 31 + smalls.length * 18
  const list = answers.reduce((sum, { height }) => sum + height, 0)
  return {
    height: text + list + 44 + 2 * free,
    draw: (top) => {
      // Arrows between cards go behind the sentence.
      backed(ink, mains, { x: middle, y: top + free + 40 }, large)
      ink.write(mains, { x: middle, y: top + free + 40 }, large, LEADING)
      const y = top + free + 40 + mains.length * 31 - 6
      backed(ink, smalls, { x: middle, y }, below)
      ink.write(smalls, { x: middle, y }, below, LEADING)
      drawAll(answers, top + free + text + 30)
    },
  }
}

/** A ground under lines of text. */
function backed(
  ink: Ink,
  lines: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
  writing: { readonly size: number; readonly face?: 'sans' },
): void {
  for (const [at, line] of lines.entries()) {
    const wide = ink.width(line, writing) + 16
    const high = writing.size * LEADING
    ink.box([x - wide / 2, y + at * high - writing.size, wide, high + 2], { fill: ink.color('var(--cloth)') })
  }
}

function optionBlock(
  ink: Ink,
  { label, does }: PicturedScene['options'][number],
  at: number,
  [left, width]: readonly [number, number],
): Block {
  const writing = { size: 16, weight: 600 }
  const small = { size: 13, face: 'sans' as const, color: 'var(--pencil)' }
  const labels = ink.lines(`${at + 1}  ${label}`, width - 28, writing, 2)
  const sequel = ink.lines(does, width - 28, small, 2)
  const height = labels.length * 20 + sequel.length * 18 + 16
  return {
    height: height + 6,
    draw: (top) => {
      ink.box([left, top, width, height], {
        radius: 4,
        fill: ink.color('var(--paper)'),
        edge: ink.color('var(--ink)'),
      })
      const base = ink.write(labels, { x: left + 14, y: top + 23 }, writing, 1.25)
      ink.write(sequel, { x: left + 14, y: base }, small, 18 / 13)
    },
  }
}

/** The arrows between cards that are both on the board. */
function drawWires(ink: Ink, { board }: PicturedScene, at: ReadonlyMap<number, Standing>): void {
  const { pen } = ink
  for (const { from, to, kind } of board.wires) {
    const [one, other] = [at.get(from), at.get(to)]
    if (one === undefined || other === undefined) continue
    const up = one.y > other.y
    const aside = kind === 'back' ? 22 : 0
    const [x1, x2] = [one.x + one.width / 2 + aside, other.x + other.width / 2 + aside]
    const y1 = up ? one.y - one.above : one.y + one.width * TALL + 6
    const y2 = up ? other.y + other.width * TALL + 8 : other.y - other.above - 2
    const middle = (y1 + y2) / 2
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.bezierCurveTo(x1, middle, x2, middle, x2, y2)
    pen.strokeStyle = ink.color(kind === 'better' ? 'var(--red-fill)' : 'var(--ink)')
    pen.lineWidth = kind === 'block' ? 4 : 2.5
    pen.setLineDash(kind === 'back' || kind === 'better' ? [6, 5] : [])
    pen.stroke()
    pen.setLineDash([])
    if (kind === 'attack' || kind === 'back')
      ink.shape(
        [x2 - 6, up ? y2 - 2 : y2 - 10, 12, 12],
        up ? [50, 0, 100, 100, 0, 100] : [0, 0, 100, 0, 50, 100],
        ink.color('var(--ink)'),
      )
  }
}
