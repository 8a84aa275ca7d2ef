import { because, type Owned, type Reason } from '@battleline/kernel'
import { fold, unreadableText } from '@battleline/language'
import { fieldProblem, markProblem, playerProblem, tableProblem } from './board.ts'
import type { Definition } from './definition.ts'
import { effectsOf, noEffects } from './in-force.ts'
import type { Library } from './library.ts'
import { type Card, FIRST_CARD, type Player, type PlayerId, TABLE, type Table } from './state.ts'
import { COUNTERS, type Counter, type Edition, PILES, type Pile, type Zone } from './vocabulary.ts'

/** A card as a board is set up: its name, or that and its marks. Left out: awake, undamaged, without counters. */
export interface CardSetup extends Partial<Readonly<Record<Counter, number>>> {
  readonly name: string
  /** What it is called on this board; left out: its name, with a number where others have the same. */
  readonly as?: string
  readonly damage?: number
  /** Durability counters; left out: as many as its stat says. */
  readonly durability?: number
  readonly rested?: boolean
  readonly distant?: boolean
  readonly fostered?: boolean
  /** What a link shield is linked to, as it is called on this board. */
  readonly linked?: string
  /** The inner lineage of a champion, the card next to the top first. */
  readonly lineage?: readonly string[]
  /** The cards loaded into a weapon. */
  readonly loaded?: readonly string[]
  /** The player whose deck it is from; left out: the player whose zone it lies in. */
  readonly owner?: PlayerId
}

export interface PlayerSetup extends Partial<Readonly<Record<Pile, readonly (string | CardSetup)[]>>> {
  readonly name?: string
  readonly field?: readonly (string | CardSetup)[]
}

/** A board: any position that can be drawn, in the main phase of the turn player. Nothing triggers while it is set up. */
export interface Setup {
  readonly players: readonly [PlayerSetup, PlayerSetup]
  /** Left out: the first. */
  readonly active?: PlayerId
  /** The number of the turn, 1 being the first of the game; left out: a later one. */
  readonly turn?: number
}

/** The turn of a board whose turn nobody named: nobody's first (GA-CMB-10). */
const LATER_TURN = 3

const nothing = (): null => null

export const newTable = (edition: Edition, find: Table['$find'] = nothing): Table => ({
  own: null,
  edition,
  active: 1,
  turn: LATER_TURN,
  winner: null,
  stack: [],
  happened: [],
  combat: null,
  lasting: [],
  made: 0,
  memory: [],
  left: [],
  $effects: noEffects(),
  $find: find,
})

export const newPlayer = (name: string): Player => ({
  own: null,
  name,
  hadChampion: false,
  field: [],
  hand: [],
  memory: [],
  deck: [],
  material: [],
  graveyard: [],
  banishment: [],
})

export const newCard = ($def: Definition, owner: PlayerId): Card => ({
  own: null,
  name: $def.name,
  definition: $def.name,
  $def,
  owner,
  controller: owner,
  zone: 'deck',
  life: 0,
  rested: false,
  damage: 0,
  durability: 0,
  distant: false,
  fostered: false,
  harmed: false,
  linked: null,
  buff: 0,
  debuff: 0,
  level: 0,
  bulwark: 0,
  charge: 0,
  enlighten: 0,
  lash: 0,
  preparation: 0,
  refinement: 0,
  static: 0,
  under: [],
  host: -1,
})

/** The records that saves are held against: to which nothing has happened. */
export function blankRecords(edition: Edition): (id: number) => Owned {
  const table = newTable(edition)
  const player = newPlayer('')
  const card = newCard({ name: '' } as Definition, 1)
  return (id) => (id === TABLE ? table : id < FIRST_CARD ? player : card)
}

/** What tokens are looked up by. */
export const finder =
  (library: Library): Table['$find'] =>
  (name) => {
    const found = library.find(name)
    return found === null || 'problems' in found ? null : found
  }

