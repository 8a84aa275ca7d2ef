import type { Choice, Decision } from '@battleline/kernel'

const TRIGGERS = 'grand-archive/triggers.1-stack'
/** The answers that decline an optional decision. */
const DECLINE = ['pass', 'decline', 'refuse', 'no']

/** The answer to a decision that a file says nothing about: passing, declining, choosing nothing; null if it is mandatory. */
export function defaultAnswer(ask: Decision): { readonly choice: Choice; readonly text: string } | null {
  // In the listed order, unless the file gives another.
  if (ask.kind === 'order') return { choice: ask.options.map(({ id }) => id), text: 'the listed order' }
  const [first] = ask.options
  if (ask.step === TRIGGERS && first !== undefined) return { choice: first.id, text: first.label }
  const no = ask.ids.find((id) => DECLINE.includes(String(id)))
  if (no !== undefined) return { choice: no, text: 'pass' }
  return ask.least === 0 && ask.kind === 'pick' ? { choice: [], text: 'nothing' } : null
}
