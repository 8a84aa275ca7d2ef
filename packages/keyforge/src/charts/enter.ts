import type { World } from '@battleline/kernel'
import { keepingArmor } from '../armor.ts'
import { takeEffect } from '../in-force.ts'
import { cardOf, type PlayerId, playerOf, writeCard, writePlayer } from '../state.ts'
import type { Pile } from '../vocabulary.ts'

/** Puts a creature into play at a place of a battleline, counted from the left: exhausted, and a new object (KF-PLY-2). */
export function enterAt(w: World, card: number, controller: PlayerId, place: number): void {
  takeFromPile(w, card)
  const record = writeCard(w, card)
  record.controller = controller
  record.ready = enters(w, card, 'ready')
  record.stunned = enters(w, card, 'stunned')
  record.zone = 'battleline'
  const line = playerOf(w, controller).battleline
  const at = Math.max(0, Math.min(place, line.length))
  keepingArmor(w, () => {
    writePlayer(w, controller).battleline = [...line.slice(0, at), card, ...line.slice(at)]
    takeEffect(w, card)
  })
}

/** Takes a card out of the pile of its owner in which it lies. */
export function takeFromPile(w: World, card: number): void {
  const { owner, zone } = cardOf(w, card)
  const from = zone as Pile
  writePlayer(w, owner)[from] = playerOf(w, owner)[from].filter((other) => other !== card)
}

/** What the card's own text says of how it enters, applied while it enters (KF-PLY-4). */
const enters = (w: World, card: number, how: 'ready' | 'stunned'): boolean =>
  cardOf(w, card).$def.abilities.some(
    ({ clause }) => clause.kind === 'constant' && clause.is.kind === 'enters' && clause.is.how === how,
  )
