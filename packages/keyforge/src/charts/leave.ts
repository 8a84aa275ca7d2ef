import { opponentOf, type PlayerId } from '@battleline/card-game'
import {
  chart,
  type GameEvent,
  type Reason,
  stepVerbs,
  type View,
  type WaitingAbility,
  type World,
} from '@battleline/kernel'
import { removeEffectsOf } from '../effects/continuous.ts'
import { endLastingWhere, expireWith } from '../effects/lasting.ts'
import { andThen, facts, triggersOf } from '../events/triggers.ts'
import { titleOf } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import { joined } from '../model/lists.ts'
import type { Resolution } from '../model/resolution.ts'
import {
  type Card,
  cardOf,
  type LastKnown,
  type PendingTrigger,
  refTo,
  tableOf,
  writeCard,
  writeTable,
} from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { activeEffects, hasEffects } from '../query/active-effects.ts'
import { isCreature, isInCenter, isInPlay, lineOf, neighborsOf, typeOf } from '../query/board.ts'
import { isOnFlank } from '../query/flank.ts'
import { factsOfOpen, fightOf } from '../query/open-destruction.ts'
import { armorOf, powerOf } from '../query/power.ts'
import { housesOf, iconsOf, keywordsOf, traitsOf } from '../query/values.ts'
import { halfRef } from '../rules/gigantic.ts'
import { addToPool } from '../rules/pool.ts'
import { turnFaceup } from '../rules/tokens.ts'
import { type LeavesTo, leaveDestination } from '../zones/destination.ts'
import { discardUnder, putInPile, takeAway } from '../zones/move.ts'
import { beingSaved, noteLeft } from './destruction.ts'

/** Cards that leave play together, in the order in which they reach their piles. */
export interface Leaving {
  going: readonly number[]
  /** Upgrades that leave only because their creatures do. */
  stripped: readonly number[]
  readonly to: LeavesTo
  readonly warded: 'spend wards' | 'whatever wards say'
  /** The player into whose archives they go, if not their owners’; null for every other zone (KF-LVP-6). */
  readonly whose: PlayerId | null
  /** The end of the deck that they go to. */
  readonly at: 'top' | 'bottom'
  /** The events of leaving; the open destruction reports tagged cards itself. */
  facts: readonly GameEvent[]
}

/** A tagged card leaves even if it gained a ward since (KF-WRD-6). */
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
  at: 'top',
  facts: [],
})

const { act } = stepVerbs<Leaving>()
const after = stepVerbs<AfterLeaving>()

/** The window after cards have left play. */
export interface AfterLeaving {
  readonly facts: readonly GameEvent[]
}

