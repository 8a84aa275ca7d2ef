import type { Keyword } from '../vocabulary.ts'
import type { Amount, Guard, Noun, ObjectFilter, SACRIFICED_LAND, SpellFilter } from './structure.ts'

/** Fields of any node. The printer tells phrases of one kind apart by `as`; `other` belongs to the filter of the node. */
export interface Wording {
  readonly as?: unknown
  readonly other?: true
}

/** A structure as a text holds it: filters and mana costs are nodes of their own, and every node has a kind. */
export type TextOf<T> = T extends ObjectFilter
  ? FilterNode
  : T extends readonly (infer One)[]
    ? readonly TextOf<One>[]
    : T extends object
      ? {
          readonly [F in keyof T]: F extends 'cost' | 'symbols'
            ? ManaNode | typeof SACRIFICED_LAND
            : TextOf<T[F]>
        } & Wording &
          (T extends { readonly kind: unknown } ? unknown : { readonly kind: string })
      : T

/** Without a noun it is a permanent: “Goblin”. `spells`: instants and sorceries that are spells. */
export interface FilterNode extends Omit<ObjectFilter, 'nouns' | 'spell' | 'either'> {
  readonly either?: FilterNode
  /** Further nouns, before the last. */
  readonly moreNouns?: readonly Noun[]
  readonly spell?: SpellNode
  readonly kind: 'which'
  readonly nouns?: Noun | readonly Noun[]
  readonly spells?: true
  /** How several nouns are joined. */
  readonly as?: 'and' | 'and/or' | 'or a' | 'that is' | 'tokens' | 'color first' | 'there' | 'permanent'
}

export interface ManaNode {
  readonly kind: 'mana cost'
  readonly of: readonly ManaSymbol[]
}
export type ManaSymbol =
  | { readonly kind: 'generic'; readonly of: number }
  | { readonly kind: 'hybrid generic'; readonly of: number; readonly or: string }
  | { readonly kind: 'hybrid'; readonly of: string; readonly or: string }
  | { readonly kind: 'pip'; readonly of: string }

export type SpellNode = Omit<TextOf<SpellFilter>, 'kind'> & { readonly kind: 'which spell' }

/** Words that are set aside; `about`: of what. Their other fields only print. */
export interface AsideNode {
  readonly kind: 'aside'
  readonly about: string
  readonly [field: string]: unknown
}

/** A description of cards in a library, a hand or a graveyard, or of spells. */
export interface CardsNode {
  readonly kind: string
  readonly [field: string]: unknown
}

/** Target cards in graveyards go elsewhere. `amount`: how many, default one; `any`: as many as one likes. */
export interface BuriedNode {
  readonly kind: 'buried'
  readonly does: 'hand' | 'exile' | 'library'
  readonly of: CardsNode
  readonly amount?: TextOf<Amount>
  readonly upTo?: true
  readonly any?: true
  readonly whose?: 'you'
  readonly other?: true
  readonly as?: string
}

/** Predicates that are short for several. */
export type ShortPredicate =
  | { readonly kind: 'gains'; readonly keywords: readonly Keyword[] }
  | { readonly kind: 'protected'; readonly from: readonly Guard[] }
  | {
      readonly kind: 'becomes'
      readonly power: number
      readonly toughness: number
      readonly subtypes: readonly string[]
    }
  | { readonly kind: 'base'; readonly power: number; readonly toughness: number }
  /** It is of these creature types and no others, and more. */
  | {
      readonly kind: 'turns into'
      readonly subtypes: readonly string[]
      readonly power?: number
      readonly toughness?: number
      readonly keywords?: readonly Keyword[]
      readonly loses?: Keyword
    }
  | { readonly kind: 'can block any' }
