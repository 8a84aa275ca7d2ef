import { grammarOf, type TypedGrammar } from '@battleline/language'
import type { Counter, Direction, Element, Keyword, Phase, Pile, Supertype, Trigger } from '../vocabulary.ts'
import type {
  Amount,
  Case,
  Clause,
  Condition,
  Constant,
  Cost,
  DamageChange,
  DamagePattern,
  Depends,
  Effect,
  EffectOf,
  Event,
  Filter,
  GainedKeyword,
  Having,
  Ingredient,
  InZone,
  Label,
  Lasts,
  Limit,
  LostKeyword,
  Mode,
  ModeCount,
  Modes,
  Moment,
  Noun,
  Offered,
  Predicate,
  Quantity,
  Restriction,
  Sentence,
  State,
  Subject,
  Target,
  Triggered,
  UseLimit,
  Watched,
  WithCounters,
} from './structure.ts'

/** What the phrases of each category read, and the entries of each word set. */
export interface GrandArchiveNodes {
  text: WrittenText
  clause: WrittenClause
  bare: Clause | ClauseList
  lineage:
    | Extract<Target, { readonly kind: 'your champion' | 'it' }>
    | { readonly kind: 'target'; readonly of: Filter }
  price: Clause
  'link-kind': Filter
  ingredient: Ingredient
  listed: Clause
  labelled: LabelledClause
  brackets: Restriction
  bracket: Restriction
  triggered: Triggered
  sentence: Sentence
  plain: Sentence
  effect: Effect
  condition: Condition
  simple: Condition
  state: State
  'own-state': State
  'its-state': State
  'use-limit': UseLimit
  'state-word': NonNullable<Filter['is']>
  limit: Limit
  possession: Having
  having: Having
  constant: Constant
  would: DamagePattern
  becoming: DamageChange
  predicate: Predicate
  entering: Predicate
  'into-intent': Predicate
  recovering: Predicate
  'own-counters': Predicate
  timed: Effect
  dearer: Predicate
  'with-prevented': Effect
  marked: Extract<State, { readonly kind: 'marked' }>
  'mark-it': Effect
  'timed-gift': Predicate
  'for-every': Predicate
  gained: GainedKeyword
  offered: Offered
  lost: LostKeyword
  momentary: Predicate
  unprevented: Predicate
  'attacker-price': Predicate
  'weapon-price': Predicate
  'target-price': Predicate
  stat: Predicate
  instead: Predicate
  event: Event
  cost: Cost
  amount: Amount
  'count-of': Amount
  quantity: Quantity
  x: Quantity
  count: Quantity
  explained: Quantity
  counted: Quantity
  'counted-many': Quantity
  every: Quantity
  'done-word': Extract<Quantity, { readonly kind: 'this way' }>['did']
  target: Target
  chosen: Extract<Target, { readonly kind: 'choose' }>
  subject: Subject
  'named-subject': Subject
  recipient: Subject
  watched: Watched
  zone: InZone
  pile: Pile
  receiver: 'yours' | 'owner'
  'zone-owner': InZone['whose']
  'summoned-with': WithCounters
  'other-player': EffectOf<'others do'>['who']
  'their-deed': Effect
  'their-cards': Extract<Target, { readonly kind: 'each' }>
  'their-random': Extract<Target, { readonly kind: 'at random' }>
  'their-memory': Extract<Target, { readonly kind: 'each' }>
  'each-deal': Effect
  many: Extract<Target, { readonly kind: 'choose' }>
  group: Filter
  half: Filter
  one: Filter
  noun: Noun
  'omen-type': Noun
  attacked: 'your champion'
  'trigger-limit': 'once' | 'once each turn'
  side: 'yours' | 'theirs'
  element: Element
  supertype: Supertype
  sub: string
  'lineage-name': string
  sort: 'combat' | 'non-combat'
  counter: Counter
  keyword: Keyword
  valued: Keyword
  until: Lasts
  phase: Phase
  trigger: Trigger
  moment: Moment
  modes: Modes
  depending: Depends
  case: Case
  'depends-on': Quantity
  mode: Mode
  'mode-count': ModeCount
  'element-rank': 'basic' | 'advanced'
  'generated-place': 'hand' | 'memory'
  direction: Direction
  label: Label
  'label-word': string
  cheaper: 'less' | 'more'
  'play-word': 'activate' | 'materialize'
}

/** A clause as written, with its brackets. */
export type WrittenClause =
  | Clause
  | {
      readonly kind: 'bracketed'
      readonly when: Restriction
      readonly clause: Clause | LabelledClause | ClauseList
    }
  | LabelledClause
  | ClauseList
  | InheritedClause
  | ReleaseClause

/** Several keywords or additional costs in one line; a text has one clause for each. */
type ClauseList = ListOf<'keywords'> | ListOf<'additional costs'>

interface ListOf<K extends string> {
  readonly kind: K
  readonly of: readonly Clause[]
}

interface InheritedClause {
  readonly kind: 'inherited'
  readonly clause: Clause | ClauseList
}

interface ReleaseClause {
  readonly kind: 'release'
  readonly does: readonly Sentence[]
}

interface LabelledClause {
  readonly kind: 'labelled'
  readonly label: Label
  readonly clause: Clause | ClauseList
}

/** A text as written. */
export interface WrittenText {
  readonly kind: 'text'
  readonly clauses: readonly WrittenClause[]
}

const typed: TypedGrammar<GrandArchiveNodes> = grammarOf()

export const phrase: TypedGrammar<GrandArchiveNodes>['phrase'] = typed.phrase
export const include: TypedGrammar<GrandArchiveNodes>['include'] = typed.include
export const grammar: TypedGrammar<GrandArchiveNodes>['grammar'] = typed.grammar
