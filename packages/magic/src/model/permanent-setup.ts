import type { CardFacts } from '../cards/card-facts.ts'
import type { Ability, Predicate } from '../text/structure.ts'
import type { Keyword, NamedCounter } from '../vocabulary.ts'
import type { During } from './state.ts'

/** A permanent of a board. Default: a 2/2 creature that could attack. */
export interface PermanentSetup extends Partial<Omit<CardFacts, 'name' | 'omits' | 'unknown'>> {
  readonly name: string
  /** Its card, whose facts and text are the defaults. The text here is in addition to that of the card. */
  readonly card?: string
  readonly keywords?: readonly Keyword[]
  readonly abilities?: readonly Ability[]
  readonly tapped?: boolean
  readonly token?: boolean
  /** Marked damage. */
  readonly damage?: number
  /** +1/+1 counters and -1/-1 counters. */
  readonly plus?: number
  readonly minus?: number
  /** It came under its player's control this turn. */
  readonly new?: boolean
  /** The name of the permanent or player that it is attached to. */
  readonly attached?: string
  /** The name of the player who protects this battle. */
  readonly protector?: string
  /** The effects of spells and abilities on it. */
  readonly effects?: readonly EffectSetup[]
  /** It bears the Ring for its player. */
  readonly ringBearer?: boolean
  /** It is face down, and can be turned face up for its morph cost. */
  readonly faceDown?: boolean
}

/** An effect on a creature; players and permanents by name. `during` defaults to this turn. */
export type EffectSetup =
  | { readonly is: Predicate; readonly until?: 'combat' | 'turn' | 'game' }
  | { readonly goadedBy: string }
  /** So many counters of a kind; default: one. */
  | { readonly counters: NamedCounter; readonly amount?: number }
  | { readonly attacks: string; readonly during?: During }
  | { readonly blocks: string; readonly during?: During }
  /** This player chooses what it blocks. */
  | { readonly chosenBy: string }
