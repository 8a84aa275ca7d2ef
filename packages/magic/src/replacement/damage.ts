import {
  type Amendment,
  type Message,
  type Start,
  say,
  type View,
  type World,
  word,
} from '@battleline/kernel'
import {
  affectedPlayer,
  type Damage,
  type DamageInstance,
  type PreventionFollowUp,
  prevent,
  setAmount,
  takesDamage,
} from '../events/damage.ts'
import {
  byTurnOrder,
  isAmongSubtypes,
  isPlayer,
  nameOf,
  permanentOf,
  type Ref,
  refTo,
  tableOf,
  writeTable,
} from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import { isSide } from '../query/filter-terms.ts'
import { hadKeyword } from '../query/last-known.ts'
import { matches } from '../query/object-filter.ts'
import { type ReplacementEffect, replacementEffects } from '../query/replacement-effects.ts'
import type { DamageChange, DamageFilter, PreventionRider, Replacement } from '../text/structure.ts'
import type { Redirecting } from './redirect.ts'
import { planeswalkerRedirection, protection, shieldCounter } from './rule-replacements.ts'
import type { Shielding } from './shield.ts'

type OfDamage = Extract<Replacement, { readonly kind: 'damage' }>

/** The effects that may replace the damage of an event, the active player's recipients first. */
export function damageAmendments(w: View, l: Damage): readonly Amendment[] {
  const watching = replacementEffects(w, 'damage')
  const characteristics = new Characteristics(w)
  const parts = l.parts
    .filter(({ amount }) => amount > 0)
    .sort(
      byTurnOrder(
        w,
        (one) => affectedPlayer(w, one),
        ({ to }) => to.card,
      ),
    )
  const groups = groupsOf(w, l, watching)
  return parts.flatMap((part) => {
    const group = groups.get(part.to.card) ?? part.to.card
    const found = [
      ...watching.flatMap((force) => ofForce(w, l, force, part)),
      ...protection(characteristics, w, part),
      ...shieldCounter(w, l, part),
      ...planeswalkerRedirection(w, part),
    ]
    return found.map((one) => ({ ...one, group }))
  })
}

/** Whether a player divides an effect's points among all damage that it covers (MTG-RPL-9). */
const isShared = ({ kind }: DamageChange): boolean => kind === 'shield' || kind === 'points redirected'

/** The damage that an effect applies to now. */
const coveredBy = (w: View, l: Damage, force: ReplacementEffect): readonly DamageInstance[] =>
  l.parts.filter((one) => one.amount > 0 && applies(w, force, force.does as OfDamage, one))

/** Recipients of one shield are ordered together: its player may use it before or after other effects on them. */
function groupsOf(w: View, l: Damage, watching: readonly ReplacementEffect[]): ReadonlyMap<number, number> {
  const groups = new Map<number, number>()
  for (const force of watching) {
    if (!isShared((force.does as OfDamage).becomes)) continue
    const cards = coveredBy(w, l, force).map(({ to }) => to.card)
    const joined = cards.map((card) => groups.get(card) ?? card)
    const [first] = joined
    if (first === undefined) continue
    for (const [card, group] of [...groups, ...cards.map((one) => [one, one] as const)])
      if (joined.includes(group)) groups.set(card, first)
  }
  return groups
}

function ofForce(w: View, l: Damage, force: ReplacementEffect, part: DamageInstance): readonly Amendment[] {
  const does = force.does as OfDamage
  if (!applies(w, force, does, part)) return []
  const { becomes: what } = does
  const shared = isShared(what)
  if (shared && coveredBy(w, l, force)[0]?.id !== part.id) return []
  const source = force.source.card
  const goal = goalOf(w, force, what, part)
  const object =
    goal === null || goal === 'nothing' ? '' : goal.card === source ? word('itself') : nameOf(w, goal.card)
  const title = titleOf(what, force.lasting?.left ?? 0, object)
  return [
    {
      id: shared ? force.id : `${force.id}@${part.id}`,
      group: part.to.card,
      commutes: commutes(what),
      who: affectedPlayer(w, part),
      source,
      title,
      label: say`${nameOf(w, source)}: ${typeof title === 'string' ? word(title) : title}`,
      cite: CITE[what.kind],
      apply: (at, locals) => apply(at, locals as Damage, force, does, part.id),
    },
  ]
}

const CITE: Readonly<Record<DamageChange['kind'], readonly string[]>> = {
  times: ['MTG-RPL-3'],
  plus: ['MTG-RPL-14'],
  'prevent all': ['MTG-RPL-12'],
  'prevent some': ['MTG-RPL-11'],
  shield: ['MTG-RPL-9'],
  'next time': ['MTG-RPL-10'],
  redirected: ['MTG-RPL-5', 'MTG-RPL-8'],
  'points redirected': ['MTG-RPL-5', 'MTG-RPL-9'],
}

