import { counters } from './counter-phrases.ts'
import { created } from './created-phrases.ts'
import { deeds } from './deed-phrases.ts'
import { include, phrase } from './nodes.ts'
import { sends } from './send-phrases.ts'
import { tops } from './top-phrases.ts'

/** Damage that the next time would be dealt to something, in both orders of words. */
const nextTime = (becomes: string): readonly string[] => [
  `the next time {sort:sort?} damage would be dealt to {to:target} this turn, ${becomes}`,
  `the next time {to:target} would be dealt {sort:sort?} damage this turn, ${becomes}`,
  `the next time {to:target} would take {sort:sort?} damage this turn, ${becomes}`,
]

const OPPONENTS_CARDS = { kind: 'cards cost', whose: 'theirs', to: 'activate' } as const

const unpreventable = { fixed: { unpreventable: true } } as const

/** Effects. The printer uses the first phrase that matches the node. */
export const effects = [
  phrase(
    'effect',
    'deal',
    'deal {amount.base:#} unpreventable damage to {to:target} for each {amount.of:counted}',
    {
      fixed: { unpreventable: true, amount: { kind: 'times' } },
    },
  ),
  phrase('effect', 'deal', 'deal {amount.base:#} damage to {to:target} for each {amount.of:counted}', {
    fixed: { amount: { kind: 'times' } },
  }),
  phrase(
    'effect',
    'deal',
    'have {by:target} deal {amount:amount} unpreventable damage to {to:target}',
    unpreventable,
  ),
  phrase('effect', 'deal', 'have {by:target} deal {amount:amount} damage to {to:target}'),
  phrase('effect', 'deal', 'deal {amount:amount} unpreventable damage to {to:target}', unpreventable),
  phrase('effect', 'deal', 'deal an additional {amount:amount} damage to them', {
    fixed: { more: true, to: { kind: 'it' } },
  }),
  phrase('effect', 'deal', 'deal an additional {amount:amount} damage to {to:target}', {
    fixed: { more: true },
  }),
  phrase('effect', 'deal', 'deal that much damage to {to:target}', {
    fixed: { amount: { kind: 'that much' } },
  }),
  phrase('effect', 'deal', 'deal {amount:amount} damage to {to:target}'),
  phrase('effect', 'deal', 'deal damage equal to {amount:quantity} to {to:target}', {
    reads: [
      'deal damage to {to:target} equal to {amount:quantity}',
      'deal an amount of damage to {to:target} equal to {amount:quantity}',
    ],
  }),
  phrase('effect', 'deal', 'deal unpreventable damage equal to {amount:quantity} to {to:target}', {
    ...unpreventable,
    reads: [
      'deal unpreventable damage to {to:target} equal to {amount:quantity}',
      'deal an amount of unpreventable damage to {to:target} equal to {amount:quantity}',
    ],
  }),
  phrase('effect', 'recover', 'recover {amount:amount}'),
  phrase('effect', 'draw', 'draw a card into your memory for each {amount.of:counted}', {
    fixed: { amount: { kind: 'times', base: 1 }, into: 'memory' },
  }),
  phrase('effect', 'draw', 'draw {amount:count-of} card(s) into your memory', { fixed: { into: 'memory' } }),
  phrase('effect', 'draw', 'draw another card', {
    fixed: { amount: { kind: 'number', value: 1 }, more: 'another' },
  }),
  phrase('effect', 'draw', 'draw an additional card', {
    fixed: { amount: { kind: 'number', value: 1 }, more: 'additional' },
  }),
  phrase('effect', 'draw', 'draw a card for each {amount.of:counted}', {
    fixed: { amount: { kind: 'times', base: 1 } },
  }),
  phrase('effect', 'draw', 'draw {amount:count-of} card(s)'),
  phrase('effect', 'each player draws', 'each player draws {amount:count-of} card(s) into their memory', {
    fixed: { into: 'memory' },
  }),
  phrase('effect', 'each player draws', 'each player draws {amount:count-of} card(s)'),
  phrase('effect', 'discard', 'discard up to {amount.value:#} {of:group~many}', {
    fixed: { most: true, amount: { kind: 'number' } },
  }),
  phrase('effect', 'discard', 'discard {amount:count-of} {of:group~amount}'),
  phrase('effect', 'discard at random', 'discard a card at random from your memory'),
  phrase('effect', 'mill', 'have its controller mill {amount:amount}', {
    fixed: { by: 'its controller' },
  }),
  phrase('effect', 'mill', "have that {noun:noun~one}'s controller mill {amount:amount}", {
    fixed: { by: 'its controller' },
  }),
  phrase('effect', 'mill', 'have its controller mill cards equal to {amount:quantity}', {
    fixed: { by: 'its controller' },
  }),
  phrase('effect', 'mill', 'put the top card of your deck into your graveyard', {
    fixed: { amount: { kind: 'number', value: 1 } },
  }),
  phrase('effect', 'mill', 'mill {amount:amount}', {
    reads: [
      'put the top {amount:amount} cards of your deck into your graveyard',
      'put the top {amount:amount} cards from your deck into your graveyard',
    ],
  }),
  phrase('effect', 'mill up to', 'put up to {most:#} cards from the top of your deck into your graveyard'),
  phrase('effect', 'banish top', 'banish the top card of your deck', {
    fixed: { amount: { kind: 'number', value: 1 } },
  }),
  phrase('effect', 'banish top', 'banish the top {amount:amount} cards of your deck'),
  phrase(
    'effect',
    'preserve top',
    'reveal the top {amount:amount} cards of your deck and put them into your material deck preserved',
  ),
  phrase('effect', 'discard hand', 'discard your hand'),
  phrase('effect', 'player mills', 'have a player of your choice mill {amount:amount}'),
  phrase('effect', 'glimpse', 'glimpse {amount:amount}'),
  phrase('effect', 'empower', 'empower {amount:amount}'),
  phrase('effect', 'look at top', 'look at the top card of your deck'),
  phrase('effect', 'reveal top', 'reveal the top card of your deck'),
  ...tops,
  phrase('effect', 'put into graveyard', 'put it into your graveyard', {
    reads: ['put that card into your graveyard'],
  }),
  phrase(
    'effect',
    'shield',
    'prevent the next {amount:amount} {sort:sort?} damage that would be dealt to {to:target+" and to "|" and "} until end of turn',
    { fixed: { until: 'end of turn' } },
  ),
  phrase(
    'effect',
    'shield',
    'prevent the next {amount:amount} {sort:sort?} damage that would be dealt to {to:target+" and to "|" and "} this turn',
  ),
  phrase(
    'effect',
    'prevent next',
    'the next time {sort:sort?} damage would be dealt to {to:target} this turn, prevent it and reveal and preserve that many cards from the top of your deck',
    {
      fixed: { preserve: true },
    },
  ),
  phrase(
    'effect',
    'prevent next',
    'the next time {sort:sort?} damage would be dealt to {to:target} this turn, prevent it. {upon:with-prevented}',
    { reads: nextTime('prevent that damage. {upon:with-prevented}') },
  ),
  phrase(
    'effect',
    'prevent next',
    'the next time {sort:sort?} damage would be dealt to {to:target} this turn, prevent all but {but:#} of it',
    { reads: nextTime('prevent all but {but:#} of that damage') },
  ),
  phrase(
    'effect',
    'prevent next',
    'the next time {sort:sort?} damage would be dealt to {to:target} this turn, prevent {most:#} of it',
    { reads: nextTime('prevent {most:#} of that damage') },
  ),
  phrase(
    'effect',
    'prevent next',
    'the next time {sort:sort?} damage would be dealt to {to:target} this turn, prevent it[ and put that many {counter:counter} counters on it]',
    { reads: nextTime('prevent that damage') },
  ),
  phrase('effect', 'their next attack', 'their next attack this turn {gives:predicate+" and "}', {
    fixed: { who: { kind: 'it' } },
  }),
  phrase('effect', 'their next attack', '{who:target}\'s next attack this turn {gives:predicate+" and "}'),
  phrase(
    'effect',
    'from now',
    '{until:until}, {is.who.of:group~many} that enter the field under your control {is.does:entering+}',
    { fixed: { is: { kind: 'about', who: { kind: 'each' } } } },
  ),
  // In front of what objects get: the cards are none.
  phrase(
    'effect',
    'from now',
    '{until:until}, {is.of:group~many} your opponents activate cost {is.by:#} {is.way:cheaper} to activate',
    { fixed: { is: OPPONENTS_CARDS } },
  ),
  phrase(
    'effect',
    'from now',
    '{is.of:group~many} your opponents activate this turn cost {is.by:#} {is.way:cheaper} to activate',
    { fixed: { until: 'this turn', is: OPPONENTS_CARDS } },
  ),
  phrase('effect', 'gets', "you can't recover until end of turn", {
    fixed: {
      until: 'end of turn',
      who: { kind: 'your champion' },
      gives: [{ kind: 'cannot recover' }],
    },
  }),
  phrase('effect', 'gets', 'if {who:target} would die this turn, {gives:instead+" and "}', {
    fixed: { until: 'end of turn' },
  }),
  phrase('effect', 'gets', '{who:target} {gives:momentary+" and "} for as long as you control {self}', {
    fixed: { until: 'you control this' },
  }),
  phrase('effect', 'gets', '{who:target}\'s {gives:stat+" and "} {until:until}'),
  phrase('effect', 'gets', '{who:target} {gives:momentary+" and "|", "|", and "} {until:until}', {
    reads: ['{until:until}, {who:target} {gives:momentary+" and "|", "|", and "}'],
  }),
  phrase('effect', 'gets', '{gives:momentary+" and "|", "|", and "} {until:until}', {
    fixed: { who: { kind: 'same' } },
  }),
  phrase(
    'effect',
    'next card',
    'the next {of:group~one} you activate this turn costs {gives.by:#} less to activate',
    { fixed: { gives: { kind: 'costs less' } } },
  ),
  phrase(
    'effect',
    'next card',
    'the next {of:group~one} you activate this turn can be activated as though it had fast activation',
    { fixed: { gives: { kind: 'fast activation' } } },
  ),
  phrase(
    'effect',
    'next card',
    'the next {of:group~one} you activate this turn enters the field with an additional {gives.counter:counter} counter on it',
    { fixed: { gives: { kind: 'enters with', count: 1 } } },
  ),
  phrase('entering', 'enters with', 'enter with an additional {counter:counter} counter on them', {
    fixed: { count: 1, yours: true },
  }),
  phrase('effect', 'attack gets', '{self} gains "Combat damage dealt by this attack is unpreventable."', {
    fixed: { gives: [{ kind: 'unpreventable' }], named: true },
  }),
  phrase(
    'effect',
    'attack doubled',
    '{self} gains "If this attack would deal damage, it deals double that damage instead."',
    { fixed: { named: true } },
  ),
  phrase(
    'effect',
    'attack gets',
    'this attack gains "Combat damage dealt by this attack is unpreventable."',
    { fixed: { gives: [{ kind: 'unpreventable' }] } },
  ),
  phrase('effect', 'attack gets', 'this attack {gives:predicate+" and "|", "|", and "}'),
  phrase('effect', 'gets', '{who:target} {gives:momentary+" and "|", "|", and "}'),
  phrase(
    'effect',
    'next attack gets',
    "your champion's next attack without a weapon this turn gets {by:+#} power",
  ),
  ...created,
  phrase('effect', 'redirect', 'change the target of an attack that targets {self} to {to:target}', {
    fixed: { from: 'self' },
  }),
  phrase('effect', 'redirect', 'change the target of an attack to {to:target}'),
  phrase('effect', 'from now', 'all basic elements are enabled for you {until:until}', {
    fixed: {
      is: { kind: 'about', who: { kind: 'your champion' }, does: [{ kind: 'enables basic elements' }] },
    },
  }),
  phrase('effect', 'from now', 'all elements are enabled for you {until:until}', {
    fixed: {
      is: { kind: 'about', who: { kind: 'your champion' }, does: [{ kind: 'enables all elements' }] },
    },
  }),
  phrase('effect', 'attack doubled', 'double the damage that this attack would deal'),
  phrase('effect', 'from now', 'if {is.of:would} this turn, {is.becomes:becoming}', {
    fixed: { until: 'this turn', is: { kind: 'would deal' } },
  }),
  phrase('effect', 'from now', '{until:until}, {is:constant}'),
  ...counters,
  phrase('effect', 'destroy', 'destroy {what:target}'),
  phrase('effect', 'remove damage', 'remove all temporary damage from {what:target}'),
  phrase(
    'effect',
    'return from banishment',
    'return a card named {self} from your banishment to your material deck',
  ),
  phrase('effect', 'banish cards', 'banish {count:#} {of:group~count} from your graveyard'),
  phrase('effect', 'banish cards', 'banish a(n) {of:group~one} from your graveyard', { fixed: { count: 1 } }),
  phrase(
    'effect',
    'banish cards',
    'banish {count:#} {of:group~count} from your graveyard, or as many as there are',
    { fixed: { fewer: true } },
  ),
  phrase('effect', 'move to memory', 'put {count:#} {of:group~count} from your hand into your memory'),
  phrase('effect', 'banish up to', 'banish any number of {of:group~many} from your graveyard'),
  phrase('effect', 'banish up to', 'banish up to {count:#} {of:group~count} from your graveyard'),
  include('effect', '{it:each-deal}'),
  phrase('each-deal', 'deal for each', 'for each card banished this way, deal {amount:#} damage to {of:one}'),
  phrase('effect', 'remove durability', 'remove {count:#} durability counter(s) from {self}'),
  phrase('effect', 'remove durability', 'remove a durability counter from {self}', { fixed: { count: 1 } }),
  phrase('effect', 'banish as omen', 'banish {what:target} and put an omen counter on it'),
  phrase(
    'effect',
    'banish and return',
    "banish {what:target}, then return it to the field under its owner's control {rested=rested}",
  ),
  phrase('effect', 'put onto field', 'return {self} from your graveyard to the field {rested=rested}', {
    fixed: { what: { kind: 'self' }, returns: 'graveyard' },
  }),
  phrase('effect', 'put onto field', 'put {what:target} onto the field {rested=rested}'),
  phrase('effect', 'put onto field', 'return {what:target} to the field {rested=rested}', {
    fixed: { returns: true },
  }),
  phrase('effect', 'choose object', 'choose {what:chosen}'),
  phrase('chosen', 'choose', '{of:one}'),
  phrase('effect', 'banish', 'banish {what:target}'),
  phrase('effect', 'suppress', 'suppress {what:target}'),
  phrase('effect', 'sacrifice', 'sacrifice {what:target}'),
  phrase('effect', 'reveal', 'reveal {what:target}'),
  ...sends,
  phrase('effect', 'put under', 'put {what:target} on the bottom of {champion:lineage}'),
  phrase('lineage', 'your champion', "your champion's lineage"),
  phrase('lineage', 'target', "target {of:group~one}'s lineage"),
  phrase('lineage', 'it', "the hit champion's lineage", { fixed: { noun: 'champion', how: 'hit' } }),
  phrase('effect', 'load', 'load {what:target} into {into:target}'),
  phrase('effect', 'negate', 'negate target {what.of:group~one} activation[ {side:side}]', {
    fixed: { what: { kind: 'target' } },
  }),
  phrase('effect', 'negate', 'negate up to one target {what.of:group~one} activation[ {side:side}]', {
    fixed: { what: { kind: 'optional target' } },
  }),
  phrase('effect', 'gather', 'gather', { fixed: { times: 1 } }),
  phrase('effect', 'gather', 'gather an additional time', { fixed: { times: 1, more: true } }),
  phrase('effect', 'gather', 'gather twice', { fixed: { times: 2 } }),
  phrase('effect', 'gather', 'gather {times:#} times'),
  phrase('effect', 'agility', 'you gain agility {amount:amount} for this turn'),
  phrase('effect', 'rest', 'rest {what:target}'),
  phrase('effect', 'wake', 'wake up {what:target}', { reads: ['wake {what:target} up'] }),
  phrase('effect', 'gain control', 'gain control of {what:target}'),
  phrase('effect', 'player gains control', 'choose a player. That player gains control of {what:target}', {
    fixed: { apart: true },
  }),
  phrase('effect', 'player gains control', 'a player of your choice gains control of {what:target}'),
  phrase('effect', 'stop attacking', '{what:target} stops attacking'),
  phrase('effect', 'delevel', 'delevel {what:target}'),
  phrase('effect', 'link', 'link {self} to {what:target}'),
  phrase('effect', 'become distant', '{what:target} (becomes/become) distant', {
    reads: ['{what:target} also (becomes/become) distant'],
  }),
  phrase('effect', 'become distant', '(becomes/become) distant', { fixed: { what: { kind: 'same' } } }),
  phrase('effect', 'become ephemeral', '{what:target} (becomes/become) ephemeral'),
  phrase('effect', 'become fostered', '{what:target} (becomes/become) fostered'),
  phrase('effect', 'materialize', 'materialize a(n) {of:group~one} from your material deck'),
  phrase('effect', 'materialize', 'materialize a(n) {of:group~one}'),
  phrase('effect', 'others do', 'have {who:other-player~one} {does:their-deed~many}', {
    fixed: { have: true },
  }),
  phrase('effect', 'others do', '{who:other-player} {does:their-deed~who}'),
  phrase('effect', 'player does', 'target player {does:their-deed~one}', {
    fixed: { who: { kind: 'target', of: { kind: 'group', player: true } } },
  }),
  // In the place of what the sentence before it says that a player does.
  phrase('effect', 'player does', 'that player {does:their-deed~one}', { fixed: { who: { kind: 'those' } } }),
  phrase('effect', 'player does', 'its controller {does:their-deed~one}', { fixed: { who: { kind: 'it' } } }),
  ...deeds,
  phrase('effect', 'summon', 'summon another {named:title} token {rested=rested}', {
    fixed: { another: true },
  }),
  phrase('effect', 'summon', 'summon a(n) {named:title} token {rested=rested} {with:summoned-with?}'),
  phrase(
    'effect',
    'summon',
    'summon {amount:amount} {named:title} token(s) {rested=rested} {with:summoned-with?}',
  ),
  phrase('summoned-with', 'counters', 'with {amount:count-of} {counter:counter} counter(s) on it'),
  phrase('summoned-with', 'counters', 'each with {amount:count-of} {counter:counter} counter(s) on them', {
    fixed: { each: true },
  }),
  phrase('effect', 'pay', 'pay {amount:#}'),
  phrase('effect', 'gain currents', 'you gain the Shifting Currents mastery'),
  ...(['different', 'adjacent'] as const).map((to) =>
    phrase(
      'effect',
      'turn currents',
      `change the direction of your Shifting Currents to a(n) ${to} direction of your choice`,
      { fixed: { to } },
    ),
  ),
  phrase('effect', 'turn currents', 'change the direction of your Shifting Currents to {to:direction}'),
]
