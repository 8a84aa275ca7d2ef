import type { Color, CombatAction, Keyword } from '../vocabulary.ts'
import type { CastWhen, Guard, Noun, Side, State } from './structure.ts'

// The nodes of sentence phrases. `sentences.ts` gives their meaning. Fields marked “wording” have no meaning: the
// printer needs them to choose among phrases of one kind.

export interface FilterNode {
  readonly kind: 'which'
  readonly nouns?: Noun | readonly Noun[]
  readonly whose?: Exclude<Side, 'its controller'>
  readonly state?: State
  readonly subtype?: string
  readonly orSubtype?: string
  readonly color?: Color
  readonly nontoken?: true
  readonly with?: Keyword
  readonly without?: Keyword
  /** Instants and sorceries that are spells. */
  readonly spells?: true
  /** A subtype without a noun. */
  readonly bare?: true
}

export type ReferenceNode =
  | {
      readonly kind:
        | 'self'
        | 'dealt this way'
        | 'that player'
        | 'its controller'
        | 'defending player'
        | 'you'
        | 'attacked'
    }
  /** `many`: “those creatures” (wording). */
  | { readonly kind: 'it'; readonly many?: true }
  /** `by`: “enchanted” or “equipped” (wording). */
  | { readonly kind: 'attached'; readonly by: 'aura' | 'equipment' }
  | {
      readonly kind: 'target'
      readonly of?: FilterNode
      readonly any?: true
      readonly other?: true
      /** “Of an opponent's choice”. */
      readonly theirs?: true
      readonly least: number
      readonly most: number | null
    }
  /** `all`: “each”, “all …” or the plural alone (wording). */
  | { readonly kind: 'each'; readonly of: FilterNode; readonly other?: true; readonly all?: boolean }
  | { readonly kind: 'everything'; readonly of: FilterNode }
  | { readonly kind: 'the one'; readonly of: FilterNode }

export type AmountNode =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'X' | 'that much' | 'its power' }
  | { readonly kind: 'count'; readonly of: FilterNode }

export interface TokenNode {
  readonly kind: 'token'
  readonly power: number
  readonly toughness: number
  readonly colors?: readonly Color[]
  readonly subtypes: readonly string[]
  readonly artifact?: true
  readonly keywords?: readonly Keyword[]
}

export type Momentary =
  | { readonly kind: 'gets'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'gains'; readonly keywords: readonly Keyword[] }
  | { readonly kind: 'protected'; readonly from: readonly Guard[] }
  | { readonly kind: 'loses'; readonly keyword: Keyword }
  | {
      readonly kind: 'becomes'
      readonly power: number
      readonly toughness: number
      readonly subtypes: readonly string[]
    }
  | { readonly kind: 'base'; readonly power: number; readonly toughness: number }
  | { readonly kind: 'switched' }
  | { readonly kind: 'colored'; readonly color: Color }
  | {
      readonly kind:
        | 'unblockable'
        | 'cannot block'
        | 'must attack'
        | 'must attack now'
        | 'must block'
        | 'must be blocked'
        | 'can block any'
    }

