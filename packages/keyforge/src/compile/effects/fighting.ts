import type { World } from '@battleline/kernel'
import { aimAt, stopFight } from '../../charts/fight.ts'
import { type UseByEffect, useByEffect, usingByEffect } from '../../charts/use-by-effect.ts'
import type { Resolution } from '../../model/resolution.ts'
import type { Way } from '../../moves/moves.ts'
import { actingPlayer, refsTo, targetsInPlay, targetsOf } from '../../query/resolution.ts'
import type { Doing } from '../../text/structure.ts'
import { targetsFound } from './targets-found.ts'
import { type EffectBuilder, type EffectWriters, markAffected, noteCompletion } from './write.ts'

type Uses = Doing<'ready and fight' | 'use' | 'fight with' | 'reap with' | 'ready and reap' | 'ready and use'>

const WAY: Readonly<Record<Uses['kind'], { readonly way: Way; readonly ready: boolean }>> = {
  'ready and fight': { way: 'fight', ready: true },
  use: { way: 'use', ready: false },
  'fight with': { way: 'fight', ready: false },
  'reap with': { way: 'reap', ready: false },
  'ready and reap': { way: 'reap', ready: true },
  'ready and use': { way: 'use', ready: true },
}

const VERB = { fight: 'fight with', reap: 'reap with', use: 'use' } as const satisfies Record<Way, string>

function beginUse(w: World, l: Resolution, effect: Uses): UseByEffect {
  const { kind, what } = effect
  const { way, ready } = WAY[kind]
  const cards = refsTo(w, targetsFound(w, l, what, VERB[way]))
  return usingByEffect(cards, actingPlayer(l), way, ready, opposing(w, l, effect))
}

/** Whom it may fight: each time another one, or the one that the text names. */
function opposing(w: World, l: Resolution, effect: Uses) {
  if (effect.kind === 'use') return {}
  const { times, whom, pastTaunt = false } = effect
  return {
    pastTaunt,
    ...(times !== undefined && { apart: l.affectedThisWay.filter(({ deed }) => deed === 'fought') }),
    ...(whom !== undefined && { only: targetsOf(w, l, whom)[0] ?? NOBODY }),
  }
}
const NOBODY = { card: 0, life: 0 }

/** Later text can refer to "the creature it fought" (KF-LVP-7). */
function endUse(_: World, l: Resolution, { completed: done, fought }: UseByEffect): void {
  noteCompletion(l, done)
  if (fought === null) return
  l.fought = fought
  markAffected(l, 'fought', [fought])
}

function uses<K extends Uses['kind']>(to: EffectBuilder<Doing<K> & Uses>): EffectBuilder<Doing<K> & Uses> {
  const { effect } = to
  const times = 'times' in effect && effect.times !== undefined ? effect.times : 1
  return Array.from({ length: times }).reduce(
    (so: EffectBuilder<Doing<K> & Uses>) => so.call(useByEffect, beginUse, endUse),
    to.choose(effect.what),
  )
}

function aim(w: World, l: Resolution, { what }: Doing<'aim at'>): void {
  const [target] = refsTo(w, targetsInPlay(w, l, what))
  if (target === undefined) noteCompletion(l, false)
  else if (!aimAt(w, l.from, target))
    w.reportNotDone(l.from.card, 'does not deal its damage elsewhere', 'it is not fighting', 'KF-FGT-7')
}

/** The attacker stays exhausted, and the creatures deal each other nothing. */
function stop(w: World, l: Resolution): void {
  const stopped = stopFight(w)
  noteCompletion(l, stopped)
  if (!stopped) w.reportNotDone(l.from.card, 'stops no fight', 'no creature is fighting', 'KF-GEN-5')
}

export const fighting = {
  'stop fight': (to) => to.act(stop),
  'aim at': (to) => to.choose(to.effect.what).act(aim),
  'ready and fight': uses,
  use: uses,
  'fight with': uses,
  'reap with': uses,
  'ready and reap': uses,
  'ready and use': uses,
} satisfies Partial<EffectWriters>
