import type { World } from '@battleline/kernel'
import { putCounters } from '../events/put-counters.ts'
import { triggerOn } from '../events/triggers.ts'
import { faceDownFacts, isFaceDown } from '../model/face-down.ts'
import { nextTimestamp, permanentOf, writePermanent } from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import { amountOf, EXAMPLE_RESOLUTION } from '../query/resolution.ts'

/** Turns a face-down permanent face up, if its card is known; `x`: that of what was paid for it. */
export function turnUp(w: World, card: number, x = 0): void {
  const { facts, controller: you, life } = permanentOf(w, card)
  if (facts.under === undefined) {
    if (isFaceDown(facts))
      w.reportNotDone(card, 'is not turned face up', 'nobody knows which card it is', 'MTG-KEY-73')
    return
  }
  Object.assign(writePermanent(w, card), { facts: facts.under, at: nextTimestamp(w) })
  const l = { ...EXAMPLE_RESOLUTION, item: { ...EXAMPLE_RESOLUTION.item, source: card, life, you, x } }
  for (const { which, amount } of abilitiesOfKind(facts.under, 'turns up with'))
    putCounters(w, you, card, which, amountOf(w, l, amount))
  triggerOn(w, { kind: 'turned up', it: card, x })
}

/** Turns a permanent face down: it keeps its counters, damage and what is attached to it (708.2b). */
export function turnDown(w: World, card: number): void {
  const { facts } = permanentOf(w, card)
  if (isFaceDown(facts)) return
  Object.assign(writePermanent(w, card), { facts: faceDownFacts(facts), at: nextTimestamp(w) })
}
