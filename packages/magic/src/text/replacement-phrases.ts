import { phrase } from './nodes.ts'

/** The recipients of damage, and the words for them later in the sentence. */
const RECIPIENTS = [
  ['you', 'you', 'you'],
  ['self', '{self}', '{self}'],
  [null, 'a permanent or player', 'that permanent or player'],
  ['opponents', 'an opponent or a permanent an opponent controls', 'that permanent or player'],
] as const

/** Replacements of damage, in every combination of recipient and new amount. */
const dealt = RECIPIENTS.flatMap(([to, object, again]) => {
  const replaces = (becomes: { readonly kind: string; readonly by?: number }) => ({
    is: { kind: 'damage', of: { kind: 'which damage', ...(to !== null && { to }) }, becomes },
  })
  const would = `if {is.of.by:source} would deal damage to ${object}, it deals`
  return [
    phrase('clause', 'replaces', `${would} double that damage to ${again} instead.`, {
      fixed: replaces({ kind: 'times', by: 2 }),
    }),
    phrase('clause', 'replaces', `${would} triple that damage to ${again} instead.`, {
      fixed: replaces({ kind: 'times', by: 3 }),
    }),
    phrase('clause', 'replaces', `${would} that much damage plus {is.becomes.by:#} to ${again} instead.`, {
      fixed: replaces({ kind: 'plus' }),
      reads: [`${would} that much damage plus {is.becomes.by:#} instead.`],
    }),
  ]
})

const redirected = <const Of extends string, const To extends string>(to: Of, instead: To) =>
  ({
    is: { kind: 'damage', of: { kind: 'which damage', to }, becomes: { kind: 'redirected', to: instead } },
  }) as const

const EXILED = { is: { kind: 'exiled instead' } } as const

