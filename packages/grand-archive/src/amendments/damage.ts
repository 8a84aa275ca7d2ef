import type { Amendment, Start, View, World } from '@battleline/kernel'
import { alsoDealt, becomes, type Damage, type Instance } from '../charts/damage.ts'
import { revealStart } from '../charts/reveal.ts'
import { amountOf, type Counting } from '../counting.ts'
import { type Force, forces } from '../in-force.ts'
import { move } from '../moving.ts'
import { isUsed, useOnce } from '../once.ts'
import { championOf, hasStayed, isUnit, youOf } from '../read.ts'
import { cardOf, type PlayerId, playerOf, tableOf, writeCard, writeTable } from '../state.ts'
import { isMet } from '../states.ts'
import { isFrom, means } from '../such.ts'
import type { Becoming, Forced, Would } from '../text/structure.ts'

type WouldDeal = Extract<Forced, { readonly kind: 'would deal' }>

/** Effects that come after each other without a choice, because they give the same in either order. */
function commutes({ becomes: one, once }: WouldDeal): string | null {
  if (once === true) return null
  if (one.kind === 'prevent some')
    return one.back === undefined && one.reveal === undefined ? 'some is prevented' : null
  return one.kind === 'more' || one.kind === 'doubled' ? one.kind : null
}

/** What players read of an effect. */
export function titleOf(becoming: Becoming, left: number | undefined): string {
  switch (becoming.kind) {
    case 'prevent some':
      return 'prevents some of it'
    case 'prevent all':
      return 'prevents it'
    case 'more':
      return `makes it ${becoming.by} more`
    case 'doubled':
      return 'doubles it'
    case 'removes counters':
      return 'removes damage counters instead'
    case 'shield':
      return `prevents the next ${left}`
    case 'next time':
      return 'prevents it, once'
  }
}

/** The effects of texts, and those that last, that apply to an instance as it now stands (GA-RPL-1). */
export function textsOn(w: View, one: Instance): readonly Amendment[] {
  return forces(w, 'damage').flatMap((force) => {
    const { is } = force
    return is.kind === 'would deal' && appliesTo(w, force, is, one) ? [amendment(w, force, is, one)] : []
  })
}

function amendment(w: View, force: Force, is: WouldDeal, one: Instance): Amendment {
  const title = titleOf(is.becomes, force.lasting?.left)
  const source = force.source.card
  return {
    id: `${force.id}@${one.id}`,
    group: one.id,
    rank: 0,
    commutes: commutes(is),
    who: cardOf(w, one.to.card).controller,
    source,
    title,
    label: `${cardOf(w, source).name}: ${title}`,
    cite: CITE[is.becomes.kind],
    apply: (at, l) => change(at, l as Damage, force, is, one.id),
  }
}

const CITE: Readonly<Record<Becoming['kind'], readonly string[]>> = {
  'prevent some': ['GA-PRV-4'],
  'prevent all': ['GA-PRV-4'],
  more: ['GA-RPL-1'],
  doubled: ['GA-RPL-1'],
  'removes counters': ['GA-RPL-5'],
  shield: ['GA-PRV-2'],
  'next time': ['GA-PRV-3'],
}

function appliesTo(w: View, force: Force, is: WouldDeal, one: Instance): boolean {
  if (one.amount <= 0 || !isAbout(w, force, is.of, one)) return false
  if (force.when !== null && !isMet(w, force.when, force.source.card)) return false
  if (is.once === true && isUsed(w, force.source, force.ability)) return false
  // Shields and standing prevention are untouched by what cannot be prevented; what works once is wasted (GA-PRV-5).
  return !(one.unpreventable && UNTOUCHED.includes(is.becomes.kind))
}
const UNTOUCHED: readonly Becoming['kind'][] = ['prevent some', 'prevent all', 'shield']