/** Effects with the same result in either order apply without a decision. */
function commutes(what: DamageChange): string | null {
  if (what.kind === 'times' || what.kind === 'plus' || what.kind === 'prevent some') return what.kind
  return what.kind === 'prevent all' && what.rider == null ? 'prevent all' : null
}

/** An effect in a few words; `object`: the new recipient. */
function titleOf(what: DamageChange, left: number, object: string | Message): string | Message {
  switch (what.kind) {
    case 'times':
      return what.by === 2 ? 'doubles it' : say`makes it ${what.by} times as much`
    case 'plus':
      return say`makes it ${what.by} more`
    case 'prevent all':
    case 'next time':
      return 'prevents it'
    case 'prevent some':
      return say`prevents ${what.amount} of it`
    case 'shield':
      return say`prevents the next ${left}`
    case 'redirected':
      return say`deals it to ${object} instead`
    case 'points redirected':
      return say`deals the next ${left} to ${object} instead`
  }
}

const PREVENTS: readonly DamageChange['kind'][] = ['prevent all', 'prevent some', 'shield', 'next time']

/**
 * Whether an effect applies to the current instance (MTG-RPL-4). Damage that cannot be prevented leaves prevention
 * unused (MTG-RPL-13).
 */
function applies(
  w: View,
  force: ReplacementEffect,
  { of, becomes: what }: OfDamage,
  part: DamageInstance,
): boolean {
  const { lasting } = force
  if (part.unpreventable && PREVENTS.includes(what.kind)) return false
  if (of.combat !== undefined && of.combat !== part.combat) return false
  if (of.most !== undefined && part.amount > of.most) return false
  if (lasting?.from != null && !isSame(lasting.from, part.from)) return false
  if (of.by !== undefined && !isBy(w, force, of.by, part)) return false
  const on = lasting?.on ?? null
  if (on !== null && !on.some((ref) => isSame(ref, part.to))) return false
  if (of.to !== undefined && !isTo(w, force, of.to, part)) return false
  return goalOf(w, force, what, part) !== 'nothing'
}

const isSame = (one: Ref, other: Ref): boolean => one.card === other.card && one.life === other.life

/**
 * The new recipient of redirected damage: null for other effects; `nothing` if there is no possible recipient
 * (MTG-RPL-8).
 */
function goalOf(
  w: View,
  { source, lasting }: ReplacementEffect,
  what: DamageChange,
  part: DamageInstance,
): Ref | null | 'nothing' {
  if (what.kind !== 'redirected' && what.kind !== 'points redirected') return null
  const attached = permanentOf(w, source.card).attached
  const to =
    what.kind === 'points redirected' || what.to === 'chosen'
      ? lasting?.to
      : what.to === 'self'
        ? source
        : refOr(w, attached)
  return to == null || !takesDamage(w, to) || isSame(to, part.to) ? 'nothing' : to
}

const refOr = (w: View, record: number): Ref | null => (record > 0 ? refTo(w, record) : null)

function isBy(
  w: View,
  { source, you }: ReplacementEffect,
  by: NonNullable<DamageFilter['by']>,
  part: DamageInstance,
): boolean {
  if (by === 'self') return isSame(source, part.from)
  if (by === 'attached') return part.from.card === permanentOf(w, source.card).attached
  if (by.self === true) return isSame(source, part.from)
  if (by.color !== undefined && !part.traits.colors.includes(by.color)) return false
  if (by.creature === true && !part.creature) return false
  if (by.with !== undefined && !hadKeyword(w, part.from, by.with)) return false
  if (by.subtypes?.some((one) => isAmongSubtypes(part.traits.subtypes, one)) === false) return false
  return by.whose === undefined || isSide(w, by.whose, part.by, { you, source: source.card, thatPlayer: 0 })
}

function isTo(
  w: View,
  { source, you }: ReplacementEffect,
  to: NonNullable<DamageFilter['to']>,
  { to: { card } }: DamageInstance,
): boolean {
  const player = isPlayer(w, card)
  const yours = !player && permanentOf(w, card).controller === you
  switch (to) {
    case 'self':
      return card === source.card
    case 'attached':
      return card === permanentOf(w, source.card).attached
    case 'you':
      return card === you
    case 'you and permanents':
      return card === you || yours
    case 'you and other permanents':
      return card === you || (yours && card !== source.card)
    case 'opponents':
      return player ? card !== you : permanentOf(w, card).controller !== you
    default:
      return matches(w, to, card, { you, source: source.card, thatPlayer: 0 })
  }
}

