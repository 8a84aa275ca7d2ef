import { phrase } from './nodes.ts'

/** The recipients of damage, and the words for them later in the sentence. */
const RECIPIENTS = [
  ['you', 'you', 'you'],
  ['self', '{self}', '{self}'],
  ['anything', 'a permanent or player', 'that permanent or player'],
  ['opponents', 'an opponent or a permanent an opponent controls', 'that permanent or player'],
] as const

/** Replacements of damage, in every combination of recipient and new amount. */
const dealt = RECIPIENTS.flatMap(([to, object, again]) => [
  phrase(
    'clause',
    'would deal',
    `if {by:source} would deal damage to ${object}, it deals double that damage to ${again} instead.`,
    {
      fixed: { to, times: 2 },
    },
  ),
  phrase(
    'clause',
    'would deal',
    `if {by:source} would deal damage to ${object}, it deals triple that damage to ${again} instead.`,
    {
      fixed: { to, times: 3 },
    },
  ),
  phrase(
    'clause',
    'would deal',
    `if {by:source} would deal damage to ${object}, it deals that much damage plus {plus:#} to ${again} instead.`,
    {
      fixed: { to },
      reads: [
        `if {by:source} would deal damage to ${object}, it deals that much damage plus {plus:#} instead.`,
      ],
    },
  ),
])

