import fc from 'fast-check'
import { senseless } from '../src/text/sense.ts'
import type {
  Amount,
  Bold,
  CardText,
  Clause,
  Condition,
  Constant,
  Counted,
  Effect,
  Event,
  Group,
  Predicate,
  Printed,
  Sentence,
  State,
  Subject,
  Such,
  Target,
  Watched,
} from '../src/text/structure.ts'
import { PRINTED_TYPES } from '../src/text/structure.ts'
import { CARD_TYPES, HOUSES, KEYWORDS, TRIGGERS, VALUED } from '../src/vocabulary.ts'

/** Random texts as structures: everything that the types allow and the printer has words for. */

const number = fc.integer({ min: 1, max: 9 })
const flag = fc.constantFrom(true as const)
const trait = fc.constantFrom('knight', 'thief', 'dinosaur', 'human', 'ai')
const noun = fc.constantFrom(
  'creature' as const,
  'artifact' as const,
  'upgrade' as const,
  'card' as const,
  'creature or artifact' as const,
  'token creature' as const,
)

const such: fc.Arbitrary<Such> = fc.oneof(
  fc
    .constantFrom(
      'on a flank' as const,
      'not on a flank' as const,
      'in the center' as const,
      'highest power' as const,
      'lowest power' as const,
      'without aember' as const,
      'with upgrade' as const,
      'with armor' as const,
      'with icon' as const,
      'without icons' as const,
      'without neighbors' as const,
      'with power counter' as const,
    )
    .map((kind) => ({ kind })),
  fc.record({ kind: fc.constant('with counter' as const), counter: fc.constantFrom('doom', 'fuse') }),
  fc.record({
    kind: fc.constantFrom('shares with neighbors' as const, 'shares with none' as const),
    what: fc.constantFrom('house' as const, 'trait' as const),
    least: fc.constantFrom(1, 2),
  }),
  fc.record({
    kind: fc.constantFrom('less power' as const, 'more power' as const),
    than: fc.constant<Target>({ kind: 'self' }),
  }),
  fc.record({
    kind: fc.constant('neighbor with' as const),
    power: fc.constantFrom('more' as const, 'less' as const),
  }),
)

