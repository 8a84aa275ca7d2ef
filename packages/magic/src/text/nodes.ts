import { grammarOf, type TypedGrammar } from '@battleline/language'
import type { CardType, Color, CombatAction, Keyword } from '../vocabulary.ts'
import type {
  CardText,
  Clause,
  CombatActions,
  Companion,
  PredicateNode,
  QualityText,
  SituationNode,
  SubjectNode,
} from './card-nodes.ts'
import type {
  AmountNode,
  ConditionNode,
  CostNode,
  DamagedNode,
  EffectNode,
  Enchanted,
  EventNode,
  FilterNode,
  ManaNode,
  ManaSymbol,
  Momentary,
  ReferenceNode,
  SentenceNode,
  SourceNode,
  TokenNode,
} from './sentence-nodes.ts'
import type { Guard, Noun, Side, State } from './structure.ts'

/** The nodes of each category, and the entries of each word set. */
export interface MagicNodes {
  text: CardText
  clause: Clause
  subject: SubjectNode
  situation: SituationNode
  unless: SituationNode
  predicate: PredicateNode
  quality: QualityText
  guard: Guard
  companion: Companion
  sentence: SentenceNode
  inner: SentenceNode
  effect: EffectNode
  momentary: Momentary
  'this-turn': Momentary
  event: EventNode
  condition: ConditionNode
  'state-of': ConditionNode
  cost: CostNode
  mana: ManaNode
  symbol: ManaSymbol
  amount: AmountNode
  measure: AmountNode
  object: ReferenceNode
  thing: FilterNode
  token: TokenNode
  tokens: TokenNode
  source: SourceNode
  damaged: DamagedNode
  keyword: Keyword
  color: Color
  'card-type': 'artifact' | 'enchantment'
  'card-types': CardType
  action: CombatAction
  actions: CombatActions
  subtype: string
  noun: Noun
  whose: Exclude<Side, 'its controller'>
  state: State
  pip: string
  enchanted: Enchanted
}

const typed: TypedGrammar<MagicNodes> = grammarOf()

export const phrase: TypedGrammar<MagicNodes>['phrase'] = typed.phrase
export const include: TypedGrammar<MagicNodes>['include'] = typed.include
export const grammar: TypedGrammar<MagicNodes>['grammar'] = typed.grammar
