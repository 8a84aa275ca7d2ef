import { FIRST_CARD, PLAYERS, type PlayerId } from '@battleline/card-game'
import type { Seeded, View, World } from '@battleline/kernel'
import type { Definition } from '../model/definition.ts'
import { type Card, cardOf, writeCard, writePlayer } from '../model/state.ts'
import { type House, type Icon, inPlayZone } from '../vocabulary.ts'
import { isOrdered } from '../zones/move.ts'
import { type Contents, hiddenContents } from './hidden-cards.ts'

/** Which physical card a record is. */
interface Identity {
  readonly name: string
  readonly definition: string
  readonly $def: Definition
  readonly $reverse: Definition | null
  readonly icons: readonly Icon[]
  readonly maverick: House | null
}

/**
 * Puts the hidden cards of each player anew into the places where they may be, by chance. The result depends on what
 * is known and on chance alone, not on where the cards are: their numbers, too, are given anew, in the order of their
 * names. `known` are the cards that stay.
 */
export function resampleHidden(w: World, known: ReadonlySet<number>, random: Seeded): void {
  const hidden = hiddenContents(w, (card) => known.has(card))
  const { touched } = w
  const kept = touched.slice()
  for (const owner of PLAYERS) mixCardsOf(w, owner, hidden, known, random)
  // Nothing that the state-based check looks at has changed.
  w.touched = kept
}

function mixCardsOf(
  w: World,
  owner: PlayerId,
  hidden: readonly Contents[],
  known: ReadonlySet<number>,
  random: Seeded,
): void {
  const isMixed = (card: number) => !known.has(card) && cardOf(w, card).owner === owner
  const cards = hidden.flatMap((one) => one.cards.filter(isMixed)).sort((a, b) => a - b)
  const tokens = facedownTokens(w, owner)
  const faces = [
    ...cards.map((card) => identityOf(cardOf(w, card))),
    ...tokens.map((card) => faceOf(w, card)),
  ]
  faces.sort(byName)
  for (const token of tokens) turnOver(w, token, faces.splice(random.below(faces.length), 1)[0])
  for (const [at, card] of cards.entries()) become(w, card, faces[at])
  const mixed = shuffled(cards, random)
  for (const one of hidden) refill(w, one, isMixed, mixed)
}

/** Nobody may look at a card that is facedown as a token creature (KF-TOK-1). */
function facedownTokens(w: View, owner: PlayerId): readonly number[] {
  const found: number[] = []
  for (let card = FIRST_CARD; card < w.rows.length; card++) {
    const { facedown, zone, owner: whose } = cardOf(w, card)
    if (facedown !== null && inPlayZone(zone) && whose === owner) found.push(card)
  }
  return found
}

const identityOf = ({ name, definition, $def, $reverse, icons, maverick }: Card): Identity => ({
  name,
  definition,
  $def,
  $reverse,
  icons,
  maverick,
})

function faceOf(w: View, card: number): Identity {
  const { facedown, $facedown, $def, icons, maverick } = cardOf(w, card)
  const { name, definition } = facedown ?? { name: '', definition: '' }
  return { name, definition, $def: $facedown ?? $def, $reverse: null, icons, maverick }
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const byName = (one: Identity, other: Identity): number =>
  inOrder(one.definition, other.definition) ||
  inOrder(one.icons.join(), other.icons.join()) ||
  inOrder(one.maverick ?? '', other.maverick ?? '') ||
  inOrder(one.name, other.name)

function turnOver(w: World, token: number, face: Identity | undefined): void {
  if (face === undefined || cardOf(w, token).facedown?.name === face.name) return
  const { name, definition, $def, icons, maverick } = face
  Object.assign(writeCard(w, token), { facedown: { name, definition }, $facedown: $def, icons, maverick })
}

function become(w: World, card: number, face: Identity | undefined): void {
  if (face === undefined || cardOf(w, card).name === face.name) return
  Object.assign(writeCard(w, card), face)
}

function shuffled(cards: readonly number[], random: Seeded): number[] {
  const left = cards.slice()
  for (let at = left.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const taken = left[other] as number
    left[other] = left[at] as number
    left[at] = taken
  }
  return left
}

/** Fills the hidden places of a zone from the end of a mixed list. */
function refill(
  w: World,
  { container, cards }: Contents,
  isMixed: (card: number) => boolean,
  from: number[],
) {
  const filled = cards.map((card) => (isMixed(card) ? (from.pop() as number) : card))
  const host = 'host' in container ? container.host : -1
  for (const card of filled) {
    const { zone, host: before } = cardOf(w, card)
    if (zone === container.pile && before === host) continue
    const record = writeCard(w, card)
    record.zone = container.pile
    record.host = host
  }
  if ('host' in container) writeCard(w, container.host).under = filled
  else
    writePlayer(w, container.player)[container.pile] = isOrdered(container.pile)
      ? filled
      : filled.sort((a, b) => a - b)
}
