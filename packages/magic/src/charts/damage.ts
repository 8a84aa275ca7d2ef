import { because, chart, type Start, type View, verbs, type World } from '@battleline/kernel'
import { note } from '../events.ts'
import { sayingOfAll } from '../forces.ts'
import { lastKnown } from '../moving.ts'
import { type Traits, traitsOf } from '../protection.ts'
import { Sayings } from '../read.ts'
import {
  isCreature,
  isOfType,
  isPermanent,
  isPlayer,
  isThere,
  permanentOf,
  playerOf,
  type Ref,
  refTo,
  writePermanent,
  writePlayer,
} from '../state.ts'
import type { Rider } from '../text/structure.ts'
import { thoseThat } from '../things.ts'
import type { Keyword } from '../vocabulary.ts'

/** Damage from one source to one recipient, on its way through the chart (MTG-DMG-9). 0 is no damage any more. */
export interface Part {
  /** Tells the parts of an event apart. */
  readonly id: number
  readonly from: Ref
  /** Who controls the source, and what it is, now or when it was last known (MTG-DMG-1). */
  readonly by: number
  readonly traits: Traits
  readonly creature: boolean
  readonly keywords: readonly Keyword[]
  readonly to: Ref
  readonly amount: number
  readonly combat: boolean
  readonly unpreventable: boolean
}

/** What follows prevention, once the damage has been dealt (MTG-RPL-12). */
export interface Following {
  readonly does: Rider
  readonly source: Ref
  readonly you: number
  readonly amount: number
  /** The source whose damage was prevented, and whom the effect names. */
  readonly from: Ref
  readonly fromBy: number
  readonly to: Ref | null
}

/** Everything that is dealt at one moment. */
export interface Damage {
  parts: readonly Part[]
  following: readonly Following[]
  /** What was dealt damage, when it has been. */
  dealt: readonly Ref[]
}

export const damageOf = (parts: readonly Part[]): Damage => ({ parts, following: [], dealt: [] })

/** What there is to say of damage before it is dealt. `by`: who controls the source, where that is not to be looked up. */
export interface Dealing {
  readonly from: Ref
  readonly to: Ref
  readonly amount: number
  readonly combat?: boolean
  readonly by?: number
}

const CARRIED: readonly Keyword[] = ['lifelink', 'deathtouch', 'wither', 'infect']

/** The parts of an event: each source as it is now, or was last known. */
export function partsOf(w: View, dealing: readonly Dealing[]): Part[] {
  const said = new Sayings(w)
  const unpreventable = sayingOfAll(w, 'unpreventable')
  const withers = sayingOfAll(w, 'all wither').length > 0
  return dealing.map(({ from, to, amount, combat = false, by: given }, id) => {
    const one = permanentOf(w, from.card)
    const gone = lastKnown(w, from)
    const has = (keyword: Keyword): boolean =>
      (keyword === 'wither' && withers) ||
      (gone === undefined
        ? said.has(from.card, keyword)
        : gone.says.some((does) => does.kind === 'has' && does.keyword === keyword))
    const by = given ?? gone?.controller ?? one.controller
    const part: Part = {
      id,
      from,
      by,
      traits: gone === undefined ? traitsOf(one) : { ...traitsOf(one, gone.says), colors: gone.colors },
      creature: isCreature(one) && one.zone !== 'stack',
      keywords: CARRIED.filter(has),
      to,
      amount,
      combat,
      unpreventable: false,
    }
    const forced = unpreventable.some(
      ({ is, you }) =>
        (!is.combat || combat) &&
        (is.by === null || (part.creature === (is.by.creature ?? part.creature) && by === you)),
    )
    return { ...part, unpreventable: forced }
  })
}

const { act, amend } = verbs<Damage>()

export const damage = chart<Damage>(
  'magic/damage',
  'Damage',
  {
    '1-amount': act('What is to be dealt is settled; 0 or less is no damage', positive).cite('MTG-DMG-6'),
    '2-replace': amend(
      'Damage is replaced and prevented, in the order that whoever it would be dealt to chooses',
    ).cite('MTG-RPL-1', 'MTG-RPL-2', 'MTG-RPL-6'),
    '3-deal': act('What is left is dealt, all results at once', deal).cite(
      'MTG-DMG-9',
      'MTG-DMG-2',
      'MTG-DMG-3',
      'MTG-DMG-4',
    ),
    '4-following': act('What follows prevention happens at once', countUp)
      .run(follow)
      .when((_, l) => l.following.length > 0 || because('nothing follows it'))
      .cite('MTG-RPL-12'),
  },
  {
    subjects: (l) => l.parts.map((one) => one.to.card),
    like: damageOf([]),
  },
)

/** The damage on its way to each recipient, of all damage that is being dealt; empty where none is. */
export function pendingNow({ stack }: View): ReadonlyMap<number, number> {
  const pending = new Map<number, number>()
  for (const { chart: one, at, entered, locals } of stack) {
    if (one.id !== damage.id || (at === 0 && !entered) || at > DEALING) continue
    for (const { to, amount } of (locals as unknown as Damage).parts)
      if (amount > 0) pending.set(to.card, (pending.get(to.card) ?? 0) + amount)
  }
  return pending
}

/** Damage of one source to one recipient, by their numbers: on its way, or dealt by the step that was done last. */
export interface Dealt {
  readonly from: number
  readonly to: number
  /** More than 0. */
  readonly amount: number
  readonly combat: boolean
  readonly done: boolean
}

/** The damage of the innermost event of damage that is being dealt, part by part; empty where none is. */
export function dealingNow(w: View): readonly Dealt[] {
  const frame = w.stack[w.find(damage.id)]
  if (frame === undefined || (frame.at === 0 && !frame.entered)) return []
  const { parts } = frame.locals as unknown as Damage
  const done = frame.at > DEALING
  return parts.flatMap(({ from, to, amount, combat }) =>
    amount > 0 ? [{ from: from.card, to: to.card, amount, combat, done }] : [],
  )
}

