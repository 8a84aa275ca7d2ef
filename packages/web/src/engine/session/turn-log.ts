import type { EarlierTurn, Row } from '../protocol/protocol.ts'
import { isAct } from './row-results.ts'
import type { Segment } from './segments.ts'

/** Finished turns in sentences. Each is written once. */
export class TurnLog {
  readonly #written = new Map<Segment, EarlierTurn>()

  /** `rowsOf`: the rows of answers, in turns. */
  constructor(
    private readonly rowsOf: (segments: readonly Segment[]) => {
      readonly rows: readonly Row[]
      readonly turns: readonly string[]
    },
  ) {}

  /** The turns of these answers. The last answer belongs to a turn that goes on, and ends those before it. */
  of(segments: readonly Segment[], turnAt: (segment: Segment) => number | null): readonly EarlierTurn[] {
    const turns: EarlierTurn[] = []
    let from = 0
    for (const [at, segment] of segments.entries()) {
      const begun = segments[from]
      if (begun === undefined || turnAt(segment) === turnAt(begun)) continue
      // What came of a move shows where the next turn begins.
      const turn = this.#written.get(segment) ?? this.#write(segments.slice(from, at + 1))
      this.#written.set(segment, turn)
      if (turn.moves.length > 0) turns.push(turn)
      from = at
    }
    return turns
  }

  #write(segments: readonly Segment[]): EarlierTurn {
    const { rows, turns } = this.rowsOf(segments)
    const [turn = ''] = turns
    // The heading says already which house it is.
    const isTold = ({ title, result }: Row) => result === '' && turn.endsWith(title)
    const moves = rows
      .filter((row) => row.turn === 0 && isAct(row) && !isTold(row))
      .map(({ title, result }) => ({ title, result }))
    return { title: turn, moves }
  }
}
