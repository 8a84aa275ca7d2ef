import { phrase } from './nodes.ts'

const SELF = { kind: 'self' } as const
const ONE = { kind: 'number', value: 1 } as const
const NUMBER = { kind: 'number' } as const

const againFor = (how: string): string =>
  `if a(n) {by:thing} ${how} causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.`

/** Constant texts: conditions of what is said of creatures, and how a permanent enters. */
export const statics = [
  ...(['', '{as:ability-word} — '] as readonly string[]).flatMap((word) => [
    phrase(
      'clause',
      'about',
      `${word}as long as {if:condition}, {who:subject} {does:predicate~who+" and "}.`,
    ),
    phrase('clause', 'about', `${word}{who:subject} {does:predicate~who+" and "} as long as {if:condition}.`),
    phrase('clause', 'about', `${word}{who:subject} {does:predicate~who+" and "} unless {if.of:condition}.`, {
      fixed: { if: { kind: 'not' } },
    }),
  ]),
  phrase('clause', 'about', '{who:subject} {does:predicate~who+" and "} if {if:condition}.', {
    fixed: { as: 'if' },
  }),
  phrase('clause', 'about', 'as long as {if:state-of}, it {does:predicate+" and "}.', {
    fixed: { who: SELF, as: 'it' },
  }),
  phrase('clause', 'about', 'during your turn, {who:subject} {does:predicate~who+" and "}.', {
    fixed: { if: { kind: 'turn', whose: 'yours' }, as: 'during' },
    reads: ['{who:subject} {does:predicate~who+" and "} during your turn.'],
  }),
  phrase('clause', 'about', 'during turns other than yours, {who:subject} {does:predicate~who+" and "}.', {
    fixed: { if: { kind: 'turn', whose: 'not yours' }, as: 'during' },
  }),
  phrase('clause', 'about', "{self}'s power is equal to {does.by:measure}.", {
    fixed: { who: SELF, does: [{ kind: 'defined', what: 'power' }] },
  }),
  phrase('clause', 'about', "{self}'s toughness is equal to {does.by:measure}.", {
    fixed: { who: SELF, does: [{ kind: 'defined', what: 'toughness' }] },
  }),
  phrase('clause', 'about', "{self}'s power and toughness are each equal to {does.by:measure}.", {
    fixed: { who: SELF, does: [{ kind: 'defined', what: 'both' }] },
  }),
  phrase('clause', 'about', '{self} gets {does.power:+#}/{does.toughness:+#} for each {does.each:thing}.', {
    fixed: { who: SELF, does: [{ kind: 'gets' }] },
  }),
  phrase(
    'clause',
    'about',
    '{as:ability-word} — {self} gets {does.power:+#}/{does.toughness:+#} for each {does.by:per}.',
    {
      fixed: { who: SELF, does: [{ kind: 'gets' }] },
    },
  ),
  phrase(
    'clause',
    'about',
    '{who:subject} (gets/get~who) {does.power:+#}/{does.toughness:+#} for each {does.by:per}.',
    {
      fixed: { does: [{ kind: 'gets' }] },
    },
  ),
  phrase(
    'clause',
    'about',
    '{who:subject} (gets/get~who) {does.power:+#}/{does.toughness:+#} for each {does.by.of.of:thing} and each {does.by.and:per}.',
    { fixed: { does: [{ kind: 'gets', by: { kind: 'sum', of: { kind: 'count' } } }] } },
  ),
  phrase('clause', 'about', "{self} can't block creatures with power greater than {self}'s power.", {
    fixed: { who: SELF, does: [{ kind: 'cannot block', which: { kind: 'greater power' } }] },
  }),
  phrase('clause', 'player has', 'you have hexproof.', { fixed: { keyword: 'hexproof' } }),
  phrase('clause', 'player has', 'you have shroud.', { fixed: { keyword: 'shroud' } }),
  phrase('clause', 'player has', 'you, {along:thing~many}, and other creatures you control have hexproof.', {
    fixed: { keyword: 'hexproof' },
  }),
  phrase('clause', 'about', '{who:subject} (gets/get~who) +X/+X, where X is {does.by:measure}.', {
    fixed: { does: [{ kind: 'gets', power: 1, toughness: 1 }] },
  }),
  phrase('clause', 'about', '{who:subject} (gets/get~who) +X/+0, where X is {does.by:measure}.', {
    fixed: { does: [{ kind: 'gets', power: 1, toughness: 0 }] },
  }),
  phrase('clause', 'enters with', '{self} enters with a(n) {which:counter} counter on it.', {
    fixed: { amount: ONE },
    reads: [
      '{self} enters the battlefield with a(n) {which:counter} counter on it.',
      '{self} enters with a(n) {which:counter} counter on her.',
      '{self} enters with a(n) {which:counter} counter on him.',
    ],
  }),
  phrase('clause', 'enters with', '{self} enters with {amount.value:#} {which:counter} counters on it.', {
    fixed: { amount: NUMBER },
    reads: ['{self} enters the battlefield with {amount.value:#} {which:counter} counters on it.'],
  }),
  ...['it', 'her', 'him'].flatMap((it) => [
    phrase('clause', 'enters with', `{self} enters tapped with a(n) {which:counter} counter on ${it}.`, {
      fixed: { amount: ONE, tapped: true },
    }),
    phrase(
      'clause',
      'enters with',
      `{self} enters tapped with {amount.value:#} {which:counter} counters on ${it}.`,
      { fixed: { amount: NUMBER, tapped: true } },
    ),
  ]),
  phrase('clause', 'enters with', '{self} enters with X {which:counter} counters on it.', {
    fixed: { amount: { kind: 'X' } },
    reads: [
      '{self} enters the battlefield with X {which:counter} counters on it.',
      '{self} enters with X {which:counter} counters on him.',
      '{self} enters with X {which:counter} counters on her.',
    ],
  }),
  phrase(
    'clause',
    'enters with',
    '{self} enters with a number of {which:counter} counters on it equal to {amount:measure}.',
    {
      reads: [
        '{self} enters with X {which:counter} counters on it, where X is {amount:measure}.',
        '{self} enters the battlefield with X {which:counter} counters on it, where X is {amount:measure}.',
      ],
    },
  ),
  phrase(
    'clause',
    'enters with',
    '{self} enters with a(n) {which:counter} counter on it for each other {amount.of:thing}.',
    { fixed: { amount: { kind: 'count', other: true } } },
  ),
  phrase(
    'clause',
    'enters with',
    '{self} enters with a(n) {which:counter} counter on it for each {amount.of:thing}.',
    { fixed: { amount: { kind: 'count' } } },
  ),
  phrase(
    'clause',
    'enters with',
    '{self} enters with a(n) {which:counter} counter on it for each {amount:per}.',
  ),
  phrase(
    'clause',
    'enters with',
    '{self} enters with a(n) {which:counter} counter on it if {if:condition}.',
    {
      fixed: { amount: ONE },
    },
  ),
  phrase(
    'clause',
    'enters with',
    '{self} enters with {amount.value:#} {which:counter} counters on it if {if:condition}.',
    { fixed: { amount: NUMBER } },
  ),
  phrase(
    'clause',
    'enters with',
    '{as:ability-word} — {self} enters with a(n) {which:counter} counter on it if {if:condition}.',
    { fixed: { amount: ONE } },
  ),
  phrase(
    'clause',
    'enters with',
    '{as:ability-word} — {self} enters with {amount.value:#} {which:counter} counters on it if {if:condition}.',
    { fixed: { amount: NUMBER } },
  ),
  ...(['', '{as:ability-word} — '] as readonly string[]).flatMap((word) => [
    phrase(
      'clause',
      'enters with',
      `${word}if {if:condition}, it enters with a(n) {which:counter} counter on it.`,
      { fixed: { amount: ONE } },
    ),
    phrase(
      'clause',
      'enters with',
      `${word}if {if:condition}, it enters with {amount.value:#} {which:counter} counters on it.`,
      { fixed: { amount: NUMBER } },
    ),
  ]),
  phrase('clause', 'enters tapped', "{self} enters tapped and doesn't untap during your untap step.", {
    fixed: { as: 'stays' },
  }),
  phrase(
    'clause',
    'about',
    "{who:subject} (has/have~who) protection from {does.from:guard}. This effect doesn't remove {self}.",
    { fixed: { does: [{ kind: 'protection', stays: true }] } },
  ),
  phrase('clause', 'about', "{as:ability-word} — {self}'s power is equal to {does.by:measure}.", {
    fixed: { who: SELF, does: [{ kind: 'defined', what: 'power' }] },
  }),
  phrase(
    'clause',
    'about',
    "{as:ability-word} — {self}'s power and toughness are each equal to {does.by:measure}.",
    { fixed: { who: SELF, does: [{ kind: 'defined', what: 'both' }] } },
  ),
  phrase('clause', 'about', "creatures with power less than {self}'s power can't block it.", {
    fixed: { who: SELF, does: [{ kind: 'cannot be blocked', by: { kind: 'lesser power' } }] },
  }),
  phrase('clause', 'about', "you may have {self} assign its combat damage as though it weren't blocked.", {
    fixed: { who: SELF, does: [{ kind: 'as though unblocked' }], as: 'may have' },
  }),
  phrase('clause', 'cast cost', 'as an additional cost to cast {self}, {costs:extra+" and "}.'),
  phrase('clause', 'no activating', "activated abilities of {of:thing~many} can't be activated."),
  phrase(
    'clause',
    'no activating',
    "activated abilities of {of:thing~many} can't be activated unless they're mana abilities.",
    { fixed: { butMana: true } },
  ),
  phrase(
    'clause',
    'triggers again',
    'if a triggered ability of a(n) {of:thing} triggers, that ability triggers an additional time.',
  ),
  phrase(
    'clause',
    'triggers again',
    'if a triggered ability of another {of:thing} triggers, that ability triggers an additional time.',
    { fixed: { other: true } },
  ),
  ...(
    [
      ['entering the battlefield under your control', { when: 'enters', yours: true } as const, []],
      ['entering or leaving the battlefield', { when: 'enters or leaves' }, []],
      ['entering', { when: 'enters' }, ['entering the battlefield']],
    ] as const
  ).map(([how, fixed, others]) =>
    phrase('clause', 'triggers again', againFor(how), {
      fixed: { ...fixed, of: { kind: 'which', nouns: 'permanent', whose: 'you' } },
      reads: others.map(againFor),
    }),
  ),
  ...(['lifelink', 'deathtouch', 'wither', 'infect'] as const).map((keyword) =>
    phrase('clause', 'spells have', `{of.types:type-word+" and "} spells you control have ${keyword}.`, {
      fixed: { of: { kind: 'which spell' }, keyword },
    }),
  ),
  phrase('clause', 'uncounterable', "{self} can't be countered."),
  phrase('clause', 'uncounterable', "spells you control can't be countered.", { fixed: { all: true } }),
  phrase('clause', 'uncounterable', '{of.types:type-word+" and "} spells you control can\'t be countered.', {
    fixed: { all: true, of: { kind: 'which spell' } },
  }),
  phrase('clause', 'uncounterable', "{of.subtype:subtype~one} spells can't be countered.", {
    fixed: { all: true, each: true, of: { kind: 'which spell' } },
  }),
  ...(
    [
      ['you', 'you'],
      ['your opponents', 'opponents'],
      ['players', 'each'],
    ] as const
  ).flatMap(([words, who]) => [
    phrase('clause', 'no casting', `${words} can't cast {of.types:type-word+" or "} spells.`, {
      fixed: { who, of: { kind: 'which spell' } },
    }),
    phrase('clause', 'no casting', `${words} can't cast spells during your turn.`, {
      fixed: { who, during: 'your turn' },
    }),
  ]),
  phrase('clause', 'enters tapped', '{of:thing~many} enter tapped.', {
    fixed: { as: 'others' },
    reads: ['{of:thing~many} enter the battlefield tapped.'],
  }),
  phrase('clause', 'enters tapped', '{self} enters tapped.', {
    reads: ['{self} enters the battlefield tapped.'],
  }),
]
