import { because, type Reason, type StateRecord, say } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import { FIRST_CARD, type PlayerId, TABLE } from '../model/reference.ts'
import { restoreRecords } from '../setup/restore-records.ts'
import { flag, integer, list, name, player, problemIn, record, type Schema, whole } from '../setup/schema.ts'
import type { SimpleLibrary } from './library.ts'
import type { SimpleCard, SimpleCardFacts, SimplePlayer, SimpleTable, SimpleWords } from './spec.ts'

/** A card of a board: its name, its distinct label, and its counters and marks. */
export interface SimpleCardSetup {
  readonly name: string
  readonly as?: string
  readonly counters?: Readonly<Record<string, number>>
  readonly marks?: Readonly<Record<string, boolean>>
}

export interface SimplePlayerSetup {
  readonly name?: string
  readonly numbers?: Readonly<Record<string, number>>
  readonly zones?: Readonly<Record<string, readonly SimpleCardSetup[]>>
}

export interface SimpleSetup {
  readonly players: readonly [SimplePlayerSetup, SimplePlayerSetup]
  /** Default: the first player. */
  readonly active?: PlayerId
}

const fields = (names: readonly string[], of: Schema) =>
  record(Object.fromEntries(names.map((one) => [one, of])))

const schemaOf = memoize((words: SimpleWords) => {
  const card = record(
    {
      name,
      as: name,
      counters: fields(words.counters, whole()),
      marks: fields(Object.keys(words.marks), flag),
    },
    ['name'],
  )
  const side = record({
    name,
    numbers: fields(Object.keys(words.playerNumbers), integer),
    zones: fields(words.zones, list(card, { what: 'a list of cards' })),
  })
  return record({ players: list(side, { least: 2, most: 2 }), active: player }, ['players'])
})

/** The records of a board, or why the board is invalid. */
export function setUp(
  setup: SimpleSetup,
  words: SimpleWords,
  library: SimpleLibrary,
): StateRecord[] | Reason {
  const problem = problemIn(schemaOf(words), setup)
  if (problem !== null) return problem
  const [first, second] = setup.players
  const rows: StateRecord[] = [
    newTable(setup.active ?? 1),
    newPlayer(words, first.name ?? 'player 1', first.numbers),
    newPlayer(words, second.name ?? 'player 2', second.numbers),
  ]
  const taken = new Set(
    setup.players.flatMap(({ zones = {} }) => Object.values(zones).flat()).map(({ as }) => as),
  )
  for (const [at, { zones = {} }] of setup.players.entries())
    for (const [zone, cards] of Object.entries(zones)) {
      for (const card of cards) {
        const facts = library.facts(card.name)
        if (facts === undefined) return because(library.missing(card.name))
        const called = card.as ?? distinct(facts.name, taken)
        rows.push({
          ...newCard(words, facts, called, (at + 1) as PlayerId, zone),
          ...card.counters,
          ...card.marks,
        })
      }
    }
  return rows
}

/** The name, with a number behind it from the second card of that name on. */
function distinct(name: string, taken: Set<string | undefined>): string {
  let called = name
  for (let number = 2; taken.has(called); number++) called = `${name} ${number}`
  taken.add(called)
  return called
}

const newTable = (active: PlayerId): SimpleTable => ({ own: null, active, winner: null })

const newPlayer = (
  words: SimpleWords,
  name: string,
  numbers: Readonly<Record<string, number>> = {},
): SimplePlayer => ({ own: null, name, ...words.playerNumbers, ...numbers })

const newCard = (
  words: SimpleWords,
  $facts: SimpleCardFacts,
  called: string,
  owner: PlayerId,
  zone: string,
): SimpleCard => ({
  own: null,
  name: $facts.name,
  called,
  owner,
  zone,
  $facts,
  ...Object.fromEntries(words.counters.map((counter) => [counter, 0])),
  ...Object.fromEntries(Object.keys(words.marks).map((mark) => [mark, false])),
})

/** Completes loaded records, or says which one is invalid, so that no later code fails on it. */
export function restore(rows: StateRecord[], words: SimpleWords, library: SimpleLibrary): Reason | null {
  return restoreRecords(rows, {
    fresh: (row, at) => freshRecord(row, at, words, library),
    misplaced: (row, at) => misplaced(row, at, words),
  })
}

function freshRecord(
  row: StateRecord,
  at: number,
  words: SimpleWords,
  library: SimpleLibrary,
): StateRecord | Reason {
  if (at === TABLE) return newTable(1)
  if (at < FIRST_CARD) return newPlayer(words, '', lowest(words))
  const { name } = row as SimpleCard
  const facts = typeof name === 'string' ? library.facts(name) : undefined
  return facts === undefined
    ? because(say`no card is called ${String(name)}`)
    : newCard(words, facts, '', 1, '')
}

/** A loaded number of a player may be less than 0. */
const lowest = ({ playerNumbers }: SimpleWords) =>
  Object.fromEntries(Object.keys(playerNumbers).map((number) => [number, Number.MIN_SAFE_INTEGER]))

/** A record without a valid owner or zone. */
function misplaced(row: StateRecord, at: number, { zones }: SimpleWords): Reason | null {
  const isPlayer = (value: unknown) => value === 1 || value === 2
  const { active, winner } = row as SimpleTable
  const { owner, zone } = row as SimpleCard
  const fits =
    at === TABLE
      ? isPlayer(active) && (winner === null || isPlayer(winner))
      : at < FIRST_CARD || (isPlayer(owner) && zones.includes(zone))
  return fits ? null : because(say`record ${at} of the saved position refers to a missing zone or player`)
}
