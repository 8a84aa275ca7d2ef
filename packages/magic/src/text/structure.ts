import type { Color, CombatAction, Keyword } from '../vocabulary.ts'
import type { DamageChange, DamageFilter, Source } from './damage-changes.ts'
import type { ObjectFilter, SpellFilter } from './object-filter.ts'
import type { OwnPredicate } from './predicates.ts'
import type { Reference } from './references.ts'
import type { Amount, CastWhen, Condition, Cost, CounterKind, Event } from './terms.ts'

export type { DamageChange, DamageFilter, PreventionRider, Source } from './damage-changes.ts'
export type { Noun, ObjectFilter, Side, SpellFilter, State } from './object-filter.ts'
export type { Guard, Quality } from './predicates.ts'
export type { Reference } from './references.ts'
export type { Amount, CastWhen, Condition, Cost, CounterKind, Event, Happened } from './terms.ts'

// Card texts as plain nodes, distinguished by `kind`. Saves of version 0.1 hold null where an optional field is left out.

/** A predicate of a creature. */
export type Predicate =
  | OwnPredicate
  /** It has these triggered and activated abilities. */
  | { readonly kind: 'grants'; readonly abilities: readonly Ability[] }

/** A token in a text. */
export interface TokenText {
  readonly power: number
  readonly toughness: number
  readonly colors?: readonly Color[]
  readonly subtypes: readonly string[]
  readonly artifact?: boolean
  /** An artifact that is no creature, as a Treasure. */
  readonly lifeless?: boolean
  readonly keywords?: readonly Keyword[]
  readonly abilities?: readonly Ability[]
}

/** An effect that changes an event before it happens (MTG-RPL-1). */
export type Replacement =
  | {
      readonly kind: 'damage'
      readonly of: DamageFilter
      readonly becomes: DamageChange
    }
  /** What would die, or be put into a graveyard from anywhere, is exiled instead (MTG-RPL-16). */
  | {
      readonly kind: 'exiled instead'
      readonly of?: ObjectFilter | null
      readonly anywhere?: boolean
      readonly token?: TokenText | null
    }

/** A rule about declarations for a turn, by a spell or ability, and not about particular creatures. */
export type DeclarationRule =
  /** The effect's controller chooses attackers or blockers (MTG-ATK-40, MTG-BLK-38). */
  | { readonly kind: 'decides'; readonly action: CombatAction }
  /** Each blocking creature costs so much (MTG-BLK-25). */
  | { readonly kind: 'block tax'; readonly cost: string }

