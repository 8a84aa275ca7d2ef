import type { Entry, Fact, View } from '@battleline/kernel'
import { chartOf } from './abilities.ts'
import type { Fight } from './charts/damage.ts'
import { fightOf } from './charts/destruction.ts'
import { dueOf, isDue } from './first-time.ts'
import { EVENT_HOOK } from './hooks.ts'
import { effectsOn, type Hooked, inDiscardPiles } from './in-force.ts'
import { joined } from './inserted.ts'
import { wasOne } from './last-known.ts'
import { faceThen, timesThisTurn } from './memory.ts'
import { isPrinted, isPrintedFor } from './printed.ts'
import {
  areNeighbors,
  hostOfEffect,
  isFixedTo,
  isInPlay,
  isMeant,
  isOnSide,
  isThere,
  lastKnown,
  lineOf,
  meets,
  selfOf,
  youOf,
} from './read.ts'
import { cardOf, type Lasting, type PlayerId, refTo, tableOf, type Waiting } from './state.ts'
import { constantJudge } from './such.ts'
import type { CardEvent, DeedEvent, Event, Group, PlayerEvent, Printed, Watched } from './text/structure.ts'
import { type ActingIcon, type ActiveHouse, type House, NO_HOUSE } from './vocabulary.ts'

/** The abilities that answer facts, in the order in which these happened. */
export const answersTo = (facts: readonly Fact[]): readonly Entry[] =>
  facts.length < 2 ? (facts[0]?.saw ?? NOBODY) : facts.flatMap((fact) => fact.saw)
const NOBODY: readonly Entry[] = []

/** Facts, and those that happened after them. */
export const andThen: (facts: readonly Fact[], more: readonly Fact[]) => readonly Fact[] = joined
export const NO_FACTS: readonly Fact[] = []

/**
 * What happened to each of these cards, seen by every ability in play that waits for it: this must be called while all
 * of them are still where it happened, because nothing that comes later can see it (KF-ABL-7, KF-DST-12). One watcher
 * answers once for each card (KF-ABL-8).
 */
export function facts(
  w: View,
  kind: CardEvent['kind'],
  subjects: readonly number[],
  circumstances: Circumstances = NOTHING_ELSE,
): readonly Fact[] {
  if (subjects.length === 0) return NO_FACTS
  const watchers = effectsOn(w, EVENT_HOOK[kind])
  return watchers.length === 0 ? NO_FACTS : seenBy(w, watchers, kind, subjects, circumstances)
}

/** Apart, as in `effectsOn`. */
function seenBy(
  w: View,
  watchers: readonly Hooked[],
  kind: CardEvent['kind'],
  subjects: readonly number[],
  { amount: all = 0, amounts, user, other = -1 }: Circumstances,
): readonly Fact[] {
  const found: Fact[] = []
  const sees = (one: Hooked, subject: number, fight = fightIn(w, kind, subject)) =>
    isUser(w, one, user) && matches(w, one, subject, fight, other)
  // Of those that wait for the so manieth time only: for which of these it is that.
  const counting = watchers.filter(({ nth }) => nth > 0)
  const seenByOne = (one: Hooked) => subjects.filter((subject) => sees(one, subject))
  const due =
    counting.length === 0 ? NOT_COUNTED : new Map(counting.map((one) => [one, dueOf(w, one, seenByOne(one))]))
  for (const subject of subjects) {
    const fight = fightIn(w, kind, subject)
    const amount = amounts?.get(subject) ?? all
    const saw = watchers
      .filter((one) => sees(one, subject, fight) && (due.get(one) ?? subject) === subject)
      .map((one) => ({
        ...seen(w, one, isOfDealer(one) ? other : subject),
        ...(amount > 0 && { amount }),
        ...(user !== undefined && isOfUser(one) && { player: user }),
      }))
    if (saw.length > 0) found.push({ kind, subject, saw })
  }
  return found
}

const NOT_COUNTED: ReadonlyMap<Hooked, number> = new Map()

const fightIn = (w: View, kind: CardEvent['kind'], subject: number): Fight | null =>
  kind === 'destroyed' ? fightOf(w, subject) : null

/** What else is to be known of what happened to cards. */
interface Circumstances {
  readonly amount?: number
  /** How much of it each of them had, where that is not the same of all. */
  readonly amounts?: ReadonlyMap<number, number>
  /** Who used them. */
  readonly user?: PlayerId
  /** The other creature of a fight; who dealt the damage. */
  readonly other?: number
}
const NOTHING_ELSE: Circumstances = {}

/** "After it deals damage, heal it": the one that deals it, where the text does not say to whom. */
const isOfDealer = ({ event }: Hooked): boolean => event?.kind === 'deals damage' && event.to === undefined

