import type { Board } from '../../engine/protocol/keyforge-board.ts'
import type { KeyForgeRun } from '../../engine/protocol/protocol.ts'

/** The fighters at a row: the cards of its fight. */
export function fightersAt({ rows }: KeyForgeRun, at: number): readonly number[] {
  for (let row = at; row >= 0; row--) {
    const one = rows[row]
    if (one === undefined || one.kind === 'move') return []
    if (one.depth === 0 && /\/fight\./.test(one.step) && one.subjects.length > 1)
      return one.subjects.slice(0, 2)
  }
  return []
}

/** The side to which the sentence between the lines moves, so that the arrow between the fighters stays free. */
export function leanOf({ sides }: Board, cards: readonly number[]): 'left' | 'right' {
  const places = cards.flatMap((card) =>
    sides.flatMap(({ zones: { battleline = [] } }) => {
      const at = battleline.indexOf(card)
      // From −0.5 at the left flank to 0.5 at the right one, more the more creatures there are.
      return at < 0 ? [] : [at - (battleline.length - 1) / 2]
    }),
  )
  return places.reduce((sum, place) => sum + place, 0) > 0 ? 'left' : 'right'
}
