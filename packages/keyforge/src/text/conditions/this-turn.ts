import { phrasesOf } from '../nodes.ts'

const state = phrasesOf('simple-state')

/** What can be asked of what was done this turn. */
export const remembered = [
  ...(['reaped', 'fought'] as const).map((deed) =>
    state('done this turn', `it is the first time {of:printed-card} has ${deed} this turn`, {
      fixed: { by: 'any', deed, exactly: 1 },
      reads: [`this is the first time {of:printed-card} has ${deed} this turn`],
    }),
  ),
  ...['played', 'used', 'discarded'].map((deed) =>
    state('done this turn', `it is the first time you have ${deed} {of:printed-card} this turn`, {
      fixed: { by: 'you', deed, exactly: 1 },
    }),
  ),
  ...['played', 'used', 'discarded'].map((deed) =>
    state('done this turn', `this is the first {of:printed-cards~one} you have ${deed} this turn`, {
      fixed: { by: 'you', deed, exactly: 1 },
      reads: [`(this|it) (is|was) the first {of:printed-cards~one} you ${deed} this turn`],
    }),
  ),
  state('forged this turn', '{by:have-done} forged a key this turn'),
  state('forged this turn', '{by:have-not-done} forged a key this turn', {
    fixed: { not: true },
    reads: ['{by:have-not-done} forge a key this turn'],
  }),
  ...[
    ['{by:have-not-done} {deed:done}', '', undefined],
    ['{by:have-not-done} used', ' to fight', 'fought'],
    ['{by:have-not-done} used', ' to reap', 'reaped'],
  ].flatMap(([did = '', how = '', deed]) => [
    state('done this turn', `${did} {of:printed-card}${how} this turn`, {
      fixed: { most: 0, ...(deed === undefined ? {} : { deed }) },
    }),
    state('done this turn', `${did.replace('used', 'use')} [any] {of:other-printed~many}${how} this turn`, {
      fixed: { most: 0, ...(deed === undefined ? {} : { deed }) },
    }),
  ]),
  ...[
    ['{by:have-done} {deed:done}', '', undefined],
    ['{by:have-done} used', ' to fight', 'fought'],
    ['{by:have-done} used', ' to reap', 'reaped'],
  ].flatMap(([did = '', how = '', deed]) => {
    const fixed = deed === undefined ? {} : { fixed: { deed } }
    return [
      state('done this turn', `${did} {least:#} or more {of:printed-cards~many}${how} this turn`, {
        ...fixed,
        reads: [
          `${did} at least {least:#} {of:printed-cards~many}${how} this turn`,
          // What a player uses is friendly to them.
          `${did} {least:#} or more friendly {of:printed-cards~many}${how} this turn`,
        ],
      }),
      state('done this turn', `${did} exactly {exactly:#} {of:printed-cards~exactly}${how} this turn`, fixed),
      state('done this turn', `${did} {of:printed-card}${how} this turn`, fixed),
    ]
  }),
  state('done this turn', '{by:have-done} discarded {of:printed-card} from (your|their) hand this turn', {
    fixed: { deed: 'discarded' },
  }),
  state('exalted this turn', '{of:indefinite} was exalted this turn', {
    reads: ['{of:indefinite} has been exalted this turn', 'you [have] exalted {of:indefinite} this turn'],
  }),
  state('has stolen', '{by:have-done} stolen Æ this turn', {
    reads: ['{by:have-done} (stolen|stole) Æ [from you] this turn'],
  }),
  state('has stolen', '{by:have-done} stolen {least:#} or more Æ this turn', {
    reads: ['{by:have-done} (stolen|stole) at least {least:#} (Æ|) this turn'],
  }),
  ...previous('on their previous turn', [
    'during their previous turn',
    "during your opponent's previous turn",
    '(during|on|in) their last turn',
    'last turn',
  ]),
  state('destroyed this turn', `{least:#} or more {of:group~many} were destroyed this turn`, {
    reads: [`{least:#} or more {of:group~many} (have been|were) destroyed this turn`],
  }),
  state('destroyed this turn', 'no {of:group~many} were destroyed this turn', {
    fixed: { most: 0 },
    reads: ['no {of:group~many} (have been|were) destroyed this turn'],
  }),
  ...[
    ['fought', 'fight'],
    ['reaped', 'reap'],
  ].flatMap(([did = '', does = '']) => [
    state(`${did} this turn`, `{least:#} or more {of:group~many} ${did} this turn`, {
      reads: [
        `{least:#} or more {of:group~many} (have ${did}|have been used to ${does}|were used to ${does}) this turn`,
      ],
    }),
    state(`${did} this turn`, `no {of:group~many} ${did} this turn`, {
      fixed: { most: 0 },
      reads: [`no {of:group~many} (have ${did}|have been used to ${does}|were used to ${does}) this turn`],
    }),
    state(`${did} this turn`, `{of:indefinite} ${did} this turn`, {
      reads: [`{of:indefinite} (has ${did}|has been used to ${does}|was used to ${does}) this turn`],
    }),
  ]),
  state('killed this turn', '{least:#} or more {of:group~many} were destroyed in a fight this turn', {
    reads: ['{least:#} or more {of:group~many} (have been|were) destroyed in a fight this turn'],
  }),
  state('killed this turn', 'no {of:group~many} were destroyed in a fight this turn', { fixed: { most: 0 } }),
  state('killed this turn', '{of:indefinite} was destroyed in a fight this turn', {
    reads: ['{of:indefinite} (has been|was) destroyed in a fight this turn'],
  }),
  state('destroyed this turn', '{of:indefinite} was destroyed this turn', {
    reads: ['{of:indefinite} (has been|was) destroyed this turn'],
  }),
]

/** The same of a previous turn of that player. */
function previous(when: string, others: readonly string[]) {
  const last = { last: true }
  const said = (
    kind: string,
    what: string,
    fixed: Readonly<Record<string, boolean | string>> = {},
    reads: readonly string[] = [],
  ) =>
    state(kind, `${what} ${when}`, {
      fixed: { ...last, ...fixed },
      reads: [
        ...others.map((other) => `${what} ${other}`),
        ...[when, ...others].flatMap((at) => reads.map((one) => `${one} ${at}`)),
      ],
    })
  return [
    said('has stolen', '{by:have-done} stolen Æ', {}, ['{by:have-done} (stole|stolen) Æ [from you]']),
    said('forged this turn', '{by:have-done} forged a key'),
    said('forged this turn', '{by:have-not-done} forged a key', { not: true }),
    said('done this turn', '{by:have-done} {deed:done} {least:#} or more {of:printed-cards~many}'),
    said('done this turn', '{by:have-done} {deed:done} {of:printed-card}'),
  ]
}
