import { grammarOf, type TypedGrammar } from '@battleline/language'
import type { ActingIcon, CardType, House, Icon, Key, Keyword, Trigger } from '../vocabulary.ts'
import type { Condition } from './conditions/conditions.ts'
import type { CardStatus, State } from './conditions/state-conditions.ts'
import type { Constant, PlayerRule } from './constants/constants.ts'
import type { BarredDeed, Undoable } from './constants/player-restrictions.ts'
import type { Barred, Entry, Predicate } from './constants/predicates.ts'
import type { Doable, Elsewhere, Taken } from './constants/replacements.ts'
import type { Act, Effect } from './effects/effect.ts'
import type { Ongoing, Until } from './effects/lasting.ts'
import type { Swapped } from './effects/moving.ts'
import type { Awaited, Befalling, DeedEvent, Event } from './events/event-nodes.ts'
import type { Borne, Filter, OfPlayer, OwnDeed } from './selections/filters.ts'
import type { Apart, Chosen, Group, Lies, Marked, Noun, Printed } from './selections/groups.ts'
import type { Subject, Target, Watched } from './selections/targets.ts'
import type { Bold, CardText, Clause, Granted, Option, Replacing, Sentence } from './structure.ts'
import type { Amount, Counted, DeedDone } from './values/amounts.ts'
import type { Side, Who } from './values/players.ts'

type OneOf<T, K extends string> = Extract<T, { readonly kind: K }>

