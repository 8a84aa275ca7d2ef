import { definitionNamed, FIRST_CARD, namesApart, type PlayerId } from '@battleline/card-game'
import { because, type Reason, type StateRecord, say } from '@battleline/kernel'
import type { Library } from '../cards/library.ts'
import { allActiveEffects, textNeeds } from '../effects/continuous.ts'
import { asMaverick, asUpgradeOf, type Definition } from '../model/definition.ts'
import { boardOf, LATER_TURN, newCard, newPlayer, newTable } from '../model/new-records.ts'
import type { Card, Facedown, Player } from '../model/state.ts'
import { wornArmorOn } from '../rules/armor.ts'
import { turnInto, unusedName } from '../rules/tokens.ts'
import { inPlayZone, KEYS, type Key, PILES, type Zone } from '../vocabulary.ts'
import { markProblem, misfit, noHouse, noToken, playerProblem } from './setup-checks.ts'
import { boardProblem, houseProblem } from './setup-schema.ts'
import type { CardSetup, PlayerSetup, Setup } from './setup-spec.ts'

/** The records of a board, or why it is invalid. Cards are numbered in the order in which the setup lists them. */
export function setUp(setup: Setup, library: Library): StateRecord[] | Reason {
  const problem = boardProblem(setup, library)
  if (problem !== null) return problem
  const table = newTable()
  table.active = setup.active ?? 1
  table.house = setup.house ?? null
  table.turn = setup.turn ?? LATER_TURN
  table.tide = setup.tide ?? null
  const [first, second] = setup.players
  const rows: StateRecord[] = [table, playerRow(first, 'player 1'), playerRow(second, 'player 2')]
  for (const [at, { token }] of setup.players.entries()) {
    const wrong = addToken(rows[at + 1] as Player, token, library)
    if (wrong !== null) return wrong
  }
  for (const [at, player] of setup.players.entries()) {
    const wrong = addPiles(rows, (at + 1) as PlayerId, player, library)
    if (wrong !== null) return wrong
  }
  tellApart(rows)
  turnDown(rows)
  table.$effects = allActiveEffects(rows)
  table.$needs = textNeeds(rows)
  table.worn = wornArmorOn(boardOf(rows))
  return rows
}

function playerRow({ name, aember, keys, chains, houses }: PlayerSetup, fallback: string): Player {
  // `Object.assign` keeps the object layout of a player record.
  return Object.assign(newPlayer(name ?? fallback, aember ?? 0), {
    keys: keysOf(keys ?? 0),
    chains: chains ?? 0,
    houses: [...(houses ?? [])],
  })
}

/** The keys of a number, or of colors in any order. */
export const keysOf = (keys: number | readonly Key[]): readonly Key[] =>
  typeof keys === 'number' ? KEYS.slice(0, keys) : KEYS.filter((key) => keys.includes(key))

function addPiles(
  rows: StateRecord[],
  player: PlayerId,
  setup: PlayerSetup,
  library: Library,
): Reason | null {
  const problem = playerProblem(setup)
  if (problem !== null) return problem
  for (const pile of PILES) {
    const cards: number[] = []
    for (const one of setup[pile] ?? []) {
      const added = addCard(rows, player, pile, typeof one === 'string' ? { name: one } : one, library)
      if (typeof added !== 'number') return added
      cards.push(added)
    }
    ;(rows[player] as Player)[pile] = cards
  }
  return null
}

/** The token creature that a player's cards can become (KF-TOK-1). */
function addToken(player: Player, token: string | undefined, library: Library): Reason | null {
  if (token === undefined) return null
  const definition = definitionNamed(library, token, ALLOW)
  if ('reason' in definition) return definition
  if (definition.type !== 'token creature')
    return because(say`${definition.name} is no token creature`, 'KF-TOK-1')
  player.token = definition.name
  player.$token = definition
  return null
}

