import type { World } from '@battleline/kernel'
import { type Acting, meant, refsTo } from '../acting.ts'
import { type Fulfilling, fulfill, fulfilling } from '../charts/fulfill.ts'
import { type Leaving, leaving } from '../charts/leave.ts'
import { withHalf } from '../last-known.ts'
import { isInPlay, isThere } from '../read.ts'
import { cardOf } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import { putUnder } from '../zone-change.ts'
import { leavesPlay } from './leaving.ts'
import { did, type Writers, type Writing } from './write.ts'

/** Cards that lie under others (KF-UND-1): facedown, or grafted, which is faceup. */
type Below = Doing<'put under' | 'graft'>

/** What is in play leaves it for this, and a ward keeps a warded creature there (KF-LVP-1, KF-WRD-2). */
function leaveFor(w: World, l: Acting, { what, kind }: Below): Leaving | null {
  const refs = meant(w, l, what)
  did(l, refs.length > 0 && isThere(w, l.from))
  l.it = refs
  if (!isThere(w, l.from)) {
    w.not(l.from.card, 'having a card under it', 'it is not in play', 'KF-UND-1')
    l.it = []
    return null
  }
  const cards = refs.filter((ref) => isThere(w, ref)).map(({ card }) => card)
  const [itself] = cards.filter((card) => card === l.from.card)
  if (itself !== undefined)
    w.not(itself, `being ${kind === 'graft' ? 'grafted' : 'put'} under itself`, 'it is in play', 'KF-UND-1')
  const going = cards.filter((card) => card !== l.from.card)
  return going.length === 0 ? null : leaving(going, 'revealed', 'spend wards')
}

/** What lies out of play, or has just left it, goes under the card whose text it is. */
function putBelow(w: World, l: Acting, { kind }: Below): void {
  const { card: above } = l.from
  const refs = l.it.flatMap((ref) => withHalf(w, ref))
  const cards = refs.map(({ card }) => card).filter((card) => !isInPlay(w, card))
  if (!isThere(w, l.from)) return
  for (const card of cards) putUnder(w, card, above, kind === 'graft')
  l.it = refsTo(w, cards)
  l.amount = cards.length
}

const puts = <K extends Below['kind']>(to: Writing<Doing<K> & Below>) =>
  leavesPlay(to.choose(to.effect.what), leaveFor, (left) => left.act(putBelow))

/** Only a prophecy has a condition that can come true (KF-PRO-1). */
function prophecy(w: World, l: Acting): Fulfilling | null {
  if (cardOf(w, l.from.card).zone === 'prophecies') return fulfilling(w, l.from)
  w.not(l.from.card, 'being fulfilled', 'it is no prophecy', 'KF-PRO-1')
  return null
}

export const under = {
  'put under': puts,
  graft: puts,
  fulfill: (to) => to.call(fulfill, prophecy),
} satisfies Partial<Writers>
