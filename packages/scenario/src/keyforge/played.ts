import type { KeyForge } from '@battleline/keyforge'
import type { PlayedScenario } from '../model/played.ts'
import type { KeyforgeScenario } from './scenario.ts'

/** A scenario of KeyForge that was played. */
export type KeyforgePlayed = PlayedScenario<KeyforgeScenario, KeyForge>
