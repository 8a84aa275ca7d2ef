import { says } from '@battleline/card-game'
import { columns, padded } from '@battleline/language'
import { nonBreaking } from '../trace/non-breaking.ts'
import { type Line, type Paint, plainly, type Span, span, wrap } from './layout.ts'
import { written } from './rule-margin.ts'

/** A card on a board: its name, and its numbers and marks in words. */
export interface BoardCard {
  readonly name: string
  readonly marks: readonly string[]
}

/** One player's side: their values, and their zones in the order of the list. */
export interface BoardSide {
  readonly player: string
  /** "2 Æ", "1 key". */
  readonly has: readonly string[]
  readonly zones: readonly { readonly name: string; readonly cards: readonly BoardCard[] }[]
}

/** Both sides, each with the player's values and zones, left to right. */
export function board(sides: readonly BoardSide[], width: number, paint: Paint = plainly): string {
  const widest = Math.max(...sides.map(({ player }) => columns(player)))
  const lines = sides.flatMap((side) => sideLines(side, widest, width))
  return written(lines, paint)
}

function sideLines({ player, has, zones }: BoardSide, widest: number, width: number): Line[] {
  const name = span(nonBreaking(`${padded(player, widest)}  `), 'strong')
  const listed = zones.flatMap(({ name: zone, cards }): Span[] => [
    span(nonBreaking(`· ${zone}: `), 'quiet'),
    ...(cards.length === 0 ? [span('empty ', 'quiet')] : cards.flatMap(cardSpans)),
  ])
  return wrap([name, span(`${nonBreaking(has.join(', '))} `, 'value'), ...listed], width, widest + 2)
}

/** Marks shorter than this stay on one line. */
const SHORT = 40

/** A card with its marks in parentheses, and a comma before the next card. */
function cardSpans({ name, marks }: BoardCard, at: number, all: readonly BoardCard[]): readonly Span[] {
  const end = at < all.length - 1 ? ', ' : ' '
  const text = `(${marks.map(nonBreaking).join(', ')})`
  const kept = name.length + text.length < SHORT ? nonBreaking(text) : text
  return [
    span(nonBreaking(name)),
    ...(marks.length === 0 ? [] : [span('\u00a0'), span(kept, 'quiet')]),
    span(end),
  ]
}

/** A pending decision. */
export interface Question {
  readonly who: string
  readonly title: string
  /** The card whose effect asks. */
  readonly about?: string
  /** How a file answers it. */
  readonly answer?: string
  readonly cite: readonly string[]
  readonly options: readonly string[]
  readonly least: number
  readonly most: number
  readonly kind: 'pick' | 'order' | 'divide'
}

const LONGEST = 20

/** A decision with its options. */
export function question(decision: Question, width: number, paint: Paint = plainly): string {
  const { who, title, about, answer, cite, options } = decision
  const source = about === undefined || title.includes(about) ? '' : ` (${about})`
  const shown = options.slice(0, LONGEST)
  const more = options.length - shown.length
  const lines: Line[] = [
    ...wrap(
      [span('◆ ', 'choice'), span(title, 'strong'), span(`${source}: ${howTo(decision, who)}`)],
      width,
      2,
    ),
    ...shown.flatMap((option) => wrap([span('    '), span(option)], width, 6)),
    ...(more > 0 ? [[span(`    and ${more} more`, 'quiet')]] : []),
    ...wrap([span('  '), span(cite.join(' '), 'quiet')], width, 2),
    ...(answer === undefined ? [] : wrap([span('  = ', 'quiet'), span(answer)], width, 4)),
  ]
  return written(lines, paint)
}

/** "I choose one", "Ada puts these in order". */
function howTo({ kind, least, most }: Question, who: string): string {
  if (kind === 'order') return `${says(who, 'put')} these in order`
  if (kind === 'divide') return `${says(who, 'share')} out ${most}`
  if (least === most) return `${says(who, 'choose')} ${most === 1 ? 'one' : most}`
  return `${says(who, 'choose')} ${least === 0 ? 'up to' : `${least} to`} ${most}`
}

/** An expectation of a scenario after the run, in words. */
export interface Expected {
  readonly text: string
  readonly holds: boolean
  /** The actual value. */
  readonly actual: string
}

/** Expectations with a tick or a cross; a failed one shows the actual value. */
export function expectations(all: readonly Expected[], width: number, paint: Paint = plainly): string {
  const lines = all.flatMap(({ text, holds, actual }): Line[] => [
    ...wrap([span(holds ? '✓ ' : '✗ ', holds ? 'good' : 'bad'), span(text)], width, 2),
    ...(holds || actual === '' ? [] : wrap([span('  but ', 'bad'), span(actual)], width, 6)),
  ])
  return written(lines, paint)
}
