import type { KeyForge, PlayerId } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { near } from '../near.ts'
import type { Faults } from '../place.ts'
import type { Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

/** What the parts of a document are read with. */
export interface Reading {
  readonly faults: Faults
  readonly fields: Fields
  /** The file. */
  readonly source: string
  /** The game of the scenario's edition, with its own cards. */
  readonly game: KeyForge
  /** The players' names. */
  readonly players: readonly [string, string]
  /** Folded names of cards that the board names wrongly, or in a zone that is none: that has been said already. */
  readonly misnamed: Set<string>
  /** The ids of all rules and rulings, where they are known. */
  readonly rules: readonly string[] | undefined
}

/** A player by name, or null where there is none of that name. */
export function readPlayer({ fields, faults, players }: Reading, tree: Tree, what: string): PlayerId | null {
  const text = fields.text(tree, what)
  if (text === null) return null
  const at = players.findIndex((name) => fold(name) === fold(text.text))
  if (at >= 0) return (at + 1) as PlayerId
  faults.add(text.at, `no player is called “${text.text}”`, () => ({
    expected: players,
    nearest: near(text.text, players),
  }))
  return null
}
