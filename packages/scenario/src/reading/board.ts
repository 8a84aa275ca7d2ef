import {
  type CardSetup,
  HOUSES,
  PILES,
  type Pile,
  type PlayerId,
  type PlayerSetup,
} from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { SetCards } from '../keyforge/set-cards.ts'
import type { Faults } from '../place.ts'
import type { RosterCard } from '../scenario.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'
import { type Fields, type Given, readAt } from './fields.ts'
import type { Reading } from './reading.ts'

/** The keys of a player in the set-up. */
export const PLAYER_KEYS = ['aember', 'keys', 'chains', 'tide', ...PILES] as const
export const SET_PLAYER_KEYS = [...PLAYER_KEYS, 'houses', 'token'] as const

export interface Board {
  readonly players: readonly [PlayerSetup, PlayerSetup]
  readonly tide: PlayerId | null
  readonly roster: readonly RosterCard[]
}

/** The two players' names, or null where there are not two. */
export function readNames(
  fields: Fields,
  tree: Tree,
): { readonly names: readonly [string, string]; readonly table: Table } | null {
  const read = readPlayers(fields, tree, 2)
  const [first, second] = read?.names ?? []
  return read === null || first === undefined || second === undefined
    ? null
    : { names: [first, second], table: read.table }
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** The players' names, or null where there are not two of them, or more up to a number. */
export function readPlayers(
  fields: Fields,
  tree: Tree,
  most: number,
  reserved: readonly string[] = RESERVED,
): { readonly names: readonly string[]; readonly table: Table } | null {
  const { faults } = fields
  const table = fields.table(tree, 'players')
  if (table === null) return null
  const names = table.entries.map(({ key }) => key.text)
  if (names.length < 2 || names.length > most) {
    const count = names.length
    const here = `here ${count === 1 ? 'is' : 'are'} ${NUMBERS[count] ?? count}`
    const many = most === 2 ? 'two' : `two to ${NUMBERS[most]}`
    const at = table.entries[most]?.key.at ?? table.entries[0]?.key.at ?? tree.at
    faults.add(at, `a scenario has ${many} players; ${here}`)
    return null
  }
  for (const { key } of table.entries) checkName(faults, key, reserved)
  const twice = table.entries.find(({ key }, at) =>
    names.slice(0, at).some((name) => fold(name) === fold(key.text)),
  )
  if (twice === undefined) return { names, table }
  const which = most === 2 ? 'the two players have' : 'two players have'
  faults.add(twice.key.at, `${which} the same name; case, accents and punctuation do not count`)
  return null
}

/** Words that stand beside players' names in `expect`, or for somebody else. */
export const RESERVED = [
  'active',
  'house',
  'winner',
  'cards',
  'steps',
  'not steps',
  'asked',
  'refused',
  'because',
  'status',
  'endings',
  'outcomes',
  'always',
  'best',
  'chance',
] as const

function checkName(faults: Faults, { text, at }: Text, reserved: readonly string[]): void {
  if (reserved.some((word) => fold(word) === fold(text)))
    faults.add(at, `“${text}” has a meaning in “expect” and cannot name a player`)
  if (text.trim() === '') faults.add(at, 'a player has a name')
}

/** Reads `players`. What is wrong in it is a fault and left out of the board. */
export function readBoard(reading: Reading, table: Table): Board {
  const cards = new SetCards(reading)
  let tide: PlayerId | null = null
  const players = table.entries.map(({ key, value }, at) => {
    const player = (at + 1) as PlayerId
    const own = reading.fields.table(value, `the player ${key.text}`)
    if (own === null) return { name: key.text }
    const given = reading.fields.known(own, SET_PLAYER_KEYS, 'a player')
    for (const entry of own.entries)
      if (!given.has(entry.key.text))
        for (const word of wordsIn(entry.value)) reading.misnamed.add(fold(word))
    const high = given.get('tide')
    if (
      high !== undefined &&
      reading.fields.word(high.value, ['high'], 'a tide that a player can be given') !== null
    ) {
      if (tide !== null) reading.faults.add(high.value.at, 'the tide is high for one player only')
      tide = player
    }
    const houses = readAt(given, 'houses', (list) =>
      reading.fields.each(list, 'houses', (item) => reading.fields.word(item, HOUSES, 'a house')),
    )
    const token = readAt(given, 'token', (value) => readToken(reading, value))
    return {
      name: key.text,
      ...pools(reading, given),
      ...piles(cards, given, player),
      ...(houses !== null && { houses }),
      ...(token !== null && { token }),
    }
  })
  const [first = {}, second = {}] = players
  return { players: [first, second], tide, roster: cards.finish() }
}

/** Everything that is written in a part of a file. */
function wordsIn(tree: Tree): readonly string[] {
  switch (tree.kind) {
    case 'text':
      return [tree.text]
    case 'list':
      return tree.items.flatMap(wordsIn)
    case 'table':
      return tree.entries.flatMap(({ key, value }) => [key.text, ...wordsIn(value)])
    case 'hidden':
      return []
  }
}

/** The name of the token creature on a player's reference card. */
function readToken({ fields, faults, game }: Reading, tree: Tree): string | null {
  const named = fields.text(tree, 'a token creature')
  if (named === null) return null
  const facts = game.library.facts(named.text)
  if (facts?.type === 'token creature') return facts.name
  faults.add(named.at, `no token creature is called “${named.text}”`)
  return null
}

function pools({ fields }: Reading, given: Given): PlayerSetup {
  const found = Object.entries(MOST).flatMap(([what, most]) => {
    const count = readAt(given, what, (value) => fields.count(value, what, 0, most))
    return count === null ? [] : [[what, count]]
  })
  return Object.fromEntries(found)
}

/** Three keys win the game: with them nothing is played any more. */
const MOST = { aember: 1000, keys: 2, chains: 24 } as const

function piles(cards: SetCards, given: Given, player: PlayerId): PlayerSetup {
  const found = PILES.flatMap((zone): [Pile, readonly CardSetup[]][] => {
    const list = readAt(given, zone, (value) => cards.list(value, zone, { player, zone, host: null }))
    return list === null ? [] : [[zone, list]]
  })
  return Object.fromEntries(found)
}
