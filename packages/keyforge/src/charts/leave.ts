import { chart, type Fact, verbs, type World } from '@battleline/kernel'
import { endEffect } from '../effects.ts'
import { facts } from '../facts.ts'
import { housesOf, isInPlay, lineOf, neighborsOf, powerOf } from '../read.ts'
import { type Card, cardOf, opponentOf, playerOf, refTo, setCard, setPlayer, type Table, TABLE, tableOf } from '../state.ts'
import type { Pile } from '../vocabulary.ts'
import { fightOf, noteLeft } from './destroyed.ts'

/** Cards that leave play at the same moment, in the order in which they reach their piles. */
export interface Leaving {
  going: readonly number[]
  readonly to: Pile
  /** On the bottom of a deck is not offered yet by any text; the top is. */
  readonly warded: 'spend wards' | 'whatever wards say'
}

/** Tagged cards go whatever wards they gained since (KF-WRD-6). */
export const leaving = (going: readonly number[], to: Pile, warded: Leaving['warded'] = 'whatever wards say'): Leaving => ({
  going,
  to,
  warded,
})

const { act } = verbs<Leaving>()

export const leave = chart<Leaving>(
  'keyforge/leave',
  'Leaving play',
  {
    '1-ward': act('A ward is spent, and its creature stays', spendWards)
      .cite('KF-WRD-2', 'KF-WRD-10')
      .when((_, l) => l.warded === 'spend wards' || NOT_ASKED),
    '2-witness': act('What is true of the cards now is noted, and who sees them leave', note).cite('KF-LVP-7', 'KF-DST-12'),
    '3-aember': act('Æmber on a creature goes to the opponent, on other cards to the supply', releaseAember).cite(
      'KF-LVP-3',
      'KF-LVP-4',
    ),
    '4-tokens': act('Counters come off, upgrades are discarded', strip).cite('KF-LVP-2', 'KF-DST-14'),
    '5-move': act('The cards reach their owners’ zones; the battleline closes', move).cite('KF-LVP-5', 'KF-LVP-6'),
  },
  { subjects: l => l.going, whole: true },
)

const NOT_ASKED = { reason: 'a ward does not keep a tagged card from being discarded', cite: ['KF-WRD-6'] }

function spendWards(w: World, l: Leaving): void {
  const stay = l.going.filter(card => cardOf(w, card).warded)
  for (const card of stay) {
    setCard(w, card, 'warded', false)
    w.not(card, 'leaving play', 'its ward is spent instead', 'KF-WRD-2')
  }
  if (stay.length > 0) l.going = l.going.filter(card => !stay.includes(card))
}

function note(w: World, l: Leaving): void {
  const tagged = l.going.filter(card => cardOf(w, card).tagged && cardOf(w, card).zone === 'battleline')
  const made: readonly Fact[] = facts(w, 'destroyed', tagged, card => fightOf(w, card))
  countFoughtDown(w, tagged)
  for (const card of l.going) remember(w, l, card)
  noteLeft(w, made)
}

/** Last known information: seen by all that leave at this moment as if all were still there (KF-LVP-9). */
function remember(w: World, l: Leaving, card: number): void {
  const { life, controller, zone } = cardOf(w, card)
  const last = {
    life,
    controller,
    power: powerOf(w, card),
    neighbors: neighborsOf(w, card).map(neighbor => refTo(w, neighbor)),
    houses: housesOf(w, card),
    place: zone === 'battleline' ? placeAmongStaying(w, l, card) : -1,
  }
  const record = w.write(card) as Card
  record.last = last
  const table = w.write(TABLE) as Table
  table.left = [...table.left, card]
}

/** How many creatures to its left stay in play: where something stands that takes its place. */
function placeAmongStaying(w: World, l: Leaving, card: number): number {
  const line = lineOf(w, cardOf(w, card).controller)
  return line.slice(0, line.indexOf(card)).filter(other => !l.going.includes(other)).length
}

function countFoughtDown(w: World, tagged: readonly number[]): void {
  for (const card of tagged) {
    if (fightOf(w, card) === null) continue
    const enemyOf = opponentOf(cardOf(w, card).controller)
    const table = w.write(TABLE) as Table
    table.foughtDown = table.foughtDown.map((count, player) => (player === enemyOf ? count + 1 : count))
  }
}

function releaseAember(w: World, l: Leaving): void {
  for (const card of l.going) {
    const { aember, zone, controller } = cardOf(w, card)
    if (aember === 0) continue
    setCard(w, card, 'aember', 0)
    if (zone !== 'battleline') continue
    const opponent = opponentOf(controller)
    setPlayer(w, opponent, 'aember', playerOf(w, opponent).aember + aember)
  }
}

function strip(w: World, l: Leaving): void {
  for (const card of l.going) {
    for (const upgrade of cardOf(w, card).upgrades) {
      if (!l.going.includes(upgrade)) l.going = [...l.going, upgrade]
    }
  }
}

function move(w: World, l: Leaving): void {
  for (const card of l.going) if (isInPlay(w, card)) toPile(w, card, cardOf(w, card).host < 0 || l.to === 'discard' ? l.to : pileOf(w, card, l))
}

/** An upgrade whose creature leaves is discarded, wherever the creature goes (KF-LVP-2). */
const pileOf = (w: World, upgrade: number, l: Leaving): Pile =>
  l.going.includes(cardOf(w, upgrade).host) ? 'discard' : l.to

/** Out of play a card has no marks, no counters and no memory (KF-LVP-10). */
const BLANK = {
  damage: 0,
  armorUsed: 0,
  aember: 0,
  powerCounters: 0,
  ready: false,
  stunned: false,
  warded: false,
  enraged: false,
  tagged: false,
  fought: 0,
  host: -1,
} as const

/** Moves one card out of play, into its owner's zone. */
function toPile(w: World, card: number, to: Pile): void {
  endEffect(w, card)
  const { zone, controller, host, owner, life } = cardOf(w, card)
  if (zone === 'battleline' || zone === 'artifacts') {
    setPlayer(w, controller, zone, playerOf(w, controller)[zone].filter(other => other !== card))
  } else {
    setCard(w, host, 'upgrades', cardOf(w, host).upgrades.filter(other => other !== card))
  }
  Object.assign(w.write(card), BLANK, { upgrades: [], life: life + 1, controller: owner })
  setCard(w, card, 'zone', to)
  const pile = playerOf(w, owner)[to]
  setPlayer(w, owner, to, to === 'deck' ? [card, ...pile] : [...pile, card])
}

/** Forgets last known information: once no ability is open, nothing can ask for it. */
export function forget(w: World): void {
  const { left } = tableOf(w)
  if (left.length === 0) return
  for (const card of left) (w.write(card) as Card).last = null
  ;(w.write(TABLE) as Table).left = []
}
