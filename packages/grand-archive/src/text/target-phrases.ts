import { include, phrase } from './nodes.ts'

/** References to objects. */
export const targets = [
  // Objects are “it”; “him” is who the text has named.
  phrase('target', 'self', '{self}', { reads: ['him', 'her'] }),
  phrase('target', 'it', 'it'),
  phrase('target', 'it', 'that {noun:noun~one}'),
  phrase('target', 'it', 'the hit {noun:noun~one}', { fixed: { how: 'hit' } }),
  phrase('target', 'it', 'the killed {noun:noun~one}', { fixed: { how: 'killed' } }),
  phrase('target', 'those', 'those {noun:noun~many}', { plural: true }),
  phrase('target', 'negated', 'the card that had its activation negated this way'),
  phrase('target', 'linked', 'linked {noun:noun~one}'),
  phrase('target', 'attacker', 'the attacker', { reads: ['the attacking unit', 'its attacker'] }),
  phrase('target', 'your champion', 'your champion'),
  phrase('target', 'their champion', 'their champion'),
  phrase('target', 'another target', 'up to one other target {of:group~one}'),
  phrase('target', 'optional target', 'up to one target {of:group~one}'),
  phrase('target', 'targets', 'each of up to {most:#} target {of:group~many}', {
    plural: true,
    fixed: { all: true },
  }),
  phrase('target', 'targets', 'up to {most:#} target {of:group~many}', { plural: true }),
  phrase('target', 'target', 'target {of:group~one}'),
  phrase('target', 'each but your champion', 'each {of:group~one} except your champion', {
    reads: [
      'all {of:group~many} except your champion',
      'all {of:group~many} except for your champion',
      'each {of:group~one} except for your champion',
    ],
  }),
  phrase('target', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}', '{of:group~many}'] }),
  phrase('target', 'at random', 'a(n) {of:group~one} at random', { fixed: { count: 1 } }),
  phrase('target', 'at random', 'a {of.nouns:noun~one+", or"} at random {of.at:zone}', {
    fixed: { of: { kind: 'group' }, count: 1 },
  }),
  phrase('target', 'at random', '{count:#} {of.nouns:noun~many+", or"} at random {of.at:zone}', {
    fixed: { of: { kind: 'group' } },
    plural: true,
  }),
  phrase('target', 'choose up to', 'any amount of {of:group~many}', {
    plural: true,
    reads: ['any number of {of:group~many}'],
  }),
  phrase('target', 'choose up to', 'up to {most:#} {of:group~many}', {
    plural: true,
    reads: ['each of up to {most:#} {of:group~many}'],
  }),
  phrase('target', 'choose', 'one of your omens', {
    fixed: { of: { kind: 'group', at: { kind: 'zone', whose: 'yours', place: 'banishment' }, omen: true } },
  }),
  phrase('target', 'choose', 'a card named {self} {of.at:zone}', {
    fixed: { of: { kind: 'group', named: 'self' } },
  }),
  phrase('target', 'choose', 'a(n) {of:group~one}'),
  phrase('target', 'choose several', '{count:#} {of:group~many}', { plural: true }),

  // Subjects of constant texts.
  include('subject', '{it:named-subject}'),
  phrase('subject', 'it', 'it'),
  phrase('subject', 'it', 'that {noun:noun~one}'),
  phrase('named-subject', 'self', '{self}'),
  phrase('named-subject', 'your champion', 'your champion'),
  phrase('named-subject', 'linked', 'linked {noun:noun~one}'),
  phrase('named-subject', 'each', 'each {of:group~one}', {
    reads: ['{of:group~many}', 'all {of:group~many}'],
  }),
  // Recipients of damage.
  phrase('recipient', 'self', '{self}'),
  phrase('recipient', 'it', 'it'),
  phrase('recipient', 'it', 'that {noun:noun~one}'),
  phrase('recipient', 'your champion', 'your champion'),
  phrase('recipient', 'linked', 'linked {noun:noun~one}'),
  phrase('recipient', 'each', 'each {of:group~one}', { reads: ['a(n) {of:group~one}', '{of:group~many}'] }),
  phrase('recipient', 'each', '{of:one}'),
  // Objects that events can name.
  phrase('watched', 'self', '{self}'),
  phrase('watched', 'your champion', 'your champion'),
  phrase('watched', 'choose', '{of:one}'),
]

