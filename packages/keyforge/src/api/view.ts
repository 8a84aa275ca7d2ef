import { FIRST_CARD, PLAYERS, type PlayerId, TABLE } from '@battleline/card-game'
import type { Decision, View, World } from '@battleline/kernel'
import { namesApart } from '../model/distinct-names.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf, tableOf, writeCard } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { youOf } from '../query/board.ts'
import { PILES, type Pile } from '../vocabulary.ts'
import { faceupInArchives } from '../zones/archives.ts'
import { isOrdered } from '../zones/move.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './card-values.ts'

/**
 * A zone as a player sees it. `cards` is null if only the number of cards is known: a deck, the other player's hand.
 */
export interface ZoneView {
  readonly count: number
  readonly cards: readonly number[] | null
}

/** A player as somebody may see them: hidden zones have a count, and no cards. */
export interface PlayerView extends Omit<PlayerReading, Pile>, Readonly<Record<Pile, ZoneView>> {}

/** An option as a player sees it. */
export interface OptionView {
  /** Its place among the shown options, from 0. */
  readonly id: number
  readonly label: string
  /** The player or card that the option is or whose effect it is, by its number in the view; else null. */
  readonly record: number | null
}

/**
 * The pending decision as a player sees it. The deciding player sees all of it. Other players see only options for
 * visible cards, and not the number of options.
 */
export interface DecisionView extends Omit<Decision, 'ids' | 'least' | 'most' | 'options'> {
  readonly least: number | null
  readonly most: number | null
  readonly options: readonly OptionView[]
}

/** A player, or 0 for somebody who only watches, and may look at no hidden card. */
export type Onlooker = PlayerId | 0

/** What one player may know of a position: a plain value with its own card numbers. */
export interface PlayersView<P extends Onlooker = PlayerId> {
  readonly player: P
  readonly active: PlayerId
  readonly table: TableReading
  /** Players 1 and 2. */
  readonly players: readonly PlayerView[]
  /** Every card that the player may look at, in the order of their numbers; hidden cards under a card are -1. */
  readonly cards: readonly CardReading[]
  readonly asked: DecisionView | null
}

/** Only their owner may look at these zones, and nobody into a deck but where a text reveals its top card (KF-ZON-2, KF-ARC-1). */
const OWN: ReadonlySet<Pile> = new Set(['hand', 'archives'])

const knows = (player: Onlooker, whose: PlayerId, pile: Pile): boolean =>
  pile !== 'deck' && (!OWN.has(pile) || whose === player)

/** The cards that a player may look at, including those to choose from, as in a search of a deck. */
export function knownTo(w: View, player: Onlooker, asked: Decision | null): ReadonlySet<number> {
  const known = visibleTo(w, player)
  if (asked?.who !== player) return known
  const chosenFrom = asked.options.flatMap(({ record }) => record ?? [])
  const more = chosenFrom.filter((record) => record >= FIRST_CARD && !known.has(record))
  return more.length === 0 ? known : new Set([...known, ...more].sort((a, b) => a - b))
}

/** The cards that a player may look at without a decision. */
export function visibleTo(w: View, player: Onlooker): ReadonlySet<number> {
  const hidden = new Set<number>()
  for (const whose of PLAYERS) {
    for (const pile of PILES) {
      if (knows(player, whose, pile)) continue
      for (const card of playerOf(w, whose)[pile]) hidden.add(card)
    }
  }
  for (const effect of activeEffects(w, HOOK.shown)) {
    const [top] = playerOf(w, youOf(w, effect)).deck
    if (top !== undefined && effect.isMet(w)) hidden.delete(top)
  }
  for (const whose of PLAYERS) for (const card of faceupInArchives(w, whose)) hidden.delete(card)
  const known = new Set<number>()
  for (let card = FIRST_CARD; card < w.rows.length; card++) {
    if (!hidden.has(card) && !isFacedown(w, card, player)) known.add(card)
  }
  return known
}

/** Only the controller of a card may look at facedown cards under it (KF-ZON-2). */
function isFacedown(w: View, card: number, player: Onlooker): boolean {
  const { zone, host, owner, grafted } = cardOf(w, card)
  if (zone !== 'under' || grafted) return false
  return (host < 0 ? owner : cardOf(w, host).controller) !== player
}

