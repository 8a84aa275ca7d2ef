import { useState } from 'react'
import { inEnglish } from '../words/in-english.ts'
import { useRule } from './use-rule.ts'

export interface CitationsProps {
  readonly ids: readonly string[]
  /** Whether the text of the first rule is shown from the start. */
  readonly open?: boolean
}

/** Rules by their ids; a click shows or hides the text of one. */
export function Citations({ ids, open = false }: CitationsProps) {
  const [shown, show] = useState<string | null>(open ? (ids[0] ?? null) : null)
  const rule = useRule(shown)
  if (ids.length === 0) return null
  return (
    <span className="cited">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="cite"
          aria-expanded={id === shown}
          onClick={() => show(id === shown ? null : id)}
        >
          {id}
        </button>
      ))}
      {rule !== null && (
        <span className="words" {...inEnglish()}>
          {rule.text}
        </span>
      )}
    </span>
  )
}
