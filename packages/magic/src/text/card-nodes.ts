import type { CombatAction, Keyword } from '../vocabulary.ts'
import type { EffectClause, FilterNode } from './sentence-nodes.ts'
import type { Guard, Quality, Situation, State, Subject } from './structure.ts'

// The nodes of the phrases in `text.ts`. `abilities.ts` gives their meaning.

export interface CardText {
  readonly kind: 'text'
  readonly clauses: readonly Clause[]
}

export type CombatActions = CombatAction | 'both'
export type Companion = Extract<Quality, { readonly kind: 'greater power' | 'colored' | 'subtype' }>

export type Clause =
  | EffectClause
  | { readonly kind: 'keywords'; readonly keywords: readonly Keyword[]; readonly from?: readonly Guard[] }
  | { readonly kind: 'protection'; readonly from: readonly Guard[] }
  | { readonly kind: 'cap'; readonly most: number; readonly action: CombatAction }
  | { readonly kind: 'cap you'; readonly most: number }
  | {
      readonly kind: 'tax'
      readonly pay: number | 'W/P'
      readonly yours: boolean
      readonly while?: 'untapped'
    }
  | { readonly kind: 'block tax'; readonly pay: number; readonly while: 'attacking' }
  | { readonly kind: 'attack me'; readonly anybody?: true }
  | { readonly kind: 'those cannot'; readonly those: QualityText; readonly actions: CombatActions }
  | { readonly kind: 'all attack' }
  | { readonly kind: 'lures'; readonly who: SubjectNode }
  | { readonly kind: 'within hand' }
  | {
      readonly kind: 'about'
      readonly who: SubjectNode
      readonly does: readonly PredicateNode[]
      readonly while?: SituationNode
    }

/** The condition of a constant text. */
export interface SituationNode {
  readonly kind: 'situation'
  readonly is: Situation
}

/** A printed quality. */
export type QualityText =
  | Exclude<Quality, { readonly kind: 'keyword' }>
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly without?: true }

/** A printed subject: an attached one names the kind of attachment, and "all creatures" has no subtype. */
export type SubjectNode =
  | Extract<Subject, { readonly kind: 'self' }>
  /** `by` tells the phrases apart and means nothing else. */
  | { readonly kind: 'attached'; readonly by: 'aura' | 'equipment' | 'curse' }
  | { readonly kind: 'those'; readonly state: State }
  | (Omit<Extract<Subject, { readonly kind: 'creatures' }>, 'subtype'> & { readonly subtype?: string })

export type PredicateNode =
  | { readonly kind: 'must'; readonly action: CombatAction; readonly during: 'combat' | 'turn' }
  | { readonly kind: 'must attack'; readonly object: 'this' | 'you' }
  | { readonly kind: 'blocks each attacker' }
  | { readonly kind: 'gains'; readonly keyword: Keyword }
  | { readonly kind: 'protected'; readonly from: readonly Guard[] }
  | { readonly kind: 'cannot' | 'not alone'; readonly actions: CombatActions }
  | { readonly kind: 'cannot attack you'; readonly planeswalkers?: true }
  | { readonly kind: 'only where'; readonly controls: FilterNode }
  | { readonly kind: 'not unless'; readonly action: CombatAction; readonly least: number }
  | { readonly kind: 'only alone' }
  | { readonly kind: 'only beside'; readonly action: CombatAction; readonly companion: Companion }
  | { readonly kind: 'costs'; readonly actions: CombatActions; readonly pay: number }
  | { readonly kind: 'costs a land' }
  | { readonly kind: 'costs to block'; readonly quality: QualityText; readonly pay: number }
  | { readonly kind: 'by all or none' | 'by one' | 'unblockable' }
  | { readonly kind: 'by so many'; readonly least: number }
  | { readonly kind: 'by at most'; readonly most: number }
  | { readonly kind: 'evades' | 'blocked only by' | 'blocks only'; readonly quality: QualityText }
  | { readonly kind: 'must be blocked'; readonly least: number }
  | { readonly kind: 'must be blocked by one' }
  | { readonly kind: 'must be blocked by'; readonly companion: Companion }
  | { readonly kind: 'blocks any' | 'blocks more' | 'as though unblocked' }
  | { readonly kind: 'blocks so many more'; readonly many: number }
  | { readonly kind: 'gets'; readonly power: number; readonly toughness: number }
  | {
      readonly kind: 'gets each'
      readonly power: number
      readonly toughness: number
      readonly each: FilterNode
    }
