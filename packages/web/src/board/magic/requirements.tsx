import type { Demand, Verdict } from '../../engine/protocol/magic-board.ts'
import { mtgWords } from '../../words/magic.ts'
import { outcomesWords } from '../../words/outcomes.ts'
import { columnsOf } from './requirement-table.ts'

export interface RequirementsProps {
  readonly verdict: Verdict
  readonly nameOf: (id: number) => string
  readonly onCite: (id: string) => void
}

/** More columns than these have no room on the page. */
const MOST_COLUMNS = 2

/** What a declaration violates, and requirement by requirement what it obeys and what it misses. */
export function Requirements({ verdict, nameOf, onCite }: RequirementsProps) {
  const { requirements, broken } = verdict
  if (requirements.length === 0 && broken.length === 0) return null
  const columns = columnsOf(requirements, MOST_COLUMNS)
  return (
    <>
      {broken.length > 0 && (
        <table className="requirements">
          <caption className="visually-hidden">{mtgWords.requirements.restrictions}</caption>
          <tbody>
            {broken.map(({ reason, cite }) => (
              <tr key={reason}>
                <th scope="row">
                  {reason} <Rule cite={cite} onCite={onCite} />
                </th>
                <td className="missed">{mtgWords.requirements.violated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {columns === null ? (
        <ByReason verdict={verdict} onCite={onCite} />
      ) : (
        <table className="requirements by-creature">
          <caption className="visually-hidden">{mtgWords.requirements.title}</caption>
          <thead>
            <tr>
              <th scope="col">{mtgWords.requirements.creature}</th>
              {columns.heads.map(({ goals, cite }) => (
                <th key={goals.join()} scope="col">
                  {mtgWords.requirements.does(verdict.action, goals.map(nameOf).join(outcomesWords.or))}{' '}
                  <Rule cite={cite} onCite={onCite} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.rows.map(({ creature, demands }) => (
              <tr key={creature}>
                <th scope="row">{nameOf(creature)}</th>
                {demands.map((demand, at) => (
                  <Cell key={columns.heads[at]?.goals.join()} demand={demand} verdict={verdict} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** Requirements that are of several kinds, or about no creature in particular: each with its reason. */
function ByReason({ verdict, onCite }: Pick<RequirementsProps, 'verdict' | 'onCite'>) {
  return (
    <table className="requirements">
      <caption className="visually-hidden">{mtgWords.requirements.title}</caption>
      <tbody>
        {verdict.requirements.map((demand, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: requirements may read alike
          <tr key={at}>
            <th scope="row">
              {demand.reason} <Rule cite={demand.cite} onCite={onCite} />
            </th>
            <Cell demand={demand} verdict={verdict} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly demand: Demand | null
  readonly verdict: Verdict
}

/** Whether a requirement is obeyed; nothing where nothing is demanded. */
function Cell({ demand, verdict }: CellProps) {
  if (demand === null) return <td />
  const { obeyed, instances, exempt, full } = demand
  if (exempt !== null)
    return <td className="exempt">{exempt.origin?.kind === 'tapped' ? mtgWords.tapped : exempt.reason}</td>
  if (full !== null) return <td className="exempt">{mtgWords.requirements.onlySo(verdict.action, full)}</td>
  const count = instances > 1 ? `${mtgWords.declare.of(obeyed, instances)} ` : ''
  if (obeyed >= instances)
    return (
      <td className="obeyed">
        {count}
        {mtgWords.requirements.met}
      </td>
    )
  // Where no declaration obeys more, nothing is wrong.
  return (
    <td className={verdict.legal === true ? 'exempt' : 'missed'}>
      {count}
      {mtgWords.requirements.missed}
    </td>
  )
}

/** The first of the rules that demand it. */
function Rule({ cite: [first], onCite }: Pick<Demand, 'cite'> & Pick<RequirementsProps, 'onCite'>) {
  return first === undefined ? null : (
    <button type="button" className="cite" onClick={() => onCite(first)}>
      {first}
    </button>
  )
}
