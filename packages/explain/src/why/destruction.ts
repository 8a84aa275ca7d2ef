import { hookText } from '../trace/sentences.ts'
import { type Answer, answer, type Because } from './answer.ts'
import { before, type EventOf, indexes, isChange, type Run } from './trace-queries.ts'

/** The cause of a destruction: a sentence, the rules, and the place in the run. */
export interface Cause {
  readonly at: number
  readonly text: string
  readonly cite: readonly string[]
}

/** The answer for a card that was not destroyed, by what prevented it; `rule`: when a card would be destroyed. */
export function notDestroyed(name: string, rescues: readonly Because[], rule: string): Answer {
  if (rescues.length === 0) return answer(`Nothing was about to destroy ${name}.`, [rule])
  const last = rescues.slice(-3).map(({ text }) => text)
  const cite = rescues.flatMap((rescue) => rescue.cite)
  return answer(`${name} was not destroyed: ${last.join('; ')}.`, cite, rescues)
}

/** The damage on a card before some was dealt, as a clause: "", or ", which with the 2 damage it had makes 4". */
export const withEarlier = (damage: number, dealt: number): string =>
  damage > dealt ? `, which with the ${damage - dealt} damage it had makes ${damage}` : ''

/** The effects on pending damage before it was dealt at a place; `firstStep`: the step that sets it. */
export function damageChanges(run: Run, card: number, at: number, firstStep: string): readonly Because[] {
  const event = run.trace[at]
  if (!isChange(event, card, 'dealt')) return []
  const { depth } = event
  const from = before(
    run,
    at,
    (one) => one.kind === 'step' && one.step.id === firstStep && one.depth === depth,
  )
  return indexes(run, (one) => isChange(one, card, 'pending') && one.depth === depth, from, at).flatMap(
    (n) => {
      const change = run.trace[n]
      if (!isChange(change, card, 'pending')) return []
      const { text, cite } = damageChangedBy(run, n, change)
      return [
        { text: `${text}: ${change.before} damage becomes ${change.after}`, step: change.step.id, cite },
      ]
    },
  )
}

/** The effect that changed pending damage at a place, or its step. */
export function damageChangedBy(
  run: Run,
  at: number,
  { step }: EventOf<'change'>,
): Pick<Because, 'text' | 'cite'> {
  const hook = run.trace[before(run, at, (one) => one.kind === 'hook' || one.kind === 'step')]
  return hook?.kind === 'hook'
    ? { text: hookText({ ...hook, card: run.name(hook.record) }), cite: hook.cite }
    : { text: step.title, cite: step.cite }
}
