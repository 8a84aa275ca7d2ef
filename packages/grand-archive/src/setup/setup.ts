import { definitionNamed } from '@battleline/card-game'
import { because, type Reason, type StateRecord, say } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Library } from '../cards/library.ts'
import { canBeginWith } from '../model/definition.ts'
import { hooksOfBoard } from '../model/hooks.ts'
import { LATER_TURN, newCard, newPlayer, newTable } from '../model/new-records.ts'
import {
  type Card,
  FIRST_CARD,
  PLAYERS,
  type Player,
  type PlayerId,
  TABLE,
  type Table,
} from '../model/state.ts'
import { COUNTERS, type Edition, MASTERIES, PILES, type Zone } from '../vocabulary.ts'
import type { CardSetup, Deal, PlayerSetup, Setup } from './board.ts'
import { whyNoElements } from './known-elements.ts'
import { boardProblem, dealProblem, deckProblem, fieldProblem, markProblem } from './setup-checks.ts'

/** The lookup of tokens by name. */
export const finder =
  (library: Library): Table['$find'] =>
  (name) => {
    const found = library.find(name)
    return found === null || 'problems' in found ? null : found
  }

/** The records of a board, or why it is invalid. Cards are numbered in the order in which the setup lists them. */
export function setUp(setup: Setup, edition: Edition, library: Library): StateRecord[] | Reason {
  const problem = boardProblem(setup)
  if (problem !== null) return problem
  const table = newTable(edition, finder(library))
  table.active = setup.active ?? 1
  table.turn = setup.turn ?? LATER_TURN
  table.whole = setup.whole ?? false
  const rows: StateRecord[] = [table]
  for (const [at, { name }] of setup.players.entries()) rows.push(newPlayer(name ?? `player ${at + 1}`))
  for (const [at, player] of setup.players.entries()) {
    const wrong = addZones(rows, (at + 1) as PlayerId, player, library)
    if (wrong !== null) return wrong
  }
  tellApart(rows)
  const refused = link(rows, setup) ?? whyNoElements(rows, table.whole)
  if (refused !== null) return refused
  table.$effects = hooksOfBoard(rows)
  return rows
}

/** The whole game that a board is before its set-up; null if it is another board. */
export function dealOf(setup: Setup): Deal | null {
  if (typeof setup !== 'object' || setup?.step !== 'set-up') return null
  const { step: _, active, ...given } = setup
  return { ...(given as Deal), ...(active !== undefined && { first: active }) }
}

/** The records of a whole game before its set-up, or why its decks are invalid. */
export function setUpGame(deal: Deal, edition: Edition, library: Library): StateRecord[] | Reason {
  const problem = dealProblem(deal)
  if (problem !== null) return problem
  const [one, other] = deal.players
  const rows = setUp({ players: [one, other], active: deal.first ?? 1, whole: true }, edition, library)
  if (!Array.isArray(rows)) return rows
  ;(rows[TABLE] as Table).turn = 0
  return decksProblem(rows) ?? rows
}

function decksProblem(rows: readonly StateRecord[]): Reason | null {
  for (const player of PLAYERS) {
    const record = rows[player] as Player
    const { deck, material, name } = record
    for (const pile of ['deck', 'material'] as const)
      for (const card of record[pile]) {
        const problem = deckProblem((rows[card] as Card).$def, pile)
        if (problem !== null) return problem
      }
    if (deck.length === 0) return because(say`${name} has no main deck`, 'GA-DCK-1')
    if (!material.some((card) => canBeginWith((rows[card] as Card).$def)))
      return because(say`${name} has no champion of level 0`, 'GA-DCK-2')
  }
  return null
}

const LISTS = ['field', ...PILES] as const

