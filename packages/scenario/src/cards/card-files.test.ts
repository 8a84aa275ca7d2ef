import { describe, expect, it } from 'vitest'
import { scenario } from '../../test/marked.ts'
import { ofGame, play } from '../files/adapters.ts'
import { readScenarios } from '../files/read-scenarios.ts'

const files: Readonly<Record<string, string>> = {
  'mine.json': JSON.stringify({
    'Test Ogre': { type: 'creature', house: 'brobnar', power: 7, text: 'Poison.' },
    'Test Imp': { type: 'creature', house: 'dis', power: 1 },
    'Test Frob': { type: 'creature', house: 'dis', power: 1, text: 'Reap: Frob.' },
  }),
  'list.json': '[]',
  'broken.json': '{',
  'wrong.json': JSON.stringify({ Bad: { type: 'creature', house: 7 } }),
}
const readCards = (path: string) => {
  const text = files[path]
  return text === undefined ? { reason: 'no such file' } : { text }
}
const read = (parts: Readonly<Record<string, string>>) => {
  const { scenarios, problems } = readScenarios(scenario(parts), { file: 'a.yaml', readCards })
  return { scenarios: ofGame(scenarios, 'keyforge'), problems }
}
const players = (name: string) => `{ me: { battleline: [${name}] }, you: { battleline: [Urchin] } }`

describe('cards of a file', () => {
  it('are used by name in the scenario', () => {
    const { scenarios, problems } = read({ cards: 'mine.json', players: players('test ogre') })
    expect(problems).toEqual([])
    expect(scenarios[0]?.cards.map(({ name }) => name)).toEqual(['Test Ogre'])
    expect(scenarios[0]?.roster[0]?.name).toBe('Test Ogre')
  })

  it('are replaced by later cards of the scenario', () => {
    const own = '[mine.json, { Test Imp: { type: creature, house: dis, power: 9 } }]'
    const { scenarios, problems } = read({ cards: own, players: players('Test Imp, Test Ogre') })
    expect(problems).toEqual([])
    expect(scenarios[0]?.cards.map(({ name, power }) => `${name} ${power}`)).toEqual([
      'Test Ogre 7',
      'Test Imp 1',
      'Test Imp 9',
    ])
  })

  it('cannot be used if their text cannot be read', () => {
    const { scenarios, problems } = read({ cards: 'mine.json', players: players('Test Frob') })
    expect(scenarios).toEqual([])
    expect(problems[0]?.message).toContain('the text of Test Frob cannot be read')
  })

  it('can be used with unreadable words if the scenario says so', () => {
    const { scenarios, problems } = read({
      cards: 'mine.json',
      unknown: 'allow',
      players: players('Test Frob'),
      play: '[{ reap: Test Frob }]',
      expect: '{ me: { aember: 1 } }',
    })
    expect(problems).toEqual([])
    const played = play(scenarios[0]!, { forked: true })
    expect(played.status).toBe('ended')
    expect(played.expectations.map(({ holds }) => holds)).toEqual([true, true])
    expect(played.unread).toEqual([{ card: 'Test Frob', words: 'Reap: Frob.' }])
    const marked = played.trace.filter((event) =>
      JSON.stringify(event).includes('not understood, so that it does'),
    )
    expect(marked).toHaveLength(1)
  })

  it('can be used one by one if the card says so', () => {
    const cards = (allow: string) =>
      `{ Odd: { type: creature, house: dis, power: 2, ${allow}text: "Each Imp frobs. Reap: Frob." } }`
    const one = (allow: string) =>
      read({
        cards: cards(allow),
        players: players('Odd'),
        play: '[{ reap: Odd }]',
        expect: '{ me: { aember: 1 } }',
      })
    const { scenarios, problems } = one('unknown: allow, ')
    expect(problems).toEqual([])
    expect(play(scenarios[0]!).unread.map(({ words }) => words)).toEqual(['Each Imp frobs.', 'Reap: Frob.'])
    for (const refused of [one(''), one('unknown: refuse, ')]) {
      expect(refused.scenarios).toEqual([])
      expect(refused.problems[0]?.notes?.join()).toContain('unknown: allow')
    }
  })

  it.each([
    ['none.json', 'none.json cannot be read: no such file'],
    ['list.json', 'list.json is no table of cards by name'],
    ['broken.json', 'broken.json is no JSON, from line 1, column 2 on'],
    ['wrong.json', 'in wrong.json: Bad has no house; the houses are'],
  ])('are a problem in %s', (path, message) => {
    const { scenarios, problems } = read({ cards: path })
    expect(scenarios).toEqual([])
    expect(problems[0]?.message).toContain(message)
    expect(problems[0]?.source).toBe(`cards: ${path}`)
  })

  it('need a reader of files', () => {
    const { problems } = readScenarios(scenario({ cards: 'mine.json' }), { file: 'a.yaml' })
    expect(problems.map(({ message }) => message)).toEqual(['files of cards cannot be read here'])
  })
})
