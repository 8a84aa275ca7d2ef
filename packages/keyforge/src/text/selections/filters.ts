import { type Phrase, within } from '@battleline/language'
import { include, phrase, phrasesOf } from '../nodes.ts'
import { IT } from '../words/fixed-nodes.ts'
import type { Shared } from './filter-nodes.ts'

const filter = phrasesOf('filter')
const printed = phrasesOf('printed-filter')

const shares = (what: Shared): readonly Phrase[] => [
  filter('shares with neighbors', `that shares a ${what} with at least {least:#} of its neighbors`, {
    fixed: { what },
    reads: [
      `that shares a ${what} with {least:#} (or more|) of its neighbors`,
      `that shares (one or more|1 or more) ${what}s with at least {least:#} of its neighbors`,
    ],
  }),
  filter('shares with none', `that does not share a ${what} with at least {least:#} of its neighbors`, {
    fixed: { what },
  }),
  filter(
    'shares with another',
    `that shares a ${what} with another {of:bare-group~one} {sameLine=in its controller's battleline}`,
    {
      fixed: { what },
      reads: [
        `that shares (a|at least 1|at least one|1 or more|one or more) (${what}|${what}s) with (another|any other|at least 1 other) {of:bare-group~one} {sameLine=in its battleline}`,
      ],
    },
  ),
  filter(
    'shares with no other',
    `that does not share a ${what} with another {of:bare-group~one} {sameLine=in its controller's battleline}`,
    {
      fixed: { what },
      reads: [
        `that (does not|do not) share (a|any) (${what}|${what}s) with (another|any other) {of:bare-group~one} {sameLine=in its battleline}`,
      ],
    },
  ),
  printed('shares', `that shares a ${what} with (1|one) of the {with.deed:deed} {with.noun:noun~many}`, {
    fixed: { what, with: { kind: 'done', any: true } },
    reads: [`that shares a ${what} with at least (1|one) of the {with.deed:deed} {with.noun:noun~many}`],
  }),
  printed('shares', `that shares a ${what} with either of {with:those-cards}`, {
    fixed: { what },
    reads: [
      `that (shares|share) (a|one or more|1 or more) (${what}|${what}s) with (one of|1 of|at least one of|) {with:those-cards}`,
    ],
  }),
  printed('shares', `that shares a ${what} with {with:known-card}`, {
    fixed: { what },
    reads: [
      `that (shares|share) (a|one or more|1 or more) (${what}|${what}s) with {with:known-card}`,
      `of {with:known-card}'s ${what}`,
      `that (belongs|belong) to {with:known-card}'s ${what}`,
      `of the same ${what} as {with:known-card}`,
      `that (belongs|belong) to the same ${what} as {with:known-card}`,
      `that (has|have) the same ${what} as {with:known-card}`,
    ],
  }),
  printed(
    'shares',
    `that shares a ${what} with a(n) ${within('with.of', '{noun:noun~one}')} (faceup under|grafted onto) {self}`,
    {
      fixed: { what, with: { kind: 'each', any: true, of: { kind: 'group', zone: 'grafted' } } },
      reads: ['match', 'matches'].map(
        (match) =>
          `that ${match} the ${what} of any faceup ${within('with.of', '{noun:noun~one}')} under {self}`,
      ),
    },
  ),
  printed('shares no', `that does not share a ${what} with {with:known-card}`, { fixed: { what } }),
  // With any of them.
  printed('shares', `that shares a ${what} with 1 of {with.of:own-card}'s neighbors`, {
    fixed: { what, with: { kind: 'neighbors' } },
    reads: [
      `that shares a ${what} with (one|any|at least 1|at least one) of {with.of:own-card}'s neighbors`,
      `that shares a ${what} with a neighbor of {with.of:own-card}`,
    ],
  }),
]

/** Whether a phrase is a relative clause, and not a part of one. */
export const isRelative = ({ category }: Phrase): boolean =>
  category === 'filter' || category === 'printed-filter'

