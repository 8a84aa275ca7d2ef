import { include, phrase } from '@battleline/language'

const KINDS = `{damaged=damaged} {side:side?} {flank=flank} [non-{without:trait} ][non-{outside:house} ]{house:house?} {trait:trait?}`
const SUCH = `[ with {parity:parity} power][ with power {least:#} or higher][ with power {most:#} or lower] {bearing=with Æ on it}`

/** Which cards a text means. "Another" is the other of one; elsewhere the word is "other". */
export const targets = [
  phrase('group', 'group', `{other=other} ${KINDS} {noun:noun}${SUCH}`),
  phrase('one', 'group', `another ${KINDS} {noun:noun~one}${SUCH}`, { fixed: { other: true } }),
  phrase('one', 'group', `a(n) ${KINDS} {noun:noun~one}${SUCH}`),

  phrase('target', 'self', '{self}'),
  phrase('target', 'host', 'this creature'),
  phrase('target', 'it', 'it', { reads: ['that creature', 'them', 'those creatures', 'that card'] }),
  phrase('target', 'fought', 'the creature {self} fights', {
    reads: [
      'the creature it fights',
      'the creature this creature fights',
      'the attacked creature',
      'the creature it is fighting',
    ],
  }),
  phrase('target', 'neighbors', 'each neighboring creature'),
  phrase('target', 'neighbors', 'each neighbor of {of:one-card}', {
    reads: [
      "each of {of:one-card}'s neighbors",
      "{of:one-card}'s neighbors",
      "each of {of:one-card}' neighbors",
    ],
  }),
  phrase('target', 'neighbor', 'a neighboring creature'),
  phrase('target', 'neighbor', 'a neighbor of {of:one-card}', {
    reads: ["one of {of:one-card}'s neighbors"],
  }),
  phrase('target', 'most powerful', 'the most powerful {of:group~one}'),
  phrase('target', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  phrase('target', 'up to', 'up to {count:#} {of:group~many}', { plural: true }),
  phrase('target', 'choose', '{of:one}'),

  // What a constant text can be about, and what an ability can wait for.
  phrase('subject', 'self', '{self}'),
  phrase('subject', 'host', 'this creature'),
  phrase('subject', 'it', 'it'),
  phrase('subject', 'neighbors', 'each neighboring creature'),
  phrase('subject', 'neighbors', 'each neighbor of {of:bearer}', {
    reads: ["each of {of:bearer}'s neighbors", "{of:bearer}'s neighbors", "each of {of:bearer}' neighbors"],
  }),
  phrase('subject', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  phrase('watched', 'self', '{self}'),
  phrase('watched', 'host', 'this creature'),
  phrase('watched', 'neighbor', 'a neighboring creature'),
  phrase('watched', 'neighbor', 'a neighbor of {of:bearer}', { reads: ["one of {of:bearer}'s neighbors"] }),
  phrase('watched', 'neighbors', 'each neighboring creature'),
  phrase('watched', 'neighbors', 'each neighbor of {of:bearer}'),
  phrase('watched', 'choose', '{of:one}'),
  phrase('bearer', 'self', '{self}'),
  phrase('bearer', 'host', 'this creature'),

  phrase('pronoun', 'it', 'it', { reads: ['that creature', 'them', 'those creatures', 'that card'] }),

  phrase('one-card', 'self', '{self}'),
  phrase('one-card', 'host', 'this creature'),
  phrase('one-card', 'fought', 'the creature {self} fights', {
    reads: ['the creature it fights', 'the attacked creature', 'the creature this creature fights'],
  }),
  phrase('one-card', 'it', 'that creature', { reads: ['it'] }),
]

export const amounts = [
  phrase('number', 'number', '{value:#}'),
  phrase('number', 'number', 'a(n)', { fixed: { value: 1 } }),
  include('amount', '{it:number}'),
  phrase('amount', 'all', 'all', { plural: true }),
]
