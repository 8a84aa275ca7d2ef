import { phrase } from '@battleline/language'
import type { House, Keyword } from '../vocabulary.ts'
import type { State } from './conditions.ts'
import type { Effect } from './effects/effect.ts'
import type { Group, Printed } from './groups.ts'
import type { Side } from './players.ts'
import type { Bold } from './structure.ts'
import type { Subject } from './targets.ts'

/** What a constant text gives the cards that it speaks of. */
export type Predicate =
  | { readonly kind: 'gains'; readonly keyword: Keyword; readonly value: number }
  | { readonly kind: 'loses'; readonly keyword: Keyword }
  | { readonly kind: 'gets power' | 'gets armor'; readonly by: number }
  | { readonly kind: 'has power' | 'has armor'; readonly value: number }
  | { readonly kind: 'belongs to'; readonly house: House }
  | { readonly kind: 'cannot be dealt damage'; readonly by?: readonly Group[] }
  | { readonly kind: 'cannot fight' | 'cannot reap' }
  | { readonly kind: 'takes more'; readonly amount: number }
  | { readonly kind: 'grants'; readonly ability: Bold }
  | { readonly kind: 'enters'; readonly how: 'ready' | 'stunned' | 'exhausted' | 'warded' | 'enraged' }

/** What is true while a card is in play. */
export type Constant =
  /** Of the predicates, at most one grants an ability: reading makes a clause of each. */
  | { readonly kind: 'about'; readonly who: Subject; readonly does: readonly Predicate[] }
  | { readonly kind: 'no damage when fighting' | 'damage doubled' | 'damage copied' }
  | { readonly kind: 'only deals'; readonly amount: number }
  | { readonly kind: 'attack bonus'; readonly amount: number; readonly against: Group }
  | { readonly kind: 'damage becomes'; readonly effects: readonly Effect[] }
  /** You control these cards. */
  | { readonly kind: 'controls'; readonly who: Subject }
  | { readonly kind: 'damage redirected'; readonly without?: string }
  | { readonly kind: 'only fights'; readonly of: Group }
  | { readonly kind: 'ignores'; readonly keywords: readonly Keyword[] }
  | { readonly kind: 'keys cost'; readonly amount: number; readonly each?: Group; readonly whose: Side }
  | { readonly kind: 'must choose' | 'cannot choose'; readonly house: House; readonly whose: Side }
  | { readonly kind: 'may be spent'; readonly on: 'keys' | 'anything' }
  | { readonly kind: 'damage instead of readying'; readonly each: number }
  | {
      readonly kind: 'refills'
      readonly by: number
      readonly way: 'additional' | 'less'
      readonly whose: Side
    }
  | { readonly kind: 'play limit'; readonly by: Side; readonly most: number }
  | { readonly kind: 'cannot play'; readonly by: Side; readonly of: Printed }
  | { readonly kind: 'playable'; readonly condition: State }

const your = { fixed: { whose: 'you' } }
const opponent = { fixed: { whose: 'opponent' } }

