import type { KindOf } from '@battleline/language'
import type { Counter, Direction, Keyword, Pile, Trigger } from '../vocabulary.ts'
import type { Amount, Condition, Quantity, Restriction, State } from './condition-structure.ts'
import type { DamageChange, DamagePattern } from './damage-structure.ts'
import type { DeckEffect } from './deck-structure.ts'
import type { Event } from './event-structure.ts'
import type { Filter } from './filter-structure.ts'
import type { Among, CaseOf, DependsOf, ModeOf, ModesOf, VariantOf } from './modes-structure.ts'
import type { PredicateOf } from './predicate-structure.ts'
import type { Subject, Target } from './reference-structure.ts'
import type {
  ActKind,
  Cost,
  CostOfCards,
  Ingredient,
  Label,
  Lasts,
  Moment,
  NextGiven,
  Terms,
  UseLimit,
  WithCounters,
} from './terms-structure.ts'
import type { ZoneEffect } from './zone-structure.ts'

export type { Amount, ChampionDeed, Condition, Quantity, Restriction, State } from './condition-structure.ts'
export type { DamageChange, DamagePattern } from './damage-structure.ts'
export type { Event, PlayersEvent } from './event-structure.ts'
export type { Filter, Having, InZone, Limit, Non, Noun } from './filter-structure.ts'
export type { ModeCount } from './modes-structure.ts'
export type { Subject, Target, Watched } from './reference-structure.ts'
export type {
  ActKind,
  Cost,
  GainedKeyword,
  Ingredient,
  Label,
  Lasts,
  LostKeyword,
  Moment,
  NextGiven,
  Offered,
  Terms,
  UseLimit,
  WithCounters,
} from './terms-structure.ts'

/**
 * The structure of a card's text. The grammar reads and prints it, the compiler makes charts of it, and the ops of
 * those charts read it: it is the one language of conditions, amounts and selections. A flag is either `true` or
 * missing.
 */

export type Predicate = PredicateOf<Triggered>

/** One continuous effect, of a constant text or a lasting effect. */
export type ContinuousText =
  | { readonly kind: 'gives'; readonly who: Subject; readonly gives: Predicate; readonly while?: State }
  | {
      readonly kind: 'would deal'
      readonly of: DamagePattern
      readonly becomes: DamageChange
      readonly once?: true
      readonly while?: State
      /** “Prevent all damage that would be dealt”. */
      readonly all?: true
    }

/** A constant text. */
export type Constant =
  | {
      readonly kind: 'about'
      readonly who: Subject
      readonly does: readonly Predicate[]
      readonly while?: State
      /** Only of those that are attacking: “as long as they're attacking”. */
      readonly attacking?: true
      /** Only of those in this state: “as long as they're awake”. */
      readonly state?: NonNullable<Filter['is']>
    }
  | Extract<ContinuousText, { readonly kind: 'would deal' }>
  | ({ readonly kind: 'cards cost'; readonly of: Filter } & CostOfCards)

