import { kfWords } from '../../words/keyforge.ts'
import type { Ink } from './ink.ts'
import type { PicturedCard, PicturedTab } from './picture.ts'

/** How high a card is for its width. */
export const TALL = 1.26
const TAB = 20
/** Narrower cards have no text. */
const LEAST_FOR_TEXT = 88

const BURST = [
  50, 0, 61, 13, 77, 7, 80, 24, 97, 27, 90, 43, 100, 56, 85, 65, 85, 83, 68, 82, 58, 100, 46, 86, 29, 94, 26,
  77, 6, 76, 13, 58, 0, 47, 14, 36, 10, 18, 29, 20, 37, 4,
]
const HEXAGON = [50, 0, 96, 26, 96, 74, 50, 100, 4, 74, 4, 26]
const SHIELD = [0, 0, 100, 0, 100, 62, 50, 100, 0, 62]

/** How much room cards need above and below their plates. */
export const roomAbove = (cards: readonly PicturedCard[]): number =>
  cards.some(({ pending }) => pending > 0)
    ? 48
    : cards.some(({ tagged, warded }) => tagged || warded)
      ? 20
      : 8
export const roomBelow = (cards: readonly PicturedCard[]): number =>
  8 + TAB * Math.max(0, ...cards.map(({ tabs }) => tabs.length))

/** The place of a card. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A card with its tokens and attached cards. */
export function drawCard(ink: Ink, card: PicturedCard, place: Place, framed: boolean): void {
  const { pen } = ink
  const { x, y, width } = place
  for (const [at, tab] of card.tabs.entries())
    drawTab(ink, tab, [x + 6, y + width * TALL - 4 + at * TAB, width - 12, TAB + 3])
  pen.save()
  if (card.turned) {
    pen.translate(x + width / 2, y + (width * TALL) / 2)
    pen.rotate((5 * Math.PI) / 180)
    pen.translate(-x - width / 2, -y - (width * TALL) / 2)
  }
  plate(ink, card, place, framed)
  printed(ink, card, place)
  pen.restore()
  tokens(ink, card, place)
  labels(ink, card, place)
}

/** A strip of paper with a name on it. */
export function drawTab(
  ink: Ink,
  { name, look }: PicturedTab,
  box: readonly [number, number, number, number],
): void {
  const [x, y, width, height] = box
  const edge = ink.color('color-mix(in oklab, var(--h) 50%, var(--edge))', look)
  ink.box(box, { radius: 4, fill: ink.color('color-mix(in oklab, var(--h) 14%, var(--paper))', look), edge })
  ink.box([x, y, 4, height], { radius: 2, fill: ink.color('var(--h)', look) })
  const writing = { size: 12, weight: 600 }
  ink.write(ink.lines(name, width - 14, writing, 1), { x: x + 9, y: y + height / 2 + 4.5 }, writing)
}

function plate(
  ink: Ink,
  { look, glyph, tagged, warded }: PicturedCard,
  { x, y, width }: Place,
  framed: boolean,
): void {
  const { pen } = ink
  const height = width * TALL
  const box = [x, y, width, height] as const
  const wash = pen.createLinearGradient(x, y, x + width, y + height / 4)
  wash.addColorStop(0, ink.color('color-mix(in oklab, var(--h) 15%, var(--paper))', look))
  wash.addColorStop(0.75, ink.color('var(--paper)'))
  pen.save()
  pen.shadowColor = 'rgb(10 25 18 / 0.3)'
  pen.shadowBlur = 8
  pen.shadowOffsetY = 3
  ink.box(box, { radius: 7, fill: wash })
  pen.restore()
  pen.save()
  pen.beginPath()
  pen.roundRect(...box, 7)
  pen.clip()
  ink.box([x, y, width * 0.055, height], { fill: ink.color('var(--h)', look) })
  // The sign of its house, element or color: the picture of a card that has none.
  const sign = width * 0.8
  const faint = ink.color('color-mix(in oklab, var(--h) 14%, transparent)', look)
  ink.glyph(glyph, [x + width * 1.09 - sign, y + height + width * 0.07 - sign, sign], faint)
  pen.restore()
  const edge = warded ? 'var(--ward-edge)' : 'color-mix(in oklab, var(--h) 45%, var(--edge))'
  ink.box(box, { radius: 7, edge: ink.color(edge, look), line: warded ? 3 : 1 })
  const around = [x - 4, y - 4, width + 8, height + 8] as const
  if (tagged) ink.box(around, { radius: 9, edge: ink.color('var(--red-fill)'), line: 3, dashed: true })
  else if (framed) ink.box(around, { radius: 9, edge: ink.color('var(--ink)'), line: 3 })
}

