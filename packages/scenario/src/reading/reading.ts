import type { KeyForge, PlayerId } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { near } from '../near.ts'
import type { Faults } from '../place.ts'
import type { Text, Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

/** What the parts of a document are read with, whatever its game. */
export interface FormReading {
  readonly fields: Fields
  /** The players' names. */
  readonly players: readonly string[]
  /** The ids of all rules and rulings, where they are known. */
  readonly rules: readonly string[] | undefined
  /** The full id of a step of the game, or null where it has none of that name. */
  step(text: Text): string | null
}

/** What the parts of a document of KeyForge are read with. */
export interface Reading extends FormReading {
  readonly faults: Faults
  /** The file. */
  readonly source: string
  /** The game of the scenario's edition, with its own cards. */
  readonly game: KeyForge
  readonly players: readonly [string, string]
  /** Folded names of cards that the board names wrongly, or in a zone that is none: that has been said already. */
  readonly misnamed: Set<string>
}

/** A player by name, or null where there is none of that name. */
export function readPlayer(
  { fields, players }: Pick<FormReading, 'fields' | 'players'>,
  tree: Tree,
  what: string,
): PlayerId | null {
  const text = fields.text(tree, what)
  if (text === null) return null
  const at = players.findIndex((name) => fold(name) === fold(text.text))
  if (at >= 0) return (at + 1) as PlayerId
  fields.faults.add(text.at, `no player is called “${text.text}”`, () => ({
    expected: players,
    nearest: near(text.text, players),
  }))
  return null
}
