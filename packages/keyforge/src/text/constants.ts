import { phrase } from '@battleline/language'

/** What is true while a card is in play. */
export const constants = [
  phrase('constant', 'no damage when fighting', '{self} deals no damage when fighting'),
  phrase('constant', 'only deals', '{self} only deals {amount:#} (damage|<D>|) when fighting'),
  phrase('constant', 'attack bonus', '{self} deals {amount:+#} (damage|<D>|) while attacking {against:one}'),
  phrase('constant', 'damage becomes', 'when {self} would deal damage, {effects:effect+" and "} instead'),
  phrase('constant', 'damage doubled', 'double all damage dealt to {self}', {
    reads: ['all damage dealt to {self} is doubled', 'damage dealt to {self} is doubled'],
  }),
  phrase(
    'constant',
    'damage redirected',
    'damage dealt to [non-{without:trait} ]neighbors is dealt to {self} instead',
  ),
  phrase(
    'constant',
    'damage copied',
    "damage dealt to {self}'s neighbors during fights is also dealt to {self}",
  ),
  phrase('constant', 'only fights', '{self} can only (fight|attack) {of:group~many}'),
  phrase('constant', 'ignores', 'while {self} is attacking, ignore {keywords:keyword+" and "}'),
  phrase('constant', 'keys cost', "your opponent's keys cost {amount:+#}(Æ|)[ for each {each:group~one}]"),
  phrase('constant', 'enters', '{self} enters play {how:how}'),
  phrase('constant', 'about', '{who:subject} {does:predicate+" and "|", "|", and "|" and, "}'),

  phrase('predicate', 'cannot be dealt damage', 'cannot be dealt damage by {by:group~many+" or "}'),
  phrase('predicate', 'cannot be dealt damage', 'cannot be dealt damage'),
  phrase('predicate', 'cannot fight', 'cannot fight'),
  phrase('predicate', 'cannot reap', 'cannot reap'),
  phrase(
    'predicate',
    'takes more',
    '(takes/take) {amount:#} additional damage (each time it is dealt damage|when it is dealt damage|)',
  ),
  phrase('predicate', 'has power', '(has/have) power {value:#}', {
    reads: ['(is/are) considered to have power {value:#}', '(has/have) {value:#} power'],
  }),
  phrase('predicate', 'has armor', '(has/have) armor {value:#}', {
    reads: ['(has/have) {value:#} armor'],
  }),
  phrase('predicate', 'loses', '(loses/lose) {keyword:keyword}'),
  phrase('predicate', 'loses', '(loses/lose) {keyword:valued}'),
  phrase('predicate', 'gets power', '(gets/get) {by:+#} power'),
  phrase('predicate', 'gets armor', '(gets/get) {by:+#} armor', { reads: ['{by:+#} armor'] }),
  phrase('predicate', 'gains', '(gains/gain) {keyword:valued} {value:#}', {
    reads: ['{keyword:valued} {value:#}'],
  }),
  phrase('predicate', 'gains', '(gains/gain) {keyword:keyword}', {
    reads: ['{keyword:keyword}'],
    fixed: { value: 1 },
  }),
  phrase('predicate', 'grants', '(gains/gain), "{ability:bold}"', { reads: ['"{ability:bold}"'] }),
]

/** What a lasting effect says while it lasts. */
export const ongoing = [
  phrase('ongoing', 'about', '{who:subject} {does:predicate+" and "|", "|", and "|" and, "}'),
  phrase('ongoing', 'after', '{event:event}, {effects:effect+" and "}'),
]

export const events = [
  phrase('event', 'destroyed', 'after {of:one} is destroyed fighting {self}', { fixed: { fighting: true } }),
  phrase('event', 'destroyed', 'after {of:one} is destroyed', { reads: ['each time {of:one} is destroyed'] }),
  phrase('event', 'dealt damage', 'after {of:watched} is dealt damage'),
  phrase('event', 'fights', 'after {of:watched} fights'),
]
