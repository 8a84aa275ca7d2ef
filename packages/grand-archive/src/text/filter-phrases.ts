import { include, type Phrase, phrase, within } from '@battleline/language'
import { filters as unplayed } from './unplayed/filters.ts'

const WHICH =
  '{attacking=attacking} {is:state-word?} {state:state-of?} [{nons:non+" "} ]{supertype:supertype?} {floating=floating memory} {rank:element-rank?} [element] [non-{without:element} ]{element:element?} [element] {elements:elements?} {rarity:supertype?} {kinds:kinds?} {sub:sub~one?} {also:sub~one?}'
const SUCH = `{other=other} ${WHICH}`
const BEHIND =
  '[ named {called:title}][ {side:side}][ attacking {attacks:attacked}][ {having:having+" and "}][ {at:zone}] {fresh=that entered the field this turn}'

/** Filters of objects and cards. */
export const filters: readonly Phrase[] = [
  phrase('group', 'group', `${SUCH} {nouns:noun+", or"}${BEHIND}`, {
    reads: [`${SUCH} {nouns:noun+", and"}${BEHIND}`],
  }),
  phrase('group', 'group', `${SUCH} {nouns:noun~one+", or"} {card:card-word}${BEHIND}`),
  phrase(
    'group',
    'group',
    `{other=other} {is:state-word?} {state:state-of?} [{nons:non+" "} ]{supertype:supertype?} {element:element?} [element] {bare:sub}${BEHIND}`,
  ),
  phrase(
    'group',
    'group',
    `{other=other} {is:state-word?} {state:state-of?} [{nons:non+" "} ]{supertype:supertype?} {element:element?} [element] {kinds:kinds}${BEHIND}`,
  ),
  phrase('one', 'group', `another ${WHICH} {nouns:noun~one+", or"}${BEHIND}`, { fixed: { other: true } }),
  phrase('one', 'group', `another ${WHICH} {nouns:noun~one+", or"} {card:card-word}${BEHIND}`, {
    fixed: { other: true },
  }),
  phrase('one', 'group', `another {bare:sub~one}${BEHIND}`, { fixed: { other: true } }),
  phrase(
    'one',
    'group',
    'a(n) {kinds.first:sub~one} or a(n) {kinds.second:sub~one} {nouns:noun~one+", or"}',
    {
      fixed: { kinds: { kind: 'or' } },
    },
  ),
  include('one', 'a(n) {it:group~one}'),
  phrase(
    'target',
    'target',
    `another target ${within('of', WHICH)} {of.nouns:noun~one+", or"}${within('of', BEHIND)}`,
    {
      fixed: { of: { kind: 'group', other: true } },
    },
  ),
  phrase('target', 'target', `another target {of.bare:sub~one}${within('of', BEHIND)}`, {
    fixed: { of: { kind: 'group', other: true } },
  }),
  phrase(
    'target',
    'choose',
    `another ${within('of', WHICH)} {of.nouns:noun~one+", or"}${within('of', BEHIND)}`,
    {
      fixed: { of: { kind: 'group', other: true } },
    },
  ),
  phrase('group', 'group', `{element:element} [element] {nons:non+" "} {nouns:noun+", or"}${BEHIND}`),
  phrase(
    'their-cards',
    'each',
    `all ${within('of', WHICH)} {of.nouns:noun~many+", or"} from their graveyard`,
    { fixed: { of: { kind: 'group', at: { kind: 'zone', whose: 'yours', place: 'graveyard' } } } },
  ),
  phrase('group', 'group', '{either:half+" or "|" or a "|" or an "}'),
  phrase('half', 'group', `${SUCH} {nouns:noun~one+", or"} {card:card-word?}${BEHIND}`),
  phrase('part', 'group', `{nouns:noun+", or"}${BEHIND}`),
  phrase('part', 'group', `{nouns:noun~one+", or"} {card:card-word}${BEHIND}`),
  phrase('part', 'group', `[{nons:non+" "} ]{nouns:noun+", or"}${BEHIND}`),
  phrase('kinds', 'or', '{first:sub~one} or {second:sub~one}'),
  phrase('kinds', 'and', '{first:sub~one} and {second:sub~one}'),
  phrase('kinds', 'and/or', '{first:sub~one} and/or {second:sub~one}'),
  phrase('elements', 'or', '{first:element} or {second:element} element', {
    reads: ['{first:element} element or {second:element} element'],
  }),
  phrase('elements', 'and', '{first:element} and {second:element} element'),
  phrase('non', 'non noun', 'non-{noun:noun~one}'),
  phrase('non', 'non supertype', 'non-{supertype:supertype}'),
  phrase('non', 'non element', 'non-{element:element} [element]'),
  phrase('non', 'non sub', 'non-{sub:sub~one}'),
  phrase('non', 'non attack', 'non-attack'),
  phrase('zone', 'zone', "in the attacker's intent", {
    fixed: { whose: 'any', place: 'intent' },
    reads: ["in this attacker's intent", "in that attacker's intent"],
  }),
  phrase('zone', 'zone', 'from {whose:zone-owner} hand and/or memory', {
    fixed: { place: 'hand and memory' },
    reads: ['from {whose:zone-owner} hand or memory'],
  }),
  phrase('zone', 'zone', 'from {whose:zone-owner} {place:pile~one}', {
    reads: ['in {whose:zone-owner} {place:pile~one}'],
  }),
  include('having', 'with {it:possession}'),
  phrase('having', 'counters', 'without a(n) {counter:counter} counter on (it|them)', {
    fixed: { is: { kind: 'exactly', value: 0 }, one: true },
  }),
  phrase('possession', 'either keyword', '{first:keyword} or {second:keyword}'),
  phrase('possession', 'counters', 'a(n) {counter:counter} counter on (it|them)', {
    fixed: { is: { kind: 'at least', value: 1 }, one: true },
  }),
  phrase('possession', 'counters', 'no {counter:counter} counters on (it|them)', {
    fixed: { is: { kind: 'exactly', value: 0 } },
  }),
  phrase('possession', 'counters', '{is:limit} {counter:counter} counter(s) on (it|them)'),
  ...(['power', 'life'] as const).flatMap((stat) => [
    phrase('possession', stat, `{is.value:#} ${stat} or less`, { fixed: { is: { kind: 'at most' } } }),
    phrase('possession', stat, `{is.value:#} ${stat} or more`, { fixed: { is: { kind: 'at least' } } }),
    phrase('possession', stat, `${stat} {is:limit}`),
  ]),
  ...(['odd', 'even'] as const).map((as) =>
    phrase('possession', 'parity', `an ${as} life stat`, { fixed: { as } }),
  ),
  phrase('possession', 'keyword', '{keyword:keyword}'),
  phrase('possession', 'keyword', '{keyword:valued}'),
  phrase('possession', 'memory cost', 'memory cost {is:limit}'),
  phrase('possession', 'reserve cost', 'reserve cost {is:limit}'),
  phrase('possession', 'either cost', 'memory cost {memory:limit} or reserve cost {reserve:limit}', {
    reads: [
      'memory cost {memory:limit}, or reserve cost {reserve:limit}',
      'memory cost {memory:limit}, or with reserve cost {reserve:limit}',
    ],
  }),
  phrase('limit', 'less than', 'less than {value:#}', { reads: ['fewer than {value:#}'] }),
  phrase('limit', 'exactly', '{value:#}', { reads: ['exactly {value:#}'] }),
  phrase('limit', 'at most', '{value:#} or less', { reads: ['{value:#} or fewer'] }),
  phrase('limit', 'at least', '{value:#} or more', { reads: ['{value:#} or greater', 'at least {value:#}'] }),
  ...unplayed,
]