const DEALING = damage.nodes.findIndex(
  ({ step, work }) => step.id === `${damage.id}.3-deal` && work.kind === 'act',
)

/** Whether something can be dealt damage (MTG-NCD-7). */
export function takesDamage(w: View, ref: Ref): boolean {
  if (!isThere(w, ref)) return false
  if (isPlayer(w, ref.card)) return true
  if (!isPermanent(w, ref.card)) return false
  const one = permanentOf(w, ref.card)
  return isCreature(one) || isOfType(one, 'planeswalker') || isOfType(one, 'battle')
}

function positive(w: World, l: Damage): void {
  l.parts = l.parts.filter((one) => {
    const { to, amount } = one
    if (!takesDamage(w, to)) return false
    if (amount > 0) w.changed(to.card, 'pending', 0, amount)
    else w.not(to.card, 'is not dealt damage', `the amount is ${amount}, and that is no damage`, 'MTG-DMG-6')
    return amount > 0
  })
}

/** Changes a part, and tells the observer how what is about to be dealt changes. */
export function becomes(w: World, l: Damage, id: number, amount: number): void {
  l.parts = l.parts.map((one) => {
    if (one.id !== id) return one
    const now = Math.max(0, amount)
    w.changed(one.to.card, 'pending', one.amount, now)
    return { ...one, amount: now }
  })
}

/** Prevents at most so many points of a part, and gives how many it were (MTG-RPL-13). */
export function prevent(w: World, l: Damage, one: Part, most: number): number {
  const prevented = one.unpreventable ? 0 : Math.max(0, Math.min(most, one.amount))
  if (prevented > 0) becomes(w, l, one.id, one.amount - prevented)
  return prevented
}

/** The results of all parts are carried out together (MTG-DMG-10); who waits for damage sees it once it has been dealt. */
function deal(w: World, l: Damage): void {
  const dealt = l.parts.filter((one) => one.amount > 0 && takesDamage(w, one.to))
  l.parts = dealt
  l.dealt = dealt.map(({ to }) => to)
  const losses = new Map<number, number>()
  const gains = new Map<number, number>()
  const add = (to: Map<number, number>, player: number, amount: number) =>
    to.set(player, (to.get(player) ?? 0) + amount)
  for (const one of dealt) {
    if (!isPlayer(w, one.to.card)) mark(w, one)
    else if (one.keywords.includes('infect')) writePlayer(w, one.to.card).poison += one.amount
    else add(losses, one.to.card, one.amount)
    if (one.keywords.includes('lifelink')) add(gains, one.by, one.amount)
  }
  for (const [player, loss] of losses) loseLife(w, player, loss)
  for (const [player, gain] of gains) gainLife(w, player, gain)
  noteDealt(w, dealt)
}

/** Marks, counters and the touch of death, by what the recipient is (MTG-DMG-3, MTG-DMG-4). */
function mark(w: World, { to, amount, keywords }: Part): void {
  const one = writePermanent(w, to.card)
  if (isCreature(one)) {
    if (keywords.includes('wither') || keywords.includes('infect')) one.minus += amount
    else one.damage += amount
    if (keywords.includes('deathtouch')) one.deathtouched = true
  }
  if (isOfType(one, 'planeswalker')) one.loyalty = Math.max(0, one.loyalty - amount)
  if (isOfType(one, 'battle')) one.defense = Math.max(0, one.defense - amount)
}

/** A loss of life by damage: not below 1 where an effect says so (MTG-RPL-19). */
function loseLife(w: World, player: number, loss: number): void {
  const { life } = playerOf(w, player)
  const stays = sayingOfAll(w, 'stays at 1').some(
    ({ you, by, is }) => you === player && thoseThat(w, is.while, { you, self: by, player: 0 }).length > 0,
  )
  writePlayer(w, player).life = stays ? Math.min(life, Math.max(1, life - loss)) : life - loss
}

export function gainLife(w: World, player: number, gain: number): void {
  if (sayingOfAll(w, 'no life gain').length > 0)
    w.not(player, 'gains no life', 'players cannot gain life', 'MTG-RPL-18')
  else writePlayer(w, player).life += gain
}

function noteDealt(w: World, dealt: readonly Part[]): void {
  const sums = new Map<number, number>()
  for (const { to, amount } of dealt)
    if (!isPlayer(w, to.card)) sums.set(to.card, (sums.get(to.card) ?? 0) + amount)
  note(
    w,
    ...dealt.map(
      ({ from, by, to, amount, combat }) => ({ kind: 'deals damage', from, by, to, amount, combat }) as const,
    ),
    ...[...sums].map(([it, amount]) => ({ kind: 'dealt damage', it, amount }) as const),
  )
}

/** Counters that follow prevention. */
function countUp(w: World, l: Damage): void {
  for (const { does, source, amount } of l.following) {
    if (does === '-1/-1 counters' && isThere(w, source)) writePermanent(w, source.card).minus += amount
  }
}

/** Damage that follows prevention: from the effect's own source, and no combat damage. */
function follow(w: World, l: Damage): Start | null {
  const dealing = l.following.flatMap(({ does, source, you, amount, fromBy, to }): Dealing[] => {
    const whom =
      does === 'damage to its controller' ? refTo(w, fromBy) : does === 'damage to the chosen' ? to : null
    return whom === null || amount <= 0 ? [] : [{ from: source, to: whom, amount, by: you }]
  })
  l.following = []
  return dealing.length === 0 ? null : { chart: damage.id, locals: damageOf(partsOf(w, dealing)) }
}
