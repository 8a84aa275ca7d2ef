import type { Color, CombatAction, Keyword } from '../vocabulary.ts'
import type { ObjectFilter } from './object-filter.ts'
import type { Reference } from './references.ts'
import type { Amount, Cost, CounterKind } from './terms.ts'

export type Until = 'combat' | 'turn' | 'game'
export type Delayed = 'end of combat' | 'end step'

/** An instruction without abilities and predicates of its own. */
export type PlainInstruction =
  | {
      readonly kind: 'deal'
      /** The source of damage; default: the ability's source. */
      readonly by?: Reference | null
      readonly amount: Amount
      readonly to: Reference
      /** Divided as its controller chooses (MTG-NCD-1), or evenly (MTG-NCD-6). */
      readonly divided?: 'chosen' | 'evenly' | null
      /** Its excess goes to the recipient's controller (MTG-NCD-8), if the creature has this keyword. */
      readonly excess?: Keyword | null
    }
  | { readonly kind: 'fight'; readonly who: Reference; readonly object?: Reference | null }
  | { readonly kind: 'sacrifice'; readonly who: Reference }
  /** `dead`: also the card of what died. */
  /** `until`: it comes back as the permanent with the text leaves the battlefield (610.3). */
  | { readonly kind: 'exile'; readonly who: Reference; readonly dead?: true; readonly until?: 'left' }
  /** `forever`: it cannot be regenerated. */
  | { readonly kind: 'destroy'; readonly who: Reference; readonly forever?: boolean }
  /** The spell or ability that targets the permanent is countered, unless its player pays (702.21). */
  | { readonly kind: 'counter unless'; readonly costs: readonly Cost[] }
  /** Each of these players picks so many of what they control. */
  | {
      readonly kind: 'sacrifices'
      readonly who: Reference
      readonly amount: Amount
      readonly of: ObjectFilter
    }
  /** Cards from graveyards or exile, under the control of who does it, or of their `owner`s. */
  | {
      readonly kind: 'put onto the battlefield'
      readonly who: Reference
      readonly owner?: true
      readonly tapped?: true
      readonly attacking?: true
      readonly faceDown?: true
      /** With so many of these counters. */
      readonly which?: CounterKind
      readonly amount?: Amount
    }
  /** It becomes a creature type that its player chooses, not `except`, and is no other if it says so. */
  | { readonly kind: 'chosen type'; readonly who: Reference; readonly only?: true; readonly except?: string }
  /** A color that its player chooses: it is of that color, has protection or hexproof from it, until end of turn. */
  | {
      readonly kind: 'chosen color'
      readonly who: Reference
      readonly gives: 'color' | 'protection' | 'color and hexproof'
    }
  /** Its player names a creature type, for the rest of the ability. */
  | { readonly kind: 'name a type' }
  | { readonly kind: 'loses the game'; readonly who: Reference }
  /** Power, or power and toughness, of its own amount is added until end of turn (701.10). */
  | { readonly kind: 'double power'; readonly who: Reference; readonly toughness?: true }
  /** The counters that it had, on something else as well. */
  | { readonly kind: 'its counters'; readonly who: Reference; readonly on: Reference }
  /** As many +1/+1 counters again. */
  | { readonly kind: 'double counters'; readonly who: Reference }
  /** So many +1/+1 counters on an Army, which also becomes of a subtype; without one, a token comes first (701.47). */
  | { readonly kind: 'amass'; readonly subtype: string; readonly amount: Amount }
  /** A land becomes a 0/0 creature with haste and so many +1/+1 counters, which comes back tapped. */
  | { readonly kind: 'earthbend'; readonly who: Reference; readonly amount: Amount }
  /** Afterwards “you win the flip” is true, or “you lose the flip”. */
  | { readonly kind: 'flip coin' }
  /** An unknown card comes face down as a 2/2 creature (701.40, 701.62); default: of you. */
  | { readonly kind: 'manifest'; readonly who?: Reference }
  /** So many -1/-1 counters on a creature that its player chooses among their own. */
  | { readonly kind: 'blight'; readonly amount: Amount }
  /** Into a library, which is no part of a board. */
  | { readonly kind: 'to library'; readonly who: Reference }
  | { readonly kind: 'return later'; readonly who: Reference; readonly at: Delayed }
  /** `who`: default: the permanent with the text. */
  | { readonly kind: 'attach'; readonly who?: Reference; readonly to: Reference }
  /** Default: those of all players. */
  | { readonly kind: 'exile graveyards'; readonly who?: Reference }
  /** To the hand of its owner; a token ceases to exist. `dead`: also the card of what died. */
  | { readonly kind: 'return'; readonly who: Reference; readonly dead?: true }
  | {
      readonly kind: 'discards'
      readonly who: Reference
      readonly amount: Amount
      readonly random?: boolean
    }
  /** Costs that are paid as something resolves. Mana can always be paid. */
  /** `or`: or these. */
  | { readonly kind: 'pays'; readonly costs: readonly Cost[]; readonly or?: readonly Cost[] }
  /** It draws and discards; a nonland card that is discarded gives it a +1/+1 counter (701.50). */
  | { readonly kind: 'connives' | 'explores'; readonly who: Reference }
  /** A creature becomes the Ring-bearer of the player (701.54). */
  | { readonly kind: 'tempted' }
  /** Words of the text that play no part. */
  | { readonly kind: 'aside'; readonly says: string }
  /** The words of an ability whose event or costs alone are read. */
  | { readonly kind: 'unread'; readonly says: string }
  | { readonly kind: 'poison'; readonly who: Reference; readonly amount: Amount }
  /** Chance picks the opponent who is “that player” afterwards. */
  | { readonly kind: 'random opponent' }
  /** Who chooses what they block is the ability's controller (MTG-BLK-38). */
  | { readonly kind: 'you choose blocks'; readonly who: Reference }
  /** This turn each blocking creature costs so much. */
  | { readonly kind: 'blocks cost'; readonly amount: Amount }
  | {
      readonly kind:
        | 'tap'
        | 'untap'
        | 'tap or untap'
        | 'goad'
        | 'regenerate'
        | 'becomes blocked'
        | 'leaves combat'
      readonly who: Reference
    }
  | { readonly kind: 'attacks you' | 'attacks that player'; readonly who: Reference }
  /** It is turned face up, or face down (708). */
  | { readonly kind: 'turn up' | 'turn down'; readonly who: Reference }
  | {
      readonly kind: 'blocks'
      readonly who: Reference
      readonly object: Reference
      readonly when: 'combat' | 'turn'
    }
  /** You choose which creatures attack this turn, or which block and how. */
  | { readonly kind: 'decides'; readonly action: CombatAction }
  | {
      readonly kind: 'counters'
      /** Divided as its controller chooses. */
      readonly divided?: 'chosen'
      readonly amount: Amount
      readonly which: CounterKind
      readonly on: Reference
    }
  | {
      readonly kind: 'life'
      readonly who: Reference
      readonly does: 'gains' | 'loses' | 'becomes'
      readonly amount: Amount
    }
  /** Default: its controller draws. */
  | { readonly kind: 'draw'; readonly amount: Amount; readonly who?: Reference; readonly loses?: Amount }
  /** A spell leaves the stack; `costs`: unless its player pays. */
  | { readonly kind: 'counter'; readonly who: Reference; readonly costs?: readonly Cost[] }
  /** The card whose madness was triggered is cast, or goes to the graveyard (MTG-NCD-9). */
  | { readonly kind: 'cast for madness' | 'to the graveyard' }
  | {
      readonly kind: 'exile later' | 'sacrifice later' | 'destroy later'
      readonly who: Reference
      readonly at: Delayed
    }
  /** A known card of the filter, with at most this mana value. */
  | {
      readonly kind: 'put from hand'
      readonly of: ObjectFilter
      readonly most?: Amount
      readonly tapped?: true
      readonly attacking?: true
    }
  | { readonly kind: 'put attacking'; readonly of: readonly string[] }
  | { readonly kind: 'more combat'; readonly main: boolean }
  | { readonly kind: 'exchange control'; readonly who: readonly Reference[] }
  /** `by`: who gains it; default: the controller of the ability. */
  | {
      readonly kind: 'gain control'
      readonly who: Reference
      readonly by?: Reference
      /** `controlled`, `tapped`: for as long as the permanent with the text is so. */
      readonly until: 'turn' | 'game' | 'controlled' | 'tapped'
    }
  | { readonly kind: 'copy'; readonly who: Reference; readonly color?: Color | null }
