import type { Counter, Element, Keyword, Pile, Supertype } from '../vocabulary.ts'

/** A noun for cards; `source` is any source of damage, `intent` a card in the intent. */
export type Noun =
  | 'unit'
  | 'champion'
  | 'ally'
  | 'weapon'
  | 'item'
  | 'domain'
  | 'phantasia'
  | 'object'
  | 'intent'
  | 'action'
  | 'attack card'
  | 'source'
  | 'card'
  | 'regalia'
  | 'token'

/** What a filter leaves out: “non-champion”, “non-token”, “non-Human”. */
export type Non =
  | { readonly kind: 'non noun'; readonly noun: Noun }
  | { readonly kind: 'non supertype'; readonly supertype: Supertype }
  | { readonly kind: 'non element'; readonly element: Element }
  | { readonly kind: 'non sub'; readonly sub: string }
  | { readonly kind: 'non attack' }

/** Two subtypes or elements; a card with either one matches, however a text joins them. */
interface OneOf<T> {
  readonly kind: 'or' | 'and' | 'and/or'
  readonly first: T
  readonly second: T
}

/** The numbers that a filter or a condition accepts. */
export interface Limit {
  readonly kind: 'exactly' | 'at most' | 'at least' | 'less than'
  readonly value: number
}

/** What a filter asks beside kinds, elements and control. */
export type Having =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** The one keyword or the other. */
  | { readonly kind: 'either keyword'; readonly first: Keyword; readonly second: Keyword }
  /** `one`: it says “a counter” instead of “one or more”. */
  | { readonly kind: 'counters'; readonly counter: Counter; readonly is: Limit; readonly one?: true }
  | { readonly kind: 'power' | 'life'; readonly is: Limit }
  /** Of its life. */
  | { readonly kind: 'parity'; readonly as: 'odd' | 'even' }
  | { readonly kind: 'memory cost' | 'reserve cost'; readonly is: Limit }
  /** The one cost or the other. */
  | { readonly kind: 'either cost'; readonly memory: Limit; readonly reserve: Limit }

/** Where cards are that are no objects: “from your graveyard”; `single`: all of them in the same player's zone. */
export interface InZone {
  readonly kind: 'zone'
  readonly whose: 'yours' | 'any' | 'single' | 'theirs'
  /** `hand and memory`: in either of them. */
  readonly place: Pile | 'stack' | 'intent' | 'hand and memory'
}

/** A filter of objects or cards. Omitted criteria accept everything. */
export interface Filter {
  readonly kind: 'group'
  /** Left out behind a subtype alone: “a Potion”. */
  readonly nouns?: readonly Noun[]
  /** A subtype without a noun; or two subtypes, either of which matches. */
  readonly bare?: string
  readonly kinds?: OneOf<string>
  /** “Ally card” instead of “ally”. */
  readonly card?: 'card'
  readonly is?:
    | 'awake'
    | 'rested'
    | 'distant'
    | 'fostered'
    | 'damaged'
    | 'defending'
    | 'retaliating'
    | 'unloaded'
    | 'loaded'
    | 'ephemeral'
  readonly nons?: readonly Non[]
  readonly elements?: OneOf<Element>
  /** A supertype or a subtype behind the others. */
  readonly rarity?: Supertype
  readonly also?: string
  readonly having?: readonly Having[]
  readonly side?: 'yours' | 'theirs'
  readonly other?: true
  readonly attacking?: true
  /** It is attacking the champion of “you”. */
  readonly attacks?: 'your champion'
  readonly element?: Element
  /** Of a basic or an advanced element (GA-ELE-4). */
  readonly rank?: 'basic' | 'advanced'
  /** Without this element. */
  readonly without?: Element
  readonly supertype?: Supertype
  /** A subtype: sword, horse, spell. */
  readonly sub?: string
  readonly floating?: true
  /** Cards with the name of the card that has the text. */
  readonly named?: 'self'
  /** Cards of this name. */
  readonly called?: string
  /** Cards of a zone; left out: objects. */
  readonly at?: InZone
  /** One of these filters must match, and nothing else: “a Fatestone item or a Fatebound ally”. */
  readonly either?: readonly Filter[]
  /** It entered the field this turn. */
  readonly fresh?: true
  /** With an omen counter (GA-CTR-4). */
  readonly omen?: true
  /** Players instead of objects. */
  readonly player?: true
}
