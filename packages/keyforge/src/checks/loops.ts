import { because, type Reason, say, type View } from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { cardOf } from '../model/state.ts'

/** The loop of a run: the object whose ability is open most often, inside itself. Null if no ability repeats. */
export function loopOf(w: View): Reason | null {
  const rounds = new Map<string, { readonly card: number; times: number }>()
  for (const { chart, locals } of w.stack) {
    const { source } = locals as Partial<Resolution>
    if (source === undefined || typeof source !== 'object') continue
    const key = `${source.card}.${source.life} ${chart.id}`
    const known = rounds.get(key)
    if (known === undefined) rounds.set(key, { card: source.card, times: 1 })
    else known.times++
  }
  const [most] = [...rounds.values()].sort((one, other) => other.times - one.times)
  if (most === undefined || most.times < 2) return null
  const { name } = cardOf(w, most.card)
  return because(
    say`${name} goes round in a loop, ${most.times} times so far: nothing ends it (R-021)`,
    'KF-LIM-2',
  )
}
