import type { KeyForge } from '@battleline/keyforge'
import type { Faults } from '../problems/faults.ts'
import type { ReadingContext } from '../reading/context.ts'

/** What the parts of a document of KeyForge are read with. */
export interface KeyforgeContext extends ReadingContext {
  readonly faults: Faults
  /** The file. */
  readonly source: string
  /** The game of the scenario's edition, with its own cards. */
  readonly game: KeyForge
  readonly players: readonly [string, string]
  /** Folded names that were reported already: wrong names, and names in an unknown zone. */
  readonly misnamed: Set<string>
}
