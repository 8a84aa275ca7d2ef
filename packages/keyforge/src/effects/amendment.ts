import type { Amendment, Locals, Start, TitleSubject, View, World } from '@battleline/kernel'
import { type ActiveEffect, effectName } from '../model/active-effect.ts'
import type { Damage, DamageInstance } from '../model/damage.ts'
import type { Resolution } from '../model/resolution.ts'
import { cardOf, tableOf } from '../model/state.ts'

/** A replacement effect of the rules or of cards. It rewrites what a step is about to do. */
export interface ReplacementEffect {
  readonly id: string
  readonly step: string
  /** Skipped while no card in play uses any of these hooks (see `HOOK`). */
  readonly hooks: readonly number[]
  /** Adds the amendments that apply now. */
  find(w: View, l: Locals, found: Amendment[]): void
  /** Called when the chart that it started instead has ended. `effect` is null if it is no longer active. */
  ended?(w: World, l: Locals, id: string, child: Resolution, effect: ActiveEffect | null): void
}

/**
 * Ranks within a step: preventing, then raising, then limiting the amount, then replacing it. As damage is placed:
 * changing it, then adding to what a creature is dealt.
 */
export const RANK = { stop: 0, raise: 1, cap: 2, replace: 3, change: 4, add: 5 } as const

/** Whether an amendment id belongs to an effect. */
export const isNamed = (id: string, effect: ActiveEffect): boolean =>
  id.split('@')[0]?.endsWith(`:${effectName(effect)}`) === true

/** Whether an effect's replacement is resolving: an effect does not replace its own replacement. */
export const isInProgress = (w: View, effect: ActiveEffect): boolean =>
  w.stack.some(({ amending }) => amending !== null && isNamed(amending, effect))

/** An amendment that replaces a whole step. Of several, the active player chooses (KF-RPL-3, KF-GEN-4). */
export const stepReplaced = (w: View, does: Omit<Amendment, 'group' | 'commutes' | 'who'>): Amendment => ({
  group: 0,
  commutes: null,
  who: tableOf(w).active,
  ...does,
})

/** What an effect does instead of a step. */
export const insteadAmendment = (
  w: View,
  name: string,
  effect: ActiveEffect,
  does: Pick<Amendment, 'title' | 'cite' | 'apply'>,
): Amendment =>
  stepReplaced(w, {
    id: `${name}:${effectName(effect)}`,
    source: effect.row,
    label: cardOf(w, effect.row).name,
    ...does,
  })

/** A replacement effect on one instance of damage. It applies once to an instance and all that derive from it. */
export interface DamageReplacement {
  readonly id: string
  readonly step: string
  readonly hooks: readonly number[]
  /** Default: `RANK.stop`. */
  readonly rank?: number
  /** Effects with the same word here commute. Default: all effects of this rank commute. */
  readonly commutes?: string
  readonly title: string
  readonly subject?: TitleSubject
  readonly cite: readonly string[]
  /** The card whose effect applies to this instance, or -1. Called only for instances above 0. */
  applies(w: View, l: Damage, one: DamageInstance): number
  /** What replaces the instance. */
  rewrite(w: World, l: Damage, one: DamageInstance, source: number): readonly DamageInstance[]
}

/** A replacement effect that changes instances of damage one at a time. */
export function replaceDamage(spec: DamageReplacement): ReplacementEffect {
  const { id, step, title, subject, cite } = spec
  const { rank = RANK.stop, commutes = `rank ${rank}` } = spec
  return {
    id,
    step,
    hooks: spec.hooks,
    find: (w, locals, found) => {
      const l = locals as Damage
      for (const one of l.instances) {
        if (one.amount === 0) continue
        const source = spec.applies(w, l, one)
        if (source < 0) continue
        const apply = (at: World, now: Locals) =>
          rewritePacket(at, now as Damage, one, (p) => spec.rewrite(at, now as Damage, p, source))
        const who = tableOf(w).active
        const label = `${cardOf(w, source).name}: ${title}`
        found.push({
          id: `${id}:${source}@${one.origin}`,
          group: one.id,
          rank,
          commutes,
          who,
          source,
          title,
          subject,
          label,
          cite,
          apply,
        })
      }
    },
  }
}

/** Replaces an instance, and reports the change of the pending damage to the observer. */
export function rewritePacket(
  w: World,
  l: Damage,
  was: DamageInstance,
  rewrite: (now: DamageInstance) => readonly DamageInstance[],
): Start | null {
  const now = l.instances.find((one) => one.id === was.id)
  if (now === undefined) return null
  const become = rewrite(now)
  for (const one of become) {
    if (one.to !== now.to || one.id !== now.id) w.reportChange(one.to, 'pending', 0, one.amount)
  }
  const [same] = become
  if (same?.to !== now.to) w.reportChange(now.to, 'pending', now.amount, 0)
  else if (same.amount !== now.amount) w.reportChange(now.to, 'pending', now.amount, same.amount)
  const at = l.instances.indexOf(now)
  l.instances = [...l.instances.slice(0, at), ...become, ...l.instances.slice(at + 1)]
  return null
}

/** The instance with nothing left to deal. */
export const stopped = (one: DamageInstance): readonly DamageInstance[] => [{ ...one, amount: 0 }]
