import { within } from '@battleline/language'
import { include, phrase, phrasesOf } from '../nodes.ts'
import { type Group, POWER, WHAT } from '../selections/groups.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { DeedDone } from '../values/amounts.ts'
import type { Bounds } from '../values/bounds.ts'
import { CARDS, IT } from '../words/fixed-nodes.ts'
import { THAT } from './card-conditions.ts'
import { type State, states } from './state-conditions.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    condition: Condition
    'simple-condition': Condition
  }
}

const condition = phrasesOf('simple-condition')
const complement = phrasesOf('complement')

/** What can be asked while an ability resolves. */
export type Condition =
  | State
  | { readonly kind: 'share a house' | 'share a type' }
  /** As many of them as were named, each by one of the names. */
  | { readonly kind: 'are the named cards' }
  | { readonly kind: 'all of' | 'any of'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'did' | 'did not'; readonly by?: 'they' }
  | { readonly kind: 'did and'; readonly also: State }
  /** As much as the last effect moved, healed, removed, lost … */
  | ({ readonly kind: 'so many'; readonly what: 'Æ' | 'damage' | 'counter'; readonly done: string } & Bounds)
  /** At least so many cards of a kind to which this was done "this way". */
  | {
      readonly kind: 'this way'
      readonly deed: DeedDone
      readonly of: Group
      readonly least?: number
      readonly alike?: true
    }
  /** A creature, by whatever it was. */
  | { readonly kind: 'was destroyed'; readonly who: Target; readonly not?: true }
  /** By the damage of this ability. */
  | { readonly kind: 'destroys it' | 'does not destroy it' }
  /** Of the card whose text it is, or of what that is attached to. */
  | { readonly kind: 'first use'; readonly host?: true }

