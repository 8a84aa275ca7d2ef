import { fold } from '@battleline/language'
import type { PlayerNumber } from '../model/goal.ts'
import { nearestWord } from '../names/nearest.ts'
import type { Text, Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

/** The context for reading the parts of a document, in any game. */
export interface ReadingContext {
  readonly fields: Fields
  /** The players' names. */
  readonly players: readonly string[]
  /** The ids of all rules and rulings, if known. */
  readonly rules: readonly string[] | undefined
  /** The full id of a step of the game, or null for an unknown one. */
  step(text: Text): string | null
}

/** A player by name, or null for an unknown one. */
export function readPlayer(
  { fields, players }: Pick<ReadingContext, 'fields' | 'players'>,
  tree: Tree,
  what: string,
): PlayerNumber | null {
  const text = fields.text(tree, what)
  if (text === null) return null
  const at = players.findIndex((name) => fold(name) === fold(text.text))
  if (at >= 0) return (at + 1) as PlayerNumber
  fields.faults.add('unknown-player', text.at, `no player is called “${text.text}”`, () => ({
    expected: players,
    nearest: nearestWord(text.text, players),
  }))
  return null
}
