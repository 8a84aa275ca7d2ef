import { COUNTERS, ELEMENTS, KEYWORDS, PILES, type PlayerId, ZONES } from '@battleline/grand-archive'
import { fold } from '@battleline/language'
import type { Status } from '../played.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { readRule } from '../reading/rule-ids.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import type { AskedOf, Claim, Says } from './scenario.ts'

const NUMBERS = ['damage', 'durability', 'power', 'life', ...COUNTERS] as const
const TRUTHS = ['rested', 'distant'] as const
export const SAID = [...NUMBERS, ...TRUTHS, 'in', 'controller', 'keywords', 'elements'] as const
export const CLAIMS = [
  'cards',
  'winner',
  'steps',
  'not steps',
  'refused',
  'because',
  'asked',
  'status',
] as const
const STATUSES: readonly Status[] = ['ended', 'asking', 'refused', 'limit']
const LISTS = ['field', ...PILES] as const

interface Expecting {
  readonly fields: Fields
  readonly players: readonly string[]
  readonly rules: readonly string[] | undefined
}

/** Reads `expect`. */
export function readExpect(reading: Expecting, tree: Tree): readonly Claim[] {
  const { fields, players } = reading
  const table = fields.table(tree, 'expect')
  if (table === null) return []
  const given = fields.known(table, [...players, ...CLAIMS], '“expect”')
  return [
    ...players.flatMap((name, at) => {
      const entry = given.get(name)
      return entry === undefined ? [] : readPlayer(fields, (at + 1) as PlayerId, entry)
    }),
    ...readOthers(reading, given),
  ]
}

/** What is expected of a player: their level, and what lies in their zones. */
function readPlayer(fields: Fields, player: PlayerId, { value }: Entry): readonly Claim[] {
  const table = fields.table(value, 'what is expected of a player')
  if (table === null) return []
  return [...fields.known(table, ['level', ...LISTS], 'a player').values()].flatMap(
    ({ key, value: is }): Claim[] => {
      if (key.text === 'level') {
        const count = fields.count(is, 'level', -100)
        return count === null ? [] : [{ kind: 'level', at: key.at, player, is: count }]
      }
      const cards = fields.each(is, key.text, (one) => fields.text(one, 'the name of a card')?.text ?? null)
      return [{ kind: 'zone', at: key.at, player, zone: key.text, cards }]
    },
  )
}

function readOthers(reading: Expecting, given: Given): readonly Claim[] {
  const { fields, players, rules } = reading
  const ids = (tree: Tree) => fields.each(tree, 'rules', (one) => readRule({ fields, rules }, one))
  const claims = [...given].map(([word, { key, value }]): Claim | readonly Claim[] | null => {
    const { at } = key
    switch (word) {
      case 'cards':
        return readCards(fields, players, value)
      case 'winner':
        return readWinner(fields, players, value, at)
      case 'steps':
      case 'not steps':
        return { kind: word, at, steps: fields.each(value, word, (one) => stepOf(fields, one)) }
      case 'refused': {
        const rule = readRule({ fields, rules }, value)
        return rule === null ? null : { kind: 'refused', at, rule }
      }
      case 'because':
        return {
          kind: 'because',
          at,
          rules: value.kind === 'list' ? ids(value) : ids({ kind: 'list', at: value.at, items: [value] }),
        }
      case 'asked':
        return {
          kind: 'asked',
          at,
          asked: fields.each(value, 'asked', (one) => readAsked(fields, players, one)),
        }
      case 'status': {
        const is = fields.word(value, STATUSES, 'a status')
        return is === null ? null : { kind: 'status', at, is }
      }
      default:
        return null
    }
  })
  return claims.flat().filter((one): one is Claim => one !== null)
}

function readWinner(fields: Fields, players: readonly string[], tree: Tree, at: Claim['at']): Claim | null {
  const word = fields.word(tree, [...players, 'draw', 'nobody'], 'a player, “draw” or “nobody”')
  if (word === null) return null
  const player = players.indexOf(word) + 1
  return { kind: 'winner', at, is: word === 'nobody' ? null : (player as PlayerId | 0) }
}

/** A step by its id; the game's name in front may be left out. */
function stepOf(fields: Fields, tree: Tree): string | null {
  const text = fields.text(tree, 'a step')?.text
  if (text === undefined) return null
  return text.startsWith('grand-archive/') ? text : `grand-archive/${text}`
}

function readAsked(fields: Fields, players: readonly string[], tree: Tree): AskedOf | null {
  const table = fields.table(tree, 'a question')
  if (table === null) return null
  const given = fields.known(table, ['who', 'step'], 'a question')
  const who = readAt(given, 'who', (value) => fields.word(value, [...players, 'chance'], 'a player'))
  const step = readAt(given, 'step', (value) => stepOf(fields, value))
  return who === null || step === null ? null : { who, step }
}

function readCards(fields: Fields, players: readonly string[], tree: Tree): readonly Claim[] {
  const table = fields.table(tree, 'cards')
  return (table?.entries ?? []).flatMap(({ key, value }): Claim[] => {
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