export const conditions = [
  ...states,
  // What else can be asked while an ability resolves.
  include('simple-condition', '{it:simple-state}'),
  condition('share a house', 'those creatures share a house', {
    reads: [
      '(those|both|these|the discarded|the revealed|both discarded|both revealed) (creatures|cards) (share|belong to|are of|have) (a|the same) house',
      '(they|both|they both) (share|belong to|are of|have) (a|the same) house',
    ],
  }),
  condition('are the named cards', 'they are the named cards', {
    reads: ['(they|both|those cards|the discarded cards) (are|were) the named cards'],
  }),
  condition('share a type', 'those cards share a type', {
    reads: [
      '(those|both|these|the discarded|the revealed|both discarded|both revealed) (creatures|cards) (share|are of|have) (a|the same) type',
      '(they|both|they both) (share|are of|have) (a|the same) type',
    ],
  }),
  condition('is a', 'it is {of:complement}', {
    reads: [`${THAT} (is|was|belongs to|belonged to|matches) {of:complement}`],
  }),
  condition('is a', 'it is not {of:complement}', {
    fixed: { not: true },
    reads: [`${THAT} (is not|was not|does not belong to|did not belong to|does not match) {of:complement}`],
  }),
  condition('is a', '{who:fought-or-neighbor} is {of:complement}'),
  condition('is a', '{who:fought-or-neighbor} has {of:possession}', {
    reads: ['{who:fought-or-neighbor} had {of:possession}'],
  }),
  condition('is a', '{who:fought-or-neighbor} {of.such:does-filter+" and "}', { fixed: { of: CARDS } }),
  condition('was destroyed', '{who:fought-creature} was {not=not} destroyed', {
    reads: ['{who:fought-creature} is {not=not} destroyed'],
  }),
  condition('was destroyed', 'that creature was {not=not} destroyed', {
    fixed: { who: { kind: 'it' } },
    reads: ['(that creature|it) (is|was) {not=not} destroyed'],
  }),
  include('fought-or-neighbor', '{it:fought-creature}'),
  phrase('fought-or-neighbor', 'neighbor on side', '{of:possessive} {side:left-or-right} neighbor', {
    reads: ['the creature to {of:possessive} {side:left-or-right}'],
  }),
  phrase('fought-or-neighbor', 'neighbor on side', "{of:own-card}'s {side:left-or-right} neighbor", {
    reads: ["the creature to {of:own-card}'s {side:left-or-right}"],
  }),
  complement('group', '{named:other-title}', { fixed: { noun: 'card' } }),
  complement('group', `a(n) {trait:trait}`, { fixed: { noun: 'card' } }),
  complement('group', `a(n) ${WHAT} {noun:noun~one}${POWER} {chosen:chosen?}`, {
    reads: [`another ${WHAT} {noun:noun~one}${POWER} {chosen:chosen?}`],
  }),
  complement('group', 'the {such:extreme-filter+" "} {side:side?} {noun:noun~one} [in play]'),
  phrase('extreme-filter', 'highest power', 'most powerful'),
  phrase('extreme-filter', 'lowest power', 'least powerful'),
  complement('group', 'of house {house:house}', {
    fixed: { noun: 'card' },
    reads: ['house {house:house}', 'a(n) {house:house}'],
  }),
  complement('group', 'of 1 of your houses', {
    fixed: { noun: 'card', such: [{ kind: 'of your houses' }] },
    reads: ['(1|one) of your [3] houses'],
  }),
  complement('group', 'that house', {
    fixed: { noun: 'card', chosen: 'house' },
    reads: ['the (chosen|named) house', 'house that house'],
  }),
  complement('group', 'on {such.flank:which-flank} flank', {
    fixed: { noun: 'card', such: [{ kind: 'on that flank' }] },
  }),
  complement('group', 'on the {such.flank:left-or-right} flank', {
    fixed: { noun: 'card', such: [{ kind: 'on that flank' }] },
    reads: ["on (its|its controller's|a) {such.flank:left-or-right} flank"],
  }),
  complement('group', "1 of {such.of:own-card}'s neighbors", {
    fixed: { noun: 'card', such: [{ kind: 'adjacent to' }] },
    reads: ["one of {such.of:own-card}'s neighbors", 'a neighbor of {such.of:own-card}'],
  }),
  complement('group', 'the named card', { fixed: { noun: 'card', chosen: 'name' } }),
  complement('group', 'the active house', { fixed: { noun: 'card', chosen: 'active' } }),
  complement('group', '{chosen:chosen}', {
    fixed: { noun: 'card' },
    reads: [],
  }),
  // Of cards that were looked at or revealed.
  condition('there are', within('of', `it contains no ${WHAT} {noun:noun~many}${POWER} {chosen:chosen?}`), {
    fixed: { most: 0, of: { kind: 'group', among: true } },
  }),
  condition('did and', 'you do and {also:state}'),
  ...[
    ['Æ', 'Æ'],
    ['damage', 'damage'],
    ['counter', '[+1 power] counters'],
  ].flatMap(([what = '', words = '']) =>
    [
      ['{least:#} or more', ''],
      ['{exactly:#}', ''],
    ].map(([many = '']) =>
      condition('so many', `${many} ${words} (was|were) {done:moved} this way`, {
        fixed: { what },
        reads: [
          `you {done:moved} ${many} ${words} [this way]`,
          ...(many.endsWith('or more')
            ? [`you {done:moved} ${many.replace(' or', ` ${words} or`)} [this way]`]
            : []),
        ],
      }),
    ),
  ),
  condition('bears', 'has {what:borne} on it', { fixed: { of: IT, least: 1 } }),
  // Before all of it was moved.
  condition('so many', 'there was at least {least:#}Æ on it', {
    fixed: { what: 'Æ', done: 'moved' },
    reads: ['there was at least {least:#} (Æ|) on (it|that creature|that artifact|that card)'],
  }),
  condition('did', 'you do', {
    reads: [
      'you forge a key this way',
      'you exalt (it|that creature)',
      "you unforge an opponent's key this way",
    ],
  }),
  // Of the player who carries it out.
  condition('did', 'they do', { fixed: { by: 'they' } }),
  condition('did not', 'you do not'),
  condition('did not', 'they do not', { fixed: { by: 'they' } }),
  condition('first use', 'this is the first time this creature was used this turn', {
    fixed: { host: true },
    reads: ['(this|it) (is|was) the first time this creature (was|has been) used this turn'],
  }),
  condition('first use', 'this is the first time {self} was used this turn', {
    reads: ['(this|it) (is|was) the first time {self} (was|has been) used this turn'],
  }),
  condition('this way', 'you {deed:does-deed} {of:sought-card} this way', {
    reads: ['you {deed:does-deed} {of:sought-card}'],
  }),
  condition('this way', 'you {deed:does-deed} any {of:sought-cards~many} this way'),
  condition(
    'this way',
    'you {deed:does-deed} {least:#} or more {of:sought-cards~many} {alike=of the same house} this way',
  ),
  condition('this way', '{of:sought-card} is {deed:deed} this way', {
    reads: ['{of:sought-card} was {deed:deed} [this way]'],
  }),
  condition('this way', '{least:#} or more {of:sought-cards~many} are {deed:deed} this way', {
    reads: ['{least:#} or more {of:sought-cards~many} (is|were) {deed:deed} this way'],
  }),
  condition('not', '{of.least:#} {of.of:sought-cards~many} are not {of.deed:deed} this way', {
    fixed: { of: { kind: 'this way' } },
    reads: [
      '{of.least:#} {of.of:sought-cards~many} (are|were) not {of.deed:deed} (this way|as a result of this)',
    ],
  }),
  condition('this way', 'both {of:sought-cards~many} are {deed:deed} this way', {
    fixed: { least: 2 },
    reads: ['both {of:sought-cards~many} (is|were) {deed:deed} this way'],
  }),
  condition('this way', 'both (are|were) {deed:deed} this way', { fixed: { least: 2, of: CARDS } }),
  condition('destroys it', 'this damage destroys that creature', {
    reads: [
      'this destroys that creature',
      '(that creature|it) (is|was) destroyed (by this effect|by this damage|this way)',
    ],
  }),
  condition('this way', 'this damage destroys {least:#} or more {of:sought-cards~many}', {
    fixed: { deed: 'destroyed' },
  }),
  condition('does not destroy it', 'this damage does not destroy that creature', {
    reads: ['(that creature|it) (is|was) not destroyed (by this effect|by this damage|this way)'],
  }),
]
