import type { World } from '@battleline/kernel'
import { timesOfDelayed } from '../events/triggers.ts'
import type { PendingTrigger } from '../model/stack-items.ts'
import {
  type Effect,
  permanentOf,
  permanents,
  tableOf,
  type Until,
  writePermanent,
  writeTable,
} from '../model/state.ts'
import { endControl } from '../zones/control.ts'

/** Ends the effects that last until the end of this combat or turn. */
export function endEffects(w: World, until: Exclude<Until, 'game'>): void {
  if (until === 'turn') endControl(w, 'turn')
  for (const one of permanents(w)) {
    const { effects } = permanentOf(w, one)
    const left = effects.filter((effect) => endOf(effect) !== until)
    if (left.length < effects.length) writePermanent(w, one).effects = left
  }
  const { lasting } = tableOf(w)
  const left = lasting.filter((one) => one.until !== until)
  if (left.length < lasting.length) writeTable(w).lasting = left
}

/** How long an effect on a creature lasts. Goad lasts beyond the turn in which it started. */
function endOf(effect: Effect): Until | 'each combat' {
  if (effect.kind === 'is') return effect.until
  if (effect.kind === 'banded') return 'combat'
  if (effect.kind === 'attacks' || effect.kind === 'blocks') return effect.during
  if (effect.kind === 'used' && effect.forever === true) return 'game'
  return ENDING_WITH_TURN.has(effect.kind) ? 'turn' : 'game'
}

const ENDING_WITH_TURN: ReadonlySet<Effect['kind']> = new Set(['chosen', 'used'])

/** A delayed ability as often as it triggers; each time after the first has an id of its own. */
function repeated(w: World, ability: PendingTrigger): readonly PendingTrigger[] {
  const { source: card, life } = ability
  const times = timesOfDelayed(w, { card, life })
  return Array.from({ length: times }, (_, at) =>
    at === 0 ? ability : { ...ability, id: `${ability.id} ${at + 1}` },
  )
}

/** Triggers the delayed abilities of a moment. */
export function comesDue(w: World, at: 'end of combat' | 'end step'): void {
  const { delayed, triggered } = tableOf(w)
  const due = delayed.filter((one) => one.at === at)
  if (due.length === 0) return
  Object.assign(writeTable(w), {
    delayed: delayed.filter((one) => one.at !== at),
    triggered: [...triggered, ...due.flatMap(({ ability }) => repeated(w, ability))],
  })
}
