import type { PlayerId } from '@battleline/card-game'
import type { GameEvent, View, WaitingAbility } from '@battleline/kernel'
import { inDiscardPiles } from '../effects/continuous.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import type { Fight } from '../model/damage.ts'
import { EVENT_HOOK } from '../model/hooks.ts'
import { joined } from '../model/lists.ts'
import { cardOf, type PendingTrigger, tableOf } from '../model/state.ts'
import { faceAtThatTime, timesThisTurn } from '../model/turn-history.ts'
import { activeEffects } from '../query/active-effects.ts'
import {
  areNeighbors,
  cardsInPlay,
  hostOfEffect,
  isFixedTo,
  isInPlay,
  isOnSide,
  isThere,
  lastKnown,
  lineOf,
  neighborsOf,
  selfOf,
  youOf,
} from '../query/board.ts'
import { ConstantContext, matchedLastKnown, matchesForEffect } from '../query/filter.ts'
import { fightOf, keywordDamageOf } from '../query/open-destruction.ts'
import { matchesPrinted, matchesPrintedFor } from '../query/printed-filter.ts'
import { housesOf } from '../query/values.ts'
import type {
  CardEvent,
  DeedEvent,
  Event,
  Group,
  PlayerEvent,
  PlayMoment,
  Printed,
  Watched,
} from '../text/structure.ts'
import { type ActingIcon, type ActiveHouse, type House, NO_HOUSE, type Pile } from '../vocabulary.ts'
import { isNthTime, nthCard } from './first-time.ts'
import { seen } from './seen-trigger.ts'

/** The pending triggers of events, in the order of the events. */
export const triggersOf = (facts: readonly GameEvent[]): readonly WaitingAbility[] =>
  facts.length < 2 ? (facts[0]?.saw ?? NOBODY) : facts.flatMap((fact) => fact.saw)
const NOBODY: readonly WaitingAbility[] = []

/** Events, and those after them. */
export const andThen: (facts: readonly GameEvent[], more: readonly GameEvent[]) => readonly GameEvent[] =
  joined
export const NO_FACTS: readonly GameEvent[] = []

/**
 * The event for each of these cards, with the triggers of every ability in play. Call this while all cards are still
 * in the old zone, because cards that come later cannot see it (KF-ABL-7, KF-DST-12). One ability triggers once for
 * each card (KF-ABL-8).
 */
export function facts(
  w: View,
  kind: CardEvent['kind'],
  subjects: readonly number[],
  circumstances: Circumstances = NOTHING_ELSE,
): readonly GameEvent[] {
  if (subjects.length === 0) return NO_FACTS
  const watchers = activeEffects(w, EVENT_HOOK[kind])
  return watchers.length === 0 ? NO_FACTS : seenBy(w, watchers, kind, subjects, circumstances)
}

/** A function of its own, so that its caller stays small enough to be inlined. */
function seenBy(
  w: View,
  watchers: readonly ActiveEffect[],
  kind: CardEvent['kind'],
  subjects: readonly number[],
  { amount: all = 0, amounts, user, other = -1 }: Circumstances,
): readonly GameEvent[] {
  const found: GameEvent[] = []
  const sees = (one: ActiveEffect, subject: number, fight = fightIn(w, kind, subject)) =>
    isUser(w, one, user) && matches(w, one, subject, fight, other)
  // For triggers that count: the card that is the nth.
  const counting = watchers.filter(({ nth }) => nth > 0)
  const seenByOne = (one: ActiveEffect) => subjects.filter((subject) => sees(one, subject))
  const due =
    counting.length === 0
      ? NOT_COUNTED
      : new Map(counting.map((one) => [one, nthCard(w, one, seenByOne(one))]))
  for (const subject of subjects) {
    const fight = fightIn(w, kind, subject)
    const amount = amounts?.get(subject) ?? all
    const saw = watchers
      .filter((one) => sees(one, subject, fight) && (due.get(one) ?? subject) === subject)
      .map((one) => ({
        ...seen(w, one, isOfDealer(one) ? other : subject),
        ...(isOfItsEnd(one) && { delayed: true }),
        ...(amount > 0 && { amount }),
        ...(user !== undefined && isOfUser(one) && { player: user }),
      }))
    if (saw.length > 0) found.push({ kind, subject, saw })
  }
  return found
}

