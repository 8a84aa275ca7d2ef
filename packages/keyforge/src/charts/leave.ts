import { chart, type Fact, type Reason, type View, verbs, type World } from '@battleline/kernel'
import { keepingArmor } from '../armor.ts'
import { andThen, answersTo, facts } from '../facts.ts'
import { typeOf } from '../form.ts'
import { halfRef, titleOf } from '../gigantic.ts'
import { endEffect } from '../in-force.ts'
import { expireWith } from '../lasting.ts'
import { remember } from '../memory.ts'
import {
  armorOf,
  housesOf,
  isCreature,
  isInPlay,
  isOnFlank,
  lineOf,
  neighborsOf,
  powerOf,
  traitsOf,
} from '../read.ts'
import {
  type Card,
  cardOf,
  type LastKnown,
  opponentOf,
  type PlayerId,
  playerOf,
  refTo,
  tableOf,
  writeCard,
  writePlayer,
  writeTable,
} from '../state.ts'
import { isInCenter } from '../such.ts'
import { turnFaceup } from '../tokens.ts'
import type { Pile } from '../vocabulary.ts'
import { putInPile, takeAway, toDiscardPile } from '../zone-change.ts'
import { fightOf, noteLeft } from './destruction.ts'

/** Cards that leave play at the same moment, in the order in which they reach their piles. */
export interface Leaving {
  going: readonly number[]
  /** Upgrades that leave only because their creatures do: the text did not name them. */
  stripped: readonly number[]
  /** `revealed`: on its way to a place under a card (KF-LVP-1). */
  readonly to: Pile | 'revealed'
  readonly warded: 'spend wards' | 'whatever wards say'
  /** Whose archives they go to, where these are not their owners’; null for every other zone (KF-LVP-6). */
  readonly whose: PlayerId | null
  /** That they left, with those that saw it: of tagged cards the open destruction tells it. */
  facts: readonly Fact[]
}

/** Tagged cards go whatever wards they gained since (KF-WRD-6). */
export const leaving = (
  going: readonly number[],
  to: Leaving['to'],
  warded: Leaving['warded'] = 'whatever wards say',
  whose: Leaving['whose'] = null,
): Leaving => ({
  going,
  stripped: [],
  to,
  warded,
  whose,
  facts: [],
})

const { act } = verbs<Leaving>()
const after = verbs<AfterLeaving>()

/** Cards have left play: what waited for it resolves. */
export interface AfterLeaving {
  readonly facts: readonly Fact[]
}

export const afterLeaving = chart<AfterLeaving>(
  'keyforge/after-leaving',
  'After cards left play',
  {
    '1-after': after
      .offer('After a card leaves play', { entries: (_, l) => answersTo(l.facts) })
      .cite('KF-LVP-4', 'KF-LVP-12', 'KF-ABL-8'),
  },
  { subjects: (l) => l.facts.flatMap(({ subject }) => subject), like: { facts: [] } },
)

export const leave = chart<Leaving>(
  'keyforge/leave',
  'Leaving play',
  {
    '1-ward': act('A ward is spent, and its creature stays', spendWards)
      .cite('KF-WRD-2', 'KF-WRD-10')
      .when((w, l) => l.warded === 'spend wards' || notAsked(w, l)),
    '2-witness': act('What is true of them is noted, and who sees it', note).cite('KF-LVP-7', 'KF-DST-12'),
    '3-aember': act('The Æmber on them leaves them', releaseAember).cite('KF-LVP-3', 'KF-LVP-4'),
    '4-tokens': act('Counters come off, upgrades are discarded', strip).cite('KF-LVP-2', 'KF-DST-14'),
    '5-move': act('They reach their owners’ zones', move).cite('KF-LVP-5', 'KF-LVP-6', 'KF-TOK-2'),
    '6-under': act('What lies under them is discarded', uncover).cite('KF-UND-1', 'KF-DST-14'),
  },
  { subjects: (l) => l.going, whole: true, like: leaving([], 'discard') },
)

const NOT_ASKED = { reason: 'a ward does not keep a tagged card from being discarded', cite: ['KF-WRD-6'] }
const IGNORED = { reason: 'the text ignores wards', cite: ['KF-WRD-8'] }

function notAsked(w: View, l: Leaving): true | Reason {
  const warded = l.going.filter((card) => cardOf(w, card).warded)
  if (warded.length === 0) return true
  return warded.every((card) => cardOf(w, card).tagged) ? NOT_ASKED : IGNORED
}

function spendWards(w: World, l: Leaving): void {
  const stay = l.going.filter((card) => cardOf(w, card).warded && cardOf(w, card).zone === 'battleline')
  for (const card of stay) {
    writeCard(w, card).warded = false
    w.not(card, 'leaving play', 'its ward is spent instead', 'KF-WRD-2')
  }
  if (stay.length > 0) l.going = l.going.filter((card) => !stay.includes(card))
}