function addZones(
  rows: StateRecord[],
  player: PlayerId,
  setup: PlayerSetup,
  library: Library,
): Reason | null {
  const record = rows[player] as Player
  for (const zone of LISTS) {
    for (const one of setup[zone] ?? []) {
      const added = addCard(rows, player, zone, typeof one === 'string' ? { name: one } : one, library)
      if (typeof added !== 'number') return added
      record[zone] = [...record[zone], added]
    }
  }
  const champions = record.field.filter((card) => (rows[card] as Card).$def.type === 'champion')
  if (champions.length > 1) return because(say`${record.name} controls more than one champion`, 'GA-DEF-2')
  record.hadChampion = champions.length > 0
  record.currents = setup.currents ?? null
  for (const mastery of MASTERIES) record[mastery] = setup[mastery] ?? null
  return null
}

function addCard(
  rows: StateRecord[],
  player: PlayerId,
  zone: Zone,
  setup: CardSetup,
  library: Library,
): number | Reason {
  const definition = definitionNamed(library, setup.name)
  if ('reason' in definition) return definition
  const owner = setup.owner ?? player
  const card: Card = {
    ...newCard(definition, owner),
    name: setup.as ?? definition.name,
    zone,
    controller: player,
  }
  const problem = (zone === 'field' ? fieldProblem(definition) : null) ?? markProblem(card, setup)
  if (problem !== null) return problem
  const number = rows.push(mark(card, setup)) - 1
  return addUnder(rows, player, number, setup, library) ?? number
}

/** The cards under another: its inner lineage, or loaded cards. */
function addUnder(
  rows: StateRecord[],
  player: PlayerId,
  host: number,
  { lineage = [], loaded = [] }: CardSetup,
  library: Library,
): Reason | null {
  const zone = lineage.length > 0 ? 'lineage' : 'loaded'
  const under: number[] = []
  for (const name of [...lineage, ...loaded]) {
    const added = addCard(rows, player, zone, { name }, library)
    if (typeof added !== 'number') return added
    ;(rows[added] as Card).host = host
    under.push(added)
  }
  ;(rows[host] as Card).under = under
  return null
}

/** Gives cards without a name of their own distinct names, by a number. */
function tellApart(rows: readonly StateRecord[]): void {
  const cards = rows.slice(FIRST_CARD) as Card[]
  const taken = new Set(cards.filter((card) => card.name !== card.definition).map((card) => card.name))
  const counts = new Map<string, number>()
  for (const card of cards)
    if (card.name === card.definition) counts.set(card.name, (counts.get(card.name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  for (const card of cards) {
    if (card.name !== card.definition || ((counts.get(card.name) ?? 0) < 2 && !taken.has(card.name))) continue
    const { name: plain } = card
    let number = numbers.get(plain) ?? 0
    let name = ''
    do name = `${plain} ${++number}`
    while (taken.has(name))
    numbers.set(plain, number)
    Object.assign(card, { name })
  }
}

/** Links the shields of a board to the objects they name. */
function link(rows: readonly StateRecord[], { players }: Setup): Reason | null {
  const wanted = players.flatMap(({ field = [] }) => field)
  const shields = ([1, 2] as const).flatMap((player) => (rows[player] as Player).field)
  for (const [at, number] of shields.entries()) {
    const one = wanted[at]
    if (one === undefined || typeof one === 'string' || one.linked === undefined) continue
    const found = shields.find((card) => fold((rows[card] as Card).name) === fold(one.linked ?? ''))
    if (found === undefined)
      return because(say`${one.name} is linked to ${one.linked}, which is not on the field`)
    ;(rows[number] as Card).linked = { card: found, life: (rows[found] as Card).life }
  }
  return null
}

/** Sets marks on a card; omitted ones stay. */
function mark(card: Card, setup: CardSetup): Card {
  card.damage = setup.damage ?? 0
  card.durability = setup.durability ?? (card.zone === 'field' ? (card.$def.durability ?? 0) : 0)
  card.rested = setup.rested ?? false
  card.distant = setup.distant ?? false
  card.fostered = setup.fostered ?? false
  for (const counter of COUNTERS) card[counter] = setup[counter] ?? 0
  return card
}
