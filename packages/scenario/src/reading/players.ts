import { isName } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Faults } from '../problems/faults.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** The players' names; null if there are too few or too many. */
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
    faults.add('player-count', at, `a scenario has ${many} players; ${here}`)
    return null
  }
  for (const { key } of table.entries) checkName(faults, key, reserved)
  const twice = table.entries.find(({ key }, at) =>
    names.slice(0, at).some((name) => fold(name) === fold(key.text)),
  )
  if (twice === undefined) return { names, table }
  const which = most === 2 ? 'the two players have' : 'two players have'
  faults.add(
    'duplicate-name',
    twice.key.at,
    `${which} the same name; case, accents and punctuation do not count`,
  )
  return null
}

/** Words with another meaning in `expect`, which cannot be player names. */
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
    faults.add('player-name', at, `“${text}” has a meaning in “expect” and cannot name a player`)
  if (!isName(text)) faults.add('player-name', at, 'a player has a name')
}
