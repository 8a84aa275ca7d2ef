import type { Verdict } from '../../engine/magic/shown.ts'

/** Requirement by requirement: what a declaration obeys and what it misses. */
export function Requirements({ verdict }: { readonly verdict: Verdict }) {
  const { requirements, broken } = verdict
  if (requirements.length === 0 && broken.length === 0) return null
  return (
    <table className="requirements">
      <caption className="vh">Restrictions and requirements</caption>
      <tbody>
        {broken.map(({ reason, cite }) => (
          <tr key={reason} className="missed">
            <th scope="row">{reason}</th>
            <td>
              violated <small>{cite[0]}</small>
            </td>
          </tr>
        ))}
        {requirements.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: requirements may read alike
          <tr key={at} className={stateOf(one)}>
            <th scope="row">{one.reason}</th>
            <td>{one.exempt !== null ? one.exempt.reason : toldOf(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Requirement = Verdict['requirements'][number]

const stateOf = ({ obeyed, instances, exempt }: Requirement): string =>
  exempt !== null ? 'exempt' : obeyed < instances ? 'missed' : 'obeyed'

const toldOf = ({ obeyed, instances }: Requirement): string => {
  const count = instances > 1 ? `${obeyed} of ${instances} ` : ''
  return `${count}${obeyed < instances ? 'missed' : 'obeyed'}`
}
