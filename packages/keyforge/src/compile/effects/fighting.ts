import type { World } from '@battleline/kernel'
import { aimAt } from '../../charts/fight.ts'
import { type UseByEffect, useByEffect, usingByEffect } from '../../charts/use-by-effect.ts'
import type { Resolution } from '../../model/resolution.ts'
import type { Way } from '../../moves/moves.ts'
import { refsTo, targetsInPlay } from '../../query/resolution.ts'
import type { Doing } from '../../text/structure.ts'
import { type EffectBuilder, type EffectWriters, noteCompletion } from './write.ts'

type Uses = Doing<'ready and fight' | 'use' | 'fight with' | 'reap with' | 'ready and reap' | 'ready and use'>

const WAY: Readonly<Record<Uses['kind'], { readonly way: Way; readonly ready: boolean }>> = {
  'ready and fight': { way: 'fight', ready: true },
  use: { way: 'use', ready: false },
  'fight with': { way: 'fight', ready: false },
  'reap with': { way: 'reap', ready: false },
  'ready and reap': { way: 'reap', ready: true },
  'ready and use': { way: 'use', ready: true },
}

const beginUse = (w: World, l: Resolution, { kind, what }: Uses): UseByEffect =>
  usingByEffect(refsTo(w, targetsInPlay(w, l, what)), l.you, WAY[kind].way, WAY[kind].ready)

/** Later text can refer to "the creature it fought" (KF-LVP-7). */
function endUse(_: World, l: Resolution, { completed: done, fought }: UseByEffect): void {
  noteCompletion(l, done)
  if (fought !== null) l.fought = fought
}

const uses = <K extends Uses['kind']>(to: EffectBuilder<Doing<K> & Uses>) =>
  to.choose(to.effect.what).call(useByEffect, beginUse, endUse)

function aim(w: World, l: Resolution, { what }: Doing<'aim at'>): void {
  const [target] = refsTo(w, targetsInPlay(w, l, what))
  if (target === undefined) noteCompletion(l, false)
  else if (!aimAt(w, l.from, target))
    w.reportNotDone(l.from.card, 'does not deal its damage elsewhere', 'it is not fighting', 'KF-FGT-7')
}

export const fighting = {
  'aim at': (to) => to.choose(to.effect.what).act(aim),
  'ready and fight': uses,
  use: uses,
  'fight with': uses,
  'reap with': uses,
  'ready and reap': uses,
  'ready and use': uses,
} satisfies Partial<EffectWriters>
