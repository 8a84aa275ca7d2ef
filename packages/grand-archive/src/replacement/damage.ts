import {
  type Amendment,
  type Message,
  type Start,
  say,
  type View,
  type World,
  word,
} from '@battleline/kernel'
import { isUsedThisTurn, markUsed } from '../events/once-per-turn.ts'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import { cardOf, playerOf, tableOf, writeCard, writeTable } from '../model/state.ts'
import { activeEffects, type ContinuousEffect, youOf } from '../query/active-effects.ts'
import { championOf, isSameCard, isUnit } from '../query/objects.ts'
import { countContext, startResolution } from '../query/resolution.ts'
import { matchesSource } from '../query/source-filter.ts'
import { amountOf, refersTo, restrictionHolds, stateHolds } from '../query/values.ts'
import type { ContinuousText, DamageChange, DamagePattern } from '../text/structure.ts'
import { move } from '../zones/move.ts'
import { preserve } from '../zones/preserve.ts'
import { addInstance, type Damage, type DamageInstance, prevent, setAmount } from './pending-damage.ts'
import { revealStart } from './reveal.ts'

type WouldDeal = Extract<ContinuousText, { readonly kind: 'would deal' }>

/** Effects that apply in any order without a choice, because the result is the same. */
function commutingClass({ becomes: one, once }: WouldDeal): string | null {
  if (once === true) return null
  if (one.kind === 'prevent some')
    return one.back === undefined && one.reveal === undefined ? 'some is prevented' : null
  return one.kind === 'more' || one.kind === 'doubled' ? one.kind : null
}

/** The title of a replacement effect. */
export function replacementTitle(becoming: DamageChange, left: number | undefined): string | Message {
  switch (becoming.kind) {
    case 'prevent some':
    case 'prevent half':
    case 'prevent all but':
      return 'prevents some of it'
    case 'prevent all':
      return 'prevents it'
    case 'more':
      return say`makes it ${becoming.by} more`
    case 'doubled':
      return 'doubles it'
    case 'removes counters':
      return 'removes damage counters instead'
    case 'shield':
      return say`prevents the next ${left ?? 0}`
    case 'next time':
      return becoming.most === undefined && becoming.but === undefined
        ? 'prevents it, once'
        : 'prevents some of it, once'
  }
}

/** The effects of texts, and lasting effects, that apply to the current instance (GA-RPL-1). */
export function damageReplacements(w: View, one: DamageInstance): readonly Amendment[] {
  return activeEffects(w, 'damage').flatMap((effect) => {
    const { text } = effect
    return text.kind === 'would deal' && appliesTo(w, effect, text, one)
      ? [amendment(w, effect, text, one)]
      : []
  })
}

function amendment(w: View, effect: ContinuousEffect, text: WouldDeal, one: DamageInstance): Amendment {
  const title = replacementTitle(text.becomes, effect.lasting?.left)
  const source = effect.source.card
  return {
    id: `${effect.id}@${one.id}`,
    group: one.id,
    commutes: commutingClass(text),
    who: cardOf(w, one.to.card).controller,
    source,
    title,
    label: say`${cardOf(w, source).name}: ${typeof title === 'string' ? word(title) : title}`,
    cite: CITE[text.becomes.kind],
    apply: (at, l) => applyReplacement(at, l as Damage, effect, text, one.id),
  }
}

const CITE: Readonly<Record<DamageChange['kind'], readonly string[]>> = {
  'prevent some': ['GA-PRV-4'],
  'prevent all': ['GA-PRV-4'],
  'prevent half': ['GA-PRV-4'],
  'prevent all but': ['GA-PRV-4'],
  more: ['GA-RPL-1'],
  doubled: ['GA-RPL-1'],
  'removes counters': ['GA-RPL-5'],
  shield: ['GA-PRV-2'],
  'next time': ['GA-PRV-3'],
}

function appliesTo(w: View, effect: ContinuousEffect, text: WouldDeal, one: DamageInstance): boolean {
  if (one.amount <= 0 || !coversInstance(w, effect, text.of, one)) return false
  if (effect.when !== null && !restrictionHolds(w, effect.when, effect.source.card)) return false
  if (text.once === true && isUsedThisTurn(w, effect.source, effect.ability)) return false
  if (text.while !== undefined && !stateHolds(w, text.while, effect.source, youOf(w, effect))) return false
  // Unpreventable damage does not use up shields; one-time prevention is wasted on it (GA-PRV-5).
  return !(one.unpreventable && PREVENTION_KINDS.includes(text.becomes.kind))
}
const PREVENTION_KINDS: readonly DamageChange['kind'][] = [
  'prevent some',
  'prevent half',
  'prevent all but',
  'prevent all',
  'shield',
]

