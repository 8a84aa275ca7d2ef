import { FIRST_CARD } from '@battleline/card-game'
import type { StateRecord, View, World } from '@battleline/kernel'
import { changeInPlay } from '../effects/continuous.ts'
import type { Definition } from '../model/definition.ts'
import { type Card, cardOf, playerOf, writeCard } from '../model/state.ts'

/** Cards facedown in a battleline: each is a copy of its owner's token reference card (KF-TOK-1). */

/** Whether the owner of a card has a token creature that it could become (KF-TOK-3). */
export const hasToken = (w: View, card: number): boolean => playerOf(w, cardOf(w, card).owner).$token !== null

/** Turns a card facedown: it now has the facts of its owner's token creature. */
export function turnFacedown(w: World, card: number): void {
  const token = playerOf(w, cardOf(w, card).owner).$token
  if (token === null || cardOf(w, card).facedown !== null) return
  turnInto(writeCard(w, card), token, unusedName(w.rows, token.name))
}

/** Makes a card its owner's token creature, with this name; its real facts are kept. */
export function turnInto(card: Card, token: Definition, called: string): void {
  card.facedown = { name: card.name, definition: card.definition }
  card.$facedown = card.$printed ?? card.$def
  card.$printed = null
  card.name = called
  card.definition = token.name
  card.$def = token
}

/** In another zone it is the real card again (KF-TOK-2), no copy, and not an upgrade that it was played as. */
export function turnFaceup(card: Card): void {
  if (card.$printed !== null) card.$def = card.$printed
  card.$printed = null
  if (card.$def.type === 'upgrade' && card.$def.instead !== null) card.$def = card.$def.instead
  const { facedown, $facedown } = card
  if (facedown === null || $facedown === null) return
  card.name = facedown.name
  card.definition = facedown.definition
  card.$def = $facedown
  card.facedown = null
  card.$facedown = null
}

/** Turns a creature in play facedown in its place: it neither leaves nor enters play (KF-MOV-3). */
export const flip = (w: World, card: number): void => changeInPlay(w, card, () => turnFacedown(w, card))

/** Turns a token creature in play faceup in its place. */
export const flipFaceup = (w: World, card: number): void =>
  changeInPlay(w, card, () => turnFaceup(writeCard(w, card)))

/** The label of a token creature: its name, with a number if others have that name. */
export function unusedName(rows: readonly StateRecord[], name: string): string {
  const taken = new Set(rows.slice(FIRST_CARD).map((row) => (row as Card).name))
  let called = name
  for (let n = 2; taken.has(called); n++) called = `${name} (${n})`
  return called
}