const isOfUser = ({ event }: Hooked): boolean => event !== null && 'user' in event

const isUser = (w: View, watcher: Hooked, user: PlayerId | undefined): boolean => {
  const { event } = watcher
  if (event === null || !('user' in event) || event.user === undefined) return true
  return user !== undefined && isOnSide(event.user, youOf(w, watcher), user)
}

/** What a player did with a card, seen by every ability in play that waits for it. */
export function deed(w: View, kind: DeedEvent['kind'], card: number, by: PlayerId): readonly Fact[] {
  const watchers = effectsOn(w, EVENT_HOOK[kind])
  if (watchers.length === 0) return NO_FACTS
  const saw = watchers
    .filter((one) => waitsForDeed(w, one, card, by) && isDue(w, one))
    .map((one) => ({ ...seen(w, one, card), player: by }))
  return saw.length === 0 ? [] : [{ kind, subject: card, saw }]
}

function waitsForDeed(w: View, watcher: Hooked, card: number, by: PlayerId): boolean {
  const { event } = watcher
  if (event === null || !isDeed(event) || !meets(w, watcher)) return false
  if (
    !isOnSide(event.by, youOf(w, watcher), by) ||
    !isPrintedFor(w, watcher, event.of, card, selfOf(watcher))
  )
    return false
  if (event.kind === 'played' && event.nth !== undefined && playedSoFar(w, event.of, by) !== event.nth)
    return false
  if (event.kind === 'played' && event.flank !== undefined && !standsOn(w, card, event.flank)) return false
  return event.kind !== 'played' || event.beside !== true || areNeighbors(w, hostOfEffect(w, watcher), card)
}

/** How many cards of a kind a player has played this turn, the last one too; each as it was then. */
const playedSoFar = (w: View, of: Printed, by: PlayerId): number =>
  timesThisTurn(w, ['played'], { by, of: (card, was) => isPrinted(w, of, card, -1, faceThen(w, was)) })

/** Where it stands once it has entered: the only creature of a line is on both its flanks. */
function standsOn(w: View, card: number, flank: 'left' | 'right'): boolean {
  const line = lineOf(w, cardOf(w, card).controller)
  return (flank === 'left' ? line[0] : line.at(-1)) === card
}

function matches(w: View, watcher: Hooked, subject: number, fight: Fight | null, other: number): boolean {
  const { event } = watcher
  if (event === null || isOfPlayer(event) || isDeed(event) || !meets(w, watcher)) return false
  if (event.kind === 'destroyed') {
    if (event.inFight === true && fight === null) return false
    const self = event.host === true ? hostOfEffect(w, watcher) : selfOf(watcher)
    if (event.against !== undefined && !isAgainst(w, event.against, watcher, subject, fight)) return false
    if (event.attacked === true && fight?.attacker !== self) return false
    if (event.fighting === true && fight?.attacker !== self && fight?.defender !== self) return false
  }
  if ('beside' in event && event.beside === true && !areNeighbors(w, selfOf(watcher), subject)) return false
  if (event.kind === 'attached' && !isWatched(w, event.to, watcher, cardOf(w, subject).host)) return false
  if (event.kind === 'deals damage') {
    if (event.to !== undefined && !isWatched(w, event.to, watcher, subject)) return false
    return isWatched(w, event.of, watcher, other)
  }
  if ('whom' in event && event.whom !== undefined && !isWatched(w, event.whom, watcher, other)) return false
  return isWatched(w, event.of, watcher, subject)
}

/** Whether a card was destroyed in a fight with such a creature. */
function isAgainst(w: View, who: Watched, watcher: Hooked, subject: number, fight: Fight | null): boolean {
  if (fight === null) return false
  const other = subject === fight.defender ? fight.attacker : fight.defender
  return isWatched(w, who, watcher, other)
}

