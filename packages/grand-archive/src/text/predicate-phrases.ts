import { include, phrase } from './nodes.ts'

/** What constant and lasting effects give an object. */
export const predicates = [
  phrase('predicate', 'gets both', '(gets/get) {by:+#} power and {life:+#} life for each {each:counted}'),
  phrase('predicate', 'gets power', '(gets/get) {by:+#} power[ for each {each:counted}]', {
    reads: ['also (gets/get) {by:+#} power'],
  }),
  ...(['power', 'life', 'level'] as const).map((stat) =>
    phrase('predicate', `gets ${stat}`, `(gets/get) {by:+#} ${stat} for every {each:every}`),
  ),
  phrase('predicate', 'gets life', '(gets/get) {by:+#} life[ for each {each:counted}]', {
    reads: ['{by:+#} life[ for each {each:counted}]', 'also (gets/get) {by:+#} life'],
  }),
  ...(['power', 'life'] as const).map((stat) =>
    phrase('predicate', `gets ${stat}`, `(gets/get) + {each:x} ${stat}`, { fixed: { by: 1 } }),
  ),
  phrase('predicate', 'gets life', '(gets/get) + X life, where X is {each:explained}', {
    fixed: { by: 1 },
    reads: ['(gets/get) + X life where X is {each:explained}'],
  }),
  phrase('predicate', 'gets level', '(gets/get) {by:+#} level(s)[ for each {each:counted}]', {
    reads: ['(gets/get) {by:+#} level[ for each {each:counted}]'],
  }),
  phrase('predicate', 'gains', '(gains/gain) {keyword:valued} {value:#}'),
  phrase('predicate', 'gains', '(gains/gain) {keyword:keyword}', { fixed: { value: 1 } }),
  phrase('predicate', 'gains', '(has/have) {keyword:valued} {value:#}', { fixed: { live: true } }),
  phrase('predicate', 'gains', '(has/have) {keyword:keyword}', { fixed: { value: 1, live: true } }),
  phrase('predicate', 'gains several', '(gains/gain) {of:gained+" and "|", "|", and "}'),
  phrase('predicate', 'gains several', '(has/have) {of:gained+" and "|", "|", and "}', {
    fixed: { live: true },
  }),
  phrase('predicate', 'loses', '(loses/lose) {of:lost+" and "|", "|", and "}'),
  phrase('lost', 'lost', '{keyword:keyword}'),
  phrase('lost', 'lost', '{keyword:valued}'),
  phrase('predicate', 'your choice', '(gets/get) your choice of {of:offered+" or "}', {
    reads: ['(gains/gain) your choice of {of:offered+" or "}'],
  }),
  phrase('offered', 'gets power', '{by:+#} power'),
  phrase('offered', 'gets life', '{by:+#} life'),
  phrase('offered', 'gains', '{keyword:keyword}', { fixed: { value: 1 } }),
  phrase('gained', 'gained', '{keyword:valued} {value:#}'),
  phrase('gained', 'gained', '{keyword:keyword}', { fixed: { value: 1 } }),
  phrase('predicate', 'grants', '(gains/gain) "{ability:triggered}"', {
    reads: ['"{ability:triggered}"', 'also (gains/gain) "{ability:triggered}"'],
  }),
  phrase('predicate', 'grants', '(has/have) "{ability:triggered}"', { fixed: { live: true } }),
  phrase('predicate', 'cannot retaliate', 'cannot retaliate', { reads: ["can't retaliate"] }),
  phrase('predicate', 'cannot be retaliated', 'cannot be retaliated against', {
    reads: [
      "can't be retaliated against",
      "can't be retaliated",
      "(its|her|his) attacks can't be retaliated",
    ],
  }),
  phrase('predicate', 'cannot be intercepted', "can't be intercepted"),
  phrase('predicate', 'cannot attack', "can't attack"),
  phrase('predicate', 'cannot wake', "can't wake up"),
  phrase('predicate', 'cannot level up', "can't level up"),
  phrase('predicate', 'enters rested', '(enters/enter) the field rested'),
  phrase(
    'predicate',
    'enters with',
    '(enters/enter) the field with an additional {counter:counter} counter on (it|them)',
    { fixed: { count: 1 } },
  ),
  phrase(
    'predicate',
    'enters with',
    '(enters/enter) the field with {count:#} additional {counter:counter} counters on (it|them)',
  ),
  phrase('predicate', 'unpreventable', '(deals/deal) unpreventable combat damage'),
  include('momentary', '{it:predicate}'),
  phrase('stat', 'attacks get power', 'attacks get {by:+#} power[ for each {each:counted}]'),
  phrase('stat', 'cannot be retaliated', "attacks can't be retaliated"),
  phrase('stat', 'cannot be retaliated by', "attacks can't be retaliated by {of:group~many}"),
  phrase('stat', 'cannot be intercepted', "attacks can't be intercepted"),
  phrase('stat', 'base power', 'base power becomes {is:#}'),
  phrase('instead', 'banished instead', 'banish it instead'),
  ...(['attacker', 'weapon', 'target'] as const).map((role) =>
    phrase(`${role}-price`, 'attack price', 'pay {by:#}[, reduced by {less:#} for each {each:counted}]', {
      fixed: { role },
    }),
  ),
]
