import type { Part } from './references.ts'

/*
 * "Reveal the top 3 cards of your deck. Archive each Logos card.": cards that are named neither in a zone nor in play, right
 * behind cards that were shown or discarded, are some of those.
 */

/** The cards that were shown last, or that were discarded last. */
export type Shown = { readonly among: true } | { readonly way: 'discarded' }

/** What an effect shows, and what later effects can speak of; null where it shows nothing. */
export function shownBy({ kind, what }: Part): Shown | null {
  if (SHOWS.includes(kind)) return { among: true }
  return kind === 'discard' && isPart(what) && what.kind === 'top' ? { way: 'discarded' } : null
}

/** An effect on some of the cards that were shown, where it speaks of cards and not of where they are. */
export function amongShown(effect: Part, shown: Shown): Part {
  const { kind, what } = effect
  if (!TAKES.includes(kind) || !isPart(what) || !isPlain(what.kind)) return effect
  const of = withoutImpliedHand(what.of)
  if (!isOfCards(of)) return effect
  // Cards are discarded once.
  if (kind === 'discard' && 'way' in shown) return effect
  return { ...effect, what: { ...what, of: { ...of, ...shown } } }
}

/** "Archive a Logos card" means a card from hand only where no cards were shown (KF-ARC-1, KF-DSC-1); "a card" always does. */
function withoutImpliedHand(of: unknown): unknown {
  if (!isPart(of) || of.zone !== 'hand' || of.whose !== 'they') return of
  const { zone: _, whose: __, ...kind } = of
  return Object.keys(kind).length > 2 ? kind : of
}

const SHOWS: readonly unknown[] = ['reveal', 'look at']
/** What is done to cards out of play; those in play are named by what they are there. */
const TAKES: readonly unknown[] = ['choose', 'archive', 'discard', 'purge', 'return', 'play', 'put into play']

/** "Each", "a", "any number of": not by comparison with others. */
const isPlain = (kind: unknown): boolean => kind === 'each' || kind === 'choose'

const isPart = (part: unknown): part is Part => typeof part === 'object' && part !== null

/** "Each card of that house": any other word about where they are or whose says more. */
const isOfCards = (of: unknown): of is Part =>
  isPart(of) &&
  of.kind === 'group' &&
  of.noun === 'card' &&
  Object.keys(of).every((field) => PRINTED.includes(field)) &&
  (of.such === undefined ||
    (of.such as readonly Part[]).every(({ kind }) => OF_THE_CARD.includes(String(kind))))
const PRINTED = ['kind', 'noun', 'house', 'outside', 'trait', 'without', 'chosen', 'such']
/** What is asked of a card by what is printed on it, alone or compared. */
const OF_THE_CARD = [
  ...['shares', 'shares no', 'same', 'differs', 'of house', 'not of house', 'with icon', 'without icons'],
  ...['with keyword', 'without keyword', 'of power', 'less power', 'more power'],
]