const NOT_COUNTED: ReadonlyMap<ActiveEffect, number> = new Map()

const fightIn = (w: View, kind: CardEvent['kind'], subject: number): Fight | null =>
  kind === 'destroyed' ? fightOf(w, subject) : null

/** Details of an event about cards. */
interface Circumstances {
  readonly amount?: number
  /** The amount of each card, if they differ. */
  readonly amounts?: ReadonlyMap<number, number>
  /** Who used them. */
  readonly user?: PlayerId
  /** The other creature of a fight; who dealt the damage. */
  readonly other?: number
}
const NOTHING_ELSE: Circumstances = {}

/** "After it deals damage, heal it": without a target in the text, "it" is the dealer. */
const isOfDealer = ({ event }: ActiveEffect): boolean =>
  event?.kind === 'deals damage' && event.to === undefined

/** "Leaves Play:" works without its card, which has gone (KF-ABL-3). */
const isOfItsEnd = ({ event }: ActiveEffect): boolean => event?.kind === 'leaves play' && event.bold === true

const isOfUser = ({ event }: ActiveEffect): boolean => event !== null && 'user' in event

const isUser = (w: View, watcher: ActiveEffect, user: PlayerId | undefined): boolean => {
  const { event } = watcher
  if (event === null || !('user' in event) || event.user === undefined) return true
  return user !== undefined && isOnSide(event.user, youOf(w, watcher), user)
}

/** The triggers of something that a player did with a card. */
export function playerActionFacts(
  w: View,
  kind: DeedEvent['kind'],
  card: number,
  by: PlayerId,
  course: CourseOfPlay = AFTER_IT,
): readonly GameEvent[] {
  const watchers = activeEffects(w, EVENT_HOOK[kind])
  if (watchers.length === 0) return NO_FACTS
  const saw = watchers
    .filter((one) => isInCourse(one, course) && waitsForDeed(w, one, card, by) && isNthTime(w, one))
    .map((one) => ({ ...seen(w, one, card), player: by }))
  return saw.length === 0 ? [] : [{ kind, subject: card, saw }]
}

/** Where a card is played from, and what of the play comes now. */
interface CourseOfPlay {
  readonly from: Pile | null
  readonly moment: PlayMoment | null
}
const AFTER_IT: CourseOfPlay = { from: null, moment: null }

/** "After you play a card from your discard pile", "but before resolving its play effect". */
const isInCourse = ({ event }: ActiveEffect, { from, moment }: CourseOfPlay): boolean =>
  event?.kind !== 'played' ||
  ((event.from === undefined || event.from === from) && (event.moment ?? null) === moment)

function waitsForDeed(w: View, watcher: ActiveEffect, card: number, by: PlayerId): boolean {
  const { event } = watcher
  if (event === null || !isDeed(event) || !watcher.isMet(w)) return false
  if (
    !isOnSide(event.by, youOf(w, watcher), by) ||
    !matchesPrintedFor(w, watcher, event.of, card, selfOf(watcher))
  )
    return false
  if (event.kind === 'played' && event.nth !== undefined && playedSoFar(w, event.of, by) !== event.nth)
    return false
  if (event.kind === 'played' && event.sharing !== undefined && !hasNeighborSharing(w, card, event.sharing))
    return false
  if (event.kind === 'played' && event.flank !== undefined && !isOnFlank(w, card, event.flank)) return false
  return event.kind !== 'played' || event.beside !== true || areNeighbors(w, hostOfEffect(w, watcher), card)
}

/** How many matching cards a player has played this turn, including the last, each as it was then. */
const playedSoFar = (w: View, of: Printed, by: PlayerId): number =>
  timesThisTurn(w, ['played'], {
    by,
    of: (card, was) => matchesPrinted(w, of, card, -1, faceAtThatTime(w, was)),
  })

/** Whether a neighbor of a creature shares a house with it, or one does not. */
const hasNeighborSharing = (w: View, card: number, shares: boolean): boolean =>
  neighborsOf(w, card).some(
    (other) => housesOf(w, other).some((house) => housesOf(w, card).includes(house)) === shares,
  )

/** Whether it is on that flank after entering: the only creature of a line is on both. */
function isOnFlank(w: View, card: number, flank: 'left' | 'right'): boolean {
  const line = lineOf(w, cardOf(w, card).controller)
  return (flank === 'left' ? line[0] : line.at(-1)) === card
}