function apply(
  w: World,
  l: Damage,
  force: ReplacementEffect,
  { becomes: what }: OfDamage,
  id: number,
): Start | null {
  const one = l.parts.find((part) => part.id === id)
  if (one === undefined) return null
  switch (what.kind) {
    case 'times':
      setAmount(w, l, id, one.amount * what.by)
      return null
    case 'plus':
      setAmount(w, l, id, one.amount + what.by)
      return null
    case 'prevent some':
      prevent(w, l, one, what.amount)
      return null
    case 'prevent all':
      follow(l, force, what.rider, one, prevent(w, l, one, one.amount))
      return null
    case 'next time': {
      useUp(w, force, Number.POSITIVE_INFINITY)
      follow(l, force, what.rider, one, prevent(w, l, one, one.amount))
      return null
    }
    case 'redirected': {
      const goal = goalOf(w, force, what, one)
      if (goal === null || goal === 'nothing') return null
      redirect(w, l, id, goal)
      if (what.once === true) useUp(w, force, Number.POSITIVE_INFINITY)
      return null
    }
    case 'shield':
    case 'points redirected':
      return shield(w, l, force, one)
    default:
      return what satisfies never
  }
}

/** Divides the points of a shield: a decision if there is more damage than points. */
function shield(w: World, l: Damage, force: ReplacementEffect, first: DamageInstance): Start {
  const covered = coveredBy(w, l, force)
  const locals: Shielding = {
    kind: 'shield',
    who: affectedPlayer(w, first),
    force: force.id,
    points: force.lasting?.left ?? 0,
    parts: covered.map(({ id, amount, from, to }) => ({ id, amount, from: from.card, to: to.card })),
    shares: [],
  }
  return { chart: 'magic/shield', locals }
}

/** Applies an effect after its chart's decision. */
export function damageAmended(w: World, l: Damage, child: Shielding | Redirecting): void {
  if (child.kind === 'redirect') {
    if (child.to > 0) redirect(w, l, child.part, refTo(w, child.to))
    return
  }
  const force = replacementEffects(w, 'damage').find(({ id }) => id === child.force)
  if (force === undefined) return
  const does = force.does as OfDamage
  child.parts.forEach(({ id }, at) => {
    const part = l.parts.find((one) => one.id === id)
    const share = child.shares[at] ?? 0
    if (part === undefined || share === 0) return
    if (does.becomes.kind === 'points redirected') {
      const goal = goalOf(w, force, does.becomes, part)
      if (goal === null || goal === 'nothing') return
      setAmount(w, l, id, part.amount - share)
      alsoDealt(w, l, { ...part, to: goal, amount: share })
      useUp(w, force, share)
      return
    }
    const prevented = prevent(w, l, part, share)
    useUp(w, force, prevented)
    follow(l, force, does.becomes.kind === 'shield' ? does.becomes.rider : null, part, prevented)
  })
}

function redirect(w: World, l: Damage, id: number, to: Ref): void {
  l.parts = l.parts.map((one) => {
    if (one.id !== id) return one
    w.reportChange(one.to.card, 'pending', one.amount, 0)
    w.reportChange(to.card, 'pending', 0, one.amount)
    return { ...one, to }
  })
}

/** Adds a damage instance to the event. */
function alsoDealt(w: World, l: Damage, part: DamageInstance): void {
  const id = Math.max(...l.parts.map((one) => one.id)) + 1
  w.reportChange(part.to.card, 'pending', 0, part.amount)
  l.parts = [...l.parts, { ...part, id }]
}

function follow(
  l: Damage,
  force: ReplacementEffect,
  rider: PreventionRider | null | undefined,
  part: DamageInstance,
  amount: number,
): void {
  if (rider == null) return
  const { source, you, lasting } = force
  const one: PreventionFollowUp = {
    does: rider,
    source,
    you,
    amount,
    from: part.from,
    fromBy: part.by,
    to: lasting?.to ?? null,
  }
  l.following = [...l.following, one]
}

/** Uses up points of a shield; a shield without points ends. */
function useUp(w: World, { lasting }: ReplacementEffect, used: number): void {
  if (lasting === null) return
  const now = tableOf(w).lasting.find(({ id }) => id === lasting.id)
  if (now === undefined) return
  const left = now.left - used
  const others = tableOf(w).lasting.map((one) => (one.id === lasting.id ? { ...one, left } : one))
  writeTable(w).lasting = others.filter((one) => one.id !== lasting.id || left > 0)
}