export const amounts = [
  phrase('amount', 'with bonus', '{base:#} or \\[Class Bonus\\] {bonus:#}', { plural: true }),
  include('amount', '{it:x}'),
  phrase('amount', 'plus', '{base:#} plus {of:quantity}', { reads: ['{base:#}+{of:quantity}'] }),
  phrase('amount', 'minus', '{base:#} minus {of:quantity}'),
  phrase('amount', 'times', '{base:#} times {of:quantity}'),
  phrase('amount', 'number', '{value:#}'),
  phrase('amount', 'level', 'LV'),
  phrase('amount', 'that much', 'that much', { plural: true }),
  phrase('count-of', 'number', 'a(n)', { fixed: { value: 1 } }),
  phrase('count-of', 'so many', 'that many', { plural: true }),
  include('count-of', '{it:amount}'),

  phrase('x', 'x', 'X'),
  include('quantity', '{it:x}'),
  phrase('quantity', 'level', 'LV', { reads: ["your champion's level", 'your level'] }),
  include('quantity', '{it:count}'),
  phrase('quantity', 'its power', 'its power'),
  phrase('count', 'its life', "that {noun:noun~one}'s life stat"),
  phrase('count', 'influence apart', "its owner's influence minus your influence"),
  phrase('count', 'their influence', 'the highest influence among your opponents'),
  phrase(
    'count',
    'more of theirs',
    'the number of {of:group~many} target opponent controls more than you control',
    {
      reads: ['the amount of {of:group~many} target opponent controls more than you control'],
    },
  ),
  phrase('quantity', 'power of', "{self}'s power"),
  phrase('quantity', 'that much', 'that much'),
  phrase('quantity', 'damage on it', 'the number of damage counters on it'),
  phrase('quantity', 'damage on it', 'the number of damage counters on that {noun:noun~one}'),
  // Quantities that constant texts can count.
  phrase('explained', 'more', '{of:count} plus {by:#}'),
  include('explained', '{it:count}'),
  phrase('count', 'influence', 'your influence'),
  phrase('count', 'damage of hit', 'the number of damage dealt by this hit', {
    reads: ['the amount of damage dealt by this hit'],
  }),
  phrase('count', 'omens apart', 'the number of omens you have with different reserve costs', {
    reads: [
      'the amount of omens you have with different costs',
      'the amount of omens you have with different reserve costs',
    ],
  }),
  phrase('count', 'total cost', 'the total reserve cost of {of:group~many}'),
  phrase('count', 'different costs', 'the number of {of:group~many} with different reserve costs', {
    reads: [
      'the amount of {of:group~many} with different costs',
      'the amount of {of:group~many} with different reserve costs',
    ],
  }),
  phrase('count', 'cards in memory', 'the number of cards in your memory', {
    reads: ['the amount of cards in your memory'],
  }),
  phrase('count', 'counters on champion', 'the number of {counter:counter} counters on your champion', {
    reads: ['the amount of {counter:counter} counters on your champion'],
  }),
  phrase('count', 'counters on self', 'the number of {counter:counter} counters on {self}', {
    reads: [
      'the amount of {counter:counter} counters on {self}',
      'the amount of {counter:counter} counters that were on {self}',
    ],
  }),
  phrase('count', 'cards in banishment', 'the number of {of:group~many} in your banishment', {
    reads: ['the amount of {of:group~many} in your banishment'],
  }),
  phrase('count', 'cards in lineage', "the number of {of:group~many} in your champion's lineage", {
    reads: ["the amount of {of:group~many} in your champion's lineage"],
  }),
  phrase('count', 'cards in graveyard', 'the number of {of:group~many} in your graveyard', {
    reads: ['the amount of {of:group~many} in your graveyard'],
  }),
  phrase('count', 'multiple', '{by:#} times {of:count}'),
  phrase('count', 'this way', 'the number of {of:group~many} {did:done-word} this way', {
    reads: [
      'the amount of {of:group~many} {did:done-word} this way',
      'amount of {of:group~many} {did:done-word} this way',
    ],
  }),
  phrase('count', 'omens', 'the number of {element:element?} [element] omens you have', {
    reads: ['the amount of {element:element?} [element] omens you have'],
  }),
  phrase('count', 'objects', 'the number of {of:group~many} on the field', {
    fixed: { field: true },
    reads: ['the amount of {of:group~many} on the field'],
  }),
  phrase('count', 'objects', 'the number of {of:group~many}', { reads: ['the amount of {of:group~many}'] }),
  ...counted('counted'),
]

/** What “for every” counts. */
export const everys = [
  phrase('every', 'every', '{count:#} {of:counted-many}'),
  phrase('counted-many', 'damage on champion', 'damage counters on your champion'),
  phrase('counted-many', 'counters on champion', '{counter:counter} counters on your champion'),
  phrase('counted-many', 'counters on self', '{counter:counter} counters on {self}'),
  phrase('counted-many', 'cards in banishment', '{of:group~many} in your banishment'),
  phrase('counted-many', 'cards in graveyard', '{of:group~many} in your graveyard'),
  phrase('counted-many', 'omens', '{element:element?} [element] omens you have'),
  phrase('counted-many', 'objects', '{of:group~many}'),
]

/** What “for each” counts. */
function counted(category: 'counted') {
  return [
    phrase(category, 'counters on champion', '{counter:counter} counter on your champion'),
    phrase(category, 'counters on self', '{counter:counter} counter on {self}'),
    phrase(category, 'own durability', 'durability counter on {self}', {
      reads: ['durability counter on it'],
    }),
    phrase(category, 'different costs', '{of:group~one} with different reserve costs'),
    phrase(category, 'cards in memory', 'card in your memory'),
    phrase(category, 'omens', '{element:element?} [element] omen you have'),
    phrase(category, 'omens like', '{of.nouns:omen-type+", or"} omen you have', {
      fixed: { of: { kind: 'group' } },
    }),
    phrase(category, 'cards in banishment', '{of:group~one} in your banishment'),
    phrase(category, 'cards in graveyard', '{of:group~one} in your graveyard'),
    phrase(category, 'cards in lineage', "{of:group~one} in your champion's lineage"),
    phrase(category, 'up to', 'of up to {most:#} {of:counted-many}'),
    phrase(category, 'this way', '{of:group~one} {did:done-word} this way', {
      reads: ['{of:group~one} {did:done-word}'],
    }),
    phrase(category, 'objects', '{of:group~one}'),
  ]
}