/** The printed parts of a card. */
function printed(ink: Ink, card: PicturedCard, { x, y, width }: Place): void {
  const em = width / 10
  const height = width * TALL
  const left = x + em * 1.15
  const room = width - em * 1.7
  const name = { size: Math.max(em * 1.13, 10.5), weight: 700 }
  let base = ink.write(
    ink.lines(card.name, room, name, 3),
    { x: left, y: y + em * 0.55 + name.size * 0.85 },
    name,
    1.08,
  )
  const kind = { size: Math.max(em * 0.83, 8.5), weight: 600, face: 'sans' as const }
  const color = ink.color('var(--h)', card.look)
  ink.glyph(card.glyph, [left, base - kind.size * 0.85, kind.size], color)
  const short = ink.lines(card.kind, room - kind.size * 1.4, kind, 1)
  ink.write(short, { x: left + kind.size * 1.4, y: base }, { ...kind, color })
  base += em * 0.55
  const floor = y + height - em * 3.2
  const hasText = card.says.length > 0 && width >= LEAST_FOR_TEXT
  const framed = hasText ? card.words.filter(({ leads }) => leads !== true) : card.words
  base = words(ink, framed, { x: left, y: base, width: room }, floor)
  if (hasText) text(ink, card.says, { x: left, y: base, width: room }, floor)
  const strength = { size: em * (card.strength.length > 2 ? 2.1 : 2.8), weight: 700 }
  ink.write(card.strength, { x: left, y: y + height - em * 0.65 }, strength)
  if (card.armor !== null)
    armor(ink, card.armor, [x + width - em * 2.5, y + height - em * 2.7, em * 1.9, em * 2.1])
}

/** The text of a card in small print, as much of it as there is room for. */
function text(ink: Ink, says: PicturedCard['says'], { x, y, width }: Place, floor: number): void {
  const writing = { size: Math.max(width / 11, 8.5) }
  const leading = 1.22
  let base = y + writing.size
  for (const { lead, text } of says) {
    const most = Math.floor((floor - base) / (writing.size * leading)) + 1
    if (most < 1) return
    const lines = ink.lines(lead === '' ? text : `${lead}: ${text}`, width, writing, most)
    base = ink.write(lines, { x, y: base }, writing, leading)
  }
}

/** Keywords in small frames, dashed where they are gained, as many as there is room for; returns where they end. */
function words(ink: Ink, all: PicturedCard['words'], { x, y, width }: Place, floor: number): number {
  const writing = { size: Math.max(width / 10.5, 8.5), weight: 600, face: 'sans' as const }
  const high = writing.size * 1.6
  let [at, top] = [x, y]
  for (const { text, gained } of all) {
    const [shown = ''] = ink.lines(text, width - 8, writing, 1)
    const wide = ink.width(shown, writing) + 8
    if (at > x && at + wide > x + width) [at, top] = [x, top + high + 3]
    if (top + high > floor) return floor
    const edge = ink.color('color-mix(in oklab, var(--ink) 40%, transparent)')
    ink.box([at, top, wide, high], { radius: 3, edge, dashed: gained })
    ink.write(shown, { x: at + 4, y: top + high * 0.7 }, writing)
    at += wide + 3
  }
  return all.length === 0 ? y : top + high + 3
}

