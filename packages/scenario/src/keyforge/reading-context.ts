import type { House, KeyForge } from '@battleline/keyforge'
import type { CardFiles } from '../cards/card-files.ts'
import type { ReadingContext } from '../reading/context.ts'

/** The context for reading the parts of a KeyForge document. */
export interface KeyforgeContext extends ReadingContext {
  /** The file. */
  readonly source: string
  /** The files that the scenario may name; `undefined` if none can be read. */
  readonly files: CardFiles | undefined
  /** The game of the scenario's edition, with its own cards. */
  readonly game: KeyForge
  /** The houses of the language, and those that the scenario's own cards name. */
  readonly houses: readonly House[]
  readonly players: readonly [string, string]
  /** Folded names that have already been reported: wrong names, and names in an unknown zone. */
  readonly misnamed: Set<string>
}
