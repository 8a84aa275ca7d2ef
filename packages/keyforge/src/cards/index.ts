import type { CardFacts } from '../model/definition.ts'
import { brobnar } from './brobnar.ts'
import { dis } from './dis.ts'
import { ekwidon } from './ekwidon.ts'
import { geistoid } from './geistoid.ts'
import { keyraken } from './keyraken.ts'
import { logos } from './logos.ts'
import { mars } from './mars.ts'
import { redemption } from './redemption.ts'
import { sanctum } from './sanctum.ts'
import { saurian } from './saurian.ts'
import { shadows } from './shadows.ts'
import { skyborn } from './skyborn.ts'
import { starAlliance } from './star-alliance.ts'
import { unfathomable } from './unfathomable.ts'
import { untamed } from './untamed.ts'

/** The cards that ship with the project: facts, and the canonical text. */
export const LIBRARY: readonly CardFacts[] = [
  ...brobnar,
  ...dis,
  ...ekwidon,
  ...geistoid,
  ...keyraken,
  ...logos,
  ...mars,
  ...redemption,
  ...sanctum,
  ...saurian,
  ...shadows,
  ...skyborn,
  ...starAlliance,
  ...unfathomable,
  ...untamed,
]
