import {
  assertNever,
  because,
  chart,
  type GameEvent,
  type Start,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import type { Effect } from './cards.ts'
import { damage, packetsOf, roll, spray } from './damage.ts'
import { toPile } from './death.ts'
import {
  cardOf,
  creatures,
  type Item,
  inZone,
  isThere,
  nameOf,
  opponentOf,
  type Player,
  seatOf,
  type Trigger,
  tableOf,
  writeCard,
  writeSeat,
  writeTable,
} from './state.ts'

/** A spell or trigger goes on the stack, after its target is chosen. */
export interface Casting {
  readonly item: Item
  target: number
}

export const casting = (kind: Item['kind'], card: number, you: Player, effect: Effect | null): Casting => ({
  item: { kind, card, you, effect, target: -1 },
  target: -1,
})

const putting = stepVerbs<Casting>()

export const cast = chart<Casting>(
  'sparks/cast',
  'Onto the stack',
  {
    '1-target': putting.ask('A target is chosen', {
      who: (_, l) => l.item.you,
      options: targets,
      take: (_, l, [target]) => {
        l.target = Number(target ?? -1)
      },
      label: (w, target) => nameOf(w, Number(target)),
    }),
    '2-stack': putting.act('It is put on the stack', (w, l) => {
      const { kind, card } = l.item
      if (kind === 'spell') writeCard(w, card).zone = 'stack'
      if (kind === 'strike') writeCard(w, card).ready = false
      writeTable(w).stack = [...tableOf(w).stack, { ...l.item, target: l.target }]
    }),
  },
  { subjects: (l) => [l.item.card] },
)

function targets(w: View, { item }: Casting): readonly number[] {
  const anyone = [1, 2, ...creatures(w)].filter((record) => record !== item.card)
  if (item.kind === 'strike') return anyone.filter((record) => record !== item.you)
  switch (item.effect?.kind) {
    case 'bolt':
    case 'gamble':
      return anyone
    case 'snuff':
      return inZone(w, 'stack')
    default:
      return []
  }
}

/** The top of the stack, taken off to resolve. */
export interface Resolving {
  item: Item
}

const resolving = stepVerbs<Resolving>()

export const resolve = chart<Resolving>(
  'sparks/resolve',
  'The top of the stack resolves',
  {
    '1-off': resolving.act('It leaves the stack', (w) => {
      writeTable(w).stack = tableOf(w).stack.slice(0, -1)
    }),
    '2-do': resolving
      .step('It does what it does')
      .run((w, l) => startOf(w, l.item))
      .when((w, { item }) => item.target < 0 || hasTarget(w, item) || because('its target has gone')),
    '3-rest': resolving
      .act('A creature enters play, another spell goes to the pile', (w, { item: { card } }) => {
        if (cardOf(w, card).$text.toughness === undefined) toPile(w, card)
        else writeCard(w, card).zone = 'play'
      })
      .when((_, { item }) => item.kind === 'spell' || because('it is no spell')),
  },
  { subjects: (l) => [l.item.card] },
)

const hasTarget = (w: View, { effect, target }: Item): boolean =>
  effect?.kind === 'snuff' ? cardOf(w, target).zone === 'stack' : isThere(w, target)

const dealing = (from: number, to: readonly number[], amount: number): Start => ({
  chart: damage.id,
  locals: { packets: packetsOf(from, to, amount) },
})

function startOf(w: World, { kind, card, you, effect, target }: Item): Start | null {
  if (kind === 'strike') return isThere(w, card) ? struck(w, card, target) : null
  switch (effect?.kind) {
    case undefined:
      return null
    case 'bolt':
      return dealing(card, [target], effect.amount)
    case 'blaze':
      return dealing(card, creatures(w), effect.amount)
    case 'sting':
      return dealing(card, [opponentOf(you)], effect.amount)
    case 'spray':
      return { chart: spray.id, locals: { from: card, you, amount: effect.amount, packets: [] } }
    case 'gamble':
      return { chart: roll.id, locals: { from: card, to: target, pips: 0 } }
    case 'snuff':
      writeTable(w).stack = tableOf(w).stack.filter((item) => item.kind !== 'spell' || item.card !== target)
      toPile(w, target)
      return null
    case 'recall':
      recall(w, you)
      return null
    default:
      return effect === undefined ? null : assertNever(effect)
  }
}

/** A creature strikes, and the struck creature strikes back at the same time. */
function struck(w: View, striker: number, target: number): Start {
  const { power = 0 } = cardOf(w, striker).$text
  const packets = packetsOf(striker, [target], power)
  if (target < 3) return { chart: damage.id, locals: { packets } }
  const back = { id: 1, from: target, to: striker, amount: cardOf(w, target).$text.power ?? 0 }
  return { chart: damage.id, locals: { packets: [...packets, back] } }
}

function recall(w: World, you: Player): void {
  const { pile } = seatOf(w, you)
  const top = pile.at(-1)
  if (top === undefined) return
  writeSeat(w, you).pile = pile.slice(0, -1)
  writeCard(w, top).zone = 'hand'
}

/** Triggers go on the stack: the active player's first, each player's in an order that the player chooses. */
export interface Triggering {
  readonly facts: readonly GameEvent[]
}

export const triggers = chart<Triggering>('sparks/triggers', 'Triggers', {
  '1-stack': stepVerbs<Triggering>().offer('Triggers are put on the stack', {
    entries: (_, l) => l.facts.flatMap((fact) => fact.saw),
  }),
})

/** Players act until both pass in a row with nothing left to resolve. */
export interface Priority {
  who: Player
  passes: number
  /** `pass`, `play 5`, `strike 7`. */
  move: string
}

const acting = stepVerbs<Priority>()

export const priority = chart<Priority>('sparks/priority', 'Priority', {
  '1-settle': acting.settle('States are checked, again and again until nothing changes'),
  '2-triggers': acting
    .step('What has triggered goes on the stack')
    .call(triggers, (w) => {
      const facts = tableOf(w).happened
      writeTable(w).happened = []
      return { facts }
    })
    .when((w) => tableOf(w).happened.length > 0 || because('nothing has triggered'))
    .backTo('1-settle', () => true),
  '3-act': acting
    .ask('A player acts, or passes', {
      who: (_, l) => l.who,
      options: moves,
      take: (_, l, [move]) => {
        l.move = String(move)
        l.passes = move === 'pass' ? l.passes + 1 : 0
      },
      label: (w, move) => String(move).replace(/\d+$/, (card) => nameOf(w, Number(card))),
    })
    .run(started)
    .backTo('1-settle', (_, l) => l.move !== 'pass'),
  '4-pass': acting
    .act('The other player has priority', (_, l) => {
      l.who = opponentOf(l.who)
    })
    .backTo('3-act', (_, l) => l.passes < 2),
  '5-resolve': acting
    .step('The last that was put on the stack resolves')
    .call(resolve, (w) => {
      const item = tableOf(w).stack.at(-1)
      return item === undefined ? null : { item }
    })
    .when((w) => tableOf(w).stack.length > 0 || because('the stack is empty'))
    .then((w, l) => {
      l.who = tableOf(w).active
      l.passes = 0
    })
    .backTo('1-settle', () => true),
})

function moves(w: View, { who }: Priority): readonly string[] {
  const { active, stack } = tableOf(w)
  const calm = who === active && stack.length === 0
  const own = (card: number) => cardOf(w, card).owner === who
  const playable = inZone(w, 'hand').filter((card) => {
    const { does } = cardOf(w, card).$text
    if (does === undefined) return calm
    return does.kind !== 'snuff' || inZone(w, 'stack').length > 0
  })
  const strikers = calm
    ? creatures(w).filter((card) => cardOf(w, card).ready && cardOf(w, card).$text.power)
    : []
  return [
    ...playable.filter(own).map((card) => `play ${card}`),
    ...strikers.filter(own).map((card) => `strike ${card}`),
    'pass',
  ]
}

function started(w: View, { who, move }: Priority): Start | null {
  const [word, number] = move.split(' ')
  if (word === 'pass') return null
  const card = Number(number)
  const locals =
    word === 'strike'
      ? casting('strike', card, who, null)
      : casting('spell', card, who, cardOf(w, card).$text.does ?? null)
  return { chart: cast.id, locals }
}

export const startTrigger = ({ source, you, effect }: Trigger): Start => ({
  chart: cast.id,
  locals: casting('trigger', source, you, effect),
})

const { act, step } = stepVerbs<object>()

/** One turn after the other, until somebody has lost. */
export const turn = chart<object>('sparks/turn', 'Turn', {
  '1-begin': act('The active player’s creatures are ready', (w) => {
    for (const card of creatures(w)) {
      const { owner, ready } = cardOf(w, card)
      if (owner === tableOf(w).active && !ready) writeCard(w, card).ready = true
    }
  }),
  '2-play': step('The players play').call(priority, (w) => ({ who: tableOf(w).active, passes: 0, move: '' })),
  '3-end': act('Damage heals, and it is the other player’s turn', (w) => {
    for (const card of creatures(w)) if (cardOf(w, card).damage > 0) writeCard(w, card).damage = 0
    writeTable(w).active = opponentOf(tableOf(w).active)
  }).backTo('1-begin', () => true),
})