function isAbout(w: View, force: Force, of: Would, one: Instance): boolean {
  if (of.most !== undefined && one.amount > of.most) return false
  if (of.sort !== undefined && (of.sort === 'combat') !== one.combat) return false
  if (of.attack === true && !one.attack) return false
  if (of.by !== undefined && !isFrom(w, of.by, force.source.card, youOf(w, force), one)) return false
  const on = force.lasting?.on ?? []
  if (on.length > 0) return on.some((ref) => ref.card === one.to.card && hasStayed(w, ref))
  return of.to === undefined || means(w, of.to, force.source, youOf(w, force), one.to.card)
}

function change(w: World, l: Damage, force: Force, is: WouldDeal, id: number): Start | null {
  const one = l.instances.find((each) => each.id === id)
  if (one === undefined) return null
  const { source, ability } = force
  const { becomes: now } = is
  if (now.kind === 'prevent some' && now.reveal !== undefined) {
    const amount = amountOf(w, speaking(w, force), now.amount)
    return revealStart({
      you: youOf(w, force),
      element: now.reveal,
      amount,
      instance: id,
      source,
      ability,
    })
  }
  if (is.once === true) useOnce(w, source, ability)
  switch (now.kind) {
    case 'prevent some': {
      const most = amountOf(w, speaking(w, force), now.amount)
      prevent(w, l, one, most)
      if (now.back !== undefined && isUnit(w, one.from.card)) alsoDealt(w, l, source, one.from, now.back)
      return null
    }
    case 'prevent all':
      prevent(w, l, one, one.amount)
      return null
    case 'more':
      becomes(w, l, id, one.amount + now.by)
      return null
    case 'doubled':
      becomes(w, l, id, one.amount * 2)
      return null
    case 'removes counters':
      removeInstead(w, l, one)
      return null
    case 'shield':
      useShield(w, l, one, force)
      return null
    case 'next time': {
      useUp(w, force)
      const prevented = one.unpreventable ? 0 : prevent(w, l, one, one.amount)
      if (now.counter !== undefined) writeCard(w, one.to.card)[now.counter] += prevented
      if (now.preserve === true) preserve(w, youOf(w, force), prevented)
      return null
    }
  }
}

/** Cards from the top of a deck are revealed and go to the material deck. */
function preserve(w: World, player: PlayerId, count: number): void {
  for (const card of playerOf(w, player).deck.slice(0, count)) {
    w.changed(card, 'revealed', false, true)
    move(w, card, 'material')
  }
}

/** An effect as a text that speaks: for what it counts. */
const speaking = (w: View, force: Force): Counting => ({
  source: force.source,
  you: youOf(w, force),
  it: [],
  amount: 0,
})

/** Prevents at most so many points, and gives how many it were (GA-PRV-1). */
export function prevent(w: World, l: Damage, one: Instance, most: number): number {
  const prevented = Math.max(0, Math.min(most, one.amount))
  if (prevented > 0) becomes(w, l, one.id, one.amount - prevented)
  return prevented
}

/** A shield keeps what it did not prevent (GA-PRV-2). */
function useShield(w: World, l: Damage, one: Instance, { lasting }: Force): void {
  if (lasting === null) return
  const left = lasting.left - prevent(w, l, one, lasting.left)
  const all = tableOf(w).lasting.map((each) => (each.id === lasting.id ? { ...each, left } : each))
  writeTable(w).lasting = all.filter((each) => each.id !== lasting.id || left > 0)
}

function useUp(w: World, { lasting }: Force): void {
  if (lasting !== null) writeTable(w).lasting = tableOf(w).lasting.filter((one) => one.id !== lasting.id)
}

/** Damage that removes counters instead is not dealt, and hits nobody (GA-RPL-5). */
function removeInstead(w: World, l: Damage, one: Instance): void {
  const record = writeCard(w, one.to.card)
  record.damage = Math.max(0, record.damage - one.amount)
  becomes(w, l, one.id, 0)
  const { controller } = record
  if (record.damage === 0 && championOf(w, controller) === one.to.card) move(w, one.to.card, 'banishment')
}
