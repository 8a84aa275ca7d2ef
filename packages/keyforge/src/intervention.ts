import type { Amendment, Locals, Start, View, World } from '@battleline/kernel'
import type { Acting } from './acting.ts'
import type { Damage, Packet } from './charts/damage.ts'
import type { Hooked } from './in-force.ts'
import { cardOf, tableOf } from './state.ts'

/** An effect of the rules or of cards that rewrites what a step is about to do, at the step with this id. */
export interface Intervention {
  readonly id: string
  readonly step: string
  /** It is not looked for while nothing in play hooks any of these (see `HOOK`). */
  readonly hooks: readonly number[]
  /** Adds those that apply now. */
  find(w: View, l: Locals, found: Amendment[]): void
  /** What it started in the place of something has come to its end; `effect`: what that was by, if it is still in force. */
  ended?(w: World, l: Locals, id: string, child: Acting, effect: Hooked | null): void
}

/**
 * Ranks within a step: what sets nothing, then what raises the amount, then what caps it, then what replaces it; as damage
 * is placed, what changes it, then what adds to what a creature is dealt, then what marks it.
 */
export const RANK = { stop: 0, raise: 1, cap: 2, replace: 3, change: 4, add: 5, mark: 6 } as const

/** What an effect in force is called in the names of what it does. */
export const nameOf = ({ row, ability, bearer, lasting }: Hooked): string =>
  `${row}.${lasting === null ? ability : `lasting-${lasting.id}`}.${bearer}`

/** Whether an effect did what has this name. */
export const isNamed = (id: string, effect: Hooked): boolean =>
  id.split('@')[0]?.endsWith(`:${nameOf(effect)}`) === true

/** Whether an effect is doing something in the place of another thing just now: it does not take the place of that, too. */
export const isUnderWay = (w: View, effect: Hooked): boolean =>
  w.stack.some(({ amending }) => amending !== null && isNamed(amending, effect))

/** What an effect puts in the place of something, once; of several the active player says which (KF-RPL-3, KF-GEN-4). */
export const inItsPlace = (
  w: View,
  name: string,
  effect: Hooked,
  does: Pick<Amendment, 'title' | 'cite' | 'apply'>,
): Amendment => ({
  id: `${name}:${nameOf(effect)}`,
  rank: 0,
  group: 0,
  commutes: null,
  who: tableOf(w).active,
  source: effect.row,
  label: cardOf(w, effect.row).name,
  ...does,
})

/** What an intervention does to one packet. */
export interface OnPackets {
  readonly id: string
  readonly step: string
  readonly hooks: readonly number[]
  readonly rank: number
  /** Interventions with the same word here give the same result in any order; left out: all of this rank do. */
  readonly commutes?: string
  /** How often it applies; left out: once for a packet and all that comes of it. */
  readonly once?: 'for all that comes of a packet' | 'for each packet'
  readonly title: string
  readonly cite: readonly string[]
  /** The card whose effect applies to this packet, or -1. Only packets with an amount are shown. */
  applies(w: View, l: Damage, one: Packet): number
  /** What the packet becomes. */
  rewrite(w: World, l: Damage, one: Packet, source: number): readonly Packet[]
}

/** An intervention that changes packets of damage one at a time. */
export function onPackets(spec: OnPackets): Intervention {
  const { id, step, rank, title, cite } = spec
  const { commutes = `rank ${rank}`, once = 'for all that comes of a packet' } = spec
  const lineage = (one: Packet): number => (once === 'for each packet' ? one.id : one.origin)
  return {
    id,
    step,
    hooks: spec.hooks,
    find: (w, locals, found) => {
      const l = locals as Damage
      for (const one of l.packets) {
        if (one.amount === 0) continue
        const source = spec.applies(w, l, one)
        if (source < 0) continue
        const apply = (at: World, now: Locals) =>
          rewritePacket(at, now as Damage, one, (p) => spec.rewrite(at, now as Damage, p, source))
        const who = tableOf(w).active
        const label = `${cardOf(w, source).name}: ${title}`
        found.push({
          id: `${id}:${source}@${lineage(one)}`,
          group: one.id,
          rank,
          commutes,
          who,
          source,
          title,
          label,
          cite,
          apply,
        })
      }
    },
  }
}

/** Puts what becomes of a packet in its place, and tells the observer how the pending damage changed. */
export function rewritePacket(
  w: World,
  l: Damage,
  was: Packet,
  rewrite: (now: Packet) => readonly Packet[],
): Start | null {
  const now = l.packets.find((one) => one.id === was.id)
  if (now === undefined) return null
  const become = rewrite(now)
  for (const one of become) {
    if (one.to !== now.to || one.id !== now.id) w.changed(one.to, 'pending', 0, one.amount)
  }
  const [same] = become
  if (same?.to !== now.to) w.changed(now.to, 'pending', now.amount, 0)
  else if (same.amount !== now.amount) w.changed(now.to, 'pending', now.amount, same.amount)
  const at = l.packets.indexOf(now)
  l.packets = [...l.packets.slice(0, at), ...become, ...l.packets.slice(at + 1)]
  return null
}

/** The packet when nothing of it is dealt. */
export const stopped = (one: Packet): readonly Packet[] => [{ ...one, amount: 0 }]
