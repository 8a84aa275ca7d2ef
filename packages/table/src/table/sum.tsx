import { useEffect, useState } from 'react'
import type { RunForm } from '../engine/protocol.ts'
import type { Steps } from './use-steps.ts'

export interface SumProps {
  readonly run: RunForm
  readonly steps: Steps
  /** True where it is only read out. */
  readonly hidden: boolean
}

/** What the current step did, in one sentence. */
export function Sum({ run, steps, hidden }: SumProps) {
  const [main, small] = said(run, steps)
  return (
    <>
      <Spoken text={`${main}. ${small}`} />
      {!hidden && (
        <div className="sum">
          <p>
            {main}
            {small !== '' && <small>{small}</small>}
          </p>
        </div>
      )}
    </>
  )
}

/** Read out politely, and not while somebody runs through the steps. */
export function Spoken({ text }: { readonly text: string }) {
  const [spoken, speak] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => speak(text), 300)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="vh" aria-live="polite">
      {spoken}
    </p>
  )
}

function said({ rows, refusal }: RunForm, { at, end }: Steps): readonly [string, string] {
  if (at === end && refusal !== null)
    return ['The rules forbid it', `${refusal.reason} ${refusal.cite.join(', ')}`]
  const row = rows[at]
  return row === undefined || row.kind === 'coming' ? ['Nothing has happened yet', ''] : row.told
}
