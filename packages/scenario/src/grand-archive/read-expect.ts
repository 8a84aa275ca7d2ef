import { PILES, type PlayerId } from '@battleline/grand-archive'
import { readProperties } from '../claims/properties.ts'
import { readBest } from '../goals/read-goal.ts'
import { RUN_KEYS } from '../model/expectation.ts'
import type { NameCheck } from '../reading/check-names.ts'
import type { ReadingContext } from '../reading/context.ts'
import type { Fields, Given } from '../reading/fields.ts'
import { isRunKey, readRunExpectation } from '../reading/run-expectations.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { CARD_PROPERTIES, PLAYER_PROPERTIES } from './properties.ts'
import type { Claim, GrandArchiveScenario } from './scenario.ts'

export const CLAIMS = ['cards', 'winner', 'best', ...RUN_KEYS] as const
const LISTS = ['field', ...PILES] as const

type Expected = GrandArchiveScenario['expect'][number]

/** The context for reading expectations. */
interface ExpectReading extends ReadingContext {
  readonly check: NameCheck
}

/** Reads `expect`. */
export function readExpect(reading: ExpectReading, tree: Tree, hasGoal: boolean): readonly Expected[] {
  const { fields, players } = reading
  const table = fields.table(tree, 'expect')
  if (table === null) return []
  const given = fields.known(table, [...players, ...CLAIMS], '“expect”')
  return [
    ...players.flatMap((name, at) => {
      const entry = given.get(name)
      return entry === undefined ? [] : readPlayer(reading, (at + 1) as PlayerId, entry)
    }),
    ...readOthers(reading, given, hasGoal),
  ]
}

/** The claims about a player: the level, and the cards in the zones. */
function readPlayer(reading: ExpectReading, player: PlayerId, entry: Entry): readonly Claim[] {
  const { fields, check } = reading
  const properties = readProperties(reading, PLAYER_PROPERTIES, entry, 'a player', LISTS)
  const zones = entry.value.kind === 'table' ? entry.value.entries : []
  const claims: readonly Claim[] = [
    ...properties.map((property): Claim => ({ kind: 'player', at: property.at, player, property })),
    ...zones.flatMap(({ key, value }): Claim[] => {
      if (!LISTS.some((zone) => zone === key.text)) return []
      const cards = fields.each(value, key.text, (one) => {
        const name = fields.text(one, 'the name of a card')
        if (name !== null) check(name)
        return name?.text ?? null
      })
      return [{ kind: 'zone', at: key.at, player, zone: key.text, cards }]
    }),
  ]
  return [...claims].sort((one, other) => one.at.from - other.at.from)
}

function readOthers(reading: ExpectReading, given: Given, hasGoal: boolean): readonly Expected[] {
  const { fields, players } = reading
  return [...given.values()].flatMap((entry): readonly Expected[] => {
    const { key, value } = entry
    if (key.text === 'cards') return readCards(reading, value)
    if (key.text === 'best') return readBest(fields, entry, hasGoal)
    const read =
      key.text === 'winner'
        ? readWinner(fields, players, value, key.at)
        : isRunKey(key.text)
          ? readRunExpectation(reading, key.text, entry)
          : null
    return read === null ? [] : [read]
  })
}

function readWinner(fields: Fields, players: readonly string[], tree: Tree, at: Claim['at']): Claim | null {
  const word = fields.word(tree, [...players, 'draw', 'nobody'], 'a player, “draw” or “nobody”')
  if (word === null) return null
  const player = players.indexOf(word) + 1
  return { kind: 'winner', at, is: word === 'nobody' ? null : (player as PlayerId | 0) }
}

function readCards(reading: ExpectReading, tree: Tree): readonly Claim[] {
  const table = reading.fields.table(tree, 'cards')
  return (table?.entries ?? []).map((entry): Claim => {
    const { text, at } = entry.key
    reading.check(entry.key)
    const properties = readProperties(reading, CARD_PROPERTIES, entry, 'a card')
    return { kind: 'card', at, card: { text, at }, properties }
  })
}
