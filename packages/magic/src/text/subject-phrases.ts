import { phrase } from './nodes.ts'

/** Whom a constant text is about. */
export const subjects = [
  phrase('subject', 'self', '{self}'),
  phrase('subject', 'attached', 'enchanted permanent', { fixed: { as: 'permanent' } }),
  phrase('subject', 'attached', 'enchanted creature', { fixed: { as: 'aura' } }),
  phrase('subject', 'attached', 'equipped creature', { fixed: { as: 'equipment' } }),
  phrase('subject', 'attached', 'creatures enchanted player controls', {
    fixed: { as: 'curse' },
    plural: true,
  }),
  phrase('subject', 'creatures', 'other {subtype:subtype~many} you control', {
    fixed: { whose: 'yours', other: true },
    plural: true,
    reads: ['other {subtype:subtype} creatures you control'],
  }),
  phrase('subject', 'creatures', 'other creatures you control', {
    fixed: { whose: 'yours', other: true },
    plural: true,
  }),
  phrase('subject', 'creatures', 'creatures you control', {
    fixed: { whose: 'yours' },
    plural: true,
  }),
  phrase('subject', 'creatures', 'creatures your opponents control', {
    fixed: { whose: 'opponents' },
    plural: true,
  }),
  phrase('subject', 'those', 'creatures attacking you', {
    fixed: { of: { kind: 'which', nouns: 'creature', state: 'attacking you' } },
    plural: true,
    reads: ['all creatures attacking you'],
  }),
  phrase('subject', 'creatures', 'all creatures', { fixed: { whose: 'each' }, plural: true }),
  phrase('subject', 'those', 'each other {of:thing}', { fixed: { other: true } }),
  phrase('subject', 'those', 'each {of:thing}', { fixed: { as: 'each' } }),
  phrase('subject', 'those', 'other {of:thing~many}', { fixed: { other: true, as: 'other' }, plural: true }),
  phrase('subject', 'those', '{of:thing~many} other than {self}', {
    fixed: { other: true, as: 'other than' },
    plural: true,
  }),
  phrase('subject', 'those', 'all {of:thing~many}', { fixed: { as: 'all' }, plural: true }),
  phrase('subject', 'those', '{of:thing~many}', { fixed: { as: 'those' }, plural: true }),
]

/** Qualities of creatures. */
export const qualities = [
  phrase('quality', 'greater power', 'creatures with greater power'),
  phrase('quality', 'power at most', 'creatures with power {power:#} or less'),
  phrase('quality', 'power at least', 'creatures with power {power:#} or greater'),
  phrase('quality', 'keyword', 'creatures with {keyword:keyword}'),
  phrase('quality', 'keyword', 'creatures without {keyword:keyword}', { fixed: { without: true } }),
  phrase('quality', 'type', '{type:card-type} creatures'),
  phrase('quality', 'colored', '{colors:color+" or "} creatures', {
    reads: ['{colors:color+" and/or "} creatures'],
  }),
  phrase('quality', 'a token', 'tokens'),
  phrase('quality', 'subtype', '{subtype:subtype~many} or {or:subtype~many}'),
  phrase('quality', 'subtype', '{subtype:subtype~many}'),
  phrase('companion', 'greater power', 'a creature with greater power'),
  phrase('companion', 'colored', 'a {colors:color+" or "} creature'),
  phrase('companion', 'subtype', 'a(n) {subtype:subtype~one}'),
]

/** Qualities for protection. */
export const guards = [
  phrase('guard', 'everything', 'everything'),
  phrase('guard', 'its colors', 'each of its colors'),
  phrase('guard', 'color', '{color:color}'),
  phrase('guard', 'type', '{type:card-types}'),
  phrase('guard', 'colored', 'colorless', { fixed: { colors: 'none' } }),
  phrase('guard', 'colored', 'monocolored', { fixed: { colors: 'one' } }),
  phrase('guard', 'colored', 'multicolored', { fixed: { colors: 'several' } }),
  phrase('guard', 'subtype', '{subtype:subtype~many}'),
]