function note(w: World, l: Leaving): void {
  const tagged = l.going.filter((card) => cardOf(w, card).tagged)
  const others = tagged.length === 0 ? l.going : l.going.filter((card) => !tagged.includes(card))
  const ofFight = (card: number) => fightOf(w, card)
  noteLeft(
    w,
    andThen(facts(w, 'destroyed', tagged, ofFight), facts(w, 'leaves play', withUpgrades(w, tagged))),
  )
  l.facts = facts(w, 'leaves play', withUpgrades(w, others))
  for (const card of tagged) {
    const { zone, controller } = cardOf(w, card)
    const inFight = zone === 'battleline' && fightOf(w, card) !== null
    remember(w, inFight ? 'destroyed in a fight' : 'destroyed', controller, card)
  }
  writeTable(w).left = [...tableOf(w).left, ...l.going.map((card) => known(w, l, card))]
}

/** Upgrades leave with their creature (KF-LVP-2). */
function withUpgrades(w: View, going: readonly number[]): readonly number[] {
  if (!going.some((card) => cardOf(w, card).upgrades.length > 0)) return going
  return [...new Set(going.flatMap((card) => [card, ...cardOf(w, card).upgrades]))]
}

/** Last known information: seen by all that leave at this moment as if all were still there (KF-LVP-9). */
function known(w: View, l: Leaving, card: number): LastKnown {
  const { life, controller, zone, $def, damage, aember, powerCounters, counters } = cardOf(w, card)
  const { ready, stunned, warded, enraged } = cardOf(w, card)
  return {
    card,
    life,
    controller,
    damage,
    aember,
    powerCounters,
    counters,
    ready,
    stunned,
    warded,
    enraged,
    title: titleOf($def),
    traits: traitsOf(w, card),
    armor: isCreature(w, card) ? armorOf(w, card) : 0,
    flank: isOnFlank(w, card),
    center: isCreature(w, card) && isInCenter(w, card),
    power: powerOf(w, card),
    neighbors: neighborsOf(w, card).map((neighbor) => refTo(w, neighbor)),
    houses: housesOf(w, card),
    type: typeOf(w, card),
    place: zone === 'battleline' ? placeAmongStaying(w, l, card) : -1,
    half: halfRef(w, card),
  }
}

/** How many creatures to its left stay in play: where something stands that takes its place. */
function placeAmongStaying(w: View, l: Leaving, card: number): number {
  let place = 0
  for (const other of lineOf(w, cardOf(w, card).controller)) {
    if (other === card) return place
    if (!l.going.includes(other)) place++
  }
  return place
}

function releaseAember(w: World, l: Leaving): void {
  for (const card of l.going) {
    const { aember, zone, controller } = cardOf(w, card)
    if (aember === 0) continue
    writeCard(w, card).aember = 0
    if (zone !== 'battleline') continue
    const opponent = opponentOf(controller)
    writePlayer(w, opponent).aember = playerOf(w, opponent).aember + aember
  }
}

function strip(w: World, l: Leaving): void {
  for (const card of l.going) {
    for (const upgrade of cardOf(w, card).upgrades) {
      if (l.going.includes(upgrade)) continue
      l.going = [...l.going, upgrade]
      l.stripped = [...l.stripped, upgrade]
    }
  }
}

function move(w: World, l: Leaving): void {
  keepingArmor(w, () => {
    for (const card of l.going) if (isInPlay(w, card)) toPile(w, card, pileOf(card, l), l.whose)
  })
}

/** Cards under a card that has left go to their owners' discard piles; they do not leave play, for they were not in it. */
function uncover(w: World, l: Leaving): void {
  for (const card of l.going) {
    for (const below of cardOf(w, card).under) {
      toDiscardPile(w, below)
    }
  }
}

/** An upgrade is discarded with its creature, wherever that goes (KF-LVP-2); one that the text moves goes there itself. */
const pileOf = (upgrade: number, l: Leaving): Leaving['to'] =>
  l.stripped.includes(upgrade) ? 'discard' : l.to

/** Moves one card out of play, into its owner’s zone, or into the archives of the other player. */
function toPile(w: World, card: number, to: Leaving['to'], holder: PlayerId | null): void {
  endEffect(w, card)
  const { owner, life } = cardOf(w, card)
  takeAway(w, card)
  blank(writeCard(w, card))
  expireWith(w, { card, life })
  writeCard(w, card).zone = to
  turnFaceup(writeCard(w, card))
  const both = halves(w, card, to)
  if (to === 'revealed') return
  const whose = to === 'archives' ? (holder ?? owner) : owner
  putInPile(w, both, to, whose)
}

/** Out of play the halves of a gigantic creature are two cards, each a new object (KF-GIG-1, R-012). */
function halves(w: World, card: number, to: Leaving['to']): readonly number[] {
  const { half } = cardOf(w, card)
  if (half < 0) return [card]
  writeCard(w, card).half = -1
  const other = writeCard(w, half)
  blank(other)
  other.zone = to
  return [card, half]
}

const NOBODY: readonly number[] = []

/** Out of play a card has no marks, no counters and no memory: it is a new object (KF-LVP-10). */
function blank(card: Card): void {
  card.life++
  card.controller = card.owner
  card.damage = 0
  card.armorUsed = 0
  card.aember = 0
  card.powerCounters = 0
  if (card.counters.length > 0) card.counters = []
  card.ready = false
  card.stunned = false
  card.warded = false
  card.enraged = false
  card.tagged = false
  card.fought = 0
  card.host = -1
  card.upgrades = NOBODY
}

/** Forgets last known information: once no ability is open, nothing can ask for it. */
export function forget(w: World): void {
  if (tableOf(w).left.length > 0) writeTable(w).left = []
}
