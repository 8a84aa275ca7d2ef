import { phrase } from './nodes.ts'

/** What stands in front of a noun, in the order of the language. */
const BEFORE =
  '{state:state?} {nontoken=nontoken} {token=token} {nonlegendary=nonlegendary} {legendary=legendary} {nonColor:non-color?} {color:color?} {nonType:non-type?} [non-{nonSubtype:subtype} ]'

/** What follows it. */
const BEHIND = [
  '',
  '[ with {with:keyword}][ without {without:keyword}]',
  ' with power {powerLeast:#} or greater',
  ' with power {powerMost:#} or less',
  ' with toughness {toughnessLeast:#} or greater',
  ' with toughness {toughnessMost:#} or less',
  ' with mana value {manaLeast:#} or greater',
  ' with mana value {manaMost:#} or less',
  ' with a(n) {counter:counter} counter on it',
  ' with {counter:counter} counters on them',
] as const

/** Filters: "attacking Goblin you control", "nontoken artifact creature with power 2 or less". */
export const things = [
  phrase('thing', 'which', '{nouns:noun+" or "} attacking you', { fixed: { state: 'attacking you' } }),
  phrase('thing', 'which', "{nouns:noun} that's attacking one of your opponents", {
    fixed: { state: 'attacking an opponent' },
  }),
  phrase('thing', 'which', "{nouns:noun} without {without:keyword} that's attacking you", {
    fixed: { state: 'attacking you' },
  }),
  phrase('thing', 'which', '{subtype:subtype~one} attached to a creature', {
    fixed: { attachedTo: 'creature' },
  }),
  phrase('thing', 'which', '{nouns:noun} named {named:title}'),
  phrase('thing', 'which', 'historic {nouns:noun}[ {whose:whose}]', { fixed: { historic: true } }),
  phrase('thing', 'which', '{nouns:noun+" or "} that attacked this turn', {
    fixed: { state: 'attacked this turn' },
  }),
  phrase('thing', 'which', '{state:state} {nouns:noun} with lesser power', { fixed: { lesserPower: true } }),
  phrase('thing', 'which', 'instant or sorcery spell(s)[ {whose:whose}]', { fixed: { spells: true } }),
  phrase('thing', 'which', 'spell that targets a(n) {spell.targets:thing}', {
    fixed: { nouns: 'spell', spell: { kind: 'which spell' } },
  }),
  phrase('thing', 'which', '{spell:spell-filter}', { fixed: { nouns: 'spell' } }),
  phrase('thing', 'which', '{nouns:noun} blocking it', { fixed: { against: 'blocking' } }),
  phrase('thing', 'which', "{nouns:noun} it's blocking", { fixed: { against: 'blocked by' } }),
  phrase('thing', 'which', '{nouns:noun} blocking or blocked by it', {
    fixed: { against: 'either' },
    reads: ['{nouns:noun} blocking or blocked by {self}'],
  }),
  phrase('thing', 'which', '{subtype:subtype~one}\\, {orSubtypes:subtype~one+", or"}[ {whose:whose}]'),
  phrase('thing', 'which', '{subtype:subtype~many}\\, {orSubtypes:subtype~many+", and"}[ {whose:whose}]', {
    fixed: { as: 'and' },
    reads: ['{subtype:subtype~many}\\, {orSubtypes:subtype~many+", "|", and/or "}[ {whose:whose}]'],
  }),
  phrase('thing', 'which', '{nouns:noun} {whose:whose} with a counter on it', { fixed: { counter: 'any' } }),
  phrase('thing', 'which', '{nouns:noun} {whose:whose} with counters on them', {
    fixed: { counter: 'any' },
  }),
  phrase('thing', 'which', '{nouns:noun}[ {whose:whose}] with toughness greater than its power', {
    fixed: { tougher: true },
    reads: ['{nouns:noun~many}[ {whose:whose}] with toughness greater than their power'],
  }),
  ...[1, 2, 3, 4].map((least) =>
    phrase(
      'thing',
      'which',
      `{subtype:subtype~one}[ {whose:whose}] with mana value ${least} or ${least + 1}`,
      {
        fixed: { manaLeast: least, manaMost: least + 1 },
      },
    ),
  ),
  // Without a player, it is what the permanent with the text is attached to.
  phrase('thing', 'which', '{nonColor:non-color} {state:state} {nouns:noun}[ {whose:whose}]', {
    fixed: { as: 'color first' },
  }),
  phrase('thing', 'which', 'equipped {nouns:noun} {whose:whose}', { fixed: { state: 'equipped' } }),
  phrase('thing', 'which', 'enchanted {nouns:noun} {whose:whose}', { fixed: { state: 'enchanted' } }),
  phrase('thing', 'which', '{state:state?} {nouns:noun} or {orKind:subtype~one}[ {whose:whose}]'),
  phrase('thing', 'which', '{color:color} or {orColor:color} {nouns:noun}[ {whose:whose}]'),
  phrase('thing', 'which', '{subtype:subtype~one} or a(n) {orSubtype:subtype~one}[ {whose:whose}]', {
    fixed: { as: 'or a' },
  }),
  phrase('thing', 'which', '{subtype:subtype} or {orSubtype:subtype}[ {whose:whose}]'),
  phrase('thing', 'which', '{subtype:subtype~one} or {orSubtype:subtype~one} {nouns:noun}[ {whose:whose}]'),
  phrase('thing', 'which', '{subtype:subtype~many} and {orSubtype:subtype~many}[ {whose:whose}]', {
    fixed: { as: 'and' },
  }),
  phrase(
    'thing',
    'which',
    "{nouns:noun} {whose:whose} that's a(n) {subtype:subtype~one} or a(n) {orSubtype:subtype~one}",
    {
      fixed: { as: 'that is' },
      reads: ["{nouns:noun} {whose:whose} that's a(n) {subtype:subtype~one} or {orSubtype:subtype~one}"],
    },
  ),
  phrase('thing', 'which', '{state:state?} {subtype:subtype~one} token(s)[ {whose:whose}]', {
    fixed: { token: true },
  }),
  phrase('thing', 'which', '{state:state?} {nouns:noun~one} token(s)[ {whose:whose}]', {
    fixed: { token: true, as: 'tokens' },
  }),
  phrase('thing', 'which', 'nonbasic land(s)[ {whose:whose}]', { fixed: { nonbasic: true, nouns: 'land' } }),
  phrase('thing', 'which', '{state:state?} token(s)[ {whose:whose}]', {
    fixed: { token: true, nouns: 'permanent' },
  }),
  ...BEHIND.flatMap((behind) => [
    phrase('thing', 'which', `${BEFORE} {type:card-type} {nouns:noun}[ {whose:whose}]${behind}`),
    phrase('thing', 'which', `${BEFORE} {subtype:subtype~one} {nouns:noun}[ {whose:whose}]${behind}`),
    // What follows the last of several nouns is not about the others: “artifact or creature with flying”.
    behind === ''
      ? phrase('thing', 'which', `${BEFORE} {nouns:noun+", or"}[ {whose:whose}]`)
      : phrase('thing', 'which', `${BEFORE} {nouns:noun}[ {whose:whose}]${behind}`),
    phrase('thing', 'which', `${BEFORE} {subtype:subtype}[ {whose:whose}]${behind}`),
    ...(behind === '' ? [] : [phrase('thing', 'which', `${BEFORE} {nouns:noun}${behind} {whose:whose}`)]),
  ]),
  ...(
    [
      ['colorless', 'none'],
      ['monocolored', 'one'],
      ['multicolored', 'several'],
    ] as const
  ).map(([word, colored]) =>
    phrase('thing', 'which', `${word} {nouns:noun}[ {whose:whose}]`, { fixed: { colored } }),
  ),
  // A filter of things means those on the battlefield.
  phrase('thing', 'which', '{state:state?} {nouns:noun} on the battlefield', { fixed: { as: 'there' } }),
  phrase('thing', 'which', '{color:color} {nouns:noun} on the battlefield', { fixed: { as: 'there' } }),
  phrase('thing', 'which', '{subtype:subtype} on the battlefield', { fixed: { as: 'there' } }),
  // Words about the last say nothing of the others.
  phrase('thing', 'which', '{type:card-type} {nouns:noun} or {either:last-thing}'),
  phrase('thing', 'which', '{nouns:noun}\\, {moreNouns:noun+", "}, or {either:last-thing}'),
  phrase('thing', 'which', '{nouns:noun} or {either:last-thing}'),
  phrase('thing', 'which', 'legendary {nouns:noun} or {either:last-thing}', { fixed: { legendary: true } }),
  phrase('thing', 'which', '{subtype:subtype~one} or {either:last-thing}'),
  phrase('thing', 'which', 'token or {either:last-thing}', {
    fixed: { token: true, nouns: 'permanent', as: 'or a' },
    reads: ['token or a(n) {either:last-thing}'],
  }),
  phrase('last-thing', 'which', '{state:state} {nouns:noun}'),
  phrase('last-thing', 'which', '{nouns:noun} with {with:keyword}'),
  phrase('last-thing', 'which', '{nouns:noun} with power {powerLeast:#} or greater'),
  phrase('last-thing', 'which', '{color:color} {nouns:noun}'),
  phrase('last-thing', 'which', 'legendary {nouns:noun}', { fixed: { legendary: true } }),
  phrase('last-thing', 'which', 'nonbasic land', { fixed: { nouns: 'land', nonbasic: true } }),
  phrase('last-thing', 'which', 'token', { fixed: { nouns: 'permanent', token: true } }),
  phrase('last-thing', 'which', '{nouns:noun}'),
  phrase('thing', 'which', '{state:state?} {nouns:noun~many+" and/or "}[ {whose:whose}]', {
    fixed: { as: 'and/or' },
  }),
  phrase('thing', 'which', '{nouns:noun~many+", and"}[ {whose:whose}]', { fixed: { as: 'and' } }),
]