/**
 * Relative clauses: any of them behind any noun. A `comparison` can also be asked of cards out of play: what is printed on
 * them, alone or beside others.
 */
export const relative: readonly Phrase[] = [
  // What they can point to.
  include('related-creature', '{it:those-cards}'),
  include('related-creature', '{it:known-card}'),
  phrase('related-creature', 'both', '{first:known-card} and {second:its-neighbors}'),
  include('related-creature', '{it:its-neighbors}'),
  phrase('related-creature', 'each', 'a(n) {of:bare-group~one}', { fixed: { any: true } }),
  phrase('related-creature', 'each', 'each {of:bare-group~one}'),
  include('exception', '{it:known-card}'),
  phrase('extreme-card', 'most powerful', 'the most powerful {of:bare-group~one}'),
  phrase('extreme-card', 'least powerful', 'the least powerful {of:bare-group~one}'),
  include('exception', '{it:extreme-card}'),
  phrase('exception', 'both', '{first:extreme-card} and {second:extreme-card}'),

  include('filter', '{it:printed-filter}'),
  filter('on a flank', 'on a flank', { reads: ['that (is|are) on a flank'] }),
  filter('not on a flank', 'not on a flank', { reads: ['that (is|are) not on a flank'] }),
  include('filter', '{it:center-filter}'),
  phrase('center-filter', 'in the center', 'in the center of its battleline', {
    reads: ["in the center of (its controller's|their|a|the) battleline"],
  }),
  ...[
    ['your', 'you'],
    ["your opponent's", 'opponent'],
  ].map(([whose = '', by = '']) =>
    phrase('center-filter', 'in the center', `in the center of ${whose} battleline`, {
      fixed: { whose: by },
    }),
  ),
  filter('on that flank', 'on {flank:which-flank} flank'),
  filter('on that flank', 'on the {flank:left-or-right} flank', {
    reads: [
      "on (its|its controller's|a) {flank:left-or-right} flank",
      "on the {flank:left-or-right} flank of (its|its controller's|a|the) battleline",
    ],
  }),
  filter('highest power', 'with the highest power', { reads: ['with the most power'] }),
  filter('lowest power', 'with the lowest power', { reads: ['with the least power'] }),
  filter('without aember', 'with no Æ on it', { reads: ['with no Æ on them', 'without Æ on it'] }),
  filter('with aember', 'with Æ on them'),
  filter('with upgrade', 'with an upgrade', {
    reads: ['with (an upgrade|upgrades|1 or more upgrades|one or more upgrades) (attached|) (to it|on it|)'],
  }),
  filter('without upgrades', 'with no upgrades', {
    reads: ['without (an upgrade|upgrades)', 'with no upgrades (attached|on it|on them)'],
  }),
  ...[
    ['{least:#} or more X', ['{least:#} X or more', 'at least {least:#} X']],
    ['{most:#} or fewer X', []],
    ['exactly {exactly:#} X', []],
  ].flatMap(([many, others]) => {
    const words = [String(many), ...(others as readonly string[])]
    const such_ = (what: string, how: string) =>
      words.map((one) => `with ${one.replace('X', what)} on ${how}`)
    const [first = '', ...more] = such_('{what:bearable}', 'it')
    const bare = (what: string, word: string) =>
      filter('bears', `with ${String(many).replace('X', word)}`, { fixed: { what } })
    // Without “on it”, Æ could be what a player has.
    return [
      filter('bears', first, { reads: [...more, ...such_('{what:bearable}', 'them')] }),
      bare('damage', 'damage'),
      bare('power counters', '+1 power counters'),
    ]
  }),
  filter('bears most', 'with the most {what:bearable} on it', {
    reads: ['with the most {what:bearable} [on them]'],
  }),
  ...[
    ['bears more', 'more', []],
    ['bears less', 'less', ['fewer']],
  ].map(([kind, word, others]) =>
    filter(String(kind), `with ${String(word)} {what:bearable} than {than:known-card}`, {
      reads: [word, ...(others as readonly string[])].map(
        (one) => `with ${String(one)} {what:bearable} on (it|them) than [on] {than:known-card}`,
      ),
    }),
  ),
  filter('bears counters', 'with {least:#} or more {counter:word} counters on it', {
    reads: [
      'with {least:#} or more {counter:word} counters [on them]',
      'with at least {least:#} {counter:word} counters [on (it|them)]',
    ],
  }),
  ...['did', 'did not'].map((did) =>
    filter(`${did} this turn`, `that {deed:${did.replace(' ', '-')}} this turn`, {
      reads: [`that {deed:${did.replace(' ', '-')}} during (your|this) turn`],
    }),
  ),
  filter('of a large house', 'of the house with the most creatures in play'),
  filter('of a large house', 'of a house with {least:#} or more creatures in play', {
    reads: ['that (belongs to|belong to|is of|are of) a house that has {least:#} or more creatures in play'],
  }),
  filter('between houses', 'that has 2 non-{outside:house} neighbors of different houses'),
  filter('of power', 'with power {power:#}', { reads: ['with power equal to {power:#}'] }),
  filter(
    'power as counters',
    'with power equal to the number of {counter:word} counters on {on:known-card}',
    {
      reads: ['with power equal to the {counter:word} counters on {on:known-card}'],
    },
  ),
  printed('of house', 'of house {house:house}', {
    reads: ['(that belongs to|belonging to|that belong to) house {house:house}', 'from house {house:house}'],
  }),
  printed('not of house', 'not of house {house:house}', {
    reads: [
      '(that does not belong to|not belonging to|that do not belong to) house {house:house}',
      'that (is|are) not of house {house:house}',
    ],
  }),
  filter('with armor', 'with armor'),
  printed('with icon', 'with a bonus icon', { reads: ['with bonus icons'] }),
  printed('without icons', 'with no bonus icons'),
  filter('without neighbors', 'with no neighbors', { reads: ['that has no neighbors'] }),
  filter('with power counter', 'with a +1 power counter', {
    reads: ['with (a|one or more|1 or more|) +1 power counter(s) (on it|on them|)'],
  }),
  ...[
    ['ward', 'warded'],
    ['stun', 'stunned'],
    ['enrage', 'enraged'],
  ].flatMap(([counter = '', being = '']) => [
    filter('being', `with a(n) ${counter} counter`, { fixed: { being } }),
    filter('being', `without a(n) ${counter} counter`, { fixed: { being, not: true } }),
  ]),
  filter('being', 'with no damage', {
    fixed: { being: 'undamaged' },
    reads: ['with no damage on (it|them)'],
  }),
  filter('being', 'with damage', {
    fixed: { being: 'damaged' },
    reads: ['with damage on (it|them)'],
  }),
  filter('with counter', 'with a(n) {counter:word} counter', {
    reads: ['(with|that has) (a|an|) {counter:word} counter(s) (on it|on them|)'],
  }),
  filter('without counters', 'with no {counter:word} counters', {
    reads: ['with no {counter:word} counter(s) on it'],
  }),
  printed('with keyword', 'with {keyword:keyword}'),
  printed('without keyword', 'without {keyword:keyword}', {
    reads: ['that does not have {keyword:keyword}'],
  }),
  printed('without keyword', 'without {keyword:valued}'),
  phrase('leading-filter', 'with keyword', '{keyword:keyword}'),
  phrase('leading-filter', 'with upgrade', 'upgraded'),
  phrase('leading-filter', 'not on a flank', 'non-flank'),
  printed('with keyword', 'with {keyword:valued}'),
  ...shares('house'),
  ...shares('trait'),
  printed('same', 'with the same {what:alike} as either of {as:those-cards}'),
  printed('same', 'with the same {what:alike} as {as:known-card}', {
    reads: ['of the same {what:alike} as {as:known-card}'],
  }),
  printed('same', 'with the same {what:alike}', { reads: ['of the same {what:alike}'] }),
  printed('differs', 'with a different {what:alike} than {from:known-card}'),
  printed('differs', 'with a different {what:alike}', { reads: ['of a different {what:alike}'] }),
  printed('less power', 'with less power than {than:known-card}', {
    reads: [
      'with lower power than {than:known-card}',
      '(that is|that are|) less powerful than {than:known-card}',
      "with power (less|lower) than {than:known-card}'s power",
      'with power (less|lower) than {than:known-card}',
    ],
  }),
  printed('more power', 'with more power than {than:known-card}', {
    reads: [
      'with higher power than {than:known-card}',
      '(that is|that are|) more powerful than {than:known-card}',
      "with power (greater|higher) than {than:known-card}'s power",
      'with power (greater|higher) than {than:known-card}',
    ],
  }),
  printed('less power', 'with (lower|less) power', { fixed: { than: IT } }),
  printed('more power', 'with (higher|more) power', { fixed: { than: IT } }),
  filter('neighbor with', 'with a {power:more-or-less} powerful neighbor'),
  filter('attached to', 'attached to {host:related-creature}', { reads: ['on {host:related-creature}'] }),
  filter('beside', 'to the {side:left-or-right} of {of:known-card}', {
    reads: [
      "to {of:known-card}'s {side:left-or-right}",
      'to the {side:left-or-right} of {of:known-card} in (the|its|your) battleline',
    ],
  }),
  filter('beside', 'to {of:possessive} {side:left-or-right}'),
  filter('between', 'between {of:own-card} and {and.of:named-card}', {
    fixed: { and: { kind: 'each', any: true } },
  }),
  filter('between', 'between {and.of:named-card} and {of:own-card}', {
    fixed: { and: { kind: 'each', any: true } },
  }),
  filter('adjacent to', 'adjacent to {of:related-creature}', {
    reads: ['that (is|are) adjacent to {of:related-creature}', 'that neighbors {of:related-creature}'],
  }),
  filter('being', 'that (is/are) {not=not} {being:marked}', {
    reads: ['that (is|are) {not=not} already {being:marked}'],
  }),
  filter('being', 'that (is/are) {not=not} damaged', { fixed: { being: 'damaged' } }),
  filter('attacking', 'that (is/are) {not=not} attacking {whom:own-card}', {
    reads: ['attacking {whom:own-card}'],
  }),
  filter('attacking', 'that (is/are) {not=not} attacking'),
  filter('fighting', 'that (is/are) {not=not} fighting'),
  filter('controlled', 'you control', { fixed: { by: 'you' }, reads: ['controlled by you'] }),
  filter('controlled', 'your opponent controls', {
    fixed: { by: 'opponent' },
    reads: ['controlled by your opponent'],
  }),
  filter('controlled', 'they control', {
    fixed: { by: 'they' },
    reads: ['controlled by that player', 'that player controls'],
  }),
  filter('controlled', 'they do not control', {
    fixed: { by: 'not they' },
    reads: ['that player does not control'],
  }),
  filter('controlled', 'the active player controls', {
    fixed: { by: 'active' },
    reads: ['controlled by the active player'],
  }),
  filter('controlled', 'controlled by a haunted player', { fixed: { by: 'haunted' } }),
  filter('controlled without', 'controlled by a player who does not control {lacking:indefinite}'),
  filter('owned', 'you own', { fixed: { by: 'you' } }),
  filter('owned', 'they own', { fixed: { by: 'they' }, reads: ['that player owns'] }),
  filter('except', 'not chosen', { fixed: { these: IT } }),
  filter('except', 'except {these:exception}', {
    reads: ['(except for|other than|besides) {these:exception}'],
  }),
]
