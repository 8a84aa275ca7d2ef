import {
  bestOf,
  type DeclarationProblem,
  evaluate,
  judge,
  type Pair,
  problemJudgedBy,
  proves,
} from '@battleline/magic'
import { describe, expect, test } from 'vitest'
import { randomBoard, randomDeclaration } from '../bench/magic/boards.mjs'
import { exactCover, swarm } from '../bench/magic/hard.mjs'
import { readDeclaration } from './reading-declarations.ts'
import { bestByTrying, declarationsOf } from './trying-declarations.ts'

const SHAPES = [
  { kind: 'attack', creatures: 4, goals: 3, kinds: false },
  { kind: 'block', creatures: 4, goals: 3, kinds: false },
  { kind: 'attack', creatures: 3, goals: 2, kinds: true },
  { kind: 'block', creatures: 3, goals: 2, kinds: true },
] as const

function* boards(shape: (typeof SHAPES)[number], many: number, tries = Number.POSITIVE_INFINITY) {
  for (let seed = 1000, drawn = 0; drawn < many; seed++) {
    const board: DeclarationProblem = randomBoard(seed, shape)
    if (declarationsOf(board) > tries) continue
    drawn++
    const pairs: readonly Pair[] = randomDeclaration(seed, board)
    yield { seed, board, pairs }
  }
}

describe('a declaration obeys and violates what the rules say pair by pair', () => {
  test.each(SHAPES)('$kind, $creatures creatures, kinds: $kinds', (shape) => {
    for (const { seed, board, pairs } of boards(shape, 400)) {
      const read = readDeclaration(board, pairs)
      const { broken, obeyed, requirements } = evaluate(board, pairs)
      const counts = requirements.map((one) => ({ obeyed: one.obeyed, instances: one.instances }))
      expect([seed, broken.length, obeyed, counts]).toEqual([
        seed,
        read.broken,
        read.obeyed,
        read.requirements,
      ])
    }
  })

  test.each<[string, readonly Pair[], string]>([
    ['somebody who is not there', [[7, 0]], 'no creature 7'],
    ['something that is not there', [[0, 7]], 'nothing 7'],
    [
      'the same twice',
      [
        [1, 0],
        [1, 0],
      ],
      'chooses the same twice',
    ],
    [
      'more than it may',
      [
        [0, 0],
        [0, 1],
      ],
      'chooses 2, but may choose only 1',
    ],
  ])('who chooses %s violates something', (_, pairs, words) => {
    const board = {
      ...EMPTY,
      creatures: [
        { name: 'one', count: 1, most: 1 },
        { name: 'two', count: 1, most: 2 },
      ],
    }
    const { broken } = evaluate(board, pairs)
    expect(broken.map(({ reason }) => reason).join()).toContain(words)
    expect(judge(board, pairs).kind).toBe('broken')
  })
})

const EMPTY: DeclarationProblem = {
  creatures: [],
  goals: [
    { name: 'you', count: 1 },
    { name: 'Jace', count: 1 },
  ],
  bars: [
    [null, null],
    [null, null],
  ],
  costs: [],
  restrictions: [],
  requirements: [],
}

describe('the verdict on a declaration agrees with trying all others', () => {
  test.each(SHAPES)('$kind, $creatures creatures, kinds: $kinds', (shape) => {
    for (const { seed, board, pairs } of boards(shape, 150, 600)) {
      const read = readDeclaration(board, pairs)
      const verdict = judge(board, pairs)
      if (read.broken > 0) {
        expect([seed, verdict.kind]).toEqual([seed, 'broken'])
        continue
      }
      const { most } = bestByTrying(problemJudgedBy(board, pairs), pairs)
      if (most === read.obeyed) {
        expect([seed, verdict]).toMatchObject([seed, { kind: 'legal', obeyed: most }])
        if (verdict.kind !== 'legal') continue
        const { program, proof } = verdict.certificate
        expect([seed, proves(program, proof, most), proves(program, proof, most - 1)]).toEqual([
          seed,
          true,
          false,
        ])
        continue
      }
      const missed = read.requirements.filter(({ obeyed, instances }) => obeyed < instances).length
      expect([seed, verdict]).toMatchObject([
        seed,
        { kind: 'outdone', obeyed: read.obeyed, possible: most, proved: true },
      ])
      if (verdict.kind !== 'outdone') continue
      expect([seed, verdict.missed.length]).toEqual([seed, missed])
      const better = readDeclaration(problemJudgedBy(board, pairs), verdict.better)
      expect([seed, better.broken, better.obeyed]).toEqual([seed, 0, most])
    }
  })
})

