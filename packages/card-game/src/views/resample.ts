import type { Seeded, View, World } from '@battleline/kernel'
import { PLAYERS, type PlayerId } from '../model/reference.ts'
import { type Contents, hiddenContents } from './hidden-cards.ts'
import { type Identity, type ViewedCard, type ViewRules, viewedCard } from './view-rules.ts'

/** How the hidden cards of a game are dealt anew. `I`: what makes a record one card and not another. */
export interface ResampleRules<I extends Identity> extends ViewRules {
  identityOf(w: View, card: number): I
  /** The order of two cards that does not depend on where they are. */
  compare(one: I, other: I): number
  /** Cards in open zones with a face that nobody may look at, and how they get another. */
  readonly hiddenFaces?: {
    of(w: View, owner: PlayerId): readonly number[]
    faceOf(w: View, card: number): I
    turnOver(w: World, card: number, face: I): void
  }
}

/**
 * Puts the hidden cards of each player anew into the places where they may be, by chance. The result depends on what
 * is known and on chance alone, not on where the cards are: their numbers, too, are given anew, in the order of their
 * names. `known` are the cards that stay.
 */
export function resampleHidden<I extends Identity>(
  w: World,
  rules: ResampleRules<I>,
  known: ReadonlySet<number>,
  random: Seeded,
): void {
  const hidden = hiddenContents(w, rules, (card) => known.has(card))
  const { touched } = w
  const kept = touched.slice()
  for (const owner of PLAYERS) mixCardsOf(w, rules, owner, hidden, known, random)
  // Nothing that the state-based check looks at has changed.
  w.touched = kept
}

function mixCardsOf<I extends Identity>(
  w: World,
  rules: ResampleRules<I>,
  owner: PlayerId,
  hidden: readonly Contents[],
  known: ReadonlySet<number>,
  random: Seeded,
): void {
  const isMixed = (card: number) => !known.has(card) && viewedCard(w, card).owner === owner
  const cards = hidden.flatMap((one) => one.cards.filter(isMixed)).sort((a, b) => a - b)
  const { hiddenFaces } = rules
  const facedown = hiddenFaces?.of(w, owner) ?? []
  const faces = [
    ...cards.map((card) => rules.identityOf(w, card)),
    ...facedown.flatMap((card) => hiddenFaces?.faceOf(w, card) ?? []),
  ]
  faces.sort(rules.compare)
  for (const card of facedown) {
    const [face] = faces.splice(random.below(faces.length), 1)
    if (face !== undefined) hiddenFaces?.turnOver(w, card, face)
  }
  for (const [at, card] of cards.entries()) become(w, card, faces[at])
  const mixed = shuffled(cards, random)
  for (const one of hidden) refill(w, rules, one, isMixed, mixed)
}

function become(w: World, card: number, face: Identity | undefined): void {
  if (face === undefined || viewedCard(w, card).name === face.name) return
  Object.assign(w.write(card), face)
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
  rules: ViewRules,
  { container, cards }: Contents,
  isMixed: (card: number) => boolean,
  from: number[],
) {
  const filled = cards.map((card) => (isMixed(card) ? (from.pop() as number) : card))
  const host = 'host' in container ? container.host : -1
  for (const card of filled) {
    const { zone, host: before } = viewedCard(w, card)
    if (zone === container.pile && before === host) continue
    Object.assign(w.write(card), { zone: container.pile, host })
  }
  if ('host' in container)
    Object.assign(w.write(container.host), { under: filled } satisfies Partial<ViewedCard>)
  else
    Object.assign(w.write(container.player), {
      [container.pile]: rules.isOrdered(container.pile) ? filled : filled.sort((a, b) => a - b),
    })
}
