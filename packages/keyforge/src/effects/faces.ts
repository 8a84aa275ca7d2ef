import { FIRST_CARD, TABLE } from '@battleline/card-game'
import type { StateRecord, View, World } from '@battleline/kernel'
import type { Definition, Hook } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import type { Face, Lasting } from '../model/lasting-effect.ts'
import { boardOf } from '../model/new-records.ts'
import { type Card, cardOf, type Player, tableOf, writeCard } from '../model/state.ts'
import { listedEffects } from '../query/active-effects.ts'
import { cardsInPlay } from '../query/board.ts'
import { type House, inPlayZone, withHouses } from '../vocabulary.ts'
import { addEffectsOf, removeEffectsOf, touchAll } from './continuous.ts'

/**
 * What a card is for now, apart from its type: a copy of another card, or with the text box of another card beside its
 * own (KF-FRM-2). Lasting effects say so; the definition of the card follows from its printed one and from them.
 */

/** The definitions made so far: equal faces of equal cards have one definition. */
const MADE = new WeakMap<Definition, Map<Definition, Map<string, Definition>>>()

function faced(own: Definition, other: Definition, { how, house }: Face): Definition {
  const ofOwn = MADE.get(own) ?? new Map<Definition, Map<string, Definition>>()
  MADE.set(own, ofOwn)
  const made = ofOwn.get(other) ?? new Map<string, Definition>()
  ofOwn.set(other, made)
  const key = `${how} ${house ?? ''}`
  const known = made.get(key) ?? WITH[how](own, other, house)
  made.set(key, known)
  return known
}

/** A token creature stays one, and half of a gigantic creature is none as a copy. */
const copyOf = (own: Definition, other: Definition, house: House | undefined): Definition => ({
  ...other,
  type: own.type,
  gigantic: own.gigantic,
  houses: house === undefined ? other.houses : withHouses([house], other.icons),
})

/** The keywords and abilities of another card follow its own. */
function withTextBox(own: Definition, other: Definition): Definition {
  const from = own.abilities.length
  const shifted = (one: Hook): Hook => (one.ability < 0 ? one : { ...one, ability: one.ability + from })
  return {
    ...own,
    text: [own.text, other.text].filter((text) => text !== '').join('\n'),
    unread: [...own.unread, ...other.unread],
    keywords: own.keywords.map((value, at) => value + (other.keywords[at] ?? 0)),
    abilities: [...own.abilities, ...other.abilities],
    bold: own.bold.map((all, at) => [...all, ...(other.bold[at] ?? []).map((ability) => ability + from)]),
    hooks: [...own.hooks, ...other.hooks.map(shifted)],
  }
}

/** The armor, keywords and traits of another card, beside its own. */
const withFeatures = (own: Definition, other: Definition): Definition => ({
  ...own,
  armor: own.armor + other.armor,
  keywords: own.keywords.map((value, at) => value + (other.keywords[at] ?? 0)),
  traits: [...new Set([...own.traits, ...other.traits])],
  hooks: [...own.hooks, ...other.hooks.filter(({ ability, is }) => ability < 0 && is === null)],
})

const WITH: Readonly<
  Record<Face['how'], (own: Definition, other: Definition, house: House | undefined) => Definition>
> = { copy: copyOf, 'text box': withTextBox, features: withFeatures }

/** The faces of a card that is in play or resolves, in order of time. */
const facesOf = (w: View, card: number): readonly Face[] =>
  tableOf(w).lasting.flatMap((one) => (one.face !== undefined && affects(w, one, card) ? [one.face] : []))

function affects(w: View, { id, on }: Lasting, card: number): boolean {
  if (on !== null) return on.some((ref) => ref.card === card && ref.life === cardOf(w, card).life)
  return listedEffects(w, HOOK.face).some((effect) => effect.lasting?.id === id && effect.appliesTo(w, card))
}

/** The card by this name, printed, wherever it is in the game. */
function definitionNamed(rows: readonly StateRecord[], name: string): Definition | undefined {
  for (let row = TABLE + 1; row < rows.length; row++) {
    const { $token } = rows[row] as Player
    const { $def, $printed, $facedown } = rows[row] as Card
    const faces = row < FIRST_CARD ? [$token] : [$printed ?? $def, $facedown]
    const found = faces.find((one) => one?.name === name)
    if (found) return found
  }
  return undefined
}

/** The definition that a card has with its faces. */
export function definitionDue(w: View, card: number): Definition {
  const { $def, $printed } = cardOf(w, card)
  return facesOf(w, card).reduce((own, face) => {
    const other = definitionNamed(w.rows, face.of)
    return other === undefined ? own : faced(own, other, face)
  }, $printed ?? $def)
}

/** Gives a card the definition that it is due. */
function refresh(w: World, card: number): void {
  const { $def, $printed, zone } = cardOf(w, card)
  const due = definitionDue(w, card)
  if (due === $def) return
  if (inPlayZone(zone)) removeEffectsOf(w, card)
  Object.assign(writeCard(w, card), faceFields($printed ?? $def, due))
  if (inPlayZone(zone)) addEffectsOf(w, card)
  touchAll(w)
}

const faceFields = (own: Definition, due: Definition): Pick<Card, '$def' | '$printed'> => ({
  $def: due,
  $printed: due === own ? null : own,
})

/** After such a lasting effect has begun or ended: every card that it is or was about. */
export function refreshFaces(w: World, changed: readonly Lasting[]): void {
  const about = changed.filter(({ face }) => face !== undefined)
  if (about.length === 0) return
  const fixed = about.flatMap(({ on }) => on?.map(({ card }) => card) ?? [])
  for (const card of new Set([...cardsInPlay(w, 'card'), ...fixed])) refresh(w, card)
}

/** Part of the state-based check: "each friendly token creature" is a copy as soon as it is one (KF-LST-2). */
export function checkFaces(w: World): void {
  if (!tableOf(w).lasting.some(({ face, on }) => face !== undefined && on === null)) return
  for (const card of cardsInPlay(w, 'card')) refresh(w, card)
}

/** The definitions of the cards of a loaded position. Tells whether any is not the printed one. */
export function restoreFaces(rows: readonly StateRecord[]): boolean {
  const w = boardOf(rows)
  if (!tableOf(w).lasting.some(({ face }) => face !== undefined)) return false
  const due = rows.map((_, row) => (row < FIRST_CARD ? null : definitionDue(w, row)))
  due.forEach((definition, row) => {
    const card = rows[row] as Card
    if (definition !== null && definition !== card.$def)
      Object.assign(card, faceFields(card.$def, definition))
  })
  return true
}
