import { COUNTERS, ELEMENTS, KEYWORDS, PILES, type PlayerId, ZONES } from '@battleline/grand-archive'
import { fold } from '@battleline/language'
import type { NameCheck } from '../reading/expected-names.ts'
import type { Fields, Given } from '../reading/fields.ts'
import { readBest } from '../reading/goals.ts'
import { isOnTheWay, ON_THE_WAY, readOnTheWay } from '../reading/on-the-way.ts'
import type { FormReading } from '../reading/reading.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import type { Claim, GrandArchiveScenario, Says } from './scenario.ts'

const NUMBERS = ['damage', 'durability', 'power', 'life', ...COUNTERS] as const
const TRUTHS = ['rested', 'distant', 'fostered'] as const
export const SAID = [...NUMBERS, ...TRUTHS, 'in', 'controller', 'keywords', 'elements'] as const
export const CLAIMS = ['cards', 'winner', 'best', ...ON_THE_WAY] as const
const LISTS = ['field', ...PILES] as const

type Expected = GrandArchiveScenario['expect'][number]

/** What expectations are read with. */
interface ExpectReading extends FormReading {
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

/** What is expected of a player: their level, and what lies in their zones. */
function readPlayer({ fields, check }: ExpectReading, player: PlayerId, { value }: Entry): readonly Claim[] {
  const table = fields.table(value, 'what is expected of a player')
  if (table === null) return []
  return [...fields.known(table, ['level', ...LISTS], 'a player').values()].flatMap(
    ({ key, value: is }): Claim[] => {
      if (key.text === 'level') {
        const count = fields.count(is, 'level', -100)
        return count === null ? [] : [{ kind: 'level', at: key.at, player, is: count }]
      }
      const cards = fields.each(is, key.text, (one) => {
        const name = fields.text(one, 'the name of a card')
        if (name !== null) check(name)
        return name?.text ?? null
      })
      return [{ kind: 'zone', at: key.at, player, zone: key.text, cards }]
    },
  )
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
        : isOnTheWay(key.text)
          ? readOnTheWay(reading, key.text, entry)
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

function readCards({ fields, players, check }: ExpectReading, tree: Tree): readonly Claim[] {
  const table = fields.table(tree, 'cards')
  return (table?.entries ?? []).flatMap(({ key, value }): Claim[] => {
    check(key)
    const says = fields.table(value, `what is expected of ${key.text}`)
    if (says === null) return []
    const given = fields.known(says, SAID, 'a card')
    const said = [...given.values()].flatMap((entry) => readSays(fields, players, entry) ?? [])
    return [{ kind: 'card', at: key.at, card: { text: key.text, at: key.at }, says: said }]
  })
}

function readSays(fields: Fields, players: readonly string[], { key, value }: Entry): Says | null {
  const number = NUMBERS.find((one) => one === key.text)
  if (number !== undefined) {
    const is = fields.count(value, number, -100)
    return is === null ? null : { what: 'number', of: number, is }
  }
  const truth = TRUTHS.find((one) => one === key.text)
  if (truth !== undefined) {
    const is = fields.truth(value, truth)
    return is === null ? null : { what: 'truth', of: truth, is }
  }
  if (key.text === 'in') {
    const zone = fields.word(value, ZONES, 'a zone')
    return zone === null ? null : { what: 'in', zone }
  }
  if (key.text === 'controller') {
    const player = fields.word(value, players, 'a player')
    return player === null
      ? null
      : {
          what: 'controller',
          player: (players.findIndex((one) => fold(one) === fold(player)) + 1) as PlayerId,
        }
  }
  const of = key.text === 'keywords' ? 'keywords' : 'elements'
  const words: readonly string[] = of === 'keywords' ? KEYWORDS : ELEMENTS
  return {
    what: 'list',
    of,
    are: fields.each(value, of, (one) => fields.word(one, words, `one of the ${of}`)),
  }
}