export type EffectNode =
  | {
      readonly kind: 'deal'
      readonly by?: ReferenceNode
      readonly amount?: AmountNode
      readonly to: ReferenceNode
      readonly divided?: 'chosen' | 'evenly'
      /** “Equal to” a measure; “equal to its power” of the source (wording). */
      readonly measured?: true
      readonly bites?: true
      /** Excess damage goes to the controller if the source has this keyword. */
      readonly excess?: Keyword
      readonly whose?: FilterNode
    }
  | { readonly kind: 'judgment'; readonly amount: number; readonly to: ReferenceNode }
  | {
      readonly kind: 'fight'
      readonly who: ReferenceNode
      readonly object?: ReferenceNode
      readonly each?: true
    }
  | {
      readonly kind:
        | 'destroy'
        | 'exile'
        | 'tap'
        | 'untap'
        | 'goad'
        | 'regenerate'
        | 'becomes blocked'
        | 'leaves combat'
      readonly who: ReferenceNode
    }
  | { readonly kind: 'attacks you' | 'attacks that player' | 'silenced'; readonly who: ReferenceNode }
  | { readonly kind: 'blocks'; readonly who: ReferenceNode; readonly object: ReferenceNode }
  | { readonly kind: 'decides'; readonly action: CombatAction }
  | {
      readonly kind: 'counters'
      readonly amount: number
      readonly which: 'plus' | 'minus'
      readonly on: ReferenceNode
    }
  | { readonly kind: 'exchange control'; readonly first: ReferenceNode; readonly second: ReferenceNode }
  | { readonly kind: 'copy'; readonly who: ReferenceNode; readonly color?: Color }
  | {
      readonly kind: 'life'
      readonly who: ReferenceNode
      readonly amount: AmountNode
      readonly does: 'gains' | 'loses' | 'becomes'
    }
  | {
      readonly kind: 'drain'
      readonly who: ReferenceNode
      readonly amount: AmountNode
      readonly gain: AmountNode
    }
  | { readonly kind: 'tap both'; readonly first: ReferenceNode; readonly second: ReferenceNode }
  | { readonly kind: 'sacrifice' | 'exile graveyards' | 'random opponent' }
  | {
      readonly kind: 'sacrifices'
      readonly who?: ReferenceNode
      readonly amount: number
      readonly of: FilterNode
    }
  | { readonly kind: 'attach'; readonly to: ReferenceNode }
  | { readonly kind: 'blocks as you choose'; readonly who: ReferenceNode }
  | { readonly kind: 'blocks cost'; readonly amount: AmountNode }
  | { readonly kind: 'draw'; readonly amount: number }
  | {
      readonly kind: 'create'
      readonly amount: number | 'X'
      readonly token: TokenNode
      readonly combat?: 'attacking' | 'blocking'
      readonly object?: ReferenceNode
    }
  | { readonly kind: 'copies'; readonly of: FilterNode }
  | { readonly kind: 'exile later'; readonly who: ReferenceNode; readonly at: 'end of combat' | 'end step' }
  | { readonly kind: 'put attacking'; readonly of: readonly string[] }
  | { readonly kind: 'more combat'; readonly main: boolean }
  | {
      readonly kind: 'shield'
      readonly amount: AmountNode
      readonly to?: ReferenceNode
      readonly rider?: ReferenceNode
      /** Dealt to you and permanents you control (wording). */
      readonly wide?: true
    }
  | { readonly kind: 'next time'; readonly rider?: true }
  | { readonly kind: 'points redirected'; readonly amount: AmountNode; readonly to: ReferenceNode }
  | {
      readonly kind: 'no damage'
      readonly who?: ReferenceNode
      readonly combat?: true
      readonly both?: true
      readonly by?: true
      readonly all?: true
    }
  | { readonly kind: 'exiled instead'; readonly who: ReferenceNode }
  | {
      readonly kind: 'gets'
      readonly who: ReferenceNode
      readonly does: readonly Momentary[]
      readonly more?: Momentary
      readonly until: 'turn'
      /** Each states its own duration (wording). */
      readonly plain?: true
    }
  | {
      readonly kind: 'gets each'
      readonly who: ReferenceNode
      readonly power: number
      readonly toughness: number
      readonly of: FilterNode
      readonly other?: true
    }

export type ConditionNode =
  | { readonly kind: 'state'; readonly is: State }
  | { readonly kind: 'delirium'; readonly least: number }
  | { readonly kind: 'did' | 'did not' }
  | { readonly kind: 'controls'; readonly of: FilterNode }

export interface SentenceNode {
  readonly kind: 'plain' | 'may' | 'if'
  readonly does: EffectNode
  readonly if?: ConditionNode
  readonly may?: true
}

