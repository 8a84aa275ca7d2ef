import { at } from './at.ts'
import type { Span } from './problem.ts'

/** A segment of counts with equal worth. Counts outside all pieces are not allowed. */
export interface Piece extends Span {
  readonly value: number
}

/** A constraint on one count: the allowed counts, or the counts worth one. */
export type CountValue = { readonly allowed: readonly Span[] } | { readonly wanted: Span }

/** All constraints on a count from 0 to `most`, as pieces in order. */
export function piecesOf(values: readonly CountValue[], most: number): Piece[] {
  const spans = values.flatMap((one) => ('allowed' in one ? one.allowed : [one.wanted]))
  const starts = new Set([0])
  for (const span of spans) {
    for (const start of [span.least, span.most + 1]) if (start <= most) starts.add(start)
  }
  const ordered = [...starts].sort((a, b) => a - b)
  return ordered.flatMap((least, place): Piece[] => {
    const value = worthOf(values, least)
    return value === null ? [] : [{ least, most: (ordered[place + 1] ?? most + 1) - 1, value }]
  })
}

function worthOf(values: readonly CountValue[], count: number): number | null {
  let value = 0
  for (const one of values) {
    const spans = 'allowed' in one ? one.allowed : [one.wanted]
    const met = spans.some((span) => count >= span.least && count <= span.most)
    if ('wanted' in one) value += met ? 1 : 0
    else if (!met) return null
  }
  return value
}

export const valueAt = (pieces: readonly Piece[], count: number): number | null =>
  pieces.find((piece) => count >= piece.least && count <= piece.most)?.value ?? null

/** A straight segment of the least concave line above the pieces. */
export interface Stretch {
  readonly from: number
  readonly length: number
  /** The rise over its whole length. */
  readonly rise: number
  /** True if every count inside has exactly the worth on the line. */
  readonly tight: boolean
}

export interface Hull {
  readonly from: number
  readonly value: number
  readonly stretches: readonly Stretch[]
}

/** The least concave line above the pieces between two counts, inclusive; null if no count is allowed there. */
export function hullOf(pieces: readonly Piece[], { least, most }: Span): Hull | null {
  const points: { readonly n: number; readonly value: number }[] = []
  for (const piece of pieces) {
    const from = Math.max(piece.least, least)
    const to = Math.min(piece.most, most)
    if (from > to) continue
    for (const n of from === to ? [from] : [from, to]) {
      const next = { n, value: piece.value }
      while (
        points.length >= 2 &&
        isBelow(at(points, points.length - 2), at(points, points.length - 1), next)
      )
        points.pop()
      points.push(next)
    }
  }
  const first = points[0]
  if (first === undefined) return null
  const stretches = points.slice(1).map((to, place): Stretch => {
    const from = at(points, place)
    const [length, rise] = [to.n - from.n, to.value - from.value]
    const flat = rise === 0 && pieces.some((piece) => piece.least <= from.n && piece.most >= to.n)
    return { from: from.n, length, rise, tight: length === 1 || flat }
  })
  return { from: first.n, value: first.value, stretches }
}

type Point = { readonly n: number; readonly value: number }

/** Whether the middle point is on or below the line between the others. A point on it is left out. */
const isBelow = (a: Point, b: Point, c: Point): boolean =>
  (b.value - a.value) * (c.n - a.n) <= (c.value - a.value) * (b.n - a.n)

/** The next count with a different worth. */
export const nextPieceAfter = (pieces: readonly Piece[], count: number): number | null =>
  pieces.find((piece) => piece.least > count)?.least ?? null