function armor(
  ink: Ink,
  { amount, used }: NonNullable<PicturedCard['armor']>,
  box: readonly [number, number, number, number],
): void {
  const [x, y, width, height] = box
  ink.pen.globalAlpha = used ? 0.45 : 1
  ink.shape(box, SHIELD, ink.color('var(--steel)'))
  ink.pen.globalAlpha = 1
  const writing = {
    size: width * 0.6,
    weight: 700,
    align: 'center' as const,
    color: used ? 'var(--pencil)' : 'var(--ink)',
  }
  ink.write(String(amount), { x: x + width / 2, y: y + height * 0.58 }, writing)
  if (used) ink.box([x, y + height * 0.4, width, 1.5], { fill: ink.color('var(--pencil)') })
}

/** The tokens of a card, stacked at its right edge. */
function tokens(ink: Ink, { damage, aember, marks }: PicturedCard, { x, y, width }: Place): void {
  const size = Math.max(width / 8, 14)
  let top = y + width * TALL * 0.36
  const right = x + width + 7
  const disc = (
    value: number,
    corners: readonly number[],
    wide: number,
    [fill, color]: readonly [string, string],
  ) => {
    ink.shape([right - wide, top, wide, wide], corners, ink.color(fill))
    const writing = { size, weight: 700, align: 'center' as const, color }
    ink.write(String(value), { x: right - wide / 2, y: top + wide / 2 + size * 0.34 }, writing)
    top += wide + 3
  }
  if (aember > 0) disc(aember, HEXAGON, size * 1.9, ['var(--aember)', 'var(--on-aember)'])
  if (damage > 0) disc(damage, BURST, size * 2.1, ['var(--dry)', 'var(--on-dry)'])
  for (const mark of marks) {
    const writing = { size: 11, weight: 700, face: 'sans' as const }
    const wide = ink.width(mark, writing) + 12
    ink.box([right - wide, top, wide, 19], {
      radius: 3,
      fill: ink.color('var(--paper)'),
      edge: ink.color('var(--edge)'),
      line: 1.5,
    })
    ink.write(mark, { x: right - wide + 6, y: top + 13.5 }, writing)
    top += 22
  }
}

/** Pending damage above it, ward, stun, and that it is tagged. */
function labels(ink: Ink, card: PicturedCard, { x, y, width }: Place): void {
  const label = (
    text: string,
    right: number,
    top: number,
    [fill, color, edge]: readonly [string, string, string],
  ) => {
    const writing = { size: Math.max(width / 12, 10.5), weight: 700, face: 'sans' as const, color }
    const wide = ink.width(text, writing) + 16
    ink.box([right - wide, top, wide, 20], {
      radius: 4,
      fill: ink.color(fill),
      edge: ink.color(edge),
      line: 1.5,
    })
    ink.write(text, { x: right - wide + 8, y: top + 14 }, writing)
    return wide
  }
  if (card.warded)
    label(kfWords.ward, x + width - 8, y - 15, ['var(--ward)', 'var(--on-ward)', 'var(--ward-edge)'])
  if (card.tagged)
    label('tagged', x + width + 6, y - 13, ['var(--red-fill)', 'var(--on-red)', 'var(--red-fill)'])
  for (const [at, text] of card.labels.entries())
    label(text, x + width * 0.55, y + width * (0.7 + at * 0.2), [
      'var(--stun)',
      'var(--on-stun)',
      'var(--on-stun)',
    ])
  if (card.pending === 0) return
  const text = String(card.pending)
  const wide = Math.max(34, text.length * 12 + 14)
  const center = x + width * (card.warded ? 0.3 : 0.5)
  ink.box([center - wide / 2, y - 42, wide, 32], {
    radius: 16,
    fill: ink.color('var(--wet)'),
    edge: ink.color('var(--red)'),
    line: 2,
    dashed: true,
  })
  ink.write(text, { x: center, y: y - 19 }, { size: 20, weight: 700, align: 'center', color: 'var(--red)' })
}
