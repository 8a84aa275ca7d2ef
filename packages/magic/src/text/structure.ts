import type { Color, CombatAction, Keyword } from '../vocabulary.ts'
import type { DamageChange, DamageFilter, Source } from './damage-changes.ts'
import type { Delayed, PlainInstruction, Until } from './instructions.ts'
import type { ObjectFilter, SpellFilter } from './object-filter.ts'
import type { OwnPredicate } from './predicates.ts'
import type { Reference } from './references.ts'
import type { Amount, CastWhen, Condition, Cost, CounterKind, Event } from './terms.ts'

export type { DamageChange, DamageFilter, PreventionRider, Source } from './damage-changes.ts'
export type { Until } from './instructions.ts'
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
  /** Its name, if it is not that of its subtypes. */
  readonly name?: string
  readonly legendary?: boolean
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
      /** Only the permanent itself. */
      readonly self?: true
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
  | PlainInstruction
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
  | { readonly kind: 'later'; readonly does: Instruction; readonly at: Delayed }
  /** A triggered ability of its own, with targets that are chosen then (603.12). */
  | { readonly kind: 'reflexive'; readonly does: readonly Sentence[] }
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
      /** Whose it is, if not its permanent's player's: of an effect that waits (603.7d). */
      readonly you?: number
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
      /** A special action: it turns the permanent face up, and does not use the stack (116.2b). */
      readonly special?: true
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
  /**
   * It can be cast face down, and turned face up for these costs (702.37); `has`: what it has while it is face down.
   */
  | { readonly kind: 'morph'; readonly costs: readonly Cost[]; readonly has?: readonly Ability[] }
  /** As it is turned face up, so many counters are put on it. */
  | { readonly kind: 'turns up with'; readonly which: CounterKind; readonly amount: Amount }
  /** When it may be cast. */
  | { readonly kind: 'cast only'; readonly when: CastWhen }
  | { readonly kind: 'madness'; readonly cost: string }
  /** It is cast from the graveyard for these costs, and then exiled (702.34). */
  | { readonly kind: 'flashback'; readonly costs: readonly Cost[] }
  | { readonly kind: 'replaces'; readonly is: Replacement }
  /** Where its controller creates tokens, one of this kind comes with them (MTG-RPL-23). */
  | { readonly kind: 'more tokens'; readonly token: TokenText }
  /** In the turn of its controller, opponents lose twice as much life (MTG-RPL-24). */
  | { readonly kind: 'double loss' }
  /** One more counter of this kind is put on what gets some (MTG-RPL-22). */
  | { readonly kind: 'more counters'; readonly which: CounterKind; readonly on: ObjectFilter }
  /** Switches something off (MTG-RPL-18). `sources`: of which sources; null: of all. */
  | { readonly kind: 'unpreventable'; readonly combat: boolean; readonly by?: Source | null }
  | { readonly kind: 'no life gain' }
  | { readonly kind: 'all wither' }
  /** Damage never takes you below 1 life, while you control something of this kind, if it says so (MTG-RPL-19). */
  | { readonly kind: 'stays at 1'; readonly while?: ObjectFilter }
