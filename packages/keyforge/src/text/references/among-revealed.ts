import { mentions, type Part } from './references.ts'

/*
 * "Reveal the top 3 cards of your deck. Archive each Logos card.": cards that are named neither in a zone nor in play, right
 * behind cards that were shown or discarded, are some of those.
 */

/** An ability in which such groups say so. */
export const amongTheShown = <T extends object>(ability: T): T =>
  mentions(ability, ({ kind }) => SHOWS.includes(kind) || kind === 'discard')
    ? (new Reading().of(ability) as T)
    : ability

/** Whose cards are meant: those shown last, or those discarded. */
type Meant = { readonly among: true } | { readonly way: 'discarded' }

class Reading {
  #meant: Meant | null = null

  /** In the order of the text: what is shown early is meant by what comes later. */
  of(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((one) => this.of(one))
    if (!isRecord(part)) return part
    // An ability that is given is a text of its own.
    if (part.kind === 'grants') return { ...part, ability: new Reading().of(part.ability) }
    const meant = this.#meant
    const { kind, what } = part
    if (
      meant !== null &&
      TAKES.includes(kind) &&
      isRecord(what) &&
      isPlain(what.kind) &&
      isOfCards(what.of)
    ) {
      const does = kind === 'discard' && 'way' in meant ? what : { ...what, of: { ...what.of, ...meant } }
      return { ...part, what: does }
    }
    if (SHOWS.includes(kind)) this.#meant = { among: true }
    if (kind === 'discard' && isRecord(what) && what.kind === 'top') this.#meant = { way: 'discarded' }
    return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, this.of(value)]))
  }
}

const SHOWS: readonly unknown[] = ['reveal', 'look at']
/** What is done to cards out of play; those in play are named by what they are there. */
const TAKES: readonly unknown[] = ['choose', 'archive', 'discard', 'purge', 'return', 'play', 'put into play']

/** "Each", "a", "any number of": not by comparison with others. */
const isPlain = (kind: unknown): boolean => kind === 'each' || kind === 'choose'

const isRecord = (part: unknown): part is Part => typeof part === 'object' && part !== null

/** "Each card of that house": any other word about where they are or whose says more. */
const isOfCards = (of: unknown): of is Part =>
  isRecord(of) &&
  of.kind === 'group' &&
  of.noun === 'card' &&
  Object.keys(of).every((field) => PRINTED.includes(field))
const PRINTED = ['kind', 'noun', 'house', 'outside', 'trait', 'without', 'chosen']
