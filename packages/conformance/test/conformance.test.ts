import { fileURLToPath } from 'node:url'
import { duelAdapter } from '@battleline/duel'
import { adapters } from '@battleline/scenario'
import { describe, expect, it } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { scenarioFiles } from '../../scenario/test/scenario-files.ts'
import {
  answerCase,
  type Case,
  type CaseResult,
  type CountCase,
  casesIn,
  differing,
  endingsOf,
  linesOf,
  reportOn,
  reportPage,
  runProcess,
  suiteOf,
} from '../src/index.ts'
import { compare } from '../src/report/compare.ts'
import { readResult } from '../src/runner/read-result.ts'

adapters.add(duelAdapter)

const SCENARIO = `name: A fight
game: keyforge
cite: [KF-FGT-9]
players:
  me: { battleline: [Troll, Bumpsy] }
  you: { battleline: [Dust Imp, Urchin], deck: ["?", "?"] }
play: [fight: Troll -> Dust Imp]
expect:
  you: { aember: 2, battleline: [Urchin], discard: [Dust Imp], deck: 2 }
  cards: { Troll: { damage: 2, exhausted: true, ready: false } }
---
name: An exhausted creature does not reap
game: keyforge
players: { me: { battleline: [Troll: { exhausted: true }] }, you: {} }
play: [reap: Troll]
expect: { refused: KF-USE-2 }
---
name: Every ending
game: keyforge
players: { me: { hand: [Punch] }, you: { battleline: [Troll, Urchin] } }
play: [play: Punch]
expect: { endings: 2 }
---
name: A requirement
game: magic
players:
  me: { battlefield: [A: { power: 2, effects: must be blocked if able }] }
  you: { battlefield: [1: { power: 2 }] }
play: [attack: A -> you]
expect: { declarations: [{ block: nothing, illegal: 0 of 1 }, { block: 1 -> A, legal: 1 }] }
`

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const { cases, left } = suiteOf([{ file: 'a/fights.yaml', text: SCENARIO }], 0)
const [fight, reap, punch, block] = plain(cases) as readonly Case[]

describe('A ruling as a case', () => {
  it('holds the facts of its cards, its board, its answers in words and numbers, and what is expected', () => {
    expect(left).toEqual([])
    expect(fight).toMatchObject({
      kind: 'ruling',
      id: 'a/fights/1',
      game: 'keyforge',
      cite: ['KF-FGT-9'],
      cards: [
        { name: '?' },
        { name: 'Bumpsy' },
        { name: 'Dust Imp' },
        { name: 'Troll', power: 8 },
        { name: 'Urchin' },
      ],
      numbers: { 1: 'me', 2: 'you', 3: 'Troll', 4: 'Bumpsy', 5: 'Dust Imp' },
      play: [{ who: 'me', chosen: ['Troll fights Dust Imp'], choice: 'fight 3 5' }],
    })
    expect(fight?.expect).toEqual({
      board: {
        players: { you: { aember: 2, battleline: ['Urchin'], discard: ['Dust Imp'], deck: { count: 2 } } },
        cards: { Troll: { damage: 2, exhausted: true, ready: false } },
      },
    })
  })

  it('says what is refused, how many endings there are, and which declarations are legal', () => {
    expect(reap?.expect).toEqual({ refused: ['KF-USE-2'] })
    expect(punch?.expect).toEqual({ board: {}, endings: 2 })
    expect(block?.expect).toEqual({
      board: {},
      declarations: [
        { action: 'block', pairs: [], legal: false },
        { action: 'block', pairs: [['1', 'A']], legal: true },
      ],
    })
  })

  it('is read again from its line', () => {
    expect(casesIn(linesOf(cases))).toEqual(plain(cases))
  })

  it('is left out if its board is changed by hand', () => {
    const text = `name: By hand
game: magic
players: { me: { battlefield: [A: { power: 2 }] }, you: { battlefield: [B: { power: 1 }] } }
play: [attack: A -> you, tap: B]
`
    expect(suiteOf([{ file: 'a/hand.yaml', text }], 0)).toEqual({ cases: [], left: ['a/hand/1'] })
  })
})

describe('This engine', () => {
  it('agrees with a sample of the cases, from their lines alone', () => {
    const files = sample(
      scenarioFiles().filter(({ file }) => file.endsWith('.yaml')),
      100,
    )
    const suite = casesIn(linesOf(suiteOf(files, 3).cases))
    expect(suite.length).toBeGreaterThan(20)
    for (const one of suite)
      expect([one.id, compare(one, plain(answerCase(one)))]).toEqual([one.id, { kind: 'agrees' }])
  })

  it('says what it does not support', () => {
    expect(answerCase({ ...fight, game: 'chess' } as Case)).toMatchObject({ unsupported: 'the game chess' })
    expect(answerCase(fight as Case, '1999')).toMatchObject({ unsupported: 'the edition 1999' })
  })

  it('finds other endings by the rules of another edition', () => {
    const files = scenarioFiles().filter(({ file }) => file.includes('keyforge/earlier-essay/'))
    const earlier = suiteOf(files, 0).cases
    const results = new Map(earlier.map((one) => [one.id, answerCase(one, 'current')]))
    const report = reportOn(earlier, [{ name: 'current', results, faults: [] }])
    expect(differing(report).length).toBeGreaterThan(0)
  })
})