/** Constant texts about damage and dying. */
export const replacements = [
  ...dealt,
  phrase(
    'clause',
    'replaces',
    'if {is.of.by:source} would deal damage to a(n) {is.of.to:thing}, prevent {is.becomes.amount:#} of that damage.',
    { fixed: { is: { kind: 'damage', of: { kind: 'which damage' }, becomes: { kind: 'prevent some' } } } },
  ),
  phrase(
    'clause',
    'replaces',
    'all damage that would be dealt to you is dealt to enchanted creature instead.',
    { fixed: redirected('you', 'attached') },
  ),
  phrase(
    'clause',
    'replaces',
    'all damage that would be dealt to you and other permanents you control is dealt to {self} instead.',
    { fixed: redirected('you and other permanents', 'self') },
  ),
  phrase('clause', 'replaces', 'all damage that would be dealt to you is dealt to {self} instead.', {
    fixed: redirected('you', 'self'),
  }),
  phrase(
    'clause',
    'prevents',
    'if damage would be dealt to {self}, prevent that damage and put a -1/-1 counter on {self} for each 1 damage prevented this way.',
    {
      fixed: { counters: true, who: 'self' },
      reads: [
        'if damage would be dealt to {self}, prevent that damage. Put a -1/-1 counter on {self} for each 1 damage prevented this way.',
      ],
    },
  ),
  phrase('clause', 'prevents', 'prevent all combat damage that would be dealt to and dealt by {self}.', {
    fixed: { combat: true, deals: true, who: 'self' },
  }),
  phrase('clause', 'prevents', 'prevent all combat damage that would be dealt to {self}.', {
    fixed: { combat: true, who: 'self' },
  }),
  phrase('clause', 'prevents', 'prevent all damage that would be dealt to {self}.', {
    fixed: { who: 'self' },
  }),
  phrase(
    'clause',
    'prevents',
    'prevent all combat damage that would be dealt to and dealt by enchanted creature.',
    { fixed: { combat: true, deals: true, who: 'attached' } },
  ),
  phrase('clause', 'prevents', 'prevent all combat damage that would be dealt to enchanted creature.', {
    fixed: { combat: true, who: 'attached' },
  }),
  phrase('clause', 'prevents', 'prevent all damage that would be dealt to enchanted creature.', {
    fixed: { who: 'attached' },
  }),
  phrase(
    'clause',
    'unpreventable',
    "combat damage that would be dealt by creatures you control can't be prevented.",
    { fixed: { combat: true, by: { kind: 'source', whose: 'you', creature: true } } },
  ),
  phrase('clause', 'unpreventable', "damage can't be prevented.", { fixed: { combat: false } }),
  phrase(
    'clause',
    'replaces',
    'if a source would deal {is.of.most:#} or less damage to {self}, prevent that damage.',
    {
      fixed: {
        is: { kind: 'damage', of: { kind: 'which damage', to: 'self' }, becomes: { kind: 'prevent all' } },
      },
    },
  ),
  phrase(
    'clause',
    'stays at 1',
    'damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ),
  phrase(
    'clause',
    'more counters',
    'if one or more +1/+1 counters would be put on a(n) {on:thing}, that many plus one +1/+1 counters are put on it instead.',
    { fixed: { which: 'plus' } },
  ),
  phrase(
    'clause',
    'more tokens',
    'if one or more tokens would be created under your control, those tokens plus a(n) {token:token} are created instead.',
    {
      reads: [
        'if one or more tokens would be created under your control, those tokens plus an additional {token:token} are created instead.',
      ],
    },
  ),
  phrase(
    'clause',
    'double loss',
    'if an opponent would lose life during your turn, they lose twice that much life instead.',
  ),
  phrase('clause', 'no life gain', "players can't gain life."),
  phrase('clause', 'all wither', 'all damage is dealt as though its source had wither.'),
  phrase(
    'clause',
    'stays at 1',
    'if you control a(n) {while:thing}, damage that would reduce your life total to less than 1 reduces it to 1 instead.',
  ),
  phrase(
    'clause',
    'replaces',
    'if a(n) {is.of:thing} would die, instead exile it and create a(n) {is.token:creature-token}.',
    {
      fixed: EXILED,
      reads: [
        'if a(n) {is.of:thing} would die, exile that card instead and create a(n) {is.token:creature-token}.',
        'if a(n) {is.of:thing} would die, instead exile that card and create a(n) {is.token:creature-token}.',
      ],
    },
  ),
  phrase('clause', 'replaces', 'if a(n) {is.of:thing} would die, exile it instead.', { fixed: EXILED }),
  phrase('clause', 'replaces', 'if {self} would die, exile it instead.', {
    fixed: { is: { kind: 'exiled instead', self: true } },
    reads: ['if {self} would die, instead exile it.'],
  }),
  // Boards keep no counters on cards in exile.
  phrase(
    'clause',
    'replaces',
    'if {self} would die, instead exile it with {is.many:#} {is.which:counter} counters on it.',
    { fixed: { is: { kind: 'exiled instead', self: true } } },
  ),
  phrase(
    'clause',
    'replaces',
    'if a card or token would be put into a graveyard from anywhere, exile it instead.',
    { fixed: { is: { kind: 'exiled instead', anywhere: true } } },
  ),
]

export const sources = [
  phrase('source', 'source', 'a {color:color} source you control', { fixed: { whose: 'you' } }),
  phrase('source', 'source', 'a source you control', { fixed: { whose: 'you' } }),
  phrase('source', 'source', 'a source an opponent controls', { fixed: { whose: 'an opponent' } }),
  phrase('source', 'source', 'a(n) {subtypes:subtype~one+", or"} you control', { fixed: { whose: 'you' } }),
  phrase('source', 'source', 'a creature you control', { fixed: { whose: 'you', creature: true } }),
  phrase('source', 'source', 'a source'),
  phrase('source', 'source', '{self}', { fixed: { self: true } }),
]

/** Words in front of an ability that mean nothing by themselves (207.2c). */
const ABILITY_WORD = '{as:ability-word} — '

/** How many modes are chosen. */
const MODES: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  ['choose one or both', { least: 1, most: 2 }],
  ['choose one or more', { least: 1 }],
  ['choose one', { least: 1, most: 1 }],
  ['choose two', { least: 2, most: 2 }],
  ['choose up to one', { least: 0, most: 1 }],
  ['choose up to two', { least: 0, most: 2 }],
]

/** When an ability can be activated. */
const RESTRICTIONS: readonly (readonly [string, Readonly<Record<string, string | number | boolean>>])[] = [
  [' Activate only as a sorcery.', { slow: true }],
  [' Activate only once each turn.', { most: 1 }],
  [' Activate only as a sorcery and only once each turn.', { slow: true, most: 1 }],
  [' Activate no more than twice each turn.', { most: 2 }],
  [' Activate no more than three times each turn.', { most: 3 }],
  [' Activate only once.', { once: true }],
  [' Activate only as a sorcery and only once.', { slow: true, once: true }],
  [' Activate only during your turn.', { yours: true }],
  [' Activate only during your turn and only once each turn.', { yours: true, most: 1 }],
  [
    ' Activate only during your turn, before attackers are declared.',
    { yours: true, when: 'before attacks' },
  ],
  [' Activate only before attackers are declared.', { when: 'before attacks' }],
  [' Activate only if {if:condition}.', {}],
  [' Activate only if {if:condition} and only as a sorcery.', { slow: true }],
  [' Activate only if {if:condition} and only once each turn.', { most: 1 }],
  [' Activate only if {if:condition} and only once.', { once: true }],
  ['', {}],
]

