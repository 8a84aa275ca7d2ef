import type { Choice, Decision, Position } from '@battleline/kernel'
import fc from 'fast-check'
import type { SearchGame, Worth } from '../src/index.ts'

/** A game whose positions are rows of a table: the deciding player, the row after each answer, and the worth. */
export interface Row {
  readonly who: number
  readonly to: readonly number[]
  readonly worth: Worth
}
export type At = Position & { readonly row: number }

export const at = (row: number): At => ({ asking: true, row })
export const rowIn = (rows: readonly Row[], { row }: At): Row => rows[row] as Row

const asked = ({ who, to }: Row): Decision => ({
  who,
  kind: 'pick',
  step: 'toy/row.1-answer',
  title: 'where to',
  cite: [],
  subjects: [],
  least: 1,
  most: 1,
  free: false,
  ids: to.map((_, answer) => answer),
  options: to.map((row, answer) => ({ id: answer, label: `row ${row}`, record: null })),
})

export const toy = (rows: readonly Row[]): SearchGame<At> => ({
  decision: (position) => (rowIn(rows, position).to.length === 0 ? null : asked(rowIn(rows, position))),
  answer: (position, choice: Choice) => at(rowIn(rows, position).to[Number(choice)] ?? -1),
  // Several rows have one hash.
  positionHash: ({ row }) => row % 5,
  same: (one, other) => one.row === other.row,
})

/** Answers lead only to later rows; some rows can be reached in several ways. */
export const tables = (players: readonly number[]) =>
  fc
    .array(
      fc.record({
        who: fc.constantFrom(...players),
        ahead: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
        worth: fc.tuple(fc.nat(2), fc.nat(2)),
      }),
      { minLength: 1, maxLength: 14 },
    )
    .map((rows) =>
      rows.map(({ who, ahead, worth }, row): Row => {
        const to = ahead.map((steps) => row + steps).filter((next) => next < rows.length)
        return { who, to, worth }
      }),
    )