function matches(
  w: View,
  watcher: ActiveEffect,
  subject: number,
  fight: Fight | null,
  other: number,
): boolean {
  const { event } = watcher
  if (event === null || isOfPlayer(event) || isDeed(event) || !watcher.isMet(w)) return false
  if (event.kind === 'destroyed') {
    if (event.inFight === true && fight === null) return false
    const self = event.host === true ? hostOfEffect(w, watcher) : selfOf(watcher)
    if (event.against !== undefined && !isAgainst(w, event.against, watcher, subject, fight)) return false
    if (event.keyword !== undefined && !isByKeyword(w, event, watcher, subject)) return false
    if (event.attacked === true && fight?.attacker !== self) return false
    if (event.fighting === true && fight?.attacker !== self && fight?.defender !== self) return false
  }
  if ('beside' in event && event.beside === true && !areNeighbors(w, selfOf(watcher), subject)) return false
  if (event.kind === 'attached' && !isAttachedTo(w, event, watcher, cardOf(w, subject).host)) return false
  if (event.kind === 'deals damage') {
    if (event.to !== undefined && !isWatched(w, event.to, watcher, subject)) return false
    return isWatched(w, event.of, watcher, other)
  }
  if ('whom' in event && event.whom !== undefined && !isWatched(w, event.whom, watcher, other)) return false
  return isWatched(w, event.of, watcher, subject)
}

/** Whether an upgrade is on a card that the trigger watches, or on a neighbor of it. */
const isAttachedTo = (
  w: View,
  { to, orNeighbor }: Extract<CardEvent, { kind: 'attached' }>,
  watcher: ActiveEffect,
  host: number,
): boolean =>
  isWatched(w, to, watcher, host) ||
  (orNeighbor === true && neighborsOf(w, host).some((card) => isWatched(w, to, watcher, card)))

/** Whether damage of a keyword of the watched card destroyed a card. */
const isByKeyword = (
  w: View,
  { keyword, dealer }: Extract<CardEvent, { kind: 'destroyed' }>,
  watcher: ActiveEffect,
  subject: number,
): boolean =>
  keywordDamageOf(w, subject).some(
    ({ from, kind }) =>
      kind === keyword && from !== null && dealer !== undefined && isWatched(w, dealer, watcher, from.card),
  )

/** Whether a card was destroyed in a fight with such a creature. */
function isAgainst(
  w: View,
  who: Watched,
  watcher: ActiveEffect,
  subject: number,
  fight: Fight | null,
): boolean {
  if (fight === null) return false
  const other = subject === fight.defender ? fight.attacker : fight.defender
  return isWatched(w, who, watcher, other)
}

/** Whether a trigger watches this card. A card that has left play is judged by last known information (KF-FGT-13). */
export function isWatched(w: View, who: Watched, watcher: ActiveEffect, card: number): boolean {
  const { row, lasting, bearer } = watcher
  const self = selfOf(watcher)
  if (lasting !== null && lasting.on !== null && bearer < 0) return isFixedTo(w, lasting.on, card)
  switch (who.kind) {
    case 'self':
      return card === row
    case 'host':
      return card === hostOfEffect(w, watcher)
    // Of a lasting effect, which knows its cards.
    case 'it':
      return false
    case 'choose':
      return wasOf(w, who.of, watcher, card)
    case 'neighbor':
    case 'neighbors':
      return wasNeighbor(w, self, card)
  }
}

function wasOf(w: View, group: Group, watcher: ActiveEffect, card: number): boolean {
  if (isInPlay(w, card)) return matchesForEffect(w, watcher, group, card)
  const { life } = cardOf(w, card)
  const you = youOf(w, watcher)
  const last = lastKnown(w, { card, life: life - 1 })
  if (last === undefined || (group.other === true && card === selfOf(watcher))) return false
  const { side } = group
  const rightSide = side === undefined || (side === 'friendly') === (last.controller === you)
  return (
    rightSide && matchedLastKnown(w, group, last, new ConstantContext(w, watcher.row, you, watcher.lasting))
  )
}

function wasNeighbor(w: View, self: number, card: number): boolean {
  const { zone, life } = cardOf(w, card)
  if (zone === 'battleline') return areNeighbors(w, self, card)
  const last = lastKnown(w, { card, life: life - 1 })
  return last?.neighbors.some((ref) => ref.card === self && isThere(w, ref)) ?? false
}

