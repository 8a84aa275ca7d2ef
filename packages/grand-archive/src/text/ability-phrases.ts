import { cardRules } from './card-rule-phrases.ts'
import { include, phrase } from './nodes.ts'

/** What the cards that a side plays cost. */
function cardsCost(category: 'constant', to: 'activate' | 'materialize') {
  return SIDES.map(([whose, who]) =>
    phrase(category, 'cards cost', `{of:group~many} ${who} ${to} cost {by:#} {way:cheaper} to ${to}`, {
      fixed: { whose, to },
    }),
  )
}

const SIDES = [
  ['yours', 'you'],
  ['theirs', 'your opponents'],
] as const

/** Only one unit attacks at a time. */
const OF_THIS_ATTACK = {
  who: { kind: 'each', of: { kind: 'group', attacking: true } },
  does: [{ kind: 'unpreventable' }],
} as const

/** Constant abilities of objects on the field and cards in the intent. */
export const constants = [
  ...cardRules,
  phrase('constant', 'about', 'your champion {does:own-counters+}', {
    fixed: { who: { kind: 'your champion' } },
  }),
  phrase(
    'own-counters',
    'gets level',
    'gets {by:+#} level for every {each.count:#} {each.of.counter:counter} counters on (them|it)',
    {
      fixed: { each: { kind: 'every', of: { kind: 'counters on champion' } } },
    },
  ),
  phrase(
    'constant',
    'would deal',
    'prevent all {of.sort:sort?} damage that would be dealt to {of.to:recipient}[ while {while:state}]',
    {
      fixed: { all: true, of: { kind: 'would' }, becomes: { kind: 'prevent all' } },
      reads: [
        'as long as {while:state}, prevent all {of.sort:sort?} damage that would be dealt to {of.to:recipient}',
      ],
    },
  ),
  phrase(
    'constant',
    'cards cost',
    'the first {of:group~one} you activate each turn costs {by:#} {way:cheaper} to activate',
    {
      fixed: { whose: 'yours', to: 'activate', first: true },
    },
  ),
  ...cardsCost('constant', 'activate'),
  ...cardsCost('constant', 'materialize'),
  phrase(
    'constant',
    'would deal',
    '{once=once each turn,} if {of:would}[ while {while:state}], {becomes:becoming}',
    {
      reads: ['as long as {while:state}, if {of:would}, {becomes:becoming}'],
    },
  ),
  // “It” is the card itself, which the text has just named.
  phrase(
    'constant',
    'would deal',
    'if {of.sort:sort?} damage would be dealt to {self} while {while:its-state}, {becomes:becoming}',
    { fixed: { of: { kind: 'would', to: { kind: 'self' } } } },
  ),
  phrase(
    'constant',
    'about',
    '{who.of:group~many} {does:predicate+" and "} as long as they\'re attacking {while.of:group~many}',
    { fixed: { who: { kind: 'each' }, attacking: true, while: { kind: 'attacker attacking' } } },
  ),
  phrase('constant', 'about', '{who.of:group~many} {does:predicate+" and "} as long as they\'re attacking', {
    fixed: { who: { kind: 'each' }, attacking: true },
  }),
  phrase(
    'constant',
    'about',
    '{who.of:group~many} {does:predicate+" and "} as long as they\'re {state:state-word}',
    {
      fixed: { who: { kind: 'each' } },
    },
  ),
  phrase('constant', 'about', '{who:subject} {does:predicate+" and "|", "|", and "}[ while {while:state}]', {
    reads: ['{who:subject} {does:predicate+" and "|", "|", and "} as long as {while:state}'],
  }),
  phrase(
    'constant',
    'about',
    'as long as {while:state}, {who:named-subject} {does:predicate+" and "|", "|", and "}',
  ),
  phrase('constant', 'about', 'this attack {does:predicate+" and "|", "}[ while {while:state}]', {
    fixed: { who: OF_THIS_ATTACK.who },
    reads: ['as long as {while:state}, this attack {does:predicate+" and "|", "}'],
  }),
  phrase('constant', 'about', 'fire, water, and wind elements are enabled for you', {
    fixed: { who: { kind: 'your champion' }, does: [{ kind: 'enables basic elements', spelled: true }] },
  }),
  ...(['all', 'basic'] as const).map((which) =>
    phrase('constant', 'about', `all${which === 'all' ? '' : ' basic'} elements are enabled for you`, {
      fixed: { who: { kind: 'your champion' }, does: [{ kind: `enables ${which} elements` }] },
    }),
  ),
  phrase('constant', 'about', "damage dealt by {does:unprevented+} can't be prevented", {
    fixed: { who: { kind: 'your champion' } },
  }),
  phrase('unprevented', 'damage unpreventable', '{of:group~many}'),
  phrase('constant', 'about', "your opponents can't recover", {
    fixed: {
      who: { kind: 'each', of: { kind: 'group', side: 'theirs' } },
      does: [{ kind: 'cannot recover' }],
    },
  }),
  phrase('constant', 'about', 'combat damage dealt by this attack is unpreventable', {
    fixed: OF_THIS_ATTACK,
  }),
  phrase(
    'constant',
    'about',
    'as an additional cost to use {self} for an attack, {does:weapon-price+" and "}',
    { fixed: { who: { kind: 'self' } } },
  ),
  phrase(
    'constant',
    'about',
    'as an additional cost to declare an attack with {self}, {does:attacker-price+" and "}',
    { fixed: { who: { kind: 'self' } } },
  ),
  phrase(
    'constant',
    'about',
    'players can\'t declare attacks targeting {who:named-subject} unless they {does:target-price+" and "} for each attack declaration',
  ),
  phrase(
    'constant',
    'about',
    'players can\'t declare attacks unless they {does:attacker-price+" and "} for each attack declaration',
    { fixed: { who: { kind: 'each', of: { kind: 'group' } } } },
  ),
  phrase(
    'constant',
    'about',
    'players can\'t declare attacks with {who.of:group~many} unless they {does:attacker-price+" and "} for each attack declaration',
    { fixed: { who: { kind: 'each' } } },
  ),
  // In front of what it gives, where its own clause is.
  phrase('constant', 'about', '{does:for-every+}', { fixed: { who: { kind: 'self' } } }),
  phrase('for-every', 'gets power', 'for every {each:every}, {self} gets {by:+#} power'),
  phrase('constant', 'about', '{who:named-subject}\'s {does:stat+" and "}[ while {while:state}]'),
  // “It” is the card itself, the subject of the condition.
  phrase('constant', 'about', 'as long as {while:own-state}, it {does:predicate+" and "|", "|", and "}', {
    fixed: { who: { kind: 'self' } },
  }),
  phrase('constant', 'about', '{self} {does:predicate+" and "|", "|", and "} as long as {while:its-state}', {
    fixed: { who: { kind: 'self' } },
  }),

  phrase('would', 'would', 'this attack would deal {sort:sort?} damage', { fixed: { attack: true } }),
  phrase('would', 'would', '{to:recipient} would be dealt {least:#} or more {sort:sort?} damage', {
    reads: ['{to:recipient} would take {least:#} or more {sort:sort?} damage'],
  }),
  phrase('would', 'would', '{by:one} would deal[ {most:#} or less] {sort:sort?} damage[ to {to:recipient}]', {
    reads: ['{sort:sort?} damage would be dealt to {to:recipient} (from|by) {by:one}'],
  }),
  phrase('would', 'would', '[{most:#} or less ]{sort:sort?} damage would be dealt[ to {to:recipient}]', {
    reads: [
      '{to:recipient} would be dealt[ {most:#} or less] {sort:sort?} damage',
      '{to:recipient} would take[ {most:#} or less] {sort:sort?} damage',
    ],
  }),

  phrase('becoming', 'prevent all', 'prevent it', { reads: ['prevent that damage'] }),
  phrase(
    'becoming',
    'prevent some',
    'reveal a random card from your memory and prevent {amount:amount} of it if that card is {reveal:element}',
  ),
  phrase(
    'becoming',
    'prevent some',
    'prevent {amount:amount} of it, and if its source is a unit, deal {back:#} damage to that unit',
  ),
  phrase('becoming', 'prevent all but', 'prevent all but {but:#} of it', {
    reads: ['prevent all but {but:#} of that damage'],
  }),
  phrase('becoming', 'prevent half', 'prevent half of it, rounded up', {
    reads: ['prevent half of that damage, rounded up'],
  }),
  phrase('becoming', 'prevent some', 'prevent {amount:amount} of it', {
    reads: ['prevent {amount:amount} of that damage'],
  }),
  phrase('becoming', 'prevent some', 'prevent an amount of it equal to {amount:count}', {
    reads: ['prevent an amount of that damage equal to {amount:count}'],
  }),
  phrase('becoming', 'more', 'that much plus {by:#} is dealt instead'),
  phrase('becoming', 'doubled', 'twice that much is dealt instead'),
  phrase(
    'becoming',
    'removes counters',
    'remove that many damage counters instead, then banish it if it has none',
  ),
]

