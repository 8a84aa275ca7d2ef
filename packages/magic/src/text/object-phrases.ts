import { phrase } from './nodes.ts'

const plural = { plural: true }

const ANY = { kind: 'which', nouns: 'any' } as const
const THEIRS = { kind: 'which', nouns: 'creature', whose: 'an opponent' } as const

/** The subject or object of a sentence. */
export const objects = [
  phrase('object', 'self', '{self}'),
  phrase('object', 'it', 'it', { reads: ['him', 'her', 'he', 'she'] }),
  // What is named by its kind is not the creature with the text, where that does something to another one.
  phrase('object', 'it', 'that creature', {
    fixed: { as: 'that' },
    reads: ['that creature or planeswalker'],
  }),
  phrase('object', 'it', 'that permanent', { fixed: { as: 'that permanent' } }),
  phrase('object', 'it', 'that token', {
    fixed: { as: 'that token' },
    reads: ['the token', 'that artifact creature'],
  }),
  phrase('object', 'it', 'those creatures', {
    ...plural,
    fixed: { as: 'many' },
    reads: ['they', 'them', 'those tokens'],
  }),
  phrase('object', 'dealt this way', 'a creature dealt damage this way', {
    reads: ['creatures dealt damage this way'],
  }),
  phrase('object', 'that player', 'that player', { reads: ['that opponent'] }),
  phrase('object', 'its controller', 'its controller', {
    reads: ["that creature's controller", "that source's controller", "that permanent's controller"],
  }),
  phrase('object', 'defending player', 'defending player'),
  phrase('object', 'attached', 'enchanted creature', { fixed: { as: 'aura' } }),
  phrase('object', 'attached', 'equipped creature', { fixed: { as: 'equipment' } }),
  phrase('object', 'you', 'you', plural),
  phrase('object', 'attacked', "the player or planeswalker it's attacking", {
    reads: [
      "the player or planeswalker that creature's attacking",
      'the player or planeswalker it is attacking',
    ],
  }),
  phrase('object', 'target', 'any number of targets', {
    ...plural,
    fixed: { of: ANY, least: 0, most: null },
  }),
  phrase('object', 'target', 'one, two, or three targets', {
    ...plural,
    fixed: { of: ANY, least: 1, most: 3 },
  }),
  phrase('object', 'target', 'one or two targets', { ...plural, fixed: { of: ANY, least: 1, most: 2 } }),
  phrase('object', 'target', 'one or two target {of:thing~many}', {
    ...plural,
    fixed: { least: 1, most: 2 },
    reads: ['each of one or two target {of:thing~many}'],
  }),
  phrase('object', 'target', 'one, two, or three target {of:thing~many}', {
    ...plural,
    fixed: { least: 1, most: 3 },
  }),
  phrase('object', 'target', 'any number of target {of:thing~many}', {
    ...plural,
    fixed: { least: 0, most: null },
  }),
  phrase('object', 'target', 'two other target {of:thing~many}', {
    ...plural,
    fixed: { other: true, least: 2, most: 2 },
    reads: ['each of two other target {of:thing~many}'],
  }),
  phrase('object', 'target', 'two target {of:thing~many}', {
    ...plural,
    fixed: { least: 2, most: 2 },
    reads: ['each of two target {of:thing~many}'],
  }),
  phrase('object', 'target', 'three target {of:thing~many}', {
    ...plural,
    fixed: { least: 3, most: 3 },
    reads: ['each of three target {of:thing~many}'],
  }),
  phrase('object', 'target', 'up to {most:#} target {of:thing~most}', {
    ...plural,
    fixed: { least: 0 },
    reads: ['each of up to {most:#} target {of:thing~most}'],
  }),
  phrase('object', 'target', 'up to {most:#} other target {of:thing~most}', {
    ...plural,
    fixed: { other: true, least: 0 },
  }),
  phrase('object', 'target', 'up to {most:#} targets', { ...plural, fixed: { of: ANY, least: 0 } }),
  phrase('object', 'target', "any target of an opponent's choice", {
    fixed: { of: ANY, opponents: true, least: 1, most: 1 },
  }),
  phrase('object', 'target', 'any target', { fixed: { of: ANY, least: 1, most: 1 } }),
  phrase('object', 'target', 'another target {of:thing}', { fixed: { other: true, least: 1, most: 1 } }),
  phrase('object', 'target', "target creature of an opponent's choice they control", {
    fixed: { of: THEIRS, theirs: true, least: 1, most: 1 },
  }),
  phrase('object', 'target', 'target {of:thing}', { fixed: { least: 1, most: 1 } }),
  phrase('object', 'each', 'each {of:thing} and each player', {
    fixed: { players: true },
    reads: ['each player and each {of:thing}'],
  }),
  phrase('object', 'each', 'each other {of:thing}', { fixed: { other: true } }),
  phrase('object', 'each', 'each {of:thing}'),
  phrase('object', 'each', 'all other {of:thing~many}', { ...plural, fixed: { other: true, as: 'all' } }),
  phrase('object', 'each', 'all {of:thing~many}', { ...plural, fixed: { as: 'all' } }),
  phrase('object', 'each', 'other {of:thing~many}', { ...plural, fixed: { other: true, as: 'those' } }),
  phrase('object', 'each', '{of:thing~many} other than {self}', {
    ...plural,
    fixed: { other: true, as: 'other than' },
  }),
  phrase('object', 'of the type', 'creatures of the creature type of your choice', plural),
  phrase('object', 'of the type', 'all creatures of the creature type of your choice', {
    ...plural,
    fixed: { as: 'all' },
  }),
  phrase('object', 'the one', 'the {of:thing}'),
  phrase('object', 'each', '{of:thing~many}', { ...plural, fixed: { as: 'those' } }),
]
