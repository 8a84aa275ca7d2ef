import { phrase } from '@battleline/language'

const opponent = { fixed: { whose: 'opponent' } }

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
  phrase('constant', 'keys cost', 'your keys cost {amount:+#}(Æ|)[ for each {each:group~one}]', {
    fixed: { whose: 'your' },
  }),
  phrase('constant', 'keys cost', 'keys cost {amount:+#}(Æ|)[ for each {each:group~one}]', {
    fixed: { whose: 'each' },
  }),
  phrase('constant', 'must choose', 'you must choose {house:house} as your active house', {
    reads: ['while {self} is in play, you must choose {house:house} as your active house'],
  }),
  phrase(
    'constant',
    'must choose',
    'your opponent must choose {house:house} as their active house',
    opponent,
  ),
  phrase('constant', 'cannot choose', 'you cannot choose {house:house} as your active house'),
  phrase(
    'constant',
    'cannot choose',
    'your opponent cannot choose {house:house} as their active house',
    opponent,
  ),
  phrase('constant', 'may be spent', 'you may spend Æ on {self} when forging keys', {
    fixed: { on: 'keys' },
  }),
  phrase('constant', 'may be spent', 'you may spend Æ on {self} as if it were in your pool', {
    fixed: { on: 'anything' },
  }),
  phrase(
    'constant',
    'damage instead of readying',
    'instead of readying creatures during their ready step, your opponent deals {each:#} (damage|<D>|) to {self} for each exhausted creature they control',
    {
      reads: [
        'instead of readying creatures they control during their "ready cards" step, your opponent deals {each:#} (damage|<D>|) to {self} for each exhausted creature they control',
      ],
    },
  ),
  phrase('constant', 'refills', 'during your draw step, refill your hand to {by:#} {way:way} card(s)', {
    reads: ['during your "draw cards" step, refill your hand to {by:#} {way:way} card(s)'],
  }),
  phrase(
    'constant',
    'refills',
    'during their draw step, your opponent refills their hand to {by:#} {way:way} card(s)',
    {
      ...opponent,
      reads: ['during their "draw cards" step, your opponent refills their hand to {by:#} {way:way} card(s)'],
    },
  ),
  phrase('constant', 'play limit', '{by:whom} cannot play more than {most:#} card(s) each turn'),
  phrase('constant', 'cannot play', '{by:whom} cannot play {of:printed~many}'),
  phrase('constant', 'playable', '{self} cannot be played unless {condition:state}', {
    reads: ['you cannot play {self} unless {condition:state}'],
  }),
  phrase('constant', 'controls', 'you control {who:subject}'),
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
  phrase('predicate', 'belongs to', '(belongs/belong) to house {house:house}', {
    reads: ['(belongs/belong) to house {house:house} instead of its other houses'],
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
  phrase('predicate', 'enters', '(enters/enter) play {how:how}'),
  phrase('predicate', 'grants', '(gains/gain), "{ability:bold}"', { reads: ['"{ability:bold}"'] }),
]

/** What a lasting effect says while it lasts. */
export const ongoing = [
  phrase('ongoing', 'about', '{who:subject} {does:predicate+" and "|", "|", and "|" and, "}'),
  phrase('ongoing', 'after', '{event:event}, {effects:effect+" and "}'),
]

const your = { fixed: { whose: 'your' } }
const each = { fixed: { whose: 'each' } }

export const events = [
  phrase('event', 'destroyed', 'after {of:one} is destroyed fighting {self}', { fixed: { fighting: true } }),
  phrase('event', 'destroyed', 'after {of:one} is destroyed', { reads: ['each time {of:one} is destroyed'] }),
  phrase('event', 'dealt damage', 'after {of:watched} is dealt damage'),
  phrase('event', 'armor prevents', 'after {of:watched} prevents damage with its armor'),
  phrase('event', 'fights', 'after {of:watched} fights'),
  phrase('event', 'readied', 'after a player readies {of:watched}', {
    reads: ['after {of:watched} is readied', 'each time a player readies {of:watched}'],
  }),
  phrase('event', 'turn starts', 'at the start of your turn', your),
  phrase('event', 'turn starts', "at the start of your opponent's turn", opponent),
  phrase('event', 'turn starts', "at the start of each player's turn", {
    ...each,
    reads: ['at the start of each turn'],
  }),
  phrase('event', 'turn ends', 'at the end of your turn', your),
  phrase('event', 'turn ends', "at the end of your opponent's turn", opponent),
  phrase('event', 'turn ends', "at the end of each player's turn", {
    ...each,
    reads: ['at the end of each turn'],
  }),
  phrase('event', 'house chosen', 'after you choose {house:house} as your active house', your),
  phrase(
    'event',
    'house chosen',
    'after your opponent chooses {house:house} as their active house',
    opponent,
  ),
  phrase('event', 'house chosen', 'after a player chooses {house:house} as their active house', each),
  phrase('event', 'key forged', 'after you forge a key', your),
  phrase('event', 'key forged', 'after your opponent forges a key', opponent),
  phrase('event', 'key forged', 'after a key is forged', { ...each, reads: ['after a player forges a key'] }),
  phrase('event', 'enters', 'after {of:watched} enters play'),
  phrase('event', 'played', 'after you play {of:one-printed}', {
    reads: ['each time you play {of:one-printed}'],
    fixed: { by: 'you' },
  }),
  phrase('event', 'played', 'after your opponent plays {of:one-printed}', {
    reads: ['each time your opponent plays {of:one-printed}'],
    fixed: { by: 'opponent' },
  }),
  phrase('event', 'played', 'after a player plays {of:one-printed}', { fixed: { by: 'each' } }),
  phrase('event', 'discarded', 'after you discard {of:one-printed} from your hand {yours=during your turn}', {
    reads: ['each time you discard {of:one-printed} from your hand {yours=during your turn}'],
    fixed: { by: 'you' },
  }),
  phrase('event', 'discarded', 'during your turn, each time you discard {of:one-printed} from your hand', {
    fixed: { by: 'you', yours: true },
  }),
  phrase(
    'event',
    'discarded',
    'after your opponent discards {of:one-printed} from their hand {yours=during your turn}',
    {
      fixed: { by: 'opponent' },
    },
  ),
  phrase(
    'event',
    'discarded',
    'after a player discards {of:one-printed} from their hand {yours=during your turn}',
    {
      fixed: { by: 'each' },
    },
  ),
  phrase('event', 'reaps', 'after {of:watched} reaps'),
  phrase('event', 'used', 'after {of:watched} is used'),
  phrase('event', 'dealt icon damage', 'after a damage bonus icon deals damage to {of:watched}'),
  phrase('event', 'leaves play', 'after {of:watched} leaves play', {
    reads: ['each time {of:watched} leaves play'],
  }),
]