/** The recipient of an event's damage. */
export interface DamagedNode {
  readonly kind: 'damaged'
  readonly object: 'a player' | 'an opponent' | 'a creature'
}

export interface EventNode {
  readonly kind:
    | 'attacks'
    | 'unblocked'
    | 'blocked'
    | 'blocks'
    | 'enters'
    | 'dies'
    | 'dealt damage'
    | 'deals damage'
    | 'beginning of combat'
    | 'end of combat'
  readonly who?: FilterNode
  readonly object?: 'a player' | DamagedNode
  readonly first?: true
  readonly other?: true
  readonly combat?: true
  /** “One or more … deal” (wording). */
  readonly many?: true
  /** Any recipient (wording). */
  readonly anything?: true
}

export type CostNode =
  | { readonly kind: 'tap' | 'sacrifice self' }
  | { readonly kind: 'mana'; readonly symbols: ManaNode }
  | { readonly kind: 'life'; readonly amount: number }
  | {
      readonly kind: 'sacrifice'
      readonly amount: number
      readonly of: FilterNode
      readonly other?: true
    }
export interface ManaNode {
  readonly kind: 'mana'
  readonly of: readonly ManaSymbol[]
}
export type ManaSymbol =
  | { readonly kind: 'generic'; readonly of: number }
  | { readonly kind: 'hybrid'; readonly of: string; readonly or: string }
  | { readonly kind: 'pip'; readonly of: string }

export type SourceNode =
  | { readonly kind: 'itself' }
  | {
      readonly kind: 'source'
      readonly whose?: 'you' | 'an opponent'
      readonly color?: Color
      readonly creature?: true
    }

/** What an Aura can enchant. */
export const ENCHANTED = [
  'creature',
  'player',
  'permanent',
  'planeswalker',
  'land',
  'artifact',
  'creature you control',
] as const
export type Enchanted = (typeof ENCHANTED)[number]

/** The clauses that are not about declarations. */
export type EffectClause =
  | {
      readonly kind: 'whenever'
      readonly event: EventNode
      readonly first: SentenceNode
      readonly more?: readonly SentenceNode[]
    }
  | { readonly kind: 'madness'; readonly cost: ManaNode }
  | { readonly kind: 'battle cry' | 'provoke' | 'mentor' | 'devoid' }
  | { readonly kind: 'no life gain' | 'all wither' | 'to no graveyard' }
  | { readonly kind: 'annihilator'; readonly count: number }
  | { readonly kind: 'equip'; readonly cost: ManaNode }
  | { readonly kind: 'enchant'; readonly what: Enchanted }
  | { readonly kind: 'cast only'; readonly when: CastWhen }
  | {
      readonly kind: 'activated'
      readonly costs: readonly CostNode[]
      readonly does: readonly SentenceNode[]
      readonly slow?: true
    }
  | { readonly kind: 'loyalty'; readonly by: number; readonly does: readonly SentenceNode[] }
  | { readonly kind: 'does'; readonly does: readonly SentenceNode[] }
  | {
      readonly kind: 'would deal'
      readonly by: SourceNode
      readonly to?: 'you' | 'self' | 'anything' | 'opponents'
      readonly object?: FilterNode
      readonly times?: number
      readonly plus?: number
      readonly prevents?: number
    }
  | {
      readonly kind: 'redirects'
      readonly of: 'you' | 'you and other permanents'
      readonly to: 'self' | 'attached'
    }
  | {
      readonly kind: 'prevents'
      readonly counters: boolean
      readonly combat: boolean
      readonly deals: boolean
      /** Of the enchanted creature, not of the Aura. */
      readonly attached?: true
    }
  | { readonly kind: 'unpreventable'; readonly combat: boolean }
  | { readonly kind: 'stays at 1'; readonly while: FilterNode }
  | { readonly kind: 'would die'; readonly of: FilterNode; readonly token?: TokenNode }