export const afterLeaving = chart<AfterLeaving>(
  'keyforge/after-leaving',
  'After cards left play',
  {
    '1-after': after
      .offer('After a card leaves play', { entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-LVP-4', 'KF-LVP-12', 'KF-ABL-8'),
    '1-under': after
      .act('Cards that were under them are discarded', uncoverAll)
      .cite('KF-UND-1', 'KF-DST-14'),
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
    '2-witness': act('Last known information and triggers are recorded', note).cite('KF-LVP-7', 'KF-DST-12'),
    '3-aember': act('The Æmber on them leaves them', releaseAember).cite('KF-LVP-3', 'KF-LVP-4'),
    '4-tokens': act('Counters are removed, upgrades are discarded', strip).cite('KF-LVP-2', 'KF-DST-14'),
    '5-move': act('They reach their owners’ zones', move).cite('KF-LVP-5', 'KF-LVP-6'),
    '6-under': act('Cards under them are discarded', uncover).cite('KF-UND-1', 'KF-DST-14'),
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
    w.reportNotDone(card, 'does not leave play', 'its ward is spent instead', 'KF-WRD-2')
  }
  if (stay.length > 0) l.going = l.going.filter((card) => !stay.includes(card))
}

function note(w: World, l: Leaving): void {
  const saved = beingSaved(w)
  const isSaved = (card: number) => saved?.card === card && saved.life === cardOf(w, card).life
  const tagged = l.going.filter((card) => cardOf(w, card).tagged && !isSaved(card))
  if (hasEffects(tableOf(w).$effects, LEFT)) noteFacts(w, l, tagged)
  for (const card of tagged) {
    const { zone, controller } = cardOf(w, card)
    const inFight = zone === 'battleline' && fightOf(w, card) !== null
    recordHistory(w, inFight ? 'destroyed in a fight' : 'destroyed', controller, card)
  }
  const gone = l.going.map((card) => known(w, l, card))
  writeTable(w).left = joined(tableOf(w).left, gone)
}

/** The hooks of effects that react to cards leaving play. */
const LEFT = [HOOK.destroyed, HOOK.leaves]

function noteFacts(w: World, l: Leaving, tagged: readonly number[]): void {
  const others = l.going.filter((card) => !tagged.includes(card))
  noteLeft(w, andThen(facts(w, 'destroyed', tagged), facts(w, 'leaves play', withUpgrades(w, tagged))))
  l.facts = facts(w, 'leaves play', withUpgrades(w, others))
}

/** Upgrades leave with their creature (KF-LVP-2). */
function withUpgrades(w: View, going: readonly number[]): readonly number[] {
  if (!going.some((card) => cardOf(w, card).upgrades.length > 0)) return going
  return [...new Set(going.flatMap((card) => [card, ...cardOf(w, card).upgrades]))]
}

/** Last known information: records all cards as if all those that leave were still there (KF-LVP-9). */
function known(w: View, l: Leaving, card: number): LastKnown {
  const { life, controller, zone, $def, damage, aember, powerCounters, counters } = cardOf(w, card)
  const { ready, stunned, warded, enraged, upgrades, host } = cardOf(w, card)
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
    keywords: keywordsOf(w, card),
    icons: iconsOf(w, card),
    attached: upgrades.length,
    host,
    power: powerOf(w, card),
    neighbors: neighborsOf(w, card).map((neighbor) => refTo(w, neighbor)),
    houses: housesOf(w, card),
    type: typeOf(w, card),
    place: zone === 'battleline' ? placeAmongStaying(w, l, card) : -1,
    half: halfRef(w, card),
  }
}

/** The number of creatures to its left that stay in play: the place for a card that replaces it. */
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
    addToPool(w, opponent, aember, l.going)
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
  if (w.trace !== null && l.going.some((card) => cardOf(w, card).$def.type === 'token creature'))
    w.reportRule('KF-TOK-2')
  if (activeEffects(w, HOOK.leavesTo).length === 0) {
    for (const card of l.going) if (isInPlay(w, card)) toPile(w, card, pileOf(card, l), l)
    return
  }
  // All leave at the same time, so the text of each still affects the others.
  const goes = l.going.map((card) => [card, leaveDestination(w, card, pileOf(card, l))] as const)
  for (const [card, { to, at, by }] of goes) {
    if (!isInPlay(w, card)) continue
    toPile(w, card, to, at === undefined ? l : { ...l, at })
    if (by !== null) endLastingWhere(w, ({ id }) => id === by)
  }
}

/** Keeps cards under a card that has left while its effects are pending, then discards them. */
function uncover(w: World, l: Leaving): void {
  for (const card of l.going) {
    if (cardOf(w, card).under.length === 0) continue
    const isPending = [...l.facts, ...factsOfOpen(w)].some(({ saw }) => saw.some((one) => isOf(one, card)))
    if (!isPending && !isResolving(w, card)) discardUnder(w, card)
  }
}

const isOf = (entry: WaitingAbility, card: number): boolean => (entry as PendingTrigger).from.card === card

/** Whether an ability of the old object of a card that has left is open. */
const isResolving = (w: View, card: number): boolean =>
  w.stack.some(({ locals }) => {
    const { from } = locals as Partial<Resolution>
    return from?.card === card && from.life === cardOf(w, card).life - 1
  })

/** Discards cards under a card that has left and has no pending effects (KF-UND-1). */
export function uncoverAll(w: World): void {
  for (const { card } of tableOf(w).left)
    if (cardOf(w, card).under.length > 0 && !isInPlay(w, card) && !isResolving(w, card)) discardUnder(w, card)
}

/**
 * An upgrade is discarded with its creature, wherever the creature goes (KF-LVP-2), unless the text moves the upgrade
 * itself.
 */
const pileOf = (upgrade: number, l: Leaving): Leaving['to'] =>
  l.stripped.includes(upgrade) ? 'discard' : l.to

/** Moves one card out of play: into its owner’s zone, or into the archives of the other player. */
function toPile(w: World, card: number, to: Leaving['to'], { whose: holder, at }: Leaving): void {
  removeEffectsOf(w, card)
  const { owner, life } = cardOf(w, card)
  takeAway(w, card)
  const gone = writeCard(w, card)
  blank(gone)
  turnFaceup(gone)
  expireWith(w, { card, life })
  gone.zone = to
  const both = halves(w, card, to)
  if (to === 'revealed') return
  const whose = to === 'archives' ? (holder ?? owner) : owner
  putInPile(w, both, to, whose, at)
}

/** Out of play, the halves of a gigantic creature are two cards, each a new object (KF-GIG-1, R-012). */
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

/** Out of play, a card has no marks, counters or memory: it is a new object (KF-LVP-10). */
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

/** Drops last known information: without an open ability, nothing can read it. */
export function forget(w: World): void {
  uncoverAll(w)
  if (tableOf(w).left.length > 0) writeTable(w).left = []
}