describe('the search does no more work than it did', () => {
  // The sum over all boards: the split parts, and the visited arcs.
  const effort = (boards: readonly DeclarationProblem[]) =>
    boards
      .map((board) => bestOf(board, [], { known: null, work: 50_000_000 }))
      .reduce((all, { parts, work }) => ({ parts: all.parts + parts, work: all.work + work }), {
        parts: 0,
        work: 0,
      })
  const drawn = (kind: 'attack' | 'block', creatures: number, goals: number, kinds: boolean) =>
    Array.from({ length: 40 }, (_, seed) =>
      problemJudgedBy(randomBoard(seed, { creatures, goals, kind, kinds }), []),
    )

  test.each([
    ['attack', 12, 6, false, 68, 65_000],
    ['attack', 8, 4, true, 77, 47_000],
    ['block', 10, 10, false, 67, 118_000],
    ['block', 6, 5, true, 85, 59_000],
  ] as const)('%ss of %i × %i, kinds: %s', (kind, creatures, goals, kinds, parts, work) => {
    const took = effort(drawn(kind, creatures, goals, kinds))
    expect({ ...took, few: took.parts <= parts && took.work <= work }).toEqual({ ...took, few: true })
  })

  test.each([
    [true, 180, 1_960_000],
    [false, 105, 1_095_000],
  ])('exact cover of 15 blockers, solvable: %s', (solvable, parts, work) => {
    const took = effort(
      [0, 1, 2, 3].map((seed) => exactCover(seed, { blockers: 15, attackers: 16, solvable }).board),
    )
    expect({ ...took, few: took.parts <= parts && took.work <= work }).toEqual({ ...took, few: true })
  })
})

describe('an invalid proof is rejected', () => {
  const { board, pairs } = exactCover(0, { blockers: 9, attackers: 10, solvable: false })
  const { program, proof, obeyed } = bestOf(problemJudgedBy(board, pairs), pairs, {
    known: null,
    work: 50_000_000,
  })

  test('a proof that is open, in whole or in part, or that lacks a part', () => {
    expect(proves(program, proof, obeyed)).toBe(true)
    expect(proves(program, { kind: 'open', bound: obeyed }, 1000)).toBe(false)
    expect(proves(program, { kind: 'nothing' }, 1000)).toBe(false)
    if (proof.kind !== 'split') throw new Error(proof.kind)
    const [first, ...others] = proof.parts
    expect(proves(program, { ...proof, parts: others }, 1000)).toBe(false)
    expect(proves(program, { ...proof, parts: [...proof.parts, ...others] }, 1000)).toBe(false)
    for (const [at] of proof.parts.entries()) {
      const open = proof.parts.map((part, place) =>
        place === at ? { kind: 'open' as const, bound: 0 } : part,
      )
      expect(proves(program, { ...proof, parts: open }, 1000)).toBe(false)
    }
    expect(first).toBeDefined()
  })

  test('the sum for thousands of creatures is as exact as for a few', () => {
    const { board: many } = swarm({ creatures: 3000, kinds: 6 })
    const found = bestOf(many, [], { known: null, work: 50_000_000 })
    expect(proves(found.program, found.proof, found.obeyed)).toBe(true)
    expect(proves(found.program, found.proof, found.obeyed - 1)).toBe(false)
  })
})
