import type { KeyForge } from '@battleline/keyforge'
import type { PlayedScenario } from '../model/played.ts'
import type { KeyforgeScenario } from './scenario.ts'

/** A KeyForge scenario after play. */
export type KeyforgePlayed = PlayedScenario<KeyforgeScenario, KeyForge>