/**
 * The cards that a player knows, in an order that reveals nothing: by player and zone in visible order; in unordered
 * zones by name, then by `number`. Cards in no player's zone come last, as listed.
 */
export function inSight(
  w: View,
  known: ReadonlySet<number>,
  number: (card: number) => number,
): readonly number[] {
  const byName = (one: number, other: number) =>
    inAlphabet(nameOf(w, one), nameOf(w, other)) || number(one) - number(other)
  const found = new Set<number>()
  const add = (card: number): void => {
    if (card < 0) return
    if (known.has(card)) found.add(card)
    const { upgrades, half, under } = cardOf(w, card)
    for (const one of [...upgrades, half, ...under]) add(one)
  }
  for (const player of PLAYERS) {
    for (const pile of PILES) {
      const cards = playerOf(w, player)[pile]
      for (const card of isOrdered(pile) ? cards : [...cards].sort(byName)) add(card)
    }
  }
  return [...found, ...[...known].filter((card) => !found.has(card)).sort(byName)]
}

const nameOf = (w: View, card: number): string => cardOf(w, card).$def.name
export const inAlphabet = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Gives cards the names by which this player distinguishes them. A number in a name would reveal that another card of
 * that name exists. A distinct name from the board stays.
 */
export function renameFor(w: World, known: readonly number[]): void {
  const named = known.map((card) => {
    const { name, definition, owner } = cardOf(w, card)
    const fixed = name !== definition && !name.startsWith(`${definition} (`)
    return { name: fixed ? name : definition, player: owner, fixed }
  })
  const names = namesApart(named, [playerOf(w, 1).name, playerOf(w, 2).name])
  for (const [at, card] of known.entries()) {
    const name = names[at]
    if (name === undefined || name === cardOf(w, card).name) continue
    writeCard(w, card).name = name
  }
}

/** Maps a card number of the position to that of the view. */
export type Renumber = (record: number) => number

/**
 * A player's view of a position whose cards already have that player's names. `known` is in the order of the numbers.
 */
export function viewOf<P extends Onlooker>(
  w: View,
  player: P,
  known: readonly number[],
  own: Renumber,
  asked: DecisionView | null,
): PlayersView<P> {
  const open = new Set(known)
  return {
    player,
    active: tableOf(w).active,
    table: readTable(w),
    players: PLAYERS.map((whose) => playerView(w, player, whose, own)),
    cards: known.map((card) => seen(readCard(w, card), open, own)),
    asked,
  }
}

/** Cards under a card are numbers only for a player who may look at them. */
function seen(card: CardReading, known: ReadonlySet<number>, own: Renumber): CardReading {
  const { id, host, half, upgrades, under, grafted, neighbors, facedown } = card
  return {
    ...card,
    id: own(id),
    host: host === null ? null : own(host),
    half: half === null ? null : own(half),
    upgrades: upgrades.map(own),
    // Nobody may look at a card that is facedown as a token creature.
    facedown: facedown === null ? null : '?',
    under: under.map((below) => (known.has(below) ? own(below) : -1)),
    grafted: grafted.map(own),
    neighbors: neighbors.map(own),
  }
}

function playerView(w: View, player: Onlooker, whose: PlayerId, own: Renumber): PlayerView {
  const reading = readPlayer(w, whose)
  const zones = PILES.map((pile): readonly [Pile, ZoneView] => {
    const cards = knows(player, whose, pile) ? reading[pile].map(own) : null
    if (!isOrdered(pile)) cards?.sort((one, other) => one - other)
    return [pile, { count: reading[pile].length, cards }]
  })
  return { ...reading, ...(Object.fromEntries(zones) as Record<Pile, ZoneView>) }
}

/** The options that a player sees, as indexes into the decision's list, and the decision's subjects. */
export function shownOf(
  { who, options, subjects }: Decision,
  player: Onlooker,
  known: ReadonlySet<number>,
): { readonly places: readonly number[]; readonly subjects: readonly number[] } {
  const isOpen = (record: number) => record < FIRST_CARD || known.has(record)
  const shown = options.flatMap(({ record }, place) =>
    who === player || record === null || isOpen(record) ? [place] : [],
  )
  return { places: shown, subjects: subjects.filter((record) => record > TABLE && isOpen(record)) }
}
