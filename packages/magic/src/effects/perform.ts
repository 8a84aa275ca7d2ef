import { NOT_DESTROYED } from '@battleline/card-game'
import { type Start, say, type View, type World, word } from '@battleline/kernel'
import { NOT_UNDERSTOOD } from '@battleline/language'
import { startDeaths } from '../events/death.ts'
import { leaveGraveyards } from '../events/leave-graveyard.ts'
import { putCounters } from '../events/put-counters.ts'
import { triggerOn } from '../events/triggers.ts'
import { becomeBlocked } from '../model/bands.ts'
import { allCountersOf } from '../model/counters.ts'
import {
  cardsIn,
  isThere,
  permanentOf,
  playerOf,
  playersOf,
  refTo,
  tableOf,
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
  sharesOf,
} from '../query/resolution.ts'
import type { Instruction, Predicate, Reference } from '../text/structure.ts'
import { holds, takeControl, termOf } from '../zones/control.ts'
import { moveToGraveyard } from '../zones/enter.ts'
import { loseGame } from '../zones/leave-game.ts'
import { manifest } from '../zones/manifest.ts'
import { leaveCombat, move, rememberLastKnown } from '../zones/move.ts'
import { turnDown, turnUp } from '../zones/turn-face.ts'
import { addEffect, addPredicates } from './add-effect.ts'
import { amass } from './amass.ts'
import { setAntecedent } from './antecedent.ts'
import { blight } from './blight.ts'
import { type ChoosingColor, chooseColor } from './choose-color.ts'
import { type ChoosingType, chooseType } from './choose-type.ts'
import { connive, explore } from './connive.ts'
import { counter, counterUnless } from './counter.ts'
import { deal, fight } from './damage.ts'
import { discards } from './discard.ts'
import { earthbent } from './earthbend.ts'
import { type Flipping, flipCoin } from './flip-coin.ts'
import { exile, leave } from './leave.ts'
import { gainLife, payLife } from './life.ts'
import {
  attach,
  attachOther,
  copySpell,
  create,
  exchange,
  later,
  putAttacking,
  putFromHand,
} from './objects.ts'
import { pay } from './pay-either.ts'
import { reflect } from './reflexive.ts'
import { cardsElsewhere, putOntoBattlefield } from './return.ts'
import { tempt } from './ring.ts'
import { randomOpponent, sacrifices } from './sacrifice.ts'
import { blocksCost, decides, startReplacement } from './start-lasting.ts'
import { type Turning, tapOrUntap, turn } from './tap-or-untap.ts'

type Kind = Instruction['kind']
type InstructionOf<K extends Kind> = Instruction & { readonly kind: K }
/** Carries out an instruction, or returns the chart that does. */
type Performer<I extends Instruction> = (w: World, l: Resolution, one: I) => Start | null
const IT = { kind: 'it' } as const
type OnPermanents = Extract<Instruction, { readonly who: Reference }>

/** Carries out one instruction, or returns the chart that does. */
export function perform<K extends Kind>(w: World, l: Resolution, one: InstructionOf<K>): Start | null {
  l.completed = true
  const kind: K = one.kind
  return PERFORMERS[kind](w, l, one)
}

/** An instruction that is carried out at once. */
const atOnce =
  <I extends Instruction>(does: (w: World, l: Resolution, one: I) => void): Performer<I> =>
  (w, l, one) => {
    does(w, l, one)
    return null
  }

/** An instruction that is carried out at once on each of its permanents. */
const onEach = <I extends OnPermanents>(does: (w: World, card: number, l: Resolution, one: I) => void) =>
  atOnce<I>((w, l, one) => {
    for (const card of setAntecedent(w, l, one.who)) does(w, card, l, one)
  })

