import type { ObjectFilter } from './object-filter.ts'

/** The subject or object of a sentence. */
export type Reference =
  | {
      readonly kind:
        | 'self'
        | 'it'
        | 'dealt this way'
        | 'you'
        | 'attached'
        /** What a creature that attacks attacks. */
        | 'attacked'
        | 'that player'
        | 'its controller'
        /** The player who controlled what dealt the damage. */
        | "dealer's controller"
        | 'defending player'
        /** The creatures of the type that its player has chosen as it resolves. */
        | 'of the type'
        /** What was sacrificed for the ability. */
        | 'sacrificed'
        /** What was tapped for the ability. */
        | 'tapped for it'
    }
  /** The thing that was chosen on casting: one, or up to `most`, or any number where that is null. */
  | {
      readonly kind: 'target'
      readonly of: ObjectFilter
      readonly least: number
      readonly most: number | null
      /** Chosen by the opponent who controls it. */
      readonly theirs?: boolean
      /** Chosen by an opponent, whoever controls it. */
      readonly opponents?: boolean
      /** Its index among the targets of the ability. */
      readonly at?: number
    }
  /** What was chosen for the target at this place. */
  | { readonly kind: 'chosen'; readonly at: number }
  /** The target of this side: "the creature you control". */
  | { readonly kind: 'the one'; readonly of: ObjectFilter }
  /** `players`: and each player. */
  | { readonly kind: 'each'; readonly of: ObjectFilter; readonly players?: true }
  | { readonly kind: 'both'; readonly of: readonly Reference[] }