/** The brackets before a text. */
export const brackets = [
  include('brackets', '{it:bracket}'),
  phrase('brackets', 'several', '{of:bracket+" "}'),
  phrase('bracket', 'class bonus', '\\[Class Bonus\\]', { reads: ['\\[Class Bonus:\\]'] }),
  phrase('bracket', 'element bonus', '\\[Element Bonus\\]'),
  phrase('bracket', 'level', '\\[Level {least:#}+\\]'),
  phrase('bracket', 'memory', '\\[Memory {least:#}+\\]'),
  phrase('bracket', 'damage', '\\[Damage {least:#}+\\]'),
  phrase('bracket', 'champion bonus', '\\[{named:lineage-name} Bonus\\]'),
]

export const clauses = [
  phrase('text', 'text', '{clauses:clause*"\\n"|" "}'),
  phrase('clause', 'bracketed', '{when:brackets} {clause:bare}'),
  phrase('clause', 'bracketed', '{when:brackets} {clause:labelled}'),
  include('clause', '{it:labelled}'),
  phrase('clause', 'inherited', 'Inherited Effect — {clause:bare}', {
    reads: ['Inherited Effect: {clause:bare}'],
  }),
  phrase('clause', 'release', 'Lineage Release — {does:sentence+}'),
  phrase('labelled', 'labelled', '{label:label} — {clause:bare}'),
  phrase('label', 'label', '{word:label-word}[ {value:#}]'),
  include('clause', '{it:bare}'),
  phrase('bare', 'keyword', '{keyword:valued} {value:#}[ while {while:state}].'),
  phrase('bare', 'keyword', '{keyword:keyword}[ while {while:state}].', { fixed: { value: 1 } }),
  // Read as one ability each.
  phrase('bare', 'keywords', '{of:listed+", "}.'),
  phrase('listed', 'keyword', '{keyword:valued} {value:#}'),
  phrase('listed', 'keyword', '{keyword:keyword}', { fixed: { value: 1 } }),
  phrase('listed', 'enters rested', 'hindered'),
  phrase('bare', 'additional cost', 'as an additional cost to activate {self}, {effect:effect}.'),
  // Read as one cost each.
  phrase('bare', 'additional costs', 'as an additional cost to activate {self}, {of:price+" and "}.'),
  phrase('price', 'additional cost', '{effect:effect}'),
  phrase('bare', 'additional cost', 'as an additional cost to materialize {self}, {effect:effect}.', {
    fixed: { to: 'materialize' },
  }),
  phrase(
    'bare',
    'activate only',
    'Activate {self} only {limits:use-limit+" and only "|", and only "|" and "}.',
  ),
  phrase('bare', 'lineage', '{of:lineage-name} lineage.'),
  phrase('bare', 'ephemerate', 'ephemerate — {cost:#}[, {effect:effect}].'),
  phrase('bare', 'link', '{of:link-kind} link.'),
  phrase('link-kind', 'group', '{sub:sub~one?} {nouns:noun~one+", or"}'),
  phrase('bare', 'floating only', "pay only using floating memory for {self}'s memory cost."),
  phrase('bare', 'alternative cost', "you may {effect:effect} rather than pay {self}'s reserve cost."),
  phrase('bare', 'brew', 'brew — {of:ingredient+", "}.'),
  phrase('ingredient', 'ingredient', '{count:#} {sub:sub~count}'),
  phrase('ingredient', 'ingredient', '{count:#} {named:title}'),
  phrase('bare', 'command', 'command {of:sub~one}.'),
  phrase('bare', 'enters with', '{self} enters the field {with:summoned-with}.'),
  phrase('bare', 'enters rested', '{self} enters the field rested.', { reads: ['hindered.'] }),
  include('bare', '{it:triggered}'),
  phrase('bare', 'activated', '{costs:cost+", "}: {does:sentence+}'),
  phrase('bare', 'constant', '{is:constant}.'),
  phrase('bare', 'resolve', '{does:sentence+}'),
  phrase('triggered', 'trigger', '{trigger:trigger}: {does:sentence+}'),
  phrase('triggered', 'trigger', '{trigger:trigger}, once each turn: {does:sentence+}', {
    fixed: { once: true },
  }),
  phrase('triggered', 'whenever', '{event:event}, {first:plain}.[ {more:sentence+}]'),
  phrase('triggered', 'whenever', 'as a Spell, {event:event}, {first.effects:effect+" and "}.', {
    fixed: { first: { kind: 'do', spell: true } },
  }),

  phrase(
    'sentence',
    'use only',
    'Activate this ability only {limits:use-limit+" and only "|" and "|", and only "}.',
  ),
  phrase(
    'sentence',
    'when did',
    'When you change it from facing {turned.from:direction} to {turned.to:direction} this way, {does:plain}.',
    { fixed: { turned: { kind: 'turned' } } },
  ),
  phrase('sentence', 'when did', 'At the beginning of {later:moment}, {does:plain}.'),
  phrase('sentence', 'when did', '{does.effects:effect+" and "} at the beginning of {later:moment}.', {
    fixed: { does: { kind: 'do' } },
  }),
  phrase('sentence', 'when did', 'Whenever damage is prevented this way, {does:plain}.', {
    fixed: { prevented: true },
    reads: ['When damage is prevented this way, {does:plain}.'],
  }),
  phrase('sentence', 'when did', 'When you do, {does:plain}.'),
  phrase('sentence', 'with class bonus', 'Class Bonus: {does:plain}.'),
  include('sentence', '{it:plain}.'),
  phrase('plain', 'do', '{effects:each-deal+" and "}'),
  phrase('plain', 'do', 'for each {each:counted}, {may=you may} {effects:effect+" and "}', {
    reads: ['then for each {each:counted}, {may=you may} {effects:effect+" and "}'],
  }),
  phrase('plain', 'do', '{effects:timed+} for each {each:counted}'),
  phrase('timed', 'gets', '{who:target} {gives:timed-gift+" and "} {until:until}'),
  ...(['power', 'life', 'level'] as const).map((stat) =>
    phrase('timed-gift', `gets ${stat}`, `(gets/get) {by:+#} ${stat}`),
  ),
  phrase('plain', 'do', 'for every {each:every}, {may=you may} {effects:effect+" and "}'),
  phrase('plain', 'do', 'as a Spell, {effects:effect+" and "}, where X is {x:explained}', {
    fixed: { spell: true },
  }),
  phrase('plain', 'do', 'as a Spell, {effects:effect+" and "|", then "}', { fixed: { spell: true } }),
  phrase('plain', 'unless', '{effects:effect+" and "} unless an opponent pays {pays:#}', {
    fixed: { by: 'opponent' },
  }),
  phrase('plain', 'unless', '{effects:effect+" and "} unless its controller pays {pays:#}'),
  phrase('plain', 'if', 'if {condition:condition}, {effects:effect+" and "} instead', {
    fixed: { instead: true },
  }),
  phrase('plain', 'do', '{effects:effect+" and "} instead', { fixed: { instead: true } }),
  phrase(
    'plain',
    'if',
    'if {condition:condition}, {effects:effect+" and "}, then you may {mayThen:effect+" and "}',
    {
      reads: [
        'if {condition:condition}, {effects:effect+" and "} and then you may {mayThen:effect+" and "}',
        'if {condition:condition}, {effects:effect+" and "} and you may {mayThen:effect+" and "}',
      ],
    },
  ),
  phrase(
    'plain',
    'if',
    'if {condition:condition}, {may=you may} {effects:effect+" and "|", then "}, where X is {x:explained}',
    {
      reads: [
        'if {condition:condition}, {may=you may} {effects:effect+" and "|", then "} where X is {x:explained}',
      ],
    },
  ),
  phrase('plain', 'do', '{effects:effect+" and "}, then you may {mayThen:effect+" and "}'),
  phrase('plain', 'if', 'otherwise, {may=you may} {effects:effect+" and "|", then "|", and "}', {
    fixed: { condition: { kind: 'otherwise' } },
  }),
  phrase(
    'plain',
    'if',
    'if {condition:condition}, {may=you may} {effects:effect+" and "|", then "|", and "|" then "}',
    {
      reads: [
        'then if {condition:condition}, {may=you may} {effects:effect+" and "|", then "|", and "|" then "}',
        'then, if {condition:condition}, {may=you may} {effects:effect+" and "|", then "|", and "|" then "}',
      ],
    },
  ),
  phrase(
    'plain',
    'do',
    '{may=you may} {effects:effect+" and "|", then "|", and "|" then "}, where X is {x:explained}',
    {
      reads: [
        '{may=you may} {effects:effect+" and "|", then "|", and "|" then "} where X is {x:explained}',
        'then {may=you may} {effects:effect+" and "|", then "|", and "|" then "}, where X is {x:explained}',
      ],
    },
  ),
  phrase('plain', 'do', '{may=you may} {effects:effect+" and "|", then "|", and "|" then "}', {
    reads: ['then {may=you may} {effects:effect+" and "|", then "|", and "|" then "}'],
  }),
]