const group: fc.Arbitrary<Group> = fc.record(
  {
    kind: fc.constant('group' as const),
    noun,
    side: fc.constantFrom('friendly' as const, 'enemy' as const),
    other: flag,
    flank: flag,
    damaged: flag,
    trait,
    house: fc.constantFrom(...HOUSES),
    without: trait,
    outside: fc.constantFrom(...HOUSES),
    bearing: flag,
    parity: fc.constantFrom('even' as const, 'odd' as const),
    least: number,
    most: number,
    power: number,
    marked: fc.constantFrom('ready' as const, 'stunned' as const, 'undamaged' as const),
    chosen: fc.constantFrom('number' as const, 'house' as const),
    such: fc.array(such, { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: ['kind', 'noun'] },
)

const holder = fc.constantFrom('you' as const, 'opponent' as const, 'any' as const)
/** Cards out of play. */
const lying: fc.Arbitrary<Group> = fc.record(
  {
    kind: fc.constant('group' as const),
    noun: fc.constantFrom('creature' as const, 'action' as const, 'upgrade' as const),
    trait,
    house: fc.constantFrom(...HOUSES),
    without: trait,
    least: number,
    zone: fc.constantFrom('hand' as const, 'discard' as const, 'archives' as const, 'deck' as const),
    whose: holder,
  },
  { requiredKeys: ['kind', 'noun', 'zone', 'whose'] },
)
/** Cards under the card whose text it is. */
const below: fc.Arbitrary<Group> = fc.record(
  {
    kind: fc.constant('group' as const),
    noun: fc.constantFrom('creature' as const, 'action' as const, 'card' as const),
    trait,
    house: fc.constantFrom(...HOUSES),
    least: number,
    zone: fc.constantFrom('under' as const, 'grafted' as const),
  },
  { requiredKeys: ['kind', 'noun', 'zone'] },
)
const cardName = fc.constantFrom('Angry Mob', 'Gub', 'Banner of Battle')
const namedGroup: fc.Arbitrary<Group> = fc.record(
  {
    kind: fc.constant('group' as const),
    noun: fc.constant('card' as const),
    named: cardName,
    side: fc.constantFrom('friendly' as const, 'enemy' as const),
    neighboring: flag,
  },
  { requiredKeys: ['kind', 'noun', 'named'] },
)
const handCard = fc.record(
  {
    kind: fc.constant('group' as const),
    noun: fc.constant('card' as const),
    zone: fc.constant('hand' as const),
    whose: fc.constant('they' as const),
    random: flag,
  },
  { requiredKeys: ['kind', 'noun', 'zone', 'whose'] },
)

const ownHandCard = handCard.map((one) => ({ ...one, whose: 'you' as const }))

const oneCard: fc.Arbitrary<Target> = fc
  .constantFrom('self' as const, 'host' as const, 'fought' as const, 'it' as const)
  .map((kind) => ({ kind }))

const bearer = fc.constantFrom('self' as const, 'host' as const).map((kind) => ({ kind }))
const beside = <K extends 'neighbor' | 'neighbors'>(kind: K) =>
  fc.record({ kind: fc.constant(kind), of: bearer }, { requiredKeys: ['kind'] })
const subject: fc.Arbitrary<Subject> = fc.oneof(
  fc.constantFrom('self' as const, 'host' as const, 'it' as const).map((kind) => ({ kind })),
  fc.record({ kind: fc.constant('each' as const), of: group }),
  beside('neighbors'),
)
const watched: fc.Arbitrary<Watched> = fc.oneof(
  bearer,
  fc.record({ kind: fc.constant('choose' as const), of: group }),
  beside('neighbor'),
  beside('neighbors'),
)

const mover: fc.Arbitrary<Target> = fc.oneof(
  oneCard,
  fc.record({ kind: fc.constant('choose' as const), of: namedGroup }),
)

const single: fc.Arbitrary<Target> = fc.oneof(
  oneCard,
  fc.record({ kind: fc.constant('choose' as const), of: namedGroup }),
  fc.record({
    kind: fc.constantFrom(
      'each' as const,
      'choose' as const,
      'most powerful' as const,
      'least powerful' as const,
      'any number' as const,
    ),
    of: group,
  }),
  fc.record({
    kind: fc.constantFrom('up to' as const, 'some' as const),
    count: number.filter((n) => n > 1),
    of: group,
  }),
  fc.record(
    { kind: fc.constantFrom('neighbors' as const, 'neighbor' as const), of: oneCard },
    { requiredKeys: ['kind'] },
  ),
)

const target: fc.Arbitrary<Target> = fc.oneof(
  { weight: 5, arbitrary: single },
  // A name could go on behind the "and".
  {
    weight: 1,
    arbitrary: fc
      .record({ kind: fc.constant('both' as const), first: single, second: single })
      .filter(({ first }) => !('of' in first && first.of?.kind === 'group' && first.of.named !== undefined)),
  },
)

/** What can lie out of play, too. */
const found: fc.Arbitrary<Target> = fc.oneof(
  target,
  fc.record({ kind: fc.constantFrom('each' as const, 'choose' as const, 'any number' as const), of: lying }),
  fc.record({
    kind: fc.constantFrom('up to' as const, 'some' as const),
    count: number.filter((n) => n > 1),
    of: lying,
  }),
  fc.record({ kind: fc.constant('choose' as const), of: handCard }),
  fc.record({
    kind: fc.constant('top' as const),
    count: fc.record({ kind: fc.constant('number' as const), value: number }),
    whose: holder,
  }),
  fc.record({ kind: fc.constant('bottom' as const), whose: holder }),
  fc.constant({ kind: 'under' as const }),
  fc.record({ kind: fc.constant('each' as const), of: below }),
  fc.record({ kind: fc.constant('choose' as const), of: below }),
)

const counted: fc.Arbitrary<Counted> = fc.oneof(
  fc.record({
    kind: fc.constant('lost fighting' as const),
    side: fc.constantFrom('friendly' as const, 'enemy' as const),
  }),
  group,
  lying,
  below,
  fc.record({
    kind: fc.constant('this way' as const),
    noun: fc.constantFrom('creature' as const, 'card' as const),
    deed: fc.constantFrom('destroyed' as const, 'discarded' as const),
  }),
  fc.record({
    kind: fc.constant('keys' as const),
    whose: fc.constantFrom('you' as const, 'opponent' as const),
  }),
  fc.record({ kind: fc.constant('aember in' as const), whose: holder }),
  fc.record({
    kind: fc.constantFrom('aember on' as const, 'damage on' as const, 'power counters on' as const),
    of: oneCard,
  }),
  fc.record({
    kind: fc.constant('unforged keys' as const),
    whose: fc.constantFrom('you' as const, 'opponent' as const),
  }),
  fc.record({ kind: fc.constant('houses among' as const), of: group }),
  fc.constant({ kind: 'just prevented' as const }),
)

const whom = fc.constantFrom('you' as const, 'opponent' as const, 'each' as const)
const printedFields = {
  kind: fc.constant('printed' as const),
  type: fc.constantFrom(...PRINTED_TYPES),
  trait,
  house: fc.constantFrom(...HOUSES),
  without: trait,
  outside: fc.constantFrom(...HOUSES),
}
const printed: fc.Arbitrary<Printed> = fc.record(printedFields, { requiredKeys: ['kind', 'type'] })
const otherPrinted: fc.Arbitrary<Printed> = fc.record(
  { ...printedFields, other: flag },
  { requiredKeys: ['kind', 'type'] },
)

const numbered: fc.Arbitrary<Amount> = fc.record({ kind: fc.constant('number' as const), value: number })
/** "All" only where something says how much that is. */
const amount: fc.Arbitrary<Amount> = fc.oneof(
  { weight: 4, arbitrary: numbered },
  { weight: 1, arbitrary: fc.constant({ kind: 'all' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'that many' as const }) },
)
const measure: fc.Arbitrary<Amount> = fc.oneof(
  fc.record({ kind: fc.constant('power of' as const), of: oneCard }),
  fc.record({ kind: fc.constant('number of' as const), of: counted }),
)

const named = fc.constantFrom('Angry Mob', 'Gub', 'Banner of Battle')

const has = fc.constantFrom('you' as const, 'opponent' as const, 'that player' as const)
const both = fc.constantFrom('you' as const, 'opponent' as const)
const kindOf = <K extends string>(...kinds: readonly K[]) => fc.constantFrom(...kinds)
/** So many, with the words that a condition has for it. */
const bounded = <T extends object>(what: fc.Arbitrary<T>) =>
  fc
    .tuple(what, fc.constantFrom('least' as const, 'exactly' as const, 'most' as const), number)
    .map(([one, bound, n]) => ({ ...one, [bound]: n + 1 }))
const stateAlone: fc.Arbitrary<State> = fc.oneof(
  fc.record({ kind: kindOf('tide'), is: kindOf('low', 'high') }),
  fc.record(
    {
      kind: kindOf('is'),
      who: oneCard,
      being: kindOf('on a flank', 'centered', 'damaged', 'ready', 'stunned'),
      not: flag,
    },
    { requiredKeys: ['kind', 'who', 'being'] },
  ),
  kindOf('control host', 'your turn', 'not your turn').map((kind) => ({ kind })),
  fc.record({ kind: kindOf('haunted'), whose: has, not: flag }, { requiredKeys: ['kind', 'whose'] }),
  fc.record({ kind: kindOf('there is', 'there is no'), of: group }),
  fc.record({ kind: kindOf('controls'), whose: has, of: group }),
  bounded(fc.record({ kind: kindOf('controls'), whose: has, of: group })),
  bounded(fc.record({ kind: kindOf('there are'), of: counted })),
  bounded(fc.record({ kind: kindOf('has aember'), whose: has })),
  fc.record({
    kind: kindOf('bears'),
    of: oneCard,
    what: kindOf('aember', 'damage'),
    least: number,
  }),
  fc.record({ kind: kindOf('key forged'), whose: both, key: kindOf('red', 'blue', 'yellow') }),
  fc.record({ kind: kindOf('more aember', 'more keys', 'more cards in hand'), whose: both }),
  fc.record({ kind: kindOf('more creatures'), whose: both, of: group }),
  fc.record({ kind: kindOf('more of'), of: counted, than: counted }),
  bounded(
    fc.record({
      kind: kindOf('done this turn'),
      by: has,
      deed: kindOf('played', 'used', 'discarded', 'fought', 'reaped'),
      of: printed,
    }),
  ).filter((one) => !('most' in one)) as fc.Arbitrary<State>,
  fc.record({ kind: kindOf('destroyed this turn'), of: group, least: number }),
  fc.record({ kind: kindOf('forged this turn'), by: has, not: flag }, { requiredKeys: ['kind', 'by'] }),
)
const state = stateAlone

export const condition: fc.Arbitrary<Condition> = fc.oneof(
  state,
  fc
    .constantFrom(
      'share a house' as const,
      'did' as const,
      'did not' as const,
      'first use' as const,
      'destroys it' as const,
      'does not destroy it' as const,
    )
    .map((kind) => ({ kind })),
  fc.record({
    kind: fc.constantFrom('is of' as const, 'is not of' as const),
    house: fc.constantFrom(...HOUSES),
  }),
  fc.record({ kind: fc.constant('is a' as const), type: fc.constantFrom(...CARD_TYPES) }),
  fc.record({ kind: fc.constant('discarded' as const), named }),
)

const keyword = fc
  .tuple(fc.constantFrom(...KEYWORDS), number)
  .map(([word, value]) => ({ keyword: word, value: VALUED.has(word) ? value : 1 }))

/** What a constant text gives, but for abilities. */
const plainPredicate: fc.Arbitrary<Predicate> = fc.oneof(
  keyword.map((one) => ({ kind: 'gains' as const, ...one })),
  fc.record({ kind: fc.constant('loses' as const), keyword: fc.constantFrom(...KEYWORDS) }),
  fc.record({
    kind: fc.constantFrom('gets power' as const, 'gets armor' as const),
    by: fc.integer({ min: -5, max: 5 }),
  }),
  fc.record({ kind: fc.constantFrom('has power' as const, 'has armor' as const), value: number }),
  fc.record({ kind: fc.constant('belongs to' as const), house: fc.constantFrom(...HOUSES) }),
  fc.record({ kind: fc.constant('takes more' as const), amount: number }),
  fc.constantFrom('cannot fight' as const, 'cannot reap' as const).map((kind) => ({ kind })),
  fc.record(
    {
      kind: fc.constant('cannot be dealt damage' as const),
      by: fc.array(group, { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['kind'] },
  ),
)

const whose = fc.constantFrom('you' as const, 'opponent' as const, 'each' as const)

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record(
    { kind: fc.constant('destroyed' as const), of: watched, fighting: flag },
    { requiredKeys: ['kind', 'of'] },
  ),
  fc.record({ kind: kindOf('destroyed'), of: watched, inFight: flag }),
  fc.record({
    kind: fc.constantFrom(
      'dealt damage' as const,
      'fights' as const,
      'readied' as const,
      'armor prevents' as const,
      'enters' as const,
      'reaps' as const,
      'used' as const,
      'leaves play' as const,
      'dealt icon damage' as const,
    ),
    of: watched,
  }),
  fc.record({
    kind: kindOf('turn starts', 'turn ends', 'key forged', 'tide raised', 'draws'),
    whose,
  }),
  fc.record({ kind: fc.constant('house chosen' as const), whose }),
  fc.record({ kind: fc.constant('house chosen' as const), whose, outside: fc.constantFrom(...HOUSES) }),
  fc.record({ kind: fc.constant('house chosen' as const), whose, house: fc.constantFrom(...HOUSES) }),
  fc.record(
    { kind: fc.constant('played' as const), by: whom, of: otherPrinted, beside: flag },
    { requiredKeys: ['kind', 'by', 'of'] },
  ),
  fc.record({ kind: fc.constant('discarded' as const), by: whom, of: otherPrinted }),
)

const ACTS = [
  'destroy',
  'exalt',
  'fully heal',
  'ward',
  'stun',
  'enrage',
  'ready',
  'exhaust',
  'choose',
  'to flank',
  'flip',
  'ready and fight',
  'fight with',
  'reap with',
  'ready and reap',
  'ready and use',
] as const

const who = fc.constantFrom(
  'that player' as const,
  'opponent' as const,
  'each' as const,
  'controller' as const,
  'owner' as const,
)

/** What a player does. */
const verb: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({ kind: fc.constantFrom('steal' as const, 'lose' as const), amount }),
  fc.record({ kind: fc.constant('gain' as const), amount: fc.oneof(numbered, measure) }),
  fc.record({
    kind: fc.constantFrom('gain chains' as const, 'draw' as const, 'make token' as const),
    amount: numbered,
  }),
  fc.record({ kind: fc.constant('deal' as const), amount: measure, to: target }),
  fc.record({ kind: fc.constant('discard' as const), what: found }),
  fc.constantFrom('choose number' as const, 'choose house' as const).map((kind) => ({ kind })),
  fc.record({
    kind: fc.constantFrom(
      'archive' as const,
      'return' as const,
      'purge' as const,
      'shuffle' as const,
      'to top' as const,
      'to bottom' as const,
    ),
    what: found,
  }),
  fc.record({ kind: fc.constant('capture' as const), amount }),
  fc.record(
    { kind: fc.constant('deal' as const), amount: numbered, to: target, splash: number },
    { requiredKeys: ['kind', 'amount', 'to'] },
  ),
  fc.record({ kind: fc.constant('heal' as const), amount, what: target }),
  fc.record({ kind: fc.constantFrom(...ACTS), what: target }).map((one) => one as Effect),
  fc.record(
    { kind: fc.constant('take control' as const), what: target, bound: flag },
    { requiredKeys: ['kind', 'what'] },
  ),
  fc.record(
    { kind: fc.constant('use' as const), what: target, yours: flag },
    { requiredKeys: ['kind', 'what'] },
  ),
  fc.record({
    kind: fc.constantFrom('to hand' as const, 'enter in place' as const, 'put into play' as const),
    what: fc.constant({ kind: 'it' as const }),
  }),
  fc.record({ kind: fc.constant('play' as const), what: found }),
  fc.record({ kind: fc.constantFrom('put under' as const, 'graft' as const), what: found }),
  fc.record({ kind: fc.constant('to archives' as const), what: found }),
  fc.constant({ kind: 'fulfill' as const }),
  fc.record({
    kind: fc.constant('put under' as const),
    what: fc.record({ kind: fc.constant('choose' as const), of: ownHandCard }),
  }),
  fc.constant({ kind: 'raise tide' as const }),
  fc.record({ kind: fc.constant('move anywhere' as const), what: mover }),
  fc.record({ kind: fc.constant('swap' as const), from: mover, to: mover }),
  fc.record({ kind: fc.constant('discard until' as const), named }),
  fc.record({ kind: fc.constant('move damage' as const), amount, from: target, to: target }),
  fc.record({ kind: fc.constant('move aember' as const), amount, from: target, to: target }),
  fc.record(
    { kind: fc.constant('forge' as const), change: fc.integer({ min: 1, max: 9 }) },
    { requiredKeys: ['kind'] },
  ),
  fc.record({ kind: fc.constant('forge' as const), change: fc.integer({ min: 1, max: 9 }), less: counted }),
  fc.record({ kind: fc.constant('move aember from pool' as const), amount, to: target }),
  fc.record({
    kind: fc.constant('move aember away' as const),
    amount,
    from: target,
    to: fc.constantFrom('pool' as const, 'supply' as const),
  }),
)

/** What cards do, other players do, or nobody does. */
const others: fc.Arbitrary<Effect> = fc.oneof(
  fc.record(
    { kind: fc.constant('capture' as const), amount, by: single, own: flag },
    { requiredKeys: ['kind', 'amount', 'by'] },
  ),
  fc.record(
    { kind: fc.constant('deal' as const), amount: numbered, to: target, by: oneCard, splash: number },
    { requiredKeys: ['kind', 'amount', 'to', 'by'] },
  ),
  fc.record({ kind: fc.constant('deal power' as const), to: target, by: oneCard }),
  fc.record({ kind: fc.constant('aim at' as const), what: target }),
  fc.record({
    kind: fc.constant('permit' as const),
    does: fc.constantFrom('play' as const, 'play or use' as const),
    of: printed,
  }),
  fc.constant({ kind: 'forbid house' as const }),
)
const theirs: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 6, arbitrary: verb },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('for each' as const), does: verb, of: counted }) },
)
const does: fc.Arbitrary<Effect> = fc.record({
  kind: fc.constant('does' as const),
  who,
  effects: fc.array(theirs, { minLength: 1, maxLength: 2 }),
})

