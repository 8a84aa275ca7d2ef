import { NOT_DESTROYED } from '@battleline/card-game'
import type { Start, View, World } from '@battleline/kernel'
import { startDeaths } from '../events/death.ts'
import {
  cardsIn,
  type Effect,
  nextTimestamp,
  permanentOf,
  playerOf,
  playersOf,
  refTo,
  tableOf,
  writePermanent,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { startCast, whyNotCast } from '../moves/moves.ts'
import { Characteristics } from '../query/characteristics.ts'
import {
  amountOf,
  type Resolution,
  referencedPermanents,
  referencedPlayers,
  resolveReference,
} from '../query/resolution.ts'
import type { Instruction, Predicate, Reference, Until } from '../text/structure.ts'
import { moveToGraveyard } from '../zones/enter.ts'
import { leaveCombat, move, rememberLastKnown } from '../zones/move.ts'
import { deal, fight } from './damage.ts'
import { gainLife } from './life.ts'
import { attach, copySpell, create, exchange, exileLater, putAttacking } from './objects.ts'
import { randomOpponent, sacrifices } from './sacrifice.ts'
import { blocksCost, decides, startReplacement } from './start-lasting.ts'

/** Carries out one instruction, or returns the chart that does. */
export function perform(w: World, l: Resolution, one: Instruction): Start | null {
  l.completed = true
  switch (one.kind) {
    case 'deal':
      return deal(w, l, one)
    case 'fight':
      return fight(w, l, one)
    case 'destroy':
      return destroy(w, l, one.who)
    case 'sacrifice':
      return startDeaths(
        referencedPermanents(w, l, one.who).map((card) => refTo(w, card)),
        'put into the graveyard',
      )
    case 'exile': {
      const cards = setAntecedent(w, l, one.who)
      rememberLastKnown(w, cards)
      for (const card of cards) move(w, card, 'exile')
      return null
    }
    case 'gets':
      for (const card of setAntecedent(w, l, one.who)) addPredicates(w, card, scaled(w, l, one), one.until)
      return null
    case 'counters': {
      const amount = amountOf(w, l, one.amount)
      for (const card of setAntecedent(w, l, one.on)) writePermanent(w, card)[one.which] += amount
      return null
    }
    case 'life':
      performLife(w, l, one)
      return null
    case 'draw': {
      writePlayer(w, l.item.you).unseen += amountOf(w, l, one.amount)
      return null
    }
    default:
      return performOnZones(w, l, one)
  }
}

type OfObjects = Exclude<
  Instruction,
  {
    readonly kind:
      | 'deal'
      | 'fight'
      | 'destroy'
      | 'sacrifice'
      | 'exile'
      | 'gets'
      | 'counters'
      | 'life'
      | 'draw'
  }
>

/** Instructions that create objects, move cards, add phases or start effects with a duration. */
function performOnZones(w: World, l: Resolution, one: OfObjects): Start | null {
  switch (one.kind) {
    case 'create':
      return create(w, l, one)
    case 'cast for madness':
      if (whyNotCast(w, l.item.you, l.item.source, true) === null)
        return startCast(w, l.item.you, l.item.source, true)
      l.completed = false
      return null
    case 'to the graveyard':
      moveToGraveyard(w, l.item.source)
      return null
    case 'exile later':
      setAntecedent(w, l, one.who)
      exileLater(w, l, one.at)
      return null
    case 'put attacking':
      return putAttacking(w, l, one)
    case 'more combat': {
      writeTable(w).upcomingPhases = [
        'combat',
        ...(one.main ? (['main'] as const) : []),
        ...tableOf(w).upcomingPhases,
      ]
      return null
    }
    case 'exchange control':
      exchange(w, l, one.who)
      return null
    case 'copy':
      return copySpell(w, l, one)
    case 'from now':
      return startReplacement(w, l, one)
    case 'decides':
      decides(w, l, one.deed)
      return null
    case 'blocks cost':
      blocksCost(w, l, amountOf(w, l, one.amount))
      return null
    case 'sacrifices':
      return sacrifices(w, l, one)
    case 'random opponent':
      return randomOpponent(w, l)
    case 'attach':
      attach(w, l, one.to)
      return null
    case 'exile graveyards':
      for (const player of playersOf(w))
        for (const card of cardsIn(w, player, 'graveyard')) move(w, card, 'exile')
      return null
    default:
      return performOnPermanents(w, l, one)
  }
}

type Marking = Extract<
  Instruction,
  {
    readonly kind:
      | 'tap'
      | 'untap'
      | 'regenerate'
      | 'becomes blocked'
      | 'leaves combat'
      | 'goad'
      | 'attacks you'
      | 'attacks that player'
      | 'blocks'
      | 'you choose blocks'
  }
>

/** Instructions that change permanents in place. */
function performOnPermanents(w: World, l: Resolution, one: Marking): null {
  switch (one.kind) {
    case 'tap':
    case 'untap':
      for (const card of setAntecedent(w, l, one.who)) writePermanent(w, card).tapped = one.kind === 'tap'
      return null
    case 'regenerate':
      for (const card of setAntecedent(w, l, one.who))
        addPredicates(w, card, [{ kind: 'regenerates' }], 'turn')
      return null
    case 'becomes blocked':
      for (const card of setAntecedent(w, l, one.who))
        if (permanentOf(w, card).attacks !== 0) writePermanent(w, card).blocked = true
      return null
    case 'goad':
      for (const card of setAntecedent(w, l, one.who)) addEffect(w, card, { kind: 'goaded', by: l.item.you })
      return null
    case 'attacks you':
    case 'attacks that player': {
      const [whom] =
        one.kind === 'attacks you' ? [l.item.you] : referencedPlayers(w, l, { kind: 'that player' })
      const during = one.kind === 'attacks you' ? 'turn' : 'combat'
      for (const card of setAntecedent(w, l, one.who))
        if (whom !== undefined) addEffect(w, card, { kind: 'attacks', whom, during })
      return null
    }
    case 'blocks': {
      const [whom] = referencedPermanents(w, l, one.whom)
      for (const card of referencedPermanents(w, l, one.who))
        if (whom !== undefined) addEffect(w, card, { kind: 'blocks', whom, during: one.when })
      return null
    }
    case 'you choose blocks':
      for (const card of setAntecedent(w, l, one.who)) addEffect(w, card, { kind: 'chosen', by: l.item.you })
      return null
    case 'leaves combat':
      for (const card of setAntecedent(w, l, one.who)) leaveCombat(w, card)
      return null
    default:
      return one satisfies never
  }
}

/** Makes the objects of an instruction the antecedent of "it", and returns its permanents. */
export function setAntecedent(w: View, l: Resolution, who: Reference): readonly number[] {
  const found = resolveReference(w, l, who)
  if (who.kind !== 'self' && who.kind !== 'you') l.antecedent = found
  return referencedPermanents(w, l, who)
}

/** Puts effects with a duration on a permanent. Requirements for this combat end with it. */
export function addPredicates(w: World, card: number, does: readonly Predicate[], until: Until): void {
  for (const one of does) {
    const over = one.kind === 'must' && one.during === 'combat' ? 'combat' : until
    addEffect(w, card, { kind: 'is', does: one, until: over, at: nextTimestamp(w) })
  }
}

export function addEffect(w: World, card: number, effect: Effect): void {
  const one = writePermanent(w, card)
  one.effects = [...one.effects, effect]
}

/** "+1/+0 for each …" and "+X/+0" are fixed on resolution. */
function scaled(
  w: View,
  l: Resolution,
  { does, each, by }: Instruction & { kind: 'gets' },
): readonly Predicate[] {
  const times = each === undefined ? 1 : amountOf(w, l, { kind: 'count', of: each })
  const amount = by === undefined ? 1 : amountOf(w, l, by)
  if (times === 1 && amount === 1) return does
  return does.map((one) =>
    one.kind === 'gets'
      ? { kind: 'gets', power: one.power * times * amount, toughness: one.toughness * times * amount }
      : one,
  )
}

/** Destroys permanents that are not indestructible (MTG-KEY-11). */
function destroy(w: World, l: Resolution, who: Reference): Start | null {
  const characteristics = new Characteristics(w)
  const doomed = setAntecedent(w, l, who).filter((card) => {
    if (!characteristics.has(card, 'indestructible')) return true
    w.reportNotDone(card, NOT_DESTROYED, 'it is indestructible', 'MTG-KEY-11')
    return false
  })
  return doomed.length === 0
    ? null
    : startDeaths(
        doomed.map((card) => refTo(w, card)),
        'destroyed',
      )
}

function performLife(w: World, l: Resolution, one: Instruction & { kind: 'life' }): void {
  const amount = amountOf(w, l, one.amount)
  for (const player of referencedPlayers(w, l, one.who)) {
    if (one.does === 'gains') gainLife(w, player, amount)
    else if (one.does === 'loses') writePlayer(w, player).life -= amount
    else if (amount > playerOf(w, player).life) gainLife(w, player, amount - playerOf(w, player).life)
    else writePlayer(w, player).life = amount
  }
}