const PERFORMERS: { readonly [K in Kind]: Performer<InstructionOf<K>> } = {
  deal,
  fight,
  destroy,
  sacrifice: (w, l, { who }) =>
    startDeaths(
      referencedPermanents(w, l, who).map((card) => refTo(w, card)),
      'sacrificed',
    ),
  exile: atOnce(exile),
  gets: onEach((w, card, l, one) => {
    const { source, life } = l.item
    const held = one.while === 'tapped' ? { card: source, life } : undefined
    // What has been untapped before does nothing (611.2b).
    if (held !== undefined && !(isThere(w, held) && permanentOf(w, source).tapped)) return
    addPredicates(w, card, scaled(w, l, one), one.until, held)
  }),
  counters: atOnce((w, l, { amount, on, which, divided }) => {
    const count = amountOf(w, l, amount)
    const shares = divided === undefined ? null : sharesOf(l, on)
    for (const card of setAntecedent(w, l, on))
      putCounters(w, l.item.you, card, which, shares === null ? count : (shares.get(card) ?? 0))
  }),
  'its counters': atOnce((w, l, { who, on }) => {
    // Its counters are read before “it” becomes the object named here.
    const all = resolveReference(w, l, who).flatMap((ref) => allCountersOf(w, ref))
    for (const card of setAntecedent(w, l, on))
      for (const [which, amount] of all) putCounters(w, l.item.you, card, which, amount)
  }),
  life: atOnce(performLife),
  draw: atOnce((w, l, { amount, who, loses }) => {
    const count = amountOf(w, l, amount)
    const loss = loses === undefined ? 0 : amountOf(w, l, loses)
    // “Target player draws a card, then discards a card.”
    if (who?.kind === 'target') setAntecedent(w, l, who)
    for (const by of who === undefined ? [l.item.you] : referencedPlayers(w, l, who)) {
      // One after the other (121.2).
      for (let left = count; left > 0; left--) {
        writePlayer(w, by).unseen += 1
        triggerOn(w, { kind: 'draws', by })
      }
      payLife(w, by, loss)
    }
  }),
  discards,
  'counter unless': counterUnless,
  counter,
  return: atOnce((w, l, one) => {
    leave(w, l, one, 'hand')
  }),
  poison: atOnce((w, l, { who, amount }) => {
    for (const player of referencedPlayers(w, l, who)) writePlayer(w, player).poison += amountOf(w, l, amount)
  }),
  pays: pay,
  aside: atOnce((w, l, { says }) => {
    w.reportNotDone(l.item.source, say`does not ${word(says)}`, 'it is set aside: no board has what it needs')
  }),
  unread: atOnce((w, l, { says }) => {
    w.reportNoEffect(l.item.source, says, NOT_UNDERSTOOD)
  }),
  create,
  'cast for madness': castForMadness,
  'to the graveyard': atOnce((w, l) => moveToGraveyard(w, l.item.source)),
  'exile later': atOnce((w, l, { who, at }) => {
    setAntecedent(w, l, who)
    later(w, l, at, { kind: 'exile', who: IT })
  }),
  'sacrifice later': atOnce((w, l, { who, at }) => {
    if (who.kind === 'self') l.antecedent = resolveReference(w, l, who)
    else setAntecedent(w, l, who)
    later(w, l, at, { kind: 'sacrifice', who: IT })
  }),
  'destroy later': atOnce((w, l, { who, at }) => {
    setAntecedent(w, l, who)
    later(w, l, at, { kind: 'destroy', who: IT })
  }),
  'return later': atOnce((w, l, { who, at }) => {
    setAntecedent(w, l, who)
    later(w, l, at, { kind: 'put onto the battlefield', who: IT, owner: true })
  }),
  later: atOnce((w, l, { does, at }) => later(w, l, at, does)),
  'loses the game': atOnce((w, l, { who }) => {
    for (const player of referencedPlayers(w, l, who)) loseGame(w, [player])
  }),
  'chosen color': (w, l, { who, gives }) => {
    const cards = setAntecedent(w, l, who)
    return cards.length === 0
      ? null
      : { chart: chooseColor.id, locals: { you: l.item.you, cards, gives } satisfies ChoosingColor }
  },
  amass,
  earthbend: atOnce((w, l, { who, amount }) => {
    const count = amountOf(w, l, amount)
    for (const card of setAntecedent(w, l, who)) {
      addPredicates(w, card, earthbent(l.item.you), 'game')
      putCounters(w, l.item.you, card, 'plus', count)
    }
  }),
  blight,
  'flip coin': () => ({ chart: flipCoin.id, locals: { won: false } satisfies Flipping }),
  manifest: atOnce((w, l, { who }) => {
    const players = who === undefined ? [l.item.you] : referencedPlayers(w, l, who)
    l.antecedent = players.map((player) => refTo(w, manifest(w, player)))
    w.reportNotDone(
      l.item.source,
      say`does not ${word('put the other card into the graveyard, or turn this one face up')}`,
      'it is set aside: no board has what it needs',
    )
  }),
  'put onto the battlefield': putOntoBattlefield,
  'to library': atOnce((w, l, { who }) => {
    const found = resolveReference(w, l, who)
    const leaving = referencedPermanents(w, l, who)
    rememberLastKnown(w, leaving)
    triggerOn(w, ...leaving.map((it) => ({ kind: 'leaves', it }) as const))
    const elsewhere = cardsElsewhere(w, found)
    leaveGraveyards(w, elsewhere, 'nowhere')
    for (const card of [...leaving, ...elsewhere]) move(w, card, 'nowhere')
  }),
  'put attacking': putAttacking,
  'put from hand': putFromHand,
  connives: connive,
  explores: explore,
  tempted: tempt,
  'more combat': atOnce((w, _, { main }) => {
    const added = main ? (['combat', 'main'] as const) : (['combat'] as const)
    writeTable(w).upcomingPhases = [...added, ...tableOf(w).upcomingPhases]
  }),
  'gain control': atOnce((w, l, { who, until, by }) => {
    const cards = setAntecedent(w, l, who)
    const [to] = by === undefined ? [l.item.you] : referencedPlayers(w, l, by)
    const { source: card, life, you } = l.item
    const term = until === 'turn' || until === 'game' ? until : termOf({ card, life }, you, until)
    // Control that would be over before it begins does not begin (611.2b).
    if (to === undefined || (typeof term === 'object' && !holds(w, term))) return
    const changes = cards.map((one) => ({ card: one, to }))
    takeControl(w, changes, term)
  }),
  'exchange control': atOnce((w, l, { who }) => exchange(w, l, who)),
  copy: copySpell,
  'from now': startReplacement,
  decides: atOnce((w, l, { action }) => decides(w, l, action)),
  'blocks cost': atOnce((w, l, { amount }) => blocksCost(w, l, amountOf(w, l, amount))),
  sacrifices,
  'random opponent': randomOpponent,
  attach: atOnce((w, l, one) =>
    one.who === undefined ? attach(w, l, one.to) : attachOther(w, l, one.who, one.to),
  ),
  'exile graveyards': atOnce((w, l, { who }) => {
    const players = who === undefined ? playersOf(w) : referencedPlayers(w, l, who)
    const cards = players.flatMap((player) => cardsIn(w, player, 'graveyard'))
    leaveGraveyards(w, cards, 'exile')
    for (const card of cards) move(w, card, 'exile')
  }),
  tap: onEach((w, card) => turn(w, card, true)),
  untap: onEach((w, card) => turn(w, card, false)),
  'tap or untap': (w, l, { who }) => {
    const cards = setAntecedent(w, l, who)
    return cards.length === 0
      ? null
      : { chart: tapOrUntap.id, locals: { you: l.item.you, cards } satisfies Turning }
  },
  'turn up': onEach((w, card) => turnUp(w, card)),
  'turn down': onEach((w, card) => turnDown(w, card)),
  regenerate: onEach((w, card) => addPredicates(w, card, [{ kind: 'regenerates' }], 'turn')),
  reflexive: atOnce(reflect),
  'chosen type': (w, l, { who, only, except }) => {
    const cards = setAntecedent(w, l, who)
    return cards.length === 0
      ? null
      : {
          chart: chooseType.id,
          locals: {
            you: l.item.you,
            cards,
            only: only === true,
            chosen: '',
            ...(except !== undefined && { except }),
          } satisfies ChoosingType,
        }
  },
  'name a type': (_, l) => ({
    chart: chooseType.id,
    locals: { you: l.item.you, cards: [], only: false, chosen: '' } satisfies ChoosingType,
  }),
  'double power': onEach((w, card, _, { toughness }) => {
    const values = new Characteristics(w)
    const added = toughness === true ? values.toughness(card) : 0
    addPredicates(w, card, [{ kind: 'gets', power: values.power(card), toughness: added }], 'turn')
  }),
  'double counters': onEach((w, card, l) =>
    putCounters(w, l.item.you, card, 'plus', permanentOf(w, card).plus),
  ),
  'becomes blocked': onEach((w, card) => {
    if (permanentOf(w, card).attacks !== 0) becomeBlocked(w, card)
  }),
  goad: onEach((w, card, l) => addEffect(w, card, { kind: 'goaded', by: l.item.you })),
  'attacks you': onEach((w, card, l) =>
    addEffect(w, card, { kind: 'attacks', object: l.item.you, during: 'turn' }),
  ),
  'attacks that player': atOnce((w, l, { who }) => {
    const [object] = referencedPlayers(w, l, { kind: 'that player' })
    for (const card of setAntecedent(w, l, who))
      if (object !== undefined) addEffect(w, card, { kind: 'attacks', object, during: 'combat' })
  }),
  blocks: atOnce((w, l, { who, object, when }) => {
    const [blocked] = referencedPermanents(w, l, object)
    for (const card of referencedPermanents(w, l, who))
      if (blocked !== undefined) addEffect(w, card, { kind: 'blocks', object: blocked, during: when })
  }),
  'you choose blocks': onEach((w, card, l) => addEffect(w, card, { kind: 'chosen', by: l.item.you })),
  'leaves combat': onEach((w, card) => leaveCombat(w, card)),
}