/** Whether the words of a watcher mean this card; one that has left is judged as it was last known (KF-FGT-13). */
export function isWatched(w: View, who: Watched, watcher: Hooked, card: number): boolean {
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

function wasOf(w: View, group: Group, watcher: Hooked, card: number): boolean {
  if (isInPlay(w, card)) return isMeant(w, watcher, group, card)
  const { life } = cardOf(w, card)
  const you = youOf(w, watcher)
  const last = lastKnown(w, { card, life: life - 1 })
  if (last === undefined || (group.other === true && card === selfOf(watcher))) return false
  const { side } = group
  const rightSide = side === undefined || (side === 'friendly') === (last.controller === you)
  return (
    rightSide &&
    wasOne(w, group, last, constantJudge(w, watcher.row, you, watcher.lasting?.house, watcher.lasting?.word))
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

/** What happened to a player, or what they did, seen by every ability in play that waits for it now. */
export function playerFacts(
  w: View,
  kind: PlayerEvent['kind'],
  player: PlayerId,
  { icon, amount = 0, discard = false, nth }: OfPlayer = {},
): readonly Fact[] {
  const lying = inDiscardPiles(w, kind)
  const standing = effectsOn(w, EVENT_HOOK[kind])
  if (standing.length === 0 && lying.length === 0) return NO_FACTS
  const watchers = lying.length === 0 ? standing : [...standing, ...lying]
  const saw = watchers
    .filter((one) => isOfThis(w, one, player) && isOfIcon(one, icon) && isOfPile(one, discard))
    .filter((one) => isDue(w, one))
    .map((one) => ({
      ...numbered(seen(w, one, null), nth),
      player,
      ...(amount > 0 && { amount }),
      ...(kind === 'house chosen' && houseChosen(w)),
    }))
  return saw.length === 0 ? [] : [{ kind, subject: player, saw }]
}

/** What else is to be known of what a player did: which icon, how much, whether the discard pile went into a deck. */
interface OfPlayer {
  readonly icon?: ActingIcon
  readonly amount?: number
  readonly discard?: boolean
  /** Which of several that happened at once. */
  readonly nth?: number
}

const numbered = (entry: Waiting, nth: number | undefined): Waiting =>
  nth === undefined ? entry : { ...entry, id: `${entry.id}#${nth}` }

const isOfPile = ({ event }: Hooked, discard: boolean): boolean =>
  event?.kind !== 'shuffles' || event.discard !== true || discard

const isOfIcon = ({ event }: Hooked, icon: ActingIcon | undefined): boolean =>
  event?.kind !== 'icon resolved' || event.icon === undefined || event.icon === icon

function houseChosen(w: View): { readonly house?: House } {
  const { house } = tableOf(w)
  return house === null || house === NO_HOUSE ? {} : { house }
}

function isOfThis(w: View, watcher: Hooked, player: PlayerId): boolean {
  const { event } = watcher
  if (event === null || !isOfPlayer(event) || !meets(w, watcher)) return false
  if ('own' in event && event.own === true && tableOf(w).active !== player) return false
  if (event.kind === 'house chosen' && event.none !== true && tableOf(w).house === NO_HOUSE) return false
  if (event.kind === 'house chosen' && !isThisHouse(event, tableOf(w).house, watcher.lasting?.house))
    return false
  return isOnSide(event.whose, youOf(w, watcher), player)
}

/** `named`: the house that an earlier part of the text chose. */
const isThisHouse = (
  { house, outside, that }: Extract<PlayerEvent, { kind: 'house chosen' }>,
  chosen: ActiveHouse | null,
  named: House | undefined,
): boolean =>
  (house === undefined || house === chosen) &&
  (outside === undefined || outside !== chosen) &&
  (that === undefined || (named !== undefined && (that === 'house') === (named === chosen)))

/** What tells answers to one event about several cards apart. */
const at = (w: View, subject: number | null): string =>
  subject === null ? '' : `@${subject}.${cardOf(w, subject).life}`

function seen(w: View, watcher: Hooked, subject: number | null): Waiting {
  const { lasting, row, ability, bearer } = watcher
  if (lasting !== null && bearer < 0) return seenByLasting(w, lasting, subject)
  const { card: source, life } = refTo(w, selfOf(watcher))
  // What a lasting effect gave is the card's own: its giver need not be there any more (KF-LST-1).
  const from = lasting === null ? refTo(w, row) : { card: source, life }
  const giver = bearer < 0 ? '' : `${from.card}.`
  return {
    id: `${source}.${life}/${giver}${lasting === null ? ability : -1 - lasting.id}${at(w, subject)}`,
    source,
    life,
    from,
    ability: lasting === null ? ability : -1,
    you: youOf(w, watcher),
    it: subject === null ? [] : [refTo(w, subject)],
    fought: null,
    delayed: false,
    runs: lasting === null ? chartOf(w, row, ability) : lasting.text,
  }
}

/** A lasting effect answers by itself, wherever its card is now (KF-LST-1). */
const seenByLasting = (
  w: View,
  { id, text, from, you, on, once, way }: Lasting,
  subject: number | null,
): Waiting => ({
  id: `lasting ${id}${at(w, subject)}`,
  source: from.card,
  life: from.life,
  from,
  ability: -1,
  you,
  it: subject === null ? (on ?? []) : [refTo(w, subject)],
  fought: null,
  delayed: false,
  lasting: true,
  ...(once && { once: id }),
  ...(way.length > 0 && { way }),
  runs: text,
})
