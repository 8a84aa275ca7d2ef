import { opponentOf, type PlayerId, type SimpleAbility } from '@battleline/card-game'
import { because, chart, routine, stepVerbs, type View, type World } from '@battleline/kernel'
import { attackIn, END, isThere, moveLabel, movesIn, whyNot } from './moves.ts'
import {
  cardOf,
  cardsOf,
  hasKeyword,
  isInPlay,
  isPlayer,
  playerOf,
  printed,
  tableOf,
  writeCard,
  writePlayer,
  writeTable,
} from './words.ts'

function deal(w: World, record: number, amount: number): void {
  if (!isThere(w, record)) return
  if (!isPlayer(record)) {
    writeCard(w, record).damage += amount
    return
  }
  writePlayer(w, record).life -= amount
  if (playerOf(w, record).life <= 0) writeTable(w).winner = opponentOf(record)
}

interface Destruction {
  waiting: readonly SimpleAbility[]
}

const isDead = (w: View) => (card: number) => cardOf(w, card).damage >= printed(w, card, 'life')
const deadCreatures = (w: View) => ([1, 2] as const).flatMap((player) => cardsOf(w, player).filter(isDead(w)))
const destruction = stepVerbs<Destruction>()

/** Creatures with lethal damage leave together; then their last blows come one after the other. */
const destroyed = chart<Destruction>(
  'duel/destroyed',
  'Destroyed',
  {
    '1-destroy': destruction
      .act('Creatures with lethal damage are destroyed', (w, l) => {
        const dead = deadCreatures(w)
        for (const card of dead) writeCard(w, card).zone = 'discard'
        l.waiting = dead.flatMap((card) => lastBlowOf(w, card) ?? [])
      })
      .cite('DUEL-6')
      .when((w) => deadCreatures(w).length > 0 || routine('no creature has lethal damage', 'DUEL-6')),
    '2-last-blows': destruction
      .offer('Last blows', { entries: (_, l) => l.waiting })
      .cite('DUEL-7', 'DUEL-8')
      .when((_, l) => l.waiting.length > 0 || routine('no destroyed creature has a last blow', 'DUEL-7')),
  },
  { like: { waiting: [] } },
)

const newDestruction = (): Destruction => ({ waiting: [] })

interface LastBlow {
  readonly source: number
  readonly who: PlayerId
  readonly amount: number
  target: number
}

function lastBlowOf(w: View, source: number): SimpleAbility | null {
  const amount = printed(w, source, 'last blow')
  const who = cardOf(w, source).owner
  const locals: LastBlow = { source, who, amount, target: 0 }
  const start = { chart: 'duel/last-blow', locals }
  return amount === 0 ? null : { id: `last blow ${source}`, source, who, title: `last blow ${amount}`, start }
}

const blow = stepVerbs<LastBlow>()

const lastBlow = chart<LastBlow>(
  'duel/last-blow',
  'Last blow',
  {
    '1-target': blow
      .ask('An enemy creature is chosen', {
        who: (_, l) => l.who,
        options: (w, l) => cardsOf(w, opponentOf(l.who)),
        take: (_, l, [target]) => {
          l.target = Number(target)
        },
        label: (w, card) => cardOf(w, Number(card)).called,
        record: Number,
      })
      .cite('DUEL-7')
      .when(
        (w, l) => cardsOf(w, opponentOf(l.who)).length > 0 || because('there is no enemy creature', 'DUEL-7'),
      ),
    '2-damage': blow
      .act('The last blow is dealt', (w, l) => deal(w, l.target, l.amount))
      .cite('DUEL-7')
      .when((_, l) => l.target > 0 || because('no creature was chosen', 'DUEL-7')),
    '3-destroyed': blow
      .step('Creatures may be destroyed by it')
      .call(destroyed, newDestruction)
      .cite('DUEL-6'),
  },
  { subjects: (l) => [l.source], like: { source: 0, who: 1, amount: 0, target: 0 } },
)

interface Attack {
  readonly attacker: number
  readonly target: number
}

interface Blow {
  readonly striker: number
  readonly struck: number
  readonly amount: number
}

/** The blows of creatures in play: of those with first strike, or of the others. */
function blows(w: View, { attacker, target }: Attack, first: boolean): readonly Blow[] {
  const between = (striker: number, struck: number): Blow => ({
    striker,
    struck,
    amount: printed(w, striker, 'power'),
  })
  const splash = printed(w, attacker, 'splash')
  const others = splash === 0 ? [] : enemiesOf(w, attacker).filter((card) => card !== target)
  return [
    between(attacker, target),
    ...others.map((struck): Blow => ({ striker: attacker, struck, amount: splash })),
    ...(isPlayer(target) ? [] : [between(target, attacker)]),
  ].filter(({ striker }) => isInPlay(w, striker) && hasKeyword(w, striker, 'first strike') === first)
}

const enemiesOf = (w: View, card: number) => cardsOf(w, opponentOf(cardOf(w, card).owner))

const strike = (w: World, all: readonly Blow[]) => {
  for (const { struck, amount } of all) deal(w, struck, amount)
}

const fight = stepVerbs<Attack>()

const attack = chart<Attack>(
  'duel/attack',
  'Attack',
  {
    '1-declare': fight
      .act('The attacker becomes exhausted', (w, l) => {
        writeCard(w, l.attacker).exhausted = true
      })
      .cite('DUEL-2'),
    '2-first': fight
      .act('Creatures with first strike strike', (w, l) => strike(w, blows(w, l, true)))
      .cite('DUEL-5', 'DUEL-11')
      .when((w, l) => blows(w, l, true).length > 0 || routine('no creature has first strike', 'DUEL-5')),
    '3-destroyed': fight
      .step('Creatures may be destroyed by it')
      .call(destroyed, newDestruction)
      .cite('DUEL-6'),
    '4-strike': fight
      .act('The other creatures strike', (w, l) => strike(w, blows(w, l, false)))
      .cite('DUEL-4', 'DUEL-10', 'DUEL-11')
      .when(
        (w, l) => blows(w, l, false).length > 0 || because('no other creature is left to strike', 'DUEL-5'),
      ),
    '5-destroyed': fight
      .step('Creatures may be destroyed by it')
      .call(destroyed, newDestruction)
      .cite('DUEL-6'),
  },
  { subjects: (l) => [l.attacker, l.target], like: { attacker: 0, target: 0 } },
)

interface Turn {
  move: string
}

const turns = stepVerbs<Turn>()

const turn = chart<Turn>(
  'duel/turn',
  'Turn',
  {
    '1-move': turns
      .ask('The active player attacks, or ends the turn', {
        who: (w) => tableOf(w).active,
        options: movesIn,
        take: (_, l, [move]) => {
          l.move = String(move)
        },
        label: moveLabel,
        record: (move) => attackIn(move)?.attacker ?? null,
        refuse: (w, _, move) => whyNot(w, move),
      })
      .cite('DUEL-1')
      .run((_, l) => {
        const locals = attackIn(l.move)
        return locals === null ? null : { chart: attack.id, locals }
      })
      .backTo('1-move', (_, l) => l.move !== END),
    '2-end': turns
      .act('The other player becomes active, and their creatures become ready', (w) => {
        const next = opponentOf(tableOf(w).active)
        writeTable(w).active = next
        for (const card of cardsOf(w, next))
          if (cardOf(w, card).exhausted) writeCard(w, card).exhausted = false
      })
      .cite('DUEL-9')
      .backTo('1-move', () => true),
  },
  { like: { move: '' } },
)

export const CHARTS = [turn, attack, destroyed, lastBlow]
export const MOVE_STEP = 'duel/turn.1-move'