/** An instruction. */
export type Instruction =
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
  | {
      readonly kind: 'gets'
      readonly who: Reference
      readonly does: readonly Predicate[]
      readonly until: Until
      /** For as long as the permanent with the text remains tapped. */
      readonly while?: 'tapped'
      readonly each?: ObjectFilter
      readonly by?: Amount
    }
  | { readonly kind: 'exile' | 'sacrifice'; readonly who: Reference }
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
  | { readonly kind: 'later'; readonly does: Instruction; readonly at: Delayed }
  | { readonly kind: 'loses the game'; readonly who: Reference }
  /** A triggered ability of its own, with targets that are chosen then (603.12). */
  | { readonly kind: 'reflexive'; readonly does: readonly Sentence[] }
  /** Power, or power and toughness, of its own amount is added until end of turn (701.10). */
  | { readonly kind: 'double power'; readonly who: Reference; readonly toughness?: true }
  /** The counters that it had, on something else as well. */
  | { readonly kind: 'its counters'; readonly who: Reference; readonly on: Reference }
  /** As many +1/+1 counters again. */
  | { readonly kind: 'double counters'; readonly who: Reference }
  /** So many +1/+1 counters on an Army, which also becomes of a subtype; without one, a token comes first (701.47). */
  | { readonly kind: 'amass'; readonly subtype: string; readonly amount: Amount }
  /** Afterwards “you win the flip” is true, or “you lose the flip”. */
  | { readonly kind: 'flip coin' }
  /** An unknown card comes face down as a 2/2 creature (701.40, 701.62); default: of you. */
  | { readonly kind: 'manifest'; readonly who?: Reference }
  /** So many -1/-1 counters on a creature that its player chooses among their own. */
  | { readonly kind: 'blight'; readonly amount: Amount }
  /** Into a library, which is no part of a board. */
  | { readonly kind: 'to library'; readonly who: Reference }
  | { readonly kind: 'return later'; readonly who: Reference; readonly at: Delayed }
  | { readonly kind: 'attach'; readonly to: Reference }
  | { readonly kind: 'exile graveyards' }
  /** To the hand of its owner; a token ceases to exist. */
  | { readonly kind: 'return'; readonly who: Reference }
  | {
      readonly kind: 'discards'
      readonly who: Reference
      readonly amount: Amount
      readonly random?: boolean
    }
  /** Costs that are paid as something resolves. Mana can always be paid. */
  | { readonly kind: 'pays'; readonly costs: readonly Cost[] }
  /** Words of the text that play no part. */
  | { readonly kind: 'aside'; readonly says: string }
  /** The words of an ability of which only the event or the costs are read. */
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
  | {
      readonly kind: 'create'
      /** Who creates them, each of them so many; default: the controller of the ability. */
      readonly by?: Reference
      readonly amount: Amount
      /** Default: copies of the source, or of the permanent `of` (MTG-GEN-6). */
      readonly token?: TokenText | null
      readonly of?: Reference
      /** A copy that is no legend. */
      readonly nonlegendary?: true
      /** An attacking one is tapped. */
      readonly combat?: 'attacking' | 'blocking' | null
      readonly tapped?: true
      /** The creature that it blocks. */
      readonly object?: Reference | null
    }
  /** The card whose madness was triggered is cast, or goes to the graveyard (MTG-NCD-9). */
  | { readonly kind: 'cast for madness' | 'to the graveyard' }
  | {
      readonly kind: 'exile later' | 'sacrifice later' | 'destroy later'
      readonly who: Reference
      readonly at: Delayed
    }
  | { readonly kind: 'put attacking'; readonly of: readonly string[] }
  | { readonly kind: 'more combat'; readonly main: boolean }
  | { readonly kind: 'exchange control'; readonly who: readonly Reference[] }
  /** `by`: who gains it; default: the controller of the ability. */
  | {
      readonly kind: 'gain control'
      readonly who: Reference
      readonly by?: Reference
      readonly until: 'turn' | 'game'
    }
  | { readonly kind: 'copy'; readonly who: Reference; readonly color?: Color | null }
  /** An effect that watches from now on. `amount`: the points of a shield. */
  | {
      readonly kind: 'from now'
      readonly is: Replacement
      /** A list in saves of version 0.1. */
      readonly on?: Reference | readonly Reference[]
      /** The creature whose damage it replaces, if known. */
      readonly by?: Reference | null
      /** True if a source is chosen on resolution. */
      readonly source?: boolean
      readonly to?: Reference | null
      readonly amount?: Amount | null
    }
/** Modes of which so many are chosen as a spell or ability is put on the stack (700.2). */
export interface Modes {
  readonly least: number
  readonly most: number
  readonly of: readonly { readonly says: string; readonly does: readonly Sentence[] }[]
}

export type Until = 'combat' | 'turn' | 'game'
type Delayed = 'end of combat' | 'end step'

/** One sentence of an ability. */
export interface Sentence {
  readonly does: Instruction
  readonly may?: boolean
  /** Who may do it; default: the controller of the ability. */
  readonly by?: Reference
  readonly if?: Condition
  /** It is done exactly if the one before it was proceeded with. */
  readonly also?: boolean
  /** It is done exactly if the one before it was not proceeded with. */
  readonly otherwise?: boolean
}

/** The subject of a text. */
export type Subject =
  | { readonly kind: 'self' }
  /** What it is attached to: a creature, or the creatures of a player. */
  | { readonly kind: 'attached' }
  | {
      readonly kind: 'creatures'
      readonly whose: 'each' | 'yours' | 'opponents'
      readonly other?: boolean
      readonly subtype?: string | null
    }
  | { readonly kind: 'those'; readonly of: ObjectFilter }

/** The name of a cost that is paid with a land. */
export const SACRIFICED_LAND = 'the sacrifice of a land' as const

/** The condition of a constant text. */
export type Situation = 'attacking' | 'untapped' | 'not in combat'