export const effect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 8, arbitrary: verb },
  { weight: 2, arbitrary: others },
  { weight: 1, arbitrary: does },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('for each' as const),
      does: fc.oneof(verb, others),
      of: counted,
    }),
  },
)

const lasting: fc.Arbitrary<Effect> = fc.record({
  kind: fc.constant('lasting' as const),
  until: fc.constantFrom('end of turn' as const, 'start of your turn' as const, 'end of their turn' as const),
  is: fc.oneof(
    fc.record({
      kind: fc.constant('about' as const),
      who: subject,
      does: fc.array(plainPredicate, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('after' as const),
      event,
      effects: fc.array(effect, { minLength: 1, maxLength: 1 }),
    }),
  ),
})

/** What lasts stands alone: what followed it with "and" would be a part of it. */
const some = fc.oneof(
  { weight: 12, arbitrary: fc.array(effect, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: lasting.map((one) => [one]) },
)

export const sentence: fc.Arbitrary<Sentence> = fc.oneof(
  fc.record(
    { kind: fc.constant('do' as const), effects: some, may: flag },
    { requiredKeys: ['kind', 'effects'] },
  ),
  fc.record(
    { kind: fc.constant('if' as const), condition, effects: some, instead: flag, may: flag },
    { requiredKeys: ['kind', 'condition', 'effects'] },
  ),
  fc.record(
    { kind: fc.constant('otherwise' as const), effects: some, may: flag },
    { requiredKeys: ['kind', 'effects'] },
  ),
  fc.record(
    { kind: fc.constant('later' as const), condition, effects: some },
    { requiredKeys: ['kind', 'effects'] },
  ),
)

const bold: fc.Arbitrary<Bold> = fc.oneof(
  fc
    .record({
      kind: fc.constant('bold' as const),
      triggers: fc.uniqueArray(fc.constantFrom(...TRIGGERS), { minLength: 1, maxLength: 2 }),
      does: fc.array(sentence, { minLength: 1, maxLength: 3 }),
    })
    // With nothing before it, "instead" would stand for the destruction itself.
    .filter(({ does: [first] }) => first?.kind !== 'if' || first.instead === undefined),
  fc.record({
    kind: fc.constant('replacement' as const),
    does: fc.record(
      { kind: fc.constant('replacing' as const), condition: state, cost: some, effects: some },
      { requiredKeys: ['kind', 'effects'] },
    ),
  }),
)

const predicate: fc.Arbitrary<Predicate> = fc.oneof(
  plainPredicate,
  fc.record({ kind: fc.constant('grants' as const), ability: bold }),
  fc.record({
    kind: fc.constant('enters' as const),
    how: fc.constantFrom('ready' as const, 'stunned' as const, 'warded' as const),
  }),
)

const constant: fc.Arbitrary<Constant> = fc.oneof(
  fc.record({
    kind: fc.constant('about' as const),
    who: subject,
    does: fc
      .array(predicate, { minLength: 1, maxLength: 3 })
      .filter((does) => does.filter((one) => one.kind === 'grants').length < 2),
  }),
  fc
    .constantFrom('no damage when fighting' as const, 'damage doubled' as const, 'damage copied' as const)
    .map((kind) => ({ kind })),
  fc.record({ kind: fc.constant('only deals' as const), amount: number }),
  fc.record({ kind: fc.constant('controls' as const), who: subject }),
  fc.record({ kind: fc.constant('attack bonus' as const), amount: number, against: group }),
  fc.record({ kind: fc.constant('damage becomes' as const), effects: some }),
  fc.record({ kind: fc.constant('damage redirected' as const), without: trait }, { requiredKeys: ['kind'] }),
  fc.record({ kind: fc.constant('only fights' as const), of: group }),
  fc.record({
    kind: fc.constant('ignores' as const),
    keywords: fc.uniqueArray(fc.constantFrom('taunt' as const, 'elusive' as const), { minLength: 1 }),
  }),
  fc.record(
    {
      kind: fc.constant('keys cost' as const),
      amount: number,
      each: group,
      whose,
    },
    { requiredKeys: ['kind', 'amount', 'whose'] },
  ),
  fc.record({
    kind: fc.constantFrom('must choose' as const, 'cannot choose' as const),
    house: fc.constantFrom(...HOUSES),
    whose: fc.constantFrom('you' as const, 'opponent' as const),
  }),
  fc.record({
    kind: fc.constant('may be spent' as const),
    on: fc.constantFrom('keys' as const, 'anything' as const),
  }),
  fc.record({ kind: fc.constant('damage instead of readying' as const), each: number }),
  fc.record({
    kind: fc.constant('refills' as const),
    by: number,
    way: fc.constantFrom('additional' as const, 'less' as const),
    whose: fc.constantFrom('you' as const, 'opponent' as const),
  }),
  fc.record({ kind: fc.constant('play limit' as const), by: whom, most: number }),
  fc.record({ kind: fc.constant('cannot play' as const), by: whom, of: printed }),
  fc.record({ kind: fc.constant('playable' as const), condition: state }),
)

export const clause: fc.Arbitrary<Clause> = fc.oneof(
  keyword.map((one) => ({ kind: 'keyword' as const, ...one })),
  bold,
  fc.record(
    {
      kind: fc.constant('after' as const),
      event,
      first: sentence,
      more: fc.array(sentence, { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['kind', 'event', 'first'] },
  ),
  fc.record(
    { kind: fc.constant('constant' as const), is: constant, condition: state },
    { requiredKeys: ['kind', 'is'] },
  ),
)

/** Ranges of a text that was never written: every node stands somewhere. */
class Anywhere extends Map<never, { from: number; to: number }> {
  override get() {
    return { from: 0, to: 0 }
  }
}

const sensible = clause.filter(
  (one) => senseless({ kind: 'text', clauses: [one] }, new Anywhere()).length === 0,
)

export const cardText: fc.Arbitrary<CardText> = fc
  .array(sensible, { maxLength: 3 })
  .map((clauses) => ({ kind: 'text' as const, clauses }))
