import { expect } from 'vitest'
import {
  ofGame,
  type Played,
  type PlayOptions,
  type Problem,
  play,
  readScenarios,
  type Scenario,
} from '../src/index.ts'
import { scenario } from './marked.ts'

const FILE = { file: 'x.yaml' }

export const problemsOf = (text: string): readonly Problem[] => readScenarios(text, FILE).problems

/** The first scenario of a text in which nothing is wrong. */
export function read(text: string): Scenario {
  const { scenarios, problems } = readScenarios(text, FILE)
  expect(problems).toEqual([])
  const [first] = ofGame(scenarios, 'keyforge')
  if (first === undefined) throw new Error('no scenario')
  return first
}

/** Plays a scenario of which some parts are given. */
export const run = (parts: Readonly<Record<string, string>>, options: PlayOptions = {}): Played =>
  play(read(scenario(parts)), options)
