import type { PlayerId, SimpleWords } from '@battleline/card-game'
import { readProperties } from '../claims/properties.ts'
import { RUN_KEYS } from '../model/expectation.ts'
import type { NameCheck } from '../reading/check-names.ts'
import { type ReadingContext, readPlayer } from '../reading/context.ts'
import { isRunKey, readRunExpectation } from '../reading/run-expectations.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { cardProperties, playerProperties } from './properties.ts'
import type { SimpleClaim, SimpleScenario } from './scenario.ts'

type Expected = SimpleScenario['expect'][number]

/** The context for reading expectations. */
interface ExpectReading extends ReadingContext {
  readonly check: NameCheck
  readonly words: SimpleWords
}

/** Reads `expect`. */
export function readExpect(reading: ExpectReading, tree: Tree): readonly Expected[] {
  const { fields, players } = reading
  const table = fields.table(tree, 'expect')
  if (table === null) return []
  const given = fields.known(table, [...players, 'cards', 'winner', 'active', ...RUN_KEYS], '“expect”')
  return [...given.values()].flatMap((entry): readonly Expected[] => {
    const { key, value } = entry
    const player = players.indexOf(key.text) + 1
    if (player > 0) return readSide(reading, player as PlayerId, entry)
    if (key.text === 'cards') return readCards(reading, value)
    if (isRunKey(key.text)) {
      const read = readRunExpectation(reading, key.text, entry)
      return read === null ? [] : [read]
    }
    const kind = key.text === 'winner' ? 'winner' : 'active'
    const isNobody = kind === 'winner' && value.kind === 'text' && value.text === 'nobody'
    const is = isNobody ? null : readPlayer(reading, value, `the ${kind} player`)
    return is === null && !isNobody ? [] : [{ kind, at: key.at, is }]
  })
}

/** The claims about a player: the numbers, and the cards in the zones. */
function readSide(reading: ExpectReading, player: PlayerId, entry: Entry): readonly SimpleClaim[] {
  const { fields, check, words } = reading
  const properties = readProperties(reading, playerProperties(words), entry, 'a player', words.zones)
  const zones = entry.value.kind === 'table' ? entry.value.entries : []
  return [
    ...properties.map((property): SimpleClaim => ({ kind: 'player', at: property.at, player, property })),
    ...zones.flatMap(({ key, value }): SimpleClaim[] => {
      if (!words.zones.includes(key.text)) return []
      const cards = fields.each(value, key.text, (one) => {
        const name = fields.text(one, 'the name of a card')
        if (name !== null) check(name)
        return name?.text ?? null
      })
      return [{ kind: 'zone', at: key.at, player, zone: key.text, cards }]
    }),
  ]
}

function readCards(reading: ExpectReading, tree: Tree): readonly SimpleClaim[] {
  const table = reading.fields.table(tree, 'cards')
  return (table?.entries ?? []).map((entry): SimpleClaim => {
    reading.check(entry.key)
    const properties = readProperties(reading, cardProperties(reading.words), entry, 'a card')
    return { kind: 'card', at: entry.key.at, card: entry.key, properties }
  })
}
