import type { Decision, View, World } from '@battleline/kernel'
import { namesApart } from '../model/distinct-names.ts'
import { FIRST_CARD, PLAYERS, type PlayerId, TABLE } from '../model/reference.ts'
import { cardOf, playerOf, tableOf, writeCard } from '../model/state.ts'
import { PILES, type Pile } from '../vocabulary.ts'
import { isOrdered } from '../zones/move.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './card-values.ts'

/** A zone as a player knows it. `cards` is null where only their number is known: a deck, somebody else's hand. */
export interface ZoneView {
  readonly count: number
  readonly cards: readonly number[] | null
}

export interface PlayerView extends Omit<PlayerReading, Pile>, Readonly<Record<Pile, ZoneView>> {}

/** One option of a decision as a player sees it. */
export interface OptionView {
  /** Its place among those that are shown, from 0. */
  readonly id: number
  readonly label: string
  /** The player, or the card by the number it has in the view, that it stands for or whose effect it is; else null. */
  readonly record: number | null
}

/**
 * The decision that stands, as far as a player may know it. Whoever decides knows all of it; to anybody else only the
 * options that stand for open cards are shown, and not how many there are to choose from.
 */
export interface DecisionView extends Omit<Decision, 'ids' | 'least' | 'most' | 'options'> {
  readonly least: number | null
  readonly most: number | null
  readonly options: readonly OptionView[]
}

/** What one player may know of a position: a plain value, with numbers of its own. */
export interface PlayersView {
  readonly player: PlayerId
  readonly active: PlayerId
  readonly table: TableReading
  /** Players 1 and 2. */
  readonly players: readonly PlayerView[]
  /** Every card that the player may look at, in the order of their numbers; -1 under one for each that is hidden there. */
  readonly cards: readonly CardReading[]
  readonly asked: DecisionView | null
}

/** In zones of these names only the player whose zone it is may look; into a deck, nobody (KF-ZON-2, KF-ARC-1). */
const OWN: ReadonlySet<Pile> = new Set(['hand', 'archives'])

const knows = (player: PlayerId, whose: PlayerId, pile: Pile): boolean =>
  pile !== 'deck' && (!OWN.has(pile) || whose === player)

/** The cards that a player may look at: those that they choose from, too, as when they search a deck. */
export function knownTo(w: View, player: PlayerId, asked: Decision | null): ReadonlySet<number> {
  const known = lyingOpen(w, player)
  if (asked?.who !== player) return known
  const chosenFrom = asked.options.flatMap(({ record }) => record ?? [])
  const more = chosenFrom.filter((record) => record >= FIRST_CARD && !known.has(record))
  return more.length === 0 ? known : new Set([...known, ...more].sort((a, b) => a - b))
}

/** The cards that a player may look at wherever they are asked nothing. */
function lyingOpen(w: View, player: PlayerId): ReadonlySet<number> {
  const hidden = new Set<number>()
  for (const whose of PLAYERS) {
    for (const pile of PILES) {
      if (knows(player, whose, pile)) continue
      for (const card of playerOf(w, whose)[pile]) hidden.add(card)
    }
  }
  const known = new Set<number>()
  for (let card = FIRST_CARD; card < w.rows.length; card++) {
    if (!hidden.has(card) && !isFacedown(w, card, player)) known.add(card)
  }
  return known
}

/** A card facedown under another one can be looked at only by whoever controls that one (KF-ZON-2). */
function isFacedown(w: View, card: number, player: PlayerId): boolean {
  const { zone, host, owner, grafted } = cardOf(w, card)
  if (zone !== 'under' || grafted) return false
  return (host < 0 ? owner : cardOf(w, host).controller) !== player
}

/**
 * Cards that a player knows, in an order that says nothing beyond what the player sees: by player and zone as they lie there;
 * where they lie in no order, by their names and then by `number`. Cards in no zone of a player come last, as they are listed.
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
 * Gives cards the names by which this player tells them apart: a number behind a name would say that there is another
 * of that name somewhere. Names that a board gave to a card alone stay.
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

/** A number of the position as the view has it. */
export type Renumber = (record: number) => number

/** What a player may know of a position whose cards are named for that player already; `known` in the order of their numbers. */
export function viewOf(
  w: View,
  player: PlayerId,
  known: readonly number[],
  own: Renumber,
  asked: DecisionView | null,
): PlayersView {
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

/** Cards that lie under one are known by their number only to whom they are shown. */
function seen(card: CardReading, known: ReadonlySet<number>, own: Renumber): CardReading {
  const { id, host, half, upgrades, under, grafted, neighbors, facedown } = card
  return {
    ...card,
    id: own(id),
    host: host === null ? null : own(host),
    half: half === null ? null : own(half),
    upgrades: upgrades.map(own),
    // What lies facedown as a token creature is nobody's to look at.
    facedown: facedown === null ? null : '?',
    under: under.map((below) => (known.has(below) ? own(below) : -1)),
    grafted: grafted.map(own),
    neighbors: neighbors.map(own),
  }
}

function playerView(w: View, player: PlayerId, whose: PlayerId, own: Renumber): PlayerView {
  const reading = readPlayer(w, whose)
  const zones = PILES.map((pile): readonly [Pile, ZoneView] => {
    const cards = knows(player, whose, pile) ? reading[pile].map(own) : null
    if (!isOrdered(pile)) cards?.sort((one, other) => one - other)
    return [pile, { count: reading[pile].length, cards }]
  })
  return { ...reading, ...(Object.fromEntries(zones) as Record<Pile, ZoneView>) }
}

/** The options that a player sees of a decision, as places in its list; and the records that it is about. */
export function shownOf(
  { who, options, subjects }: Decision,
  player: PlayerId,
  known: ReadonlySet<number>,
): { readonly places: readonly number[]; readonly subjects: readonly number[] } {
  const isOpen = (record: number) => record < FIRST_CARD || known.has(record)
  const shown = options.flatMap(({ record }, place) =>
    who === player || record === null || isOpen(record) ? [place] : [],
  )
  return { places: shown, subjects: subjects.filter((record) => record > TABLE && isOpen(record)) }
}
