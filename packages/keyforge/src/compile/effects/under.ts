import type { Ref } from '@battleline/card-game'
import { say, type View, type World, word } from '@battleline/kernel'
import { ENTERS } from '../../charts/enter.ts'
import { type Fulfilling, fulfill, fulfilling } from '../../charts/fulfill.ts'
import { type Leaving, leaving } from '../../charts/leave.ts'
import { type Answering, window, windowOver } from '../../charts/window.ts'
import { addEffectsOf, changeInPlay } from '../../effects/continuous.ts'
import { facts } from '../../events/triggers.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, writeCard, writePlayer } from '../../model/state.ts'
import { isCreature, isInPlay, isThere, lineOf } from '../../query/board.ts'
import { withHalf } from '../../query/last-known.ts'
import { actingPlayer, hostRef, refsTo, targetsInPlay, targetsOf } from '../../query/resolution.ts'
import type { Doing } from '../../text/structure.ts'
import { putUnder, takeAway } from '../../zones/move.ts'
import { leavesPlay } from './leaving.ts'
import { type EffectBuilder, type EffectWriters, noteCompletion } from './write.ts'

/** Cards under other cards (KF-UND-1): facedown, or grafted faceup. */
type Below = Doing<'put under' | 'graft'>

/** What the cards go under: the card with the text, or what that is attached to. */
const aboveOf = (w: View, l: Resolution, above: Below['above']): Ref =>
  above === 'host' ? hostRef(w, l) : l.from

/** A card in play leaves play for this, unless a ward keeps it there (KF-LVP-1, KF-WRD-2). */
function leaveFor(w: World, l: Resolution, { what, kind, above: on }: Below): Leaving | null {
  const above = aboveOf(w, l, on)
  const refs = targetsOf(w, l, what)
  noteCompletion(l, refs.length > 0 && isThere(w, above))
  l.antecedent = refs
  if (!isThere(w, above)) {
    w.reportNotDone(above.card, 'has no card put under it', 'it is not in play', 'KF-UND-1')
    l.antecedent = []
    return null
  }
  const cards = refs.filter((ref) => isThere(w, ref)).map(({ card }) => card)
  const [itself] = cards.filter((card) => card === above.card)
  if (itself !== undefined)
    w.reportNotDone(
      itself,
      say`is not ${word(kind === 'graft' ? 'grafted' : 'put')} under itself`,
      'it is in play',
      'KF-UND-1',
    )
  const going = cards.filter((card) => card !== above.card)
  return going.length === 0 ? null : leaving(going, 'revealed', 'spend wards')
}

/** Puts a card that is out of play, or has just left it, under the other one. */
function putBelow(w: World, l: Resolution, { kind, above: on }: Below): Answering | null {
  const above = aboveOf(w, l, on)
  const refs = l.antecedent.flatMap((ref) => withHalf(w, ref))
  const cards = refs.map(({ card }) => card).filter((card) => !isInPlay(w, card))
  if (!isThere(w, above)) return null
  for (const card of cards) putUnder(w, card, above.card, kind === 'graft')
  l.antecedent = refsTo(w, cards)
  l.amount = cards.length
  return windowOver(cards.flatMap(() => facts(w, 'placed under', [above.card])))
}

const puts = <K extends Below['kind']>(to: EffectBuilder<Doing<K> & Below>) =>
  leavesPlay(to.choose(to.effect.what), leaveFor, (left) => left.call(window, putBelow))

/** The card attaches itself: as an action resolves, or after it has left play (KF-GEN-1). */
function attachItself(w: World, l: Resolution, { to }: Doing<'attach as upgrade'>): Answering | null {
  const { card, life } = l.from
  const { zone, life: now, $def } = cardOf(w, card)
  const [host] = targetsInPlay(w, l, to).filter(
    (one) => isCreature(w, one) || cardOf(w, one).zone === 'artifacts',
  )
  const isAtHand = (zone === 'revealed' && now === life) || (zone === 'discard' && now === life + 1)
  noteCompletion(l, host !== undefined && isAtHand && $def.instead !== null)
  if (host === undefined || !isAtHand || $def.instead === null) {
    w.reportNotDone(
      card,
      'is not attached',
      'there is nothing to attach it to, or it is somewhere else',
      'KF-GEN-5',
    )
    return null
  }
  takeAway(w, card)
  const record = writeCard(w, card)
  record.$def = $def.instead
  record.zone = 'attached'
  record.controller = actingPlayer(l)
  record.ready = true
  record.host = host
  writeCard(w, host).upgrades = [...cardOf(w, host).upgrades, card]
  addEffectsOf(w, card)
  return windowOver(facts(w, 'attached', [card], { user: actingPlayer(l) }))
}

/** Only an upgrade that is attached can become the creature that it was played instead of. */
function standAsCreature(w: World, l: Resolution, { flank, how }: Doing<'stand as creature'>): void {
  const { card } = l.from
  const { zone, $def } = cardOf(w, card)
  const creature = isThere(w, l.from) && zone === 'attached' ? $def.instead : null
  noteCompletion(l, creature !== null)
  if (creature === null) {
    w.reportNotDone(card, 'does not become a creature', 'it is not attached as an upgrade', 'KF-GEN-5')
    return
  }
  const you = actingPlayer(l)
  changeInPlay(w, card, () => {
    takeAway(w, card)
    const place = { $def: creature, zone: 'battleline', host: -1, controller: you } as const
    Object.assign(writeCard(w, card), place, how && ENTERS[how])
    const line = lineOf(w, you)
    writePlayer(w, you).battleline = flank === 'left' ? [card, ...line] : [...line, card]
  })
}

/** Only a prophecy has a condition to fulfill (KF-PRO-1). */
function prophecy(w: World, l: Resolution): Fulfilling | null {
  if (cardOf(w, l.from.card).zone === 'prophecies') return fulfilling(w, l.from)
  w.reportNotDone(l.from.card, 'is not fulfilled', 'it is no prophecy', 'KF-PRO-1')
  return null
}

export const under = {
  'put under': puts,
  graft: puts,
  'attach as upgrade': (to) => to.choose(to.effect.to).call(window, attachItself),
  'stand as creature': (to) => to.act(standAsCreature),
  fulfill: (to) => to.call(fulfill, prophecy),
} satisfies Partial<EffectWriters>
