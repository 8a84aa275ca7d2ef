import type { Row, RunForm } from '../../engine/protocol/protocol.ts'
import { sentence } from '../../text/clauses.ts'
import { inEnglish } from '../../words/in-english.ts'
import { tableWords } from '../../words/table.ts'

interface WhyProps {
  readonly row: Pick<Row, 'cite' | 'depth'>
  readonly text: string | null
  readonly shown: string | null
  /** True where the step asks or asked a question. */
  readonly asks?: boolean
  readonly onCite: (id: string) => void
  /** Left out where there is nothing more to explain. */
  readonly onWhy?: () => void
}

/** The reason and the rules of the current step. */
export function Why({ row, text, shown, asks = false, onCite, onWhy }: WhyProps) {
  if (text === null && row.cite.length === 0) return null
  return (
    <div className="why" style={{ '--depth': row.depth }}>
      {text !== null && <p {...inEnglish()}>{sentence(text)}</p>}
      <p className="cites">
        {row.cite.map((id) => (
          <button
            key={id}
            type="button"
            className="cite"
            aria-pressed={id === shown}
            onClick={() => onCite(id)}
          >
            {id}
          </button>
        ))}
        {onWhy !== undefined && (
          <button type="button" className="cite ask-why" onClick={onWhy}>
            {asks ? tableWords.chart.whyAsked : tableWords.chart.why}
          </button>
        )}
      </p>
    </div>
  )
}

interface RefusedProps extends Pick<WhyProps, 'shown' | 'onCite'> {
  readonly refusal: NonNullable<RunForm['refusal']>
}

/** A move that the rules refuse, in the place of its steps. */
export const Refused = ({ refusal: { reason, cite }, shown, onCite }: RefusedProps) => (
  <>
    <div className="row current">
      <span className="n" />
      <span className="title">{tableWords.chart.refused}</span>
    </div>
    <Why row={{ cite, depth: 0 }} text={reason} shown={shown} onCite={onCite} />
  </>
)
