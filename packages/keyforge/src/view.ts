import type { Decision, Option, View, World } from '@battleline/kernel'
import { namesApart } from './names-apart.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './reading.ts'
import { cardOf, FIRST_CARD, PLAYERS, type PlayerId, playerOf, TABLE, tableOf, writeCard } from './state.ts'
import { PILES, type Pile } from './vocabulary.ts'

/** A zone as a player knows it. `cards` is null where only their number is known: a deck, somebody else's hand. */
export interface ZoneView {
  readonly count: number
  readonly cards: readonly number[] | null
}

export interface PlayerView extends Omit<PlayerReading, Pile>, Readonly<Record<Pile, ZoneView>> {}

/**
 * The decision that stands, as far as a player may know it. Whoever decides knows all of it; to anybody else only the
 * options that stand for open cards are shown, and not how many there are to choose from.
 */
export interface DecisionView extends Omit<Decision, 'ids' | 'least' | 'most'> {
  readonly least: number | null
  readonly most: number | null
}

/** What one player may know of a position: a plain value. */
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
 * Gives cards the names by which this player tells them apart: a number behind a name would say that there is another
 * of that name somewhere. Names that a board gave to a card alone stay.
 */
export function renameFor(w: World, player: PlayerId, asked: Decision | null): void {
  const known = [...knownTo(w, player, asked)]
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

/** What a player may know of a position whose cards are named for that player already. */
export function viewOf(w: View, player: PlayerId, asked: Decision | null): PlayersView {
  const known = knownTo(w, player, asked)
  return {
    player,
    active: tableOf(w).active,
    table: readTable(w),
    players: PLAYERS.map((whose) => playerView(w, player, whose)),
    cards: [...known].map((card) => seen(readCard(w, card), known)),
    asked: asked === null ? null : decisionView(asked, player, known),
  }
}

/** Cards that lie under one are known by their number only to whom they are shown. */
const seen = (card: CardReading, known: ReadonlySet<number>): CardReading => ({
  ...card,
  // What lies facedown as a token creature is nobody's to look at.
  facedown: card.facedown === null ? null : '?',
  under: card.under.map((below) => (known.has(below) ? below : -1)),
})

function playerView(w: View, player: PlayerId, whose: PlayerId): PlayerView {
  const reading = readPlayer(w, whose)
  const zones = PILES.map((pile): readonly [Pile, ZoneView] => {
    const cards = knows(player, whose, pile) ? reading[pile] : null
    return [pile, { count: reading[pile].length, cards }]
  })
  return { ...reading, ...(Object.fromEntries(zones) as Record<Pile, ZoneView>) }
}

function decisionView(asked: Decision, player: PlayerId, known: ReadonlySet<number>): DecisionView {
  const { who, manner, step, title, cite, free } = asked
  const mine = who === player
  const isOpen = (record: number) => record < FIRST_CARD || known.has(record)
  const isShown = ({ record }: Option) => mine || record === null || isOpen(record)
  return {
    who,
    manner,
    step,
    title,
    cite,
    free,
    subjects: asked.subjects.filter((record) => record > TABLE && isOpen(record)),
    least: mine ? asked.least : null,
    most: mine ? asked.most : null,
    options: asked.options.filter(isShown),
  }
}
