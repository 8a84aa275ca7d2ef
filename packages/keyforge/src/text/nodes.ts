import { grammarOf, type TypedGrammar } from '@battleline/language'
import type { ActingIcon, CardType, House, Icon, Key, Keyword, Trigger } from '../vocabulary.ts'
import type { Side, Who } from './values/players.ts'

/** What the phrases of each category read, and the entries of each word set: those of types that other files declare are added there. */
export interface KeyForgeNodes {
  side: 'friendly' | 'enemy'
  part: 'half' | 'third'
  rounding: 'up' | 'down'
  'left-or-right': 'left' | 'right'
  alike: 'name' | 'power' | 'type'
  'more-or-less': 'more' | 'less'
  whose: Who
  player: Who
  has: Who
  controls: Who
  'controls-no': Who
  are: Who
  'have-done': Who
  'have-not-done': Who
  done: 'played' | 'used' | 'discarded'
  key: Key
  borne: 'aember' | 'damage'
  moved: string
  type: CardType
  house: House
  trait: string
  'trait-card': string
  control: Who
  parity: 'even' | 'odd'
  icon: Icon
  'a-player': Side
  tide: 'high' | 'low'
  keyword: Keyword
  valued: Keyword
  way: 'additional' | 'less'
  'subject-player': Side
  'acting-icon': ActingIcon
  trigger: Trigger
}

/**
 * What the phrases of a category read. Each file adds the categories of its types to `KeyForgeNodes`; types that contain each
 * other name them so, as their phrases do.
 */
export type Node<C extends keyof KeyForgeNodes> = KeyForgeNodes[C]

const typed: TypedGrammar<KeyForgeNodes> = grammarOf()

export const phrase: TypedGrammar<KeyForgeNodes>['phrase'] = typed.phrase
export const phrasesOf: TypedGrammar<KeyForgeNodes>['phrasesOf'] = typed.phrasesOf
export const include: TypedGrammar<KeyForgeNodes>['include'] = typed.include
export const grammar: TypedGrammar<KeyForgeNodes>['grammar'] = typed.grammar