/** What is true while a card is in play. */
export const constants = [
  phrase('constant', 'no damage when fighting', '{self} deals no damage when fighting'),
  phrase('constant', 'only deals', '{self} only deals {amount:#} (damage|<D>|) when fighting'),
  phrase('constant', 'attack bonus', '{self} deals {amount:+#} (damage|<D>|) while attacking {against:one}'),
  phrase('constant', 'damage becomes', 'when {self} would deal damage, {effects:effect+" and "} instead'),
  phrase('constant', 'damage doubled', 'double all damage dealt to {self}', {
    reads: ['all damage dealt to {self} is doubled', 'damage dealt to {self} is doubled'],
  }),
  phrase(
    'constant',
    'damage redirected',
    'damage dealt to [non-{without:trait} ]neighbors is dealt to {self} instead',
  ),
  phrase(
    'constant',
    'damage copied',
    "damage dealt to {self}'s neighbors during fights is also dealt to {self}",
  ),
  phrase('constant', 'only fights', '{self} can only (fight|attack) {of:group~many}'),
  phrase('constant', 'ignores', 'while {self} is attacking, ignore {keywords:keyword+" and "}'),
  phrase(
    'constant',
    'keys cost',
    "your opponent's keys cost {amount:+#}(Æ|)[ for each {each:group~one}]",
    opponent,
  ),
  phrase('constant', 'keys cost', 'your keys cost {amount:+#}(Æ|)[ for each {each:group~one}]', your),
  phrase('constant', 'keys cost', 'keys cost {amount:+#}(Æ|)[ for each {each:group~one}]', {
    fixed: { whose: 'each' },
  }),
  phrase('constant', 'must choose', 'you must choose {house:house} as your active house', {
    ...your,
    reads: ['while {self} is in play, you must choose {house:house} as your active house'],
  }),
  phrase(
    'constant',
    'must choose',
    'your opponent must choose {house:house} as their active house',
    opponent,
  ),
  phrase('constant', 'cannot choose', 'you cannot choose {house:house} as your active house', your),
  phrase(
    'constant',
    'cannot choose',
    'your opponent cannot choose {house:house} as their active house',
    opponent,
  ),
  phrase('constant', 'may be spent', 'you may spend Æ on {self} when forging keys', {
    fixed: { on: 'keys' },
  }),
  phrase('constant', 'may be spent', 'you may spend Æ on {self} as if it were in your pool', {
    fixed: { on: 'anything' },
  }),
  phrase(
    'constant',
    'damage instead of readying',
    'instead of readying creatures during their ready step, your opponent deals {each:#} (damage|<D>|) to {self} for each exhausted creature they control',
    {
      reads: [
        'instead of readying creatures they control during their "ready cards" step, your opponent deals {each:#} (damage|<D>|) to {self} for each exhausted creature they control',
      ],
    },
  ),
  phrase('constant', 'refills', 'during your draw step, refill your hand to {by:#} {way:way} card(s)', {
    ...your,
    reads: ['during your "draw cards" step, refill your hand to {by:#} {way:way} card(s)'],
  }),
  phrase(
    'constant',
    'refills',
    'during their draw step, your opponent refills their hand to {by:#} {way:way} card(s)',
    {
      ...opponent,
      reads: ['during their "draw cards" step, your opponent refills their hand to {by:#} {way:way} card(s)'],
    },
  ),
  phrase('constant', 'play limit', '{by:subject-player} cannot play more than {most:#} card(s) each turn'),
  phrase('constant', 'cannot play', '{by:subject-player} cannot play {of:printed~many}'),
  phrase('constant', 'playable', '{self} cannot be played unless {condition:state}', {
    reads: ['you cannot play {self} unless {condition:state}'],
  }),
  phrase('constant', 'controls', 'you control {who:subject}'),
  phrase('constant', 'about', '{who:subject} {does:predicate+" and "|", "|", and "|" and, "}'),

  phrase('predicate', 'cannot be dealt damage', 'cannot be dealt damage by {by:group~many+" or "}'),
  phrase('predicate', 'cannot be dealt damage', 'cannot be dealt damage'),
  phrase('predicate', 'cannot fight', 'cannot fight'),
  phrase('predicate', 'cannot reap', 'cannot reap'),
  phrase(
    'predicate',
    'takes more',
    '(takes/take) {amount:#} additional damage (each time it is dealt damage|when it is dealt damage|)',
  ),
  phrase('predicate', 'has power', '(has/have) power {value:#}', {
    reads: ['(is/are) considered to have power {value:#}', '(has/have) {value:#} power'],
  }),
  phrase('predicate', 'has armor', '(has/have) armor {value:#}', {
    reads: ['(has/have) {value:#} armor'],
  }),
  phrase('predicate', 'belongs to', '(belongs/belong) to house {house:house}', {
    reads: ['(belongs/belong) to house {house:house} instead of its other houses'],
  }),
  phrase('predicate', 'loses', '(loses/lose) {keyword:keyword}'),
  phrase('predicate', 'loses', '(loses/lose) {keyword:valued}'),
  phrase('predicate', 'gets power', '(gets/get) {by:+#} power'),
  phrase('predicate', 'gets armor', '(gets/get) {by:+#} armor', { reads: ['{by:+#} armor'] }),
  phrase('predicate', 'gains', '(gains/gain) {keyword:valued} {value:#}', {
    reads: ['{keyword:valued} {value:#}'],
  }),
  phrase('predicate', 'gains', '(gains/gain) {keyword:keyword}', {
    reads: ['{keyword:keyword}'],
    fixed: { value: 1 },
  }),
  phrase('predicate', 'enters', '(enters/enter) play {how:how}'),
  phrase('predicate', 'grants', '(gains/gain), "{ability:bold}"', { reads: ['"{ability:bold}"'] }),
]