/** One effect of a text. */
export type Effect =
  | {
      readonly kind: 'deal'
      readonly amount: Amount
      readonly to: Target
      readonly by?: Target
      readonly unpreventable?: true
      /** Its source is a Spell meanwhile; set as the text is compiled. */
      readonly spell?: true
      /** “An additional”: besides that of an earlier sentence. */
      readonly more?: true
    }
  | DeckEffect
  | ZoneEffect
  | {
      readonly kind: 'shield'
      readonly amount: Amount
      readonly sort?: 'combat' | 'non-combat'
      readonly to: readonly Target[]
      /** Its words; left out: “this turn”, which is as long. */
      readonly until?: 'end of turn'
    }
  | {
      readonly kind: 'prevent next'
      readonly sort?: 'combat' | 'non-combat'
      readonly to: Target
      readonly most?: number
      readonly but?: number
      readonly counter?: Counter
      /** Done as the damage is prevented; “that much” is what was prevented. */
      readonly upon?: Effect
      /** The chart of that, set as the text is compiled. */
      readonly chartId?: string
      /** Preserves that many cards of the deck: they go to the material deck. */
      readonly preserve?: true
    }
  | {
      readonly kind: 'gets'
      readonly who: Target
      readonly gives: readonly Predicate[]
      /** Left out: as long as the object exists (GA-LAY-2). */
      readonly until?: Lasts
    }
  /** The next card that matches and that one activates this turn. */
  | { readonly kind: 'next card'; readonly of: Filter; readonly gives: NextGiven }
  /** `named`: its words say the name of the card that attacks. */
  | { readonly kind: 'attack gets'; readonly gives: readonly Predicate[]; readonly named?: true }
  /** The next attack of one's champion in this turn in which it wields no weapon. */
  | { readonly kind: 'next attack gets'; readonly by: number }
  /** The next attack of a unit in this turn. */
  | { readonly kind: 'their next attack'; readonly who: Target; readonly gives: readonly Predicate[] }
  | { readonly kind: 'from now'; readonly until: Lasts; readonly is: Constant }
  | { readonly kind: 'attack doubled'; readonly named?: true }
  | {
      readonly kind: 'put counters' | 'remove counters'
      readonly amount: Amount
      readonly counter: Counter
      readonly on: Target
    }
  | { readonly kind: 'remove all counters'; readonly counter: Counter; readonly on: Target }
  | { readonly kind: ActKind; readonly what: Target }
  /** “It” is the chosen object then. */
  | { readonly kind: 'choose object'; readonly what: Extract<Target, { readonly kind: 'choose' }> }
  /** To a zone of its owner, whoever's the text says it is (GA-DEF-15). */
  | {
      readonly kind: 'send'
      readonly way: 'return' | 'put'
      readonly what: Target
      readonly whose: 'yours' | 'owner'
      readonly place: Pile
      /** For a deck. */
      readonly end?: 'top' | 'bottom'
      /** Its words: “in any order”, which it is anyway (GA-INF-3). */
      readonly ordered?: true
    }
  /** Cards that are no objects enter under one's control. */
  | {
      readonly kind: 'put onto field'
      readonly what: Target
      readonly rested?: true
      /** Its words: “return … to the field”; the card itself, from one's graveyard. */
      readonly returns?: true | 'graveyard'
    }
  /** What others do, or everybody: “you” and “your” in it are theirs. */
  | {
      readonly kind: 'others do'
      readonly who: 'each player' | 'each opponent' | 'your opponents' | 'target opponent' | 'that opponent'
      readonly does: Effect
      /** Its words: “have each player draw”. */
      readonly have?: true
    }
  /** What one player does: a target, or the controller of an object. */
  | { readonly kind: 'player does'; readonly who: Target; readonly does: Effect }
  /** A legal object becomes the target of the attack (GA-KEY-REDIRECT). */
  | { readonly kind: 'redirect'; readonly to: Target; readonly from?: 'self' }
  /** Left out: any number. "For each card" counts the banished cards. */
  | { readonly kind: 'banish up to'; readonly count?: number; readonly of: Filter }
  | { readonly kind: 'deal for each'; readonly amount: number; readonly of: Filter }
  | { readonly kind: 'remove durability'; readonly count: number }
  /** Left out: one. `another` only says that it is not the first. */
  | {
      readonly kind: 'summon'
      readonly named: string
      readonly amount?: Amount
      readonly rested?: true
      readonly another?: true
      /** It enters with counters. */
      readonly with?: WithCounters
    }
  | { readonly kind: 'pay'; readonly amount: number }
  /** One's Shifting Currents: the mastery, and their direction (GA-MST-1). */
  | { readonly kind: 'gain currents' }
  | { readonly kind: 'turn currents'; readonly to: 'different' | 'adjacent' | Direction }
  /** One's next Spell card this turn is activated and resolves as if the level were higher (GA-KEY-EMPOWER). */
  | { readonly kind: 'empower'; readonly amount: Amount }

export type Modes = ModesOf<Sentence>
export type Depends = DependsOf<Sentence>
export type Case = CaseOf<Sentence>
export type Mode = ModeOf<Sentence>
export type ModeVariant = VariantOf<Sentence>

/** The effect of a kind. */
export type EffectOf<K extends Effect['kind']> = KindOf<Effect, K>

export type Sentence = (
  | {
      readonly kind: 'do'
      readonly effects: readonly Effect[]
      readonly may?: true
      /** “…, then you may …”. */
      readonly mayThen?: readonly Effect[]
      readonly x?: Quantity
      /** In the place of the sentence before it. */
      readonly instead?: true
      /** So many times (GA-RES-7). */
      readonly each?: Quantity
      /** “As a Spell”: what it targets and deals (GA-ACT-5). */
      readonly spell?: true
    }
  | {
      readonly kind: 'if'
      readonly condition: Condition
      readonly effects: readonly Effect[]
      readonly may?: true
      readonly mayThen?: readonly Effect[]
      readonly x?: Quantity
      readonly instead?: true
    }
  /** Its brackets hold as it is carried out (GA-BON-4). */
  | { readonly kind: 'with class bonus'; readonly does: Sentence }
  /** Done unless its controller pays. */
  | {
      readonly kind: 'unless'
      readonly effects: readonly Effect[]
      readonly pays: number
      readonly by?: 'opponent'
    }
  | Following
  | Modes
  | Depends
  /** The number on which the sentences of its cases depend; set as the text is compiled. */
  | { readonly kind: 'note'; readonly on: Quantity }
  | Terms
) & {
  /** Only in this case; set as the text is compiled. */
  readonly among?: Among
  /** “Class Bonus:” before it; set as the text is compiled (GA-BON-4). */
  readonly when?: Restriction
  /** The number of the ability of an action in brackets to which it belongs; set as the text is compiled (GA-BON-3). */
  readonly bonus?: number
}

