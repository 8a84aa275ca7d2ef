import { expect } from 'vitest'
import { ofGame, play } from '../src/files/adapters.ts'
import { readScenarios } from '../src/files/read-scenarios.ts'
import type { KeyforgePlayed } from '../src/keyforge/played.ts'
import type { KeyforgeScenario } from '../src/keyforge/scenario.ts'
import type { PlayOptions } from '../src/model/played.ts'
import type { Problem } from '../src/problems/problem.ts'
import { scenario } from './marked.ts'

const FILE = { file: 'x.yaml' }

export const problemsOf = (text: string): readonly Problem[] => readScenarios(text, FILE).problems

/** The first scenario of a text without problems. */
export function read(text: string): KeyforgeScenario {
  const { scenarios, problems } = readScenarios(text, FILE)
  expect(problems).toEqual([])
  const [first] = ofGame(scenarios, 'keyforge')
  if (first === undefined) throw new Error('no scenario')
  return first
}

/** Plays a scenario with some given parts. */
export const run = (
  parts: Readonly<Record<string, string>>,
  options: PlayOptions<KeyforgeScenario['edition']> = {},
): KeyforgePlayed => play(read(scenario(parts)), options)
