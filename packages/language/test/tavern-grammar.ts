import { grammar, include, phrase, words } from '../src/index.ts'

const effects = [
  phrase('grant', 'gain', '{who:target} (gains/gain), "{ability:ability}"'),
  phrase('effect', 'if', 'if {that:condition}, {do:effect}'),
  phrase('effect', 'both', '{first:move} and {second:move}'),
  include('effect', '{it:grant}'),
  include('effect', '{it:move}'),
  phrase('move', 'steal', '{may=you may} steal {n:amount}(Æ|)', {
    reads: ['take {n:amount}(Æ|) from your opponent'],
  }),
  phrase('move', 'deal', 'deal {n:amount}<D> to {to:target}', {
    reads: ['deal {n:amount} (damage|) to {to:target}'],
  }),
  phrase('move', 'draw', 'draw {n:amount} card(s)[ for each {each:group~one}]'),
  phrase('move', 'power', '{who:target} (gets/get) {n:+#} power'),
  phrase('move', 'destroy', '(destroy|sacrifice) {what:target+", and"}', {
    note: 'Both words mean the same.',
  }),
  phrase('move', 'counter', 'put a(n) {name:word} counter on {on:target}'),
  phrase('move', 'search', 'search your deck for {card:title}'),
]

const targets = [
  phrase('target', 'self', '{self}'),
  phrase('target', 'each', 'each {of:group~one}'),
  phrase('target', 'all', 'all {of:group~many}', { plural: true }),
  phrase('target', 'choose', '{n:amount} {of:group~n}', { plural: 'n' }),
  phrase('target', 'neighbors', "{of:that}'s neighbors", { plural: true }),
  phrase('that', 'that', 'that creature'),
  phrase('that', 'self', '{self}'),
  phrase('group', 'creature', '{other=other} {side:side?} [{not=non-}{house:house}] creature(s)'),
  phrase('group', 'bearer', '{side:side?} {trait:trait}'),
]

/** The grammar of an invented game: short, but with everything a real one needs. The tests are written in it. */
export const tavern = grammar({
  root: 'text',
  categories: {
    text: {},
    ability: { label: 'an ability', capital: true },
    sentence: { label: 'a sentence', capital: true, recover: { through: ['.'], before: ['\n', '"'] } },
    effect: { label: 'an effect' },
    grant: {},
    move: { label: 'an effect' },
    condition: { label: 'a condition' },
    amount: { label: 'an amount', counts: true },
    target: { label: 'a target', counts: true },
    that: {},
    group: { label: 'creatures' },
  },
  words: [
    words('side', 'friendly or enemy', { friendly: 'friendly', enemy: { one: 'enemy', reads: ['hostile'] } }),
    words('house', 'a house', { brine: 'Brine', ember: 'Ember', fleet: 'Star Fleet' }),
    words('moment', 'a moment', { play: 'Play', fight: 'Fight', reap: 'Reap', after: 'After Fight' }),
    words('trait', 'a trait', {
      knight: { one: 'Knight', many: 'Knights' },
      elf: { one: 'Elf', many: 'Elves' },
    }),
  ],
  signs: [
    { word: 'aember', written: ['<A>', '[A]', 'Æ', 'amber'], afterNumber: ['A'] },
    { word: 'damage', written: ['<D>'], afterNumber: ['D'] },
  ],
  numbers: { one: 1, two: 2, three: 3 },
  self: ['this creature'],
  phrases: [
    phrase('text', 'text', '{abilities:ability*"\\n"|" "}'),
    phrase('ability', 'triggered', '{on:moment+"/"}: {does:sentence+}'),
    phrase('ability', 'constant', '{does:sentence+}'),
    include('sentence', '[then,] {it:effect}.'),
    ...effects,
    phrase('condition', 'control', 'you control {n:amount} {of:group~n}'),
    phrase('condition', 'alone', '{who:target} (has/have) no neighbor(s)'),
    phrase('amount', 'number', 'a(n)', { fixed: { value: 1, article: true } }),
    phrase('amount', 'number', '{value:#}'),
    phrase('amount', 'unknown', 'X', { plural: true }),
    ...targets,
  ],
})
