import { type Message, say } from '@battleline/kernel'
import { asMessage, semicolonList } from '../trace/lists.ts'
import { hookMessage } from '../trace/sentences.ts'
import { type Answer, answer, type Because, becauseAt } from './answer.ts'
import { before, type EventOf, indexes, isChange, type Run } from './trace-queries.ts'

/** The cause of a destruction: a clause, the rules, and the place in the run. */
export interface Cause {
  readonly at: number
  readonly message: Message
  readonly cite: readonly string[]
}

/** The answer for a card that was not destroyed, by what prevented it; `rule`: when a card would be destroyed. */
export function notDestroyed(name: string, rescues: readonly Because[], rule: string): Answer {
  if (rescues.length === 0) return answer(say`Nothing was about to destroy ${name}.`, [rule])
  const last = rescues.slice(-3).map(({ message }) => message)
  const cite = rescues.flatMap((rescue) => rescue.cite)
  return answer(say`${name} was not destroyed: ${semicolonList(last)}.`, cite, rescues)
}

/** What dealt damage, with the damage that the card had before: ", which with the 2 damage it had makes 4". */
export const withEarlier = (dealt: Message, damage: number, amount: number): Message =>
  damage > amount ? say`${dealt}, which with the ${damage - amount} damage it had makes ${damage}` : dealt

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
      const { message, cite } = damageChangedBy(run, n, change)
      const [before, after] = [Number(change.before), Number(change.after)]
      return [becauseAt(say`${message}: ${before} damage becomes ${after}`, change.step.id, cite)]
    },
  )
}

/** The effect that changed pending damage at a place, or its step. */
export function damageChangedBy(
  run: Run,
  at: number,
  { step }: EventOf<'change'>,
): Pick<Because, 'message' | 'cite'> {
  const hook = run.trace[before(run, at, (one) => one.kind === 'hook' || one.kind === 'step')]
  return hook?.kind === 'hook'
    ? { message: hookMessage({ ...hook, card: run.name(hook.record) }), cite: hook.cite }
    : { message: asMessage(step.title), cite: step.cite }
}