const isDeed = (event: Event): event is DeedEvent => 'by' in event
const isOfPlayer = (event: Event): event is PlayerEvent => 'whose' in event

/** The triggers of something that happened to a player or that they did. */
export function playerFacts(
  w: View,
  kind: PlayerEvent['kind'],
  player: PlayerId,
  { icon, amount = 0, discard = false, nth, outside = false, how }: OfPlayer = {},
): readonly GameEvent[] {
  const inPiles = inDiscardPiles(w, kind)
  const inPlay = activeEffects(w, EVENT_HOOK[kind])
  if (inPlay.length === 0 && inPiles.length === 0) return NO_FACTS
  const watchers = inPiles.length === 0 ? inPlay : [...inPlay, ...inPiles]
  const saw = watchers
    .filter(
      (one) =>
        isOfThis(w, one, player) &&
        isOfIcon(one, icon) &&
        isOfPile(one, discard) &&
        isOfDraw(one, outside) &&
        isDoneSo(one, how) &&
        isNthTime(w, one),
    )
    .map((one) => ({
      ...numbered(seen(w, one, null), nth),
      player,
      ...(amount > 0 && { amount }),
      ...(kind === 'house chosen' && houseChosen(w)),
    }))
  return saw.length === 0 ? [] : [{ kind, subject: player, saw }]
}

/** Details of an event about a player. */
interface OfPlayer {
  readonly icon?: ActingIcon
  readonly amount?: number
  readonly discard?: boolean
  /** A card drawn outside of the draw step. */
  readonly outside?: boolean
  /** How Æmber is gained, or a key is forged, if not by an effect. */
  readonly how?: 'reaping' | 'in step' | undefined
  /** Which of several that happened at once. */
  readonly nth?: number
}

const numbered = (entry: PendingTrigger, nth: number | undefined): PendingTrigger =>
  nth === undefined ? entry : { ...entry, id: `${entry.id}#${nth}` }

const isOfDraw = ({ event }: ActiveEffect, outside: boolean): boolean =>
  event?.kind !== 'draws' || event.outside !== true || outside

const isDoneSo = ({ event }: ActiveEffect, how: OfPlayer['how']): boolean =>
  event === null ||
  !isOfPlayer(event) ||
  ((!('reaping' in event) || event.reaping !== true || how === 'reaping') &&
    (!('inStep' in event) || event.inStep !== true || how === 'in step'))

const isOfPile = ({ event }: ActiveEffect, discard: boolean): boolean =>
  event?.kind !== 'shuffles' || event.discard !== true || discard

const isOfIcon = ({ event }: ActiveEffect, icon: ActingIcon | undefined): boolean =>
  event?.kind !== 'icon resolved' || event.icon === undefined || event.icon === icon

function houseChosen(w: View): { readonly house?: House } {
  const { house } = tableOf(w)
  return house === null || house === NO_HOUSE ? {} : { house }
}

function isOfThis(w: View, watcher: ActiveEffect, player: PlayerId): boolean {
  const { event } = watcher
  if (event === null || !isOfPlayer(event) || !watcher.isMet(w)) return false
  if ('own' in event && event.own === true && tableOf(w).active !== player) return false
  if (event.kind === 'house chosen' && event.absent === true && isHouseInPlay(w)) return false
  if (event.kind === 'house chosen' && event.none !== true && tableOf(w).house === NO_HOUSE) return false
  if (event.kind === 'house chosen' && !isThisHouse(event, tableOf(w).house, watcher.lasting?.house))
    return false
  return isOnSide(event.whose, youOf(w, watcher), player)
}

/** Whether a card in play is of the active house. */
const isHouseInPlay = (w: View): boolean =>
  cardsInPlay(w, 'card').some((card) => housesOf(w, card).some((house) => house === tableOf(w).house))

/** `named`: the house that an earlier part of the text chose. */
const isThisHouse = (
  { house, outside, that }: Extract<PlayerEvent, { kind: 'house chosen' }>,
  chosen: ActiveHouse | null,
  named: House | undefined,
): boolean =>
  (house === undefined || house === chosen) &&
  (outside === undefined || outside !== chosen) &&
  (that === undefined || (named !== undefined && (that === 'house') === (named === chosen)))
