import type { Start, View, World } from '@battleline/kernel'
import { type Acting, amountOf, meant, permanentsMeant, playersMeant } from '../acting.ts'
import { gainLife } from '../charts/damage.ts'
import { startDying } from '../charts/dies.ts'
import { moveToGraveyard } from '../entering.ts'
import { startCast, whyNotCast } from '../moves.ts'
import { leaveCombat, move, nextAt, noteLeaving } from '../moving.ts'
import { Sayings } from '../read.ts'
import {
  cardsIn,
  type Effect,
  permanentOf,
  playerOf,
  playersOf,
  refTo,
  tableOf,
  writePermanent,
  writePlayer,
  writeTable,
} from '../state.ts'
import type { Instruction, Predicate, Until, Who } from '../text/structure.ts'
import { deal, fight } from './damage.ts'
import { attach, copySpell, create, exchange, leaveLater, putAttacking } from './objects.ts'
import { randomOpponent, sacrifices } from './players.ts'
import { blocksCost, decides, fromNow } from './watching.ts'

/** Carries out one instruction: at once, or with a chart that is to be run. */
export function perform(w: World, l: Acting, one: Instruction): Start | null {
  l.did = true
  switch (one.kind) {
    case 'deal':
      return deal(w, l, one)
    case 'fight':
      return fight(w, l, one)
    case 'destroy':
      return destroy(w, l, one.who)
    case 'sacrifice':
      return startDying(
        permanentsMeant(w, l, one.who).map((card) => refTo(w, card)),
        'put into the graveyard',
      )
    case 'exile': {
      const cards = remember(w, l, one.who)
      noteLeaving(w, cards)
      for (const card of cards) move(w, card, 'exile')
      return null
    }
    case 'gets':
      for (const card of remember(w, l, one.who)) get(w, card, sized(w, l, one), one.until)
      return null
    case 'counters': {
      const amount = amountOf(w, l, one.amount)
      for (const card of remember(w, l, one.on)) writePermanent(w, card)[one.which] += amount
      return null
    }
    case 'life':
      changeLife(w, l, one)
      return null
    case 'draw': {
      writePlayer(w, l.item.you).unseen += amountOf(w, l, one.amount)
      return null
    }
    default:
      return ofObjects(w, l, one)
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

/** What makes objects, moves cards, adds phases or watches from now on. */
function ofObjects(w: World, l: Acting, one: OfObjects): Start | null {
  switch (one.kind) {
    case 'create':
      return create(w, l, one)
    case 'cast for madness':
      if (whyNotCast(w, l.item.you, l.item.source, true) === null)
        return startCast(w, l.item.you, l.item.source, true)
      l.did = false
      return null
    case 'to the graveyard':
      moveToGraveyard(w, l.item.source)
      return null
    case 'exile later':
      remember(w, l, one.who)
      leaveLater(w, l, one.at)
      return null
    case 'put attacking':
      return putAttacking(w, l, one)
    case 'more combat': {
      writeTable(w).ahead = ['combat', ...(one.main ? (['main'] as const) : []), ...tableOf(w).ahead]
      return null
    }
    case 'exchange control':
      exchange(w, l, one.who)
      return null
    case 'copy':
      return copySpell(w, l, one)
    case 'from now':
      return fromNow(w, l, one)
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
      return mark(w, l, one)
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

/** What happens to permanents that stay where they are. */
function mark(w: World, l: Acting, one: Marking): null {
  switch (one.kind) {
    case 'tap':
    case 'untap':
      for (const card of remember(w, l, one.who)) writePermanent(w, card).tapped = one.kind === 'tap'
      return null
    case 'regenerate':
      for (const card of remember(w, l, one.who)) get(w, card, [{ kind: 'regenerates' }], 'turn')
      return null
    case 'becomes blocked':
      for (const card of remember(w, l, one.who))
        if (permanentOf(w, card).attacks !== 0) writePermanent(w, card).blocked = true
      return null
    case 'goad':
      for (const card of remember(w, l, one.who)) addEffect(w, card, { kind: 'goaded', by: l.item.you })
      return null
    case 'attacks you':
    case 'attacks that player': {
      const [whom] = one.kind === 'attacks you' ? [l.item.you] : playersMeant(w, l, { kind: 'that player' })
      const during = one.kind === 'attacks you' ? 'turn' : 'combat'
      for (const card of remember(w, l, one.who))
        if (whom !== undefined) addEffect(w, card, { kind: 'attacks', whom, during })
      return null
    }
    case 'blocks': {
      const [whom] = permanentsMeant(w, l, one.whom)
      for (const card of permanentsMeant(w, l, one.who))
        if (whom !== undefined) addEffect(w, card, { kind: 'blocks', whom, during: one.when })
      return null
    }
    case 'you choose blocks':
      for (const card of remember(w, l, one.who)) addEffect(w, card, { kind: 'chosen', by: l.item.you })
      return null
    case 'leaves combat':
      for (const card of remember(w, l, one.who)) leaveCombat(w, card)
      return null
    default:
      return one satisfies never
  }
}

/** What an instruction is about is what "it" means afterwards. */
export function remember(w: View, l: Acting, who: Who): readonly number[] {
  const found = meant(w, l, who)
  if (who.kind !== 'self' && who.kind !== 'you') l.it = found
  return permanentsMeant(w, l, who)
}

/** An effect on a permanent, until then; what is to be done in this combat is over with it. */
export function get(w: World, card: number, does: readonly Predicate[], until: Until): void {
  for (const one of does) {
    const over = one.kind === 'must' && one.during === 'combat' ? 'combat' : until
    addEffect(w, card, { kind: 'is', does: one, until: over, at: nextAt(w) })
  }
}

export function addEffect(w: World, card: number, effect: Effect): void {
  const one = writePermanent(w, card)
  one.effects = [...one.effects, effect]
}

/** "+1/+0 for each …", and "+X/+0", are fixed as they resolve. */
function sized(w: View, l: Acting, { does, each, by }: Instruction & { kind: 'gets' }): readonly Predicate[] {
  const times = each === undefined ? 1 : amountOf(w, l, { kind: 'count', of: each })
  const amount = by === undefined ? 1 : amountOf(w, l, by)
  if (times === 1 && amount === 1) return does
  return does.map((one) =>
    one.kind === 'gets'
      ? { kind: 'gets', power: one.power * times * amount, toughness: one.toughness * times * amount }
      : one,
  )
}

/** Destroys what is there and not indestructible (MTG-KEY-11). */
function destroy(w: World, l: Acting, who: Who): Start | null {
  const said = new Sayings(w)
  const doomed = remember(w, l, who).filter((card) => {
    if (!said.has(card, 'indestructible')) return true
    w.not(card, 'is not destroyed', 'it is indestructible', 'MTG-KEY-11')
    return false
  })
  return doomed.length === 0
    ? null
    : startDying(
        doomed.map((card) => refTo(w, card)),
        'destroyed',
      )
}

function changeLife(w: World, l: Acting, one: Instruction & { kind: 'life' }): void {
  const amount = amountOf(w, l, one.amount)
  for (const player of playersMeant(w, l, one.who)) {
    if (one.does === 'gains') gainLife(w, player, amount)
    else if (one.does === 'loses') writePlayer(w, player).life -= amount
    else if (amount > playerOf(w, player).life) gainLife(w, player, amount - playerOf(w, player).life)
    else writePlayer(w, player).life = amount
  }
}
