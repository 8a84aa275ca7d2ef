import type { World } from '@battleline/kernel'
import { type Acting, cardsMeant } from '../acting.ts'
import { keepingArmor } from '../armor.ts'
import { lineOf } from '../read.ts'
import { cardOf, writeCard, writePlayer } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import { did, type Writers, type Writing } from './write.ts'

type Marking = Doing<'ward' | 'stun' | 'enrage' | 'ready' | 'exhaust'>

/** At most one counter of each: marking a marked creature does nothing (KF-WRD-1, KF-STN-5, KF-ENR-4). */
function mark(w: World, l: Acting, effect: Marking): void {
  const cards = cardsMeant(w, l, effect.what)
  if (cards.length === 0) did(l, false)
  for (const card of cards) markOne(w, card, effect.kind)
}

export function markOne(w: World, card: number, kind: Marking['kind']): void {
  switch (kind) {
    case 'ward':
      return put(w, card, 'warded', true)
    case 'stun':
      return put(w, card, 'stunned', true)
    case 'enrage':
      return put(w, card, 'enraged', true)
    case 'ready':
      return put(w, card, 'ready', true)
    case 'exhaust':
      return put(w, card, 'ready', false)
  }
}

function put(w: World, card: number, field: 'warded' | 'stunned' | 'enraged' | 'ready', value: boolean): void {
  if (cardOf(w, card)[field] !== value) writeCard(w, card)[field] = value
}

/** Moves a creature to an end of its battleline: the same or the other one (KF-MOV-1). */
function toFlank(w: World, l: Acting, flank: string, effect: Doing<'to flank'>): void {
  for (const card of cardsMeant(w, l, effect.what)) {
    const { controller } = cardOf(w, card)
    const others = lineOf(w, controller).filter(other => other !== card)
    keepingArmor(w, () => {
      writePlayer(w, controller).battleline = flank === 'left' ? [card, ...others] : [...others, card]
    })
  }
}

const marks = <K extends Marking['kind']>(to: Writing<Doing<K> & Marking>) => to.choose(to.effect.what).act(mark)

export const status = {
  ward: marks,
  stun: marks,
  enrage: marks,
  ready: marks,
  exhaust: marks,
  'to flank': to => to.choose(to.effect.what).pick(['left', 'right'], toFlank),
} satisfies Partial<Writers>
