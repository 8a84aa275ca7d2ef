import type { CardFacts } from '../model/definition.ts'
import { actions } from './actions.ts'
import { allies } from './allies.ts'
import { attacks } from './attacks.ts'
import { champions } from './champions.ts'
import { objects } from './objects.ts'
import { weapons } from './weapons.ts'

/** The cards that ship with the project: facts, and the canonical text. */
export const LIBRARY: readonly CardFacts[] = [
  ...actions,
  ...allies,
  ...attacks,
  ...champions,
  ...objects,
  ...weapons,
]