const small = `"${process.execPath}" "${fileURLToPath(new URL('small-runner.mjs', import.meta.url))}"`

describe('A runner of another author', () => {
  const boards = plain(suiteOf([], 40).cases).filter(({ game }) => game === 'duel') as CountCase[]
  const all = [...boards, fight as Case]

  it('agrees on every board of the game that it plays, and says what it does not', async () => {
    const { results, faults } = await runProcess(small, all)
    expect(faults).toEqual([])
    const report = reportOn(all, [{ name: 'small', results, faults }])
    const [counts] = report.counts.get('duel, count') ?? []
    expect(counts?.agrees).toBeGreaterThan(7)
    expect(counts).toMatchObject({ differs: 0, 'no answer': 0 })
    expect(report.counts.get('keyforge, ruling')).toEqual([
      { agrees: 0, differs: 0, unsupported: 1, 'no answer': 0 },
    ])
  })

  it('is found with its one wrong rule, exactly where a creature has first strike', async () => {
    const names = ['right', 'wrong']
    const ran = await Promise.all([small, `${small} --same-time`].map((runner) => runProcess(runner, all)))
    const report = reportOn(
      all,
      ran.map((answers, at) => ({ name: names[at] ?? '', ...answers })),
    )
    const differs = differing(report)
    expect(differs.length).toBeGreaterThan(2)
    for (const { one, verdicts } of differs) {
      expect(verdicts.map((verdict) => verdict?.kind)).toEqual(['agrees', 'differs'])
      expect(JSON.stringify(one.cards)).toContain('first strike')
    }
    const page = reportPage(report)
    expect(page).toContain(`<code>${differs[0]?.one.id}</code>`)
    expect(page).toContain('<td>wrong</td>')
    expect(page).not.toContain('<td>right</td><td><code>')
  })

  it('that writes nonsense, or ends, is named with what it did', async () => {
    const program = 'console.log(\'hello\'); console.log(\'{\\"id\\":\\"no such\\"}\'); process.exit(3)'
    const { results, faults } = await runProcess(`"${process.execPath}" -e "${program}"`, all)
    expect(results.size).toBe(0)
    expect(faults).toEqual(['no JSON: hello', 'no case no such', 'it ended with 3'])
    const report = reportOn(all, [{ name: 'ends', results, faults }])
    expect(report.counts.get('keyforge, ruling')?.[0]?.['no answer']).toBe(1)
  })
})

describe('A result', () => {
  const verdict = (one: Case | undefined, result: object) =>
    compare(one as Case, { id: one?.id ?? '', ...result } as CaseResult)

  it('must be of the right shape', () => {
    expect(readResult('[1]')).toHaveProperty('problem')
    expect(readResult('{"id":"a","refused":"KF-USE-2"}')).toEqual({
      problem: 'a: “refused” is not what it should be',
    })
    expect(readResult('{"id":"a","endings":-1}')).toHaveProperty('problem')
    expect(readResult('{"id":"a","endings":2}')).toEqual({ id: 'a', endings: 2 })
  })

  it('differs where a value differs, and blank values may be left out', () => {
    const board = answerCase(fight as Case)
    expect(verdict(fight, board)).toEqual({ kind: 'agrees' })
    const { cards, players } = (board as { board: { cards: object; players: object } }).board
    const { Troll, ...others } = cards as { Troll: object }
    const wrong = { board: { players, cards: { ...others, Troll: { ...Troll, damage: 3 } } } }
    expect(verdict(fight, wrong)).toEqual({
      kind: 'differs',
      differences: [{ at: 'cards.Troll.damage', expected: '2', found: '3' }],
    })
  })

  it('differs where it is refused or allowed, and in endings and declarations', () => {
    expect(verdict(reap, { refused: [] })).toEqual({ kind: 'agrees' })
    expect(verdict(reap, { board: {} })).toMatchObject({
      differences: [{ expected: 'refused KF-USE-2', found: 'allowed' }],
    })
    expect(verdict(punch, { board: {}, endings: 3 })).toMatchObject({ differences: [{ at: 'endings' }] })
    expect(verdict(block, { board: {}, declarations: [true, true] })).toMatchObject({
      differences: [{ at: 'block: nothing', expected: 'illegal', found: 'legal' }],
    })
  })

  it('of counts may leave the number of sequences out, as engines ask in other steps', () => {
    const [one] = suiteOf([], 1).cases as readonly CountCase[]
    const { endings, digest } = one?.expect ?? { endings: 0, digest: '' }
    expect(verdict(one, { endings, digest })).toEqual({ kind: 'agrees' })
    expect(verdict(one, { endings, digest: 'other' })).toMatchObject({ kind: 'differs' })
    expect(one === undefined ? [] : endingsOf(one)).toHaveLength(endings)
  })
})
