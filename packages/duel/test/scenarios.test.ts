import { readFileSync } from 'node:fs'
import { adapters, template, testFiles } from '@battleline/scenario'
import { describe, expect, it } from 'vitest'
import { duelAdapter } from '../src/index.ts'

adapters.add(duelAdapter)

const files = ['strikes', 'last-blows'].map((name) => {
  const file = new URL(`../../../scenarios/duel/${name}.yaml`, import.meta.url)
  return { file: `${name}.yaml`, text: readFileSync(file, 'utf8') }
})
const failures = (all: Parameters<typeof testFiles>[0]) =>
  testFiles(all, { forked: true }).flatMap(({ name, passed, problems, rejected, expectations }) =>
    passed ? [] : [{ name, problems, rejected, unmet: expectations.filter(({ holds }) => !holds) }],
  )

describe('scenarios of the duel', () => {
  it('pass, also saved, loaded and forked at every decision', () => {
    expect(failures(files)).toEqual([])
  })

  it('have a passing template', () => {
    const made = template('duel')
    expect(made.ok && failures([{ file: 'new.yaml', text: made.text }])).toEqual([])
  })

  it('report the place of a fault, and the nearest word', () => {
    const text = `name: x
game: duel
players:
  me: { feild: [Ogre], lif: 3 }
  you: { field: [Squier: { damge: 1 }] }
play:
  - atack: Ogre -> Squier
expect:
  cards: { Squier: { power: 1 } }
`
    const [result] = testFiles([{ file: 'wrong.yaml', text }])
    expect(result?.problems.map(({ line, nearest }) => [line, nearest])).toEqual([
      [4, 'field'],
      [4, 'life'],
      [5, undefined],
      [5, 'damage'],
      [7, 'attack'],
    ])
  })
})
