import type { EarlierTurn } from '../../engine/protocol/protocol.ts'
import { tableWords } from '../../words/table.ts'

/** The turns that are long over, in sentences. */
export function EarlierTurns({ turns }: { readonly turns: readonly EarlierTurn[] }) {
  if (turns.length === 0) return null
  return (
    <details className="earlier">
      <summary>{tableWords.chart.earlierTurns(turns.length)}</summary>
      {turns.map(({ title, moves }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns stay in their order
        <section key={at}>
          <h3>{title}</h3>
          <ul>
            {moves.map(({ title: move, result }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same move can come twice
              <li key={place}>
                <b>{move}</b> {result}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