function castForMadness(w: World, l: Resolution): Start | null {
  const { you, source } = l.item
  if (whyNotCast(w, you, source, true) === null) return startCast(w, you, source, true)
  l.completed = false
  return null
}

/** "+1/+0 for each …" and "+X/+0" are fixed on resolution. */
function scaled(w: View, l: Resolution, { does, each, by }: InstructionOf<'gets'>): readonly Predicate[] {
  const times = each === undefined ? 1 : amountOf(w, l, { kind: 'count', of: each })
  const amount = by === undefined ? 1 : amountOf(w, l, by)
  if (times === 1 && amount === 1) return does
  return does.map((one) =>
    one.kind === 'gets'
      ? { kind: 'gets', power: one.power * times * amount, toughness: one.toughness * times * amount }
      : one.kind === 'base power' && by !== undefined
        ? { kind: 'base power', power: one.power * amount }
        : one,
  )
}

/** Destroys permanents that are not indestructible (MTG-KEY-11). */
function destroy(w: World, l: Resolution, { who, forever }: InstructionOf<'destroy'>): Start | null {
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
        // Only destruction is replaced by regeneration (MTG-RPL-17).
        forever === true ? 'destroyed for good' : 'destroyed',
      )
}

function performLife(w: World, l: Resolution, one: InstructionOf<'life'>): void {
  const amount = amountOf(w, l, one.amount)
  for (const player of referencedPlayers(w, l, one.who)) {
    if (one.does === 'gains') gainLife(w, player, amount)
    else if (one.does === 'loses') payLife(w, player, amount)
    else if (amount > playerOf(w, player).life) gainLife(w, player, amount - playerOf(w, player).life)
    else payLife(w, player, playerOf(w, player).life - amount)
  }
}