/** An ability of a card, as it was read from its text. */
export type Ability =
  | {
      readonly kind: 'about'
      readonly who: Subject
      readonly does: Predicate
      readonly while?: Situation
      readonly if?: Condition
    }
  /** No more than so many creatures can do it each combat; `you`: only those that attack you are counted. */
  | { readonly kind: 'cap'; readonly action: CombatAction; readonly most: number; readonly you?: boolean }
  /** Creatures cannot attack you unless their controller pays; `yours`: nor planeswalkers you control. */
  | { readonly kind: 'tax'; readonly cost: string; readonly yours: boolean; readonly while?: 'untapped' }
  /** Creatures cannot block unless their controller pays. */
  | { readonly kind: 'block tax'; readonly cost: string; readonly while: 'attacking' }
  /** Each opponent must attack you or a planeswalker you control, or `anybody`, with at least one creature each combat. */
  | { readonly kind: 'attack me'; readonly anybody?: true }
  /** If a creature of an opponent attacks, all creatures of that opponent do, if able. */
  | { readonly kind: 'all attack' }
  | {
      readonly kind: 'whenever'
      readonly event: Event
      readonly if?: Condition | null
      readonly does: readonly Sentence[]
      /** Only so often each turn. */
      readonly most?: number
      /** Where the card is; default: the battlefield. */
      readonly from?: 'graveyard'
      readonly modes?: Modes
    }
  | {
      readonly kind: 'activated'
      readonly costs: readonly Cost[]
      readonly does: readonly Sentence[]
      /** Where the card is; default: the battlefield. */
      readonly from?: 'graveyard' | 'hand'
      /** Only in one's own main phase, with an empty stack. */
      readonly slow?: boolean
      /** Only so often each turn. */
      readonly most?: number
      /** Only once, as long as it is the same object. */
      readonly once?: boolean
      /** Only in one's own turn. */
      readonly yours?: boolean
      readonly when?: CastWhen
      readonly if?: Condition
    }
  /** Its controller cannot be the target of spells and abilities: of those of opponents, or of any (702.11c, 702.18a). */
  | { readonly kind: 'player has'; readonly keyword: 'hexproof' | 'shroud' }
  /** What an Aura can be attached to. */
  | { readonly kind: 'enchant'; readonly what: ObjectFilter }
  /** It is cast at any time. */
  | { readonly kind: 'flash' }
  /** It has no color, whatever it costs. */
  | { readonly kind: 'devoid' }
  | { readonly kind: 'spell'; readonly does: readonly Sentence[]; readonly modes?: Modes }
  /** It enters with counters on it, or tapped. */
  | {
      readonly kind: 'enters with'
      readonly which: CounterKind
      readonly amount: Amount
      readonly tapped?: true
      readonly if?: Condition
    }
  /** `of`: these do, and not only itself. */
  | { readonly kind: 'enters tapped'; readonly of?: ObjectFilter }
  /** What casting it costs besides mana. */
  | { readonly kind: 'cast cost'; readonly costs: readonly Cost[] }
  /** It cannot be countered; `all`: nor can any spell of its controller, or any spell of the filter. */
  | {
      readonly kind: 'uncounterable'
      readonly all?: boolean
      /** Of any player. */
      readonly each?: true
      readonly of?: SpellFilter
    }
  /** These players cannot cast spells of the filter, always or in the turn of who says so. */
  | {
      readonly kind: 'no casting'
      readonly who: 'you' | 'opponents' | 'each'
      readonly of?: SpellFilter
      readonly during?: 'your turn'
    }
  /** It is every creature type. */
  | { readonly kind: 'changeling' }
  /** With so many charge counters it is an artifact creature, if it is a Spacecraft with power and toughness (721.2). */
  | { readonly kind: 'station level'; readonly least: number }
  /** It is copied for each spell cast before it this turn (702.40). */
  | { readonly kind: 'storm' }
  /** Abilities of these permanents cannot be activated; `butMana`: except those that only add mana. */
  | { readonly kind: 'no activating'; readonly of: ObjectFilter; readonly butMana?: true }
  /** Its combat damage to a player gives so many poison counters, too. */
  | { readonly kind: 'toxic'; readonly amount: number }
  /**
   * An ability of one of these triggers an additional time (MTG-KEY-57); with `when`, only on these events, of an object of
   * `by`: one that you control, if it says so.
   */
  | {
      readonly kind: 'triggers again'
      readonly of: ObjectFilter
      readonly by?: ObjectFilter
      readonly yours?: true
      readonly when?: 'enters' | 'enters or leaves'
    }
  /** The spells of its controller deal damage as though they had a keyword. */
  | { readonly kind: 'spells have'; readonly of: SpellFilter; readonly keyword: Keyword }
  /** When it may be cast. */
  | { readonly kind: 'cast only'; readonly when: CastWhen }
  | { readonly kind: 'madness'; readonly cost: string }
  /** It is cast from the graveyard for these costs, and then exiled (702.34). */
  | { readonly kind: 'flashback'; readonly costs: readonly Cost[] }
  | { readonly kind: 'replaces'; readonly is: Replacement }
  /** Switches something off (MTG-RPL-18). `sources`: of which sources; null: of all. */
  | { readonly kind: 'unpreventable'; readonly combat: boolean; readonly by?: Source | null }
  | { readonly kind: 'no life gain' }
  | { readonly kind: 'all wither' }
  /** Damage never takes you below 1 life, while you control something of this kind, if it says so (MTG-RPL-19). */
  | { readonly kind: 'stays at 1'; readonly while?: ObjectFilter }