/** A sentence as it is carried out. */
export type PlainSentence = Exclude<
  Sentence,
  { readonly kind: 'with class bonus' | 'modes' | 'depends' | Terms['kind'] }
>

/** A sentence with effects of its own. */
export type EffectSentence = Exclude<PlainSentence, Following | { readonly kind: 'note' }>

/** “When you do, …”: a trigger that follows if the sentence before it was done (GA-RES-4). */
export interface Following {
  readonly kind: 'when did'
  readonly does: Sentence
  /** It triggers as that phase begins instead (GA-ABL-4). */
  readonly later?: Moment
  /** It triggers whenever the effect before it prevents damage instead. */
  readonly prevented?: true
  /** Only if the Shifting Currents changed so. */
  readonly turned?: { readonly kind: 'turned'; readonly from: Direction; readonly to: Direction }
  /** Its chart, set as the text is compiled. */
  readonly chartId?: string
  readonly when?: Restriction
  readonly bonus?: number
  readonly among?: Among
}

/** A triggered ability. */
export type Triggered =
  | {
      readonly kind: 'trigger'
      readonly trigger: Trigger
      readonly once?: true
      readonly does: readonly Sentence[]
      readonly when?: Restriction
    }
  | {
      readonly kind: 'whenever'
      readonly event: Event
      readonly first: Sentence
      readonly more?: readonly Sentence[]
      readonly when?: Restriction
    }

export type Clause = BareClause & {
  readonly label?: Label
  /** The champion has it while the card is anywhere in its lineage (GA-LVL-7). */
  readonly inherited?: true
}

type BareClause =
  | {
      readonly kind: 'keyword'
      readonly keyword: Keyword
      readonly value: number
      readonly when?: Restriction
      readonly while?: State
    }
  | Triggered
  | {
      readonly kind: 'activated'
      readonly costs: readonly Cost[]
      readonly does: readonly Sentence[]
      readonly when?: Restriction
      /** It is used in an inner lineage, and costs the card itself (GA-LVL-8). */
      readonly release?: true
    }
  | { readonly kind: 'enters rested'; readonly when?: Restriction }
  | { readonly kind: 'enters with'; readonly with: WithCounters; readonly when?: Restriction }
  /** It can be activated from the graveyard for this reserve cost (GA-KEY-EPHEMERATE). */
  | {
      readonly kind: 'ephemerate'
      readonly cost: number
      readonly effect?: Effect
      readonly when?: Restriction
    }
  /** It enters linked to a target, and is sacrificed without it (GA-KEY-LINK). */
  | { readonly kind: 'link'; readonly of: Filter; readonly when?: Restriction }
  /** Only cards with floating memory pay its memory cost. */
  | { readonly kind: 'floating only'; readonly when?: Restriction }
  /** When the card itself can be activated. */
  | { readonly kind: 'activate only'; readonly limits: readonly UseLimit[]; readonly when?: Restriction }
  /** An ally of this kind performs the attack (GA-KW-COMMAND). */
  | { readonly kind: 'command'; readonly of: string; readonly when?: Restriction }
  /** It can only be put on a champion of this name, in small letters (GA-LVL-2). */
  | { readonly kind: 'lineage'; readonly of: string; readonly when?: Restriction }
  | {
      readonly kind: 'additional cost'
      readonly effect: Effect
      /** To materialize the card; default: to activate it. */
      readonly to?: 'materialize'
      readonly when?: Restriction
    }
  /** It can be paid instead of the reserve cost (GA-CST-6). */
  | { readonly kind: 'alternative cost'; readonly effect: Effect; readonly when?: Restriction }
  /** The same, by a sacrifice of these objects (GA-KEY-BREW). */
  | { readonly kind: 'brew'; readonly of: readonly Ingredient[]; readonly when?: Restriction }
  /** It costs less or more to activate or materialize, for each of the things counted, while a state holds (GA-CST-4). */
  | {
      readonly kind: 'costs'
      readonly by: number
      readonly way: 'less' | 'more'
      readonly to: 'activate' | 'materialize'
      readonly each?: Quantity
      readonly x?: Quantity
      readonly if?: State
      readonly while?: State
      readonly when?: Restriction
    }
  | { readonly kind: 'constant'; readonly is: Constant; readonly when?: Restriction }
  /** What plays no part in fights. */
  | { readonly kind: 'aside'; readonly as: string; readonly when?: Restriction }
  /** The effects of an action as it resolves. */
  | { readonly kind: 'resolve'; readonly does: readonly Sentence[]; readonly when?: Restriction }

/** The whole text of a card. */
export interface CardText {
  readonly kind: 'text'
  readonly clauses: readonly Clause[]
}