/** Constant texts about damage and dying. */
export const replacements = [
  ...dealt,
  phrase(
    'clause',
    'would deal',
    'if {by:source} would deal damage to a(n) {object:thing}, prevent {prevents:#} of that damage.',
  ),
  phrase(
    'clause',
    'redirects',
    'all damage that would be dealt to you is dealt to enchanted creature instead.',
    {
      fixed: { of: 'you', to: 'attached' },
    },
  ),
  phrase(
    'clause',
    'redirects',
    'all damage that would be dealt to you and other permanents you control is dealt to {self} instead.',
    {
      fixed: { of: 'you and other permanents', to: 'self' },
    },
  ),
  phrase('clause', 'redirects', 'all damage that would be dealt to you is dealt to {self} instead.', {
    fixed: { of: 'you', to: 'self' },
  }),
  phrase(
    'clause',
    'prevents',
    'if damage would be dealt to {self}, prevent that damage and put a -1/-1 counter on {self} for each 1 damage prevented this way.',
    {
      fixed: { counters: true, combat: false, deals: false },
      reads: [
        'if damage would be dealt to {self}, prevent that damage. Put a -1/-1 counter on {self} for each 1 damage prevented this way.',
      ],
    },
  ),
  phrase('clause', 'prevents', 'prevent all combat damage that would be dealt to and dealt by {self}.', {
    fixed: { counters: false, combat: true, deals: true },
  }),
  phrase('clause', 'prevents', 'prevent all combat damage that would be dealt to {self}.', {
    fixed: { counters: false, combat: true, deals: false },
  }),
  phrase('clause', 'prevents', 'prevent all damage that would be dealt to {self}.', {
    fixed: { counters: false, combat: false, deals: false },
  }),
  phrase(
    'clause',
    'prevents',
    'prevent all combat damage that would be dealt to and dealt by enchanted creature.',
    { fixed: { counters: false, combat: true, deals: true, attached: true } },
  ),
  phrase('clause', 'prevents', 'prevent all combat damage that would be dealt to enchanted creature.', {
    fixed: { counters: false, combat: true, deals: false, attached: true },
  }),
  phrase('clause', 'prevents', 'prevent all damage that would be dealt to enchanted creature.', {
    fixed: { counters: false, combat: false, deals: false, attached: true },
  }),
  phrase(
    'clause',
    'unpreventable',
    "combat damage that would be dealt by creatures you control can't be prevented.",
    {
      fixed: { combat: true },
    },
  ),
  phrase('clause', 'unpreventable', "damage can't be prevented.", { fixed: { combat: false } }),
  phrase('clause', 'no life gain', "players can't gain life."),
  phrase('clause', 'all wither', 'all damage is dealt as though its source had wither.'),
  phrase(
    'clause',
    'stays at 1',
    'if you control a(n) {while:thing}, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ),
  phrase(
    'clause',
    'would die',
    'if a(n) {of:thing} would die, instead exile it and create a(n) {token:token}.',
    {
      reads: [
        'if a(n) {of:thing} would die, exile that card instead and create a(n) {token:token}.',
        'if a(n) {of:thing} would die, instead exile that card and create a(n) {token:token}.',
      ],
    },
  ),
  phrase('clause', 'would die', 'if a(n) {of:thing} would die, exile it instead.'),
  phrase(
    'clause',
    'to no graveyard',
    'if a card or token would be put into a graveyard from anywhere, exile it instead.',
  ),
]

export const sources = [
  phrase('source', 'source', 'a {color:color} source you control', { fixed: { whose: 'you' } }),
  phrase('source', 'source', 'a source you control', { fixed: { whose: 'you' } }),
  phrase('source', 'source', 'a source an opponent controls', { fixed: { whose: 'an opponent' } }),
  phrase('source', 'source', 'a creature you control', { fixed: { whose: 'you', creature: true } }),
  phrase('source', 'source', 'a source'),
  phrase('source', 'itself', '{self}'),
]

export const damaged = [
  phrase('damaged', 'damaged', 'a player', { fixed: { object: 'a player' } }),
  phrase('damaged', 'damaged', 'an opponent', { fixed: { object: 'an opponent' } }),
  phrase('damaged', 'damaged', 'a creature', { fixed: { object: 'a creature' } }),
]

/** Triggered, activated and spell abilities. */
export const abilities = [
  phrase('clause', 'whenever', '[delirium — ]{event:event}, {first:inner}[ {more:sentence+" "}]'),
  phrase('clause', 'madness', 'madness {cost:mana}'),
  phrase('clause', 'battle cry', 'battle cry'),
  phrase('clause', 'provoke', 'provoke'),
  phrase('clause', 'mentor', 'mentor'),
  phrase('clause', 'devoid', 'devoid'),
  phrase('clause', 'annihilator', 'annihilator {count:#}'),
  phrase('clause', 'equip', 'equip {cost:mana}'),
  phrase('clause', 'enchant', 'enchant {what:enchanted}'),
  phrase('clause', 'cast only', 'cast {self} only during combat after blockers are declared.', {
    fixed: { when: 'after blocks' },
    reads: ['cast this spell only during combat after blockers are declared.'],
  }),
  phrase('clause', 'cast only', 'cast {self} only during combat before blockers are declared.', {
    fixed: { when: 'before blocks' },
    reads: ['cast this spell only during combat before blockers are declared.'],
  }),
  phrase('clause', 'cast only', 'cast {self} only before attackers are declared.', {
    fixed: { when: 'before attacks' },
    reads: ['cast this spell only before attackers are declared.'],
  }),
  phrase('clause', 'activated', '{costs:cost+", "}: {does:sentence+" "} Activate only as a sorcery.', {
    fixed: { slow: true },
  }),
  phrase('clause', 'activated', '{costs:cost+", "}: {does:sentence+" "}'),
  phrase('clause', 'loyalty', '[{by:+#}]: {does:sentence+" "}'.replace('[', '\\[').replace(']:', '\\]:'), {
    reads: ['{by:+#}: {does:sentence+" "}'],
  }),
  phrase('clause', 'loyalty', '\\[0\\]: {does:sentence+" "}', {
    fixed: { by: 0 },
    reads: ['0: {does:sentence+" "}'],
  }),
  phrase('clause', 'does', '{does:sentence+" "}'),
]

/** Predicates of creatures beyond declarations. */
export const otherPredicates = [
  phrase('predicate', 'gets each', '(gets/get) {power:+#}/{toughness:+#} for each {each:thing}'),
  phrase('predicate', 'gets', '(gets/get) {power:+#}/{toughness:+#}'),
  phrase('predicate', 'as though unblocked', "may assign its combat damage as though it weren't blocked", {
    reads: ["may have it assign its combat damage as though it weren't blocked"],
  }),
]