function addCard(
  rows: StateRecord[],
  player: PlayerId,
  zone: Zone,
  setup: CardSetup,
  library: Library,
): number | Reason {
  const printed = definitionNamed(library, setup.name, ALLOW)
  if ('reason' in printed) return printed
  const maverick = setup.house === undefined || printed.houses[0] === setup.house ? null : setup.house
  const wrong = maverick === null ? null : (houseProblem(maverick, library) ?? noHouse(printed))
  if (wrong !== null) return wrong
  const definition = asMaverick(printed, maverick)
  const owner = setup.owner ?? player
  // An upgrade stays under the control of the player who played it, on whatever creature (KF-PLY-3).
  const controller = zone === 'attached' ? owner : player
  const played = zone === 'attached' ? asUpgradeOf(definition) : definition
  const card: Card = Object.assign(newCard(played, owner), {
    definition: definition.name,
    name: setup.as ?? definition.name,
    zone,
    controller,
    $reverse: reverseOf(definition, library),
    ready: inPlayZone(zone) && setup.exhausted !== true,
    icons: [...(setup.icons ?? [])],
    maverick,
  })
  const tokens = rows[owner] as Player
  const problem =
    setup.facedown === true
      ? (noToken(card, tokens) ?? markProblem(card, setup))
      : (misfit(card) ?? markProblem(card, setup))
  if (problem !== null) return problem
  if (setup.facedown === true) card.facedown = LIES_DOWN
  const number = rows.push(mark(card, setup)) - 1
  if (inPlayZone(zone) && setup.facedown !== true) addHalf(rows, card, number, library)
  const add = (zone: Zone, one: string | CardSetup) => {
    const added = addCard(rows, player, zone, typeof one === 'string' ? { name: one } : one, library)
    if (typeof added === 'number') (rows[added] as Card).host = number
    return added
  }
  for (const one of setup.upgrades ?? []) {
    const upgrade = add('attached', one)
    if (typeof upgrade !== 'number') return upgrade
    card.upgrades = [...card.upgrades, upgrade]
  }
  for (const pile of ['under', 'grafted'] as const) {
    for (const one of setup[pile] ?? []) {
      const below = add('under', one)
      if (typeof below !== 'number') return below
      card.under = [...card.under, below]
      ;(rows[below] as Card).grafted = pile === 'grafted'
    }
  }
  return number
}

/** The other side of a prophecy, or null (KF-PRO-1). */
export function reverseOf({ reverse }: Definition, library: Library): Definition | null {
  const other = reverse === '' ? null : library.find(reverse)
  return other === null || 'problems' in other ? null : other
}

/** How to use a card with unreadable words. */
const ALLOW = '; a card with “unknown: allow” is used all the same, and those abilities do nothing'

/** Marks a card to be turned facedown once all cards have their names. */
const LIES_DOWN: Facedown = { name: '', definition: '' }

/** A facedown card is its owner's token creature, with its name (KF-TOK-1). */
function turnDown(rows: readonly StateRecord[]): void {
  for (const row of rows.slice(FIRST_CARD)) {
    const card = row as Card
    const { $token } = rows[card.owner] as Player
    if (card.facedown !== LIES_DOWN || $token === null) continue
    turnInto(card, $token, unusedName(rows, $token.name))
  }
}

/** A gigantic creature of a board has both halves (KF-GIG-1). */
function addHalf(rows: StateRecord[], card: Card, number: number, library: Library): void {
  const { gigantic } = card.$def
  const other = gigantic === null ? null : library.find(gigantic.other)
  if (other === null || 'problems' in other) return
  const half = Object.assign(newCard(asMaverick(other, card.maverick), card.owner), {
    maverick: card.maverick,
  })
  half.zone = 'joined'
  half.host = number
  card.half = rows.push(half) - 1
}

/** Gives cards without a label of their own distinct names. */
function tellApart(rows: readonly StateRecord[]): void {
  const cards = rows.slice(FIRST_CARD) as Card[]
  const playerName = (player: PlayerId) => (rows[player] as Player).name
  const named = cards.map(({ name, definition, controller }) => ({
    name,
    player: controller,
    fixed: name !== definition,
  }))
  const names = namesApart(named, [playerName(1), playerName(2)])
  cards.forEach((card, at) => {
    if (card.name !== names[at]) Object.assign(card, { name: names[at] })
  })
}

const namedCounters = (named: Readonly<Record<string, number>>): Card['counters'] =>
  Object.entries(named)
    .flatMap(([name, count]) => (count > 0 ? [{ name, count }] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1))

/** Sets marks on a card; omitted ones stay. */
export function mark(card: Card, setup: Partial<CardSetup>): Card {
  card.damage = setup.damage ?? card.damage
  card.aember = setup.aember ?? card.aember
  card.powerCounters = setup.counters ?? card.powerCounters
  if (setup.named !== undefined) card.counters = namedCounters(setup.named)
  card.armorUsed = setup.armorUsed ?? card.armorUsed
  card.stunned = setup.stunned ?? card.stunned
  card.warded = setup.warded ?? card.warded
  card.enraged = setup.enraged ?? card.enraged
  card.fought = setup.fought ?? card.fought
  return card
}