/** The records of a board, or why it is none. Cards are numbered in the order in which the setup lists them. */
export function setUp(setup: Setup, edition: Edition, library: Library): Owned[] | Reason {
  const amiss = tableProblem(setup)
  if (amiss !== null) return amiss
  const table = newTable(edition, finder(library))
  table.active = setup.active ?? 1
  table.turn = setup.turn ?? LATER_TURN
  const rows: Owned[] = [table]
  for (const [at, { name }] of setup.players.entries()) rows.push(newPlayer(name ?? `player ${at + 1}`))
  for (const [at, player] of setup.players.entries()) {
    const wrong = addZones(rows, (at + 1) as PlayerId, player, library)
    if (wrong !== null) return wrong
  }
  tellApart(rows)
  const unlinked = link(rows, setup)
  if (unlinked !== null) return unlinked
  table.$effects = effectsOf(rows)
  return rows
}

const LISTS = ['field', ...PILES] as const

function addZones(rows: Owned[], player: PlayerId, setup: PlayerSetup, library: Library): Reason | null {
  const amiss = playerProblem(setup)
  if (amiss !== null) return amiss
  const record = rows[player] as Player
  for (const zone of LISTS) {
    for (const one of setup[zone] ?? []) {
      const added = addCard(rows, player, zone, typeof one === 'string' ? { name: one } : one, library)
      if (typeof added !== 'number') return added
      record[zone] = [...record[zone], added]
    }
  }
  const champions = record.field.filter((card) => (rows[card] as Card).$def.type === 'champion')
  if (champions.length > 1) return because(`${record.name} controls more than one champion`, 'GA-DEF-2')
  record.hadChampion = champions.length > 0
  return null
}

function addCard(
  rows: Owned[],
  player: PlayerId,
  zone: Zone,
  setup: CardSetup,
  library: Library,
): number | Reason {
  const definition = library.find(setup.name)
  if (definition === null) return because(library.missing(setup.name))
  if ('problems' in definition) return because(unreadableText(definition))
  const owner = setup.owner ?? player
  const card: Card = {
    ...newCard(definition, owner),
    name: setup.as ?? definition.name,
    zone,
    controller: player,
  }
  const amiss = (zone === 'field' ? fieldProblem(definition) : null) ?? markProblem(card, setup)
  if (amiss !== null) return amiss
  const number = rows.push(mark(card, setup)) - 1
  return addUnder(rows, player, number, setup, library) ?? number
}

/** The cards below another: its inner lineage, or what is loaded. */
function addUnder(
  rows: Owned[],
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

/** Cards that were given no name of their own are told apart from others of their name by a number. */
function tellApart(rows: readonly Owned[]): void {
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

/** Links each shield that a board links to something, by what that is called. */
function link(rows: readonly Owned[], { players }: Setup): Reason | null {
  const wanted = players.flatMap(({ field = [] }) => field)
  const shields = ([1, 2] as const).flatMap((player) => (rows[player] as Player).field)
  for (const [at, number] of shields.entries()) {
    const one = wanted[at]
    if (one === undefined || typeof one === 'string' || one.linked === undefined) continue
    const found = shields.find((card) => fold((rows[card] as Card).name) === fold(one.linked ?? ''))
    if (found === undefined)
      return because(`${one.name} is linked to ${one.linked}, which is not on the field`)
    ;(rows[number] as Card).linked = { card: found, life: (rows[found] as Card).life }
  }
  return null
}

/** Sets marks on a card; those that are left out stay as they are. */
function mark(card: Card, setup: CardSetup): Card {
  card.damage = setup.damage ?? 0
  card.durability = setup.durability ?? (card.zone === 'field' ? (card.$def.durability ?? 0) : 0)
  card.rested = setup.rested ?? false
  card.distant = setup.distant ?? false
  card.fostered = setup.fostered ?? false
  for (const counter of COUNTERS) card[counter] = setup[counter] ?? 0
  return card
}