/** What the phrases of each category read, and the entries of each word set. */
export interface KeyForgeNodes {
  'multiple-of-count': Amount
  text: CardText
  clause: Clause
  ability: Granted
  'bold-ability': Bold
  'replacement-sentence': Replacing
  sentence: Sentence
  'plain-sentence': Sentence
  option: Option
  effect: Effect
  'simple-effect': Effect
  verb: Effect
  'third-person': Effect
  'third-person-clause': Effect
  'they-verb': Effect
  'may-clause': Effect
  'cards-last': Effect
  'dealt-to-them': Effect
  'they-clause': Effect
  'player-clause': Effect
  'neighbor-filter': Group
  'continued-sentence': Sentence
  'related-creature': Target
  exception: Target
  'extreme-card': Target
  several: Group
  condition: Condition
  state: State
  'text-box': Target
  'leaving-effect': Effect
  'self-or-it': Target
  'center-filter': Filter
  while: State
  'trailing-condition': State
  'subject-condition': State
  'subject-state': State
  'it-or-they': Target
  'multiple-of-that': Amount
  'fought-creature': Target
  'own-card-or-it': Target
  'its-neighbors': Target
  'act-on-it': Effect
  constant: Constant
  predicate: Predicate
  gained: Predicate
  'use-bar': Predicate
  form: Predicate
  face: Predicate
  'form-card': Target
  event: Awaited
  during: State
  lasting: Ongoing
  'next-time': Ongoing
  happening: Awaited
  'simple-event': Event
  'event-predicate': Befalling
  'passive-event': Befalling
  'passive-capture': Effect
  'player-action': Pick<DeedEvent, 'kind'>
  they: Target
  'opponent-cost': Effect
  amount: Amount
  'plain-amount': Amount
  'amount-of': Amount
  'removed-amount': Amount
  'named-target': Target
  'chosen-card': Target
  'counted-card': Target
  'they-cards': Target
  'those-cards': Target
  'played-card': Printed
  'fought-or-neighbor': Target
  'play-from-hand': Target
  'play-from-their-hand': Target
  'other-printed': Printed
  'extreme-filter': Filter
  'measured-card': Target
  number: Amount
  'counter-number': Amount
  measure: Amount
  counted: Counted
  countable: Counted
  target: Target
  'single-target': Target
  'any-target': Target
  'zone-target': Target
  'from-hand': Target
  'from-own-hand': Target
  'deck-card': Target
  'zone-cards': Group
  'bare-option': Option
  'short-option': Option
  'for-each-several': Effect
  'gain-without-end': Effect
  'gain-as-played': Effect
  'step-title': Effect
  'any-single-target': Target
  'cards-you-have': Group
  'sacrifice-target': Target
  'your-cards': Group
  'present-card': Target
  'zone-card': Group
  'counted-in-zone': Group
  'printed-filter': Filter
  'affected-cards': Group
  'revealed-cards': Group
  'sought-cards': Group
  'sought-card': Group
  'affected-card': Target
  'search-target': Target
  complement: Group
  'moved-card': Target
  'remaining-cards': Target
  subject: Subject
  'single-subject': Exclude<Subject, { readonly kind: 'both' }>
  'owned-cards': Group
  'plural-cards': Group
  'use-verb': Predicate
  'house-choice': Event
  'player-rule': PlayerRule
  replacement: Ongoing & Constant
  'unless-they': Effect
  'inline-replacement': Replacing
  'redirected-cards': Subject
  'redirected-card': Subject
  'player-predicate': PlayerRule
  'any-player-condition': State
  'simple-state': State
  'aember-equal': Amount
  'damage-equal': Amount
  'multiple-of-damage': Amount
  'simple-while': State
  'simple-condition': Condition
  'has-filter': Filter
  'does-filter': Filter
  possession: Group
  'controlled-card': Group
  watched: Watched
  'own-card': OneOf<Target, 'self' | 'host'>
  pronoun: Target
  possessive: Target
  'known-card': Target
  'moving-creature': Target
  filter: Filter
  'leading-filter': Filter
  'neighbor-kind': Group
  'named-card': Group
  'bare-group': Group
  group: Group
  indefinite: Group
  'printed-cards': Printed
  'printed-card': Printed
  // Word sets.
  side: 'friendly' | 'enemy'
  noun: Noun
  nouns: Noun
  'which-flank': OfPlayer
  part: 'half' | 'third'
  rounding: 'up' | 'down'
  'left-or-right': 'left' | 'right'
  alike: 'name' | 'power' | 'type'
  'more-or-less': 'more' | 'less'
  marked: Marked
  whose: Who
  pile: Exclude<Lies, 'under' | 'grafted'>
  player: Who
  has: Who
  controls: Who
  'controls-no': Who
  are: Who
  'have-done': Who
  'have-not-done': Who
  done: 'played' | 'used' | 'discarded'
  key: Key
  being: CardStatus
  borne: 'aember' | 'damage'
  'kept-from': Barred
  bearable: Borne
  did: OwnDeed
  'did-not': OwnDeed
  act: Act
  acted: Act
  moved: string
  swapped: Swapped
  chosen: Chosen
  apart: Apart
  'of-house': Chosen
  deed: DeedDone
  hurt: DeedDone
  'does-deed': DeedDone
  type: CardType
  house: House
  trait: string
  'trait-card': string
  control: Who
  parity: 'even' | 'odd'
  icon: Icon
  'a-player': Side
  doable: Doable
  'taken-so': Taken
  elsewhere: Elsewhere
  undoable: Undoable
  'barred-deed': BarredDeed
  tide: 'high' | 'low'
  keyword: Keyword
  valued: Keyword
  span: Until
  way: 'additional' | 'less'
  how: Entry
  kind: Printed['type']
  'subject-player': Side
  'acting-icon': ActingIcon
  trigger: Trigger
}

const typed: TypedGrammar<KeyForgeNodes> = grammarOf()

export const phrase: TypedGrammar<KeyForgeNodes>['phrase'] = typed.phrase
export const phrasesOf: TypedGrammar<KeyForgeNodes>['phrasesOf'] = typed.phrasesOf
export const include: TypedGrammar<KeyForgeNodes>['include'] = typed.include
export const grammar: TypedGrammar<KeyForgeNodes>['grammar'] = typed.grammar
