import { Fragment } from 'react'
import type { GrandArchiveCombat } from '../../engine/protocol/grand-archive-board.ts'
import { gaWords } from '../../words/grand-archive.ts'

/** What an attack adds up to: its intent, its weapons and what each of them gains from where. */
export const AttackPower = ({ combat: { parts, power } }: { readonly combat: GrandArchiveCombat }) => (
  <p className="attack-sum">
    {parts.map(({ what, amount }, at) => (
      <Fragment key={what}>
        {at > 0 && <i aria-hidden="true">{amount < 0 ? '−' : '+'}</i>}
        <span>
          <b>{at > 0 ? Math.abs(amount) : amount}</b>
          <small>{what}</small>
        </span>
      </Fragment>
    ))}
    <i aria-hidden="true">=</i>
    <span className="all">
      <b>{power}</b>
      <small>{gaWords.damage}</small>
    </span>
  </p>
)