/** Triggered, activated and spell abilities. */
export const abilities = [
  ...MODES.flatMap(([choose, fixed]) => [
    phrase('clause', 'modal', `{event:event}, ${choose} —\n{modes:mode+"\\n"}`, { fixed }),
    phrase('clause', 'modal', `{as:ability-word} — {event:event}, ${choose} —\n{modes:mode+"\\n"}`, {
      fixed,
    }),
    phrase('clause', 'modal', `{event:event}, if {if:condition}, ${choose} —\n{modes:mode+"\\n"}`, { fixed }),
    phrase(
      'clause',
      'modal',
      `{as:ability-word} — {event:event}, if {if:condition}, ${choose} —\n{modes:mode+"\\n"}`,
      { fixed },
    ),
    phrase('clause', 'modal', `${choose} —\n{modes:mode+"\\n"}`, { fixed }),
  ]),
  phrase('mode', 'mode', '• {does:sentence+" "}'),
  ...['', ABILITY_WORD].flatMap((word) => [
    ...[
      ['[ {more:sentence+" "}] This ability triggers only once each turn.', { most: 1 }] as const,
      ['[ {more:sentence+" "}]', {}] as const,
    ].flatMap(([rest, fixed]) => [
      phrase('clause', 'whenever', `${word}{event:event}, {first:inner}${rest}`, { fixed }),
    ]),
  ]),
  phrase('clause', 'cast only', 'cast {self} only during combat after blockers are declared.', {
    fixed: { when: 'after blocks' },
    reads: ['cast this spell only during combat after blockers are declared.'],
  }),
  phrase('clause', 'cast only', 'cast {self} only during combat before blockers are declared.', {
    fixed: { when: 'before blocks' },
    reads: ['cast this spell only during combat before blockers are declared.'],
  }),
  phrase(
    'clause',
    'cast only',
    "cast {self} only during the declare attackers step and only if you've been attacked this step.",
    { fixed: { when: 'attacked' } },
  ),
  phrase('clause', 'cast only', 'cast {self} only during combat.', { fixed: { when: 'combat' } }),
  phrase('clause', 'cast only', 'cast {self} only before attackers are declared.', {
    fixed: { when: 'before attacks' },
    reads: ['cast this spell only before attackers are declared.'],
  }),
  phrase('clause', 'activated', 'exhaust — {costs:cost+", "}: {does:sentence+" "}', {
    fixed: { once: true, as: 'exhaust' },
  }),
  phrase('clause', 'activated', 'channel — {costs:cost+", "}: {does:sentence+" "}', {
    fixed: { as: 'channel' },
  }),
  ...['', ABILITY_WORD].flatMap((word) =>
    RESTRICTIONS.map(([words, fixed]) =>
      phrase('clause', 'activated', `${word}{costs:cost+", "}: {does:sentence+" "}${words}`, { fixed }),
    ),
  ),
  // Boards do not count mana, so that only what else it costs matters: the same either way.
  phrase('clause', 'activated', '{costs:cost+", "} or {orCosts:cost+", "}: {does:sentence+" "}'),
  phrase('clause', 'activated', '\\[{costs.by:+#}\\]: {does:sentence+" "}', {
    fixed: { costs: [{ kind: 'loyalty' }] },
    reads: ['{costs.by:+#}: {does:sentence+" "}'],
  }),
  phrase('clause', 'activated', '\\[0\\]: {does:sentence+" "}', {
    fixed: { costs: [{ kind: 'loyalty', by: 0 }] },
    reads: ['0: {does:sentence+" "}'],
  }),
  phrase('clause', 'spell', '{does:sentence+" "}'),
]

/** Predicates of creatures beyond declarations. */
export const otherPredicates = [
  phrase('predicate', 'loses', '(loses/lose) {keyword:keyword}'),
  phrase('predicate', 'gets', '(gets/get) {power:+#}/{toughness:+#} for each other {each:thing}', {
    fixed: { other: true },
  }),
  phrase('predicate', 'gets', '(gets/get) {power:+#}/{toughness:+#} for each {each:thing}'),
  phrase('predicate', 'gets', '(gets/get) {power:+#}/{toughness:+#}'),
  phrase('predicate', 'as though unblocked', "may assign its combat damage as though it weren't blocked", {
    reads: ["may have it assign its combat damage as though it weren't blocked"],
  }),
]