function coversInstance(w: View, effect: ContinuousEffect, of: DamagePattern, one: DamageInstance): boolean {
  if (one.amount > (of.most ?? one.amount) || one.amount < (of.least ?? 0)) return false
  if (of.sort !== undefined && (of.sort === 'combat') !== one.combat) return false
  if (of.attack === true && !one.attack) return false
  if (of.by !== undefined && !matchesSource(w, of.by, effect.source.card, youOf(w, effect), one)) return false
  const on = effect.lasting?.on ?? []
  if (on.length > 0) return on.some((ref) => ref.card === one.to.card && isSameCard(w, ref))
  return of.to === undefined || refersTo(w, of.to, effect.source, youOf(w, effect), one.to.card)
}

function applyReplacement(
  w: World,
  l: Damage,
  effect: ContinuousEffect,
  text: WouldDeal,
  id: number,
): Start | null {
  const one = l.instances.find((each) => each.id === id)
  if (one === undefined) return null
  const { source, ability } = effect
  const { becomes: now } = text
  if (now.kind === 'prevent some' && now.reveal !== undefined) {
    const amount = amountOf(w, countContext(effect.source, youOf(w, effect)), now.amount)
    return revealStart({
      you: youOf(w, effect),
      element: now.reveal,
      amount,
      instance: id,
      source,
      ability,
    })
  }
  if (text.once === true) markUsed(w, source, ability)
  switch (now.kind) {
    case 'prevent some': {
      const most = amountOf(w, countContext(effect.source, youOf(w, effect)), now.amount)
      prevent(w, l, one, most)
      if (now.back !== undefined && isUnit(w, one.from.card)) addInstance(w, l, source, one.from, now.back)
      return null
    }
    case 'prevent all':
      prevent(w, l, one, one.amount)
      return null
    case 'prevent half':
      prevent(w, l, one, Math.ceil(one.amount / 2))
      return null
    case 'prevent all but':
      prevent(w, l, one, Math.max(0, one.amount - now.but))
      return null
    case 'more':
      setAmount(w, l, id, one.amount + now.by)
      return null
    case 'doubled':
      setAmount(w, l, id, one.amount * 2)
      return null
    case 'removes counters':
      removeInstead(w, l, one)
      return null
    case 'shield':
      useShield(w, l, one, effect, now.follows)
      return null
    case 'next time': {
      useUp(w, effect)
      const prevented = one.unpreventable ? 0 : prevent(w, l, one, pointsOf(now, one.amount))
      if (now.counter !== undefined) writeCard(w, one.to.card)[now.counter] += prevented
      if (now.preserve === true)
        for (const card of playerOf(w, youOf(w, effect)).deck.slice(0, prevented)) preserve(w, card)
      triggerFollowing(w, effect, now.follows, one, prevented)
      if (now.chartId === undefined || prevented <= 0) return null
      const ability = pendingAbility(w, source, now.chartId, { you: youOf(w, effect), amount: prevented })
      return { chart: now.chartId, locals: startResolution(ability) }
    }
  }
}

/** How much of an amount a one-time prevention prevents. */
const pointsOf = (
  { most = Number.POSITIVE_INFINITY, but = 0 }: Extract<DamageChange, { readonly kind: 'next time' }>,
  amount: number,
): number => Math.min(most, Math.max(0, amount - but))

/** “Whenever damage is prevented this way”. */
function triggerFollowing(
  w: World,
  effect: ContinuousEffect,
  follows: string | undefined,
  { to }: DamageInstance,
  prevented: number,
): void {
  if (follows === undefined || prevented <= 0) return
  addPendingTriggers(w, 'when did', effect.source.card, [
    pendingAbility(w, effect.source, follows, { you: youOf(w, effect), antecedent: [to], amount: prevented }),
  ])
}

/** A shield keeps its unused points (GA-PRV-2). */
function useShield(
  w: World,
  l: Damage,
  one: DamageInstance,
  effect: ContinuousEffect,
  follows: string | undefined,
): void {
  const { lasting } = effect
  if (lasting === null) return
  const prevented = prevent(w, l, one, lasting.left)
  triggerFollowing(w, effect, follows, one, prevented)
  const left = lasting.left - prevented
  const all = tableOf(w).lasting.map((each) => (each.id === lasting.id ? { ...each, left } : each))
  writeTable(w).lasting = all.filter((each) => each.id !== lasting.id || left > 0)
}

function useUp(w: World, { lasting }: ContinuousEffect): void {
  if (lasting !== null) writeTable(w).lasting = tableOf(w).lasting.filter((one) => one.id !== lasting.id)
}

/** Damage that removes counters instead is not dealt and does not hit (GA-RPL-5). */
function removeInstead(w: World, l: Damage, one: DamageInstance): void {
  const record = writeCard(w, one.to.card)
  record.damage = Math.max(0, record.damage - one.amount)
  setAmount(w, l, one.id, 0)
  const { controller } = record
  if (record.damage === 0 && championOf(w, controller) === one.to.card) move(w, one.to.card, 'banishment')
}
