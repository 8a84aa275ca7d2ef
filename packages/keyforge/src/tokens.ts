import type { View, World } from '@battleline/kernel'
import { keepingArmor } from './armor.ts'
import { endEffect, takeEffect, touchAll } from './in-force.ts'
import { type Card, cardOf, FIRST_CARD, playerOf, writeCard } from './state.ts'

/** Cards that lie facedown in a battleline: each is a copy of its owner's token reference card (KF-TOK-1). */

/** Whether the owner of a card has a token creature that it could become (KF-TOK-3). */
export const hasToken = (w: View, card: number): boolean => playerOf(w, cardOf(w, card).owner).$token !== null

/** Turns a card facedown: from now on everything reads its owner's token creature in its stead. */
export function turnFacedown(w: World, card: number): void {
  const token = playerOf(w, cardOf(w, card).owner).$token
  if (token === null || cardOf(w, card).facedown !== null) return
  const called = unusedName(w, token.name)
  const record = writeCard(w, card)
  record.facedown = { name: record.name, definition: record.definition }
  record.$facedown = record.$def
  record.name = called
  record.definition = token.name
  record.$def = token
}

/** It has reached another zone: there it is the real card again (KF-TOK-2). */
export function turnFaceup(card: Card): void {
  const { facedown, $facedown } = card
  if (facedown === null || $facedown === null) return
  card.name = facedown.name
  card.definition = facedown.definition
  card.$def = $facedown
  card.facedown = null
  card.$facedown = null
}

/** A creature in play is turned facedown where it stands: it neither leaves play nor enters it (KF-MOV-3). */
export function flip(w: World, card: number): void {
  keepingArmor(w, () => {
    endEffect(w, card)
    turnFacedown(w, card)
    takeEffect(w, card)
  })
  touchAll(w)
}

/** What a token creature is called: its name, with a number where others are called so. */
function unusedName(w: View, name: string): string {
  const taken = new Set(w.rows.slice(FIRST_CARD).map((row) => (row as Card).name))
  let called = name
  for (let n = 2; taken.has(called); n++) called = `${name} (${n})`
  return called
}
