import { messageOf, say } from '@battleline/kernel'
import { asMessage } from '../trace/lists.ts'
import { type Answer, answer, type Because, becauseAt, settled } from '../why/answer.ts'
import { isChange, type Run } from '../why/trace-queries.ts'

/** Why a ward did nothing; or that it was spent, and where. A ward is a counter, not a keyword. */
export function notWard(run: Run, card: number, isWarded: boolean): Answer {
  const name = run.name(card)
  const spent = run.trace.flatMap((event): readonly Because[] => {
    // A card that leaves play anyway loses its ward unused.
    const isSpent =
      isChange(event, card, 'warded') && event.after === false && !event.step.id.startsWith('keyforge/leave.')
    const { id, title, cite } = event.step
    return isSpent ? [becauseAt(asMessage(title), id, cite)] : []
  })
  if (spent.length > 0)
    return settled(
      answer(
        say`${name}’s ward did act: it was spent.`,
        spent.flatMap(({ cite }) => cite),
        spent,
        false,
      ),
    )
  if (!isWarded) return answer(say`${name} has no ward.`, ['KF-WRD-1'], [], false)
  const passed = run.trace.find(
    (event) =>
      event.kind === 'not' && event.record === card && event.why.cite.some((id) => id.startsWith('KF-WRD-')),
  )
  if (passed?.kind === 'not')
    return answer(say`${name}’s ward did nothing: ${messageOf(passed.why)}.`, passed.why.cite)
  return answer(
    say`${name}’s ward did nothing: it is still there, because nothing happened that it would prevent.`,
    ['KF-WRD-2'],
  )
}
