import {
  bestOf,
  type DeclarationProblem,
  evaluate,
  judge,
  kindsOf,
  legalIn,
  listBest,
  memberships,
  type Pair,
  type Proof,
  problemJudgedBy,
  proves,
} from '@battleline/magic'
import { describe, expect, test } from 'vitest'
import { randomBoard, randomDeclaration, seeded } from '../bench/magic/boards.mjs'
import { exactCover, swarm } from '../bench/magic/hard.mjs'
import { highs, mostByYalps, programOf } from '../bench/magic/optimisers.mjs'
import { forgedProof } from './forged-proofs.ts'
import { bestByTrying, declarationsOf } from './trying-declarations.ts'

const WORK = 50_000_000
type Boards = readonly [
  name: string,
  kind: 'attack' | 'block',
  creatures: number,
  goals: number,
  kinds: boolean,
]
const KINDS = [
  ['blocks', 'block', 4, 3, false],
  ['attacks', 'attack', 5, 3, false],
  ['blocks of like creatures', 'block', 3, 2, true],
  ['attacks of like creatures', 'attack', 3, 2, true],
] as const satisfies readonly Boards[]

/** Random boards small enough for trying all declarations, each with a random declaration. */
function* smallBoards([, kind, creatures, goals, kinds]: Boards, many: number, tries: number) {
  for (let seed = 0, tried = 0; tried < many; seed++) {
    const board = randomBoard(seed, { creatures, goals, kind, kinds })
    if (declarationsOf(board) > tries) continue
    tried++
    const pairs = randomDeclaration(seed, board)
    yield { seed, board: problemJudgedBy(board, pairs), pairs }
  }
}

/** Solves a problem and checks every promise about the answer. */
function solved(board: DeclarationProblem, pairs: readonly Pair[]) {
  const found = bestOf(board, pairs, { known: null, work: WORK })
  expect(found.bound).toBe(found.obeyed)
  if (found.pairs !== null) {
    const weighed = evaluate(board, found.pairs)
    expect(weighed.broken).toEqual([])
    expect(weighed.obeyed).toBe(found.obeyed)
  }
  expect(proves(found.program, found.proof, found.obeyed)).toBe(true)
  expect(proves(found.program, found.proof, found.obeyed - 1)).toBe(false)
  return found
}

describe('the most requirements agree with trying every declaration', () => {
  test.each(KINDS)('%s', (...kind) => {
    for (const { seed, board, pairs } of smallBoards(kind, 120, 1500)) {
      expect([seed, solved(board, pairs).obeyed]).toEqual([seed, bestByTrying(board, pairs).most])
    }
  })
})

describe('the creatures in some or all best declarations, and these declarations', () => {
  test.each(KINDS)('%s', (...kind) => {
    for (const { seed, board, pairs } of smallBoards(kind, 30, 400)) {
      const { all } = bestByTrying(board, pairs)
      const listed = listBest(board, pairs, 1000)
      const text = (declarations: readonly (readonly Pair[])[]) =>
        declarations
          .map((one) =>
            one
              .map((pair) => pair.join('→'))
              .sort()
              .join(' '),
          )
          .sort()
      expect([seed, listed.complete, text(listed.declarations)]).toEqual([seed, true, text(all)])
      const found = memberships(board, pairs).map((membership, creature) => {
        const inside = all.filter((one) => one.some(([declared]) => declared === creature)).length
        return [membership, inside === 0 ? 'none' : inside === all.length ? 'all' : 'some']
      })
      expect([seed, found.filter(([one, other]) => one !== other)]).toEqual([seed, []])
    }
  })
})

describe('with conditions of requirements, each declaration is compared with those that meet the same ones', () => {
  test.each(KINDS)('%s', (...kind) => {
    const [, deed, creatures, goals, kinds] = kind
    let tried = 0
    for (let seed = 0; tried < 12; seed++) {
      const board = randomBoard(seed, { creatures, goals, kind: deed, kinds, costs: false })
      const isConditional = board.requirements.some(({ ifDeclared }) => ifDeclared !== null)
      if (!isConditional || declarationsOf(board) > 200) continue
      tried++
      const text = (one: readonly Pair[]) => [...one.map((pair) => pair.join('→'))].sort().join(' ')
      const legal = bestByTrying({ ...board, requirements: [] }, []).all.filter((one) => {
        const judged = problemJudgedBy(board, one)
        return evaluate(judged, one).obeyed === bestByTrying(judged, []).most
      })
      const listed = listBest(board, [], 1000)
      expect([seed, listed.complete, listed.declarations.map(text).sort()]).toEqual([
        seed,
        true,
        legal.map(text).sort(),
      ])
      const inside = (creature: number) => legal.filter((one) => one.some(([own]) => own === creature)).length
      const expected = memberships(board, []).map((_, creature) =>
        inside(creature) === 0 ? 'none' : inside(creature) === legal.length ? 'all' : 'some',
      )
      expect([seed, memberships(board, [])]).toEqual([seed, expected])
    }
  })
})

describe('every legal declaration is listed, with any payments, equal ones once', () => {
  test.each(KINDS)('%s', (...kind) => {
    const [, deed, creatures, goals, kinds] = kind
    let tried = 0
    for (let seed = 0; tried < 20; seed++) {
      const board = randomBoard(seed, { creatures, goals, kind: deed, kinds })
      if (declarationsOf(board) > 200) continue
      tried++
      const [from, to] = [kindsOf(board.creatures), kindsOf(board.goals)]
      const everything = from.flatMap((_, one) => to.map((__, other): Pair => [one, other]))
      const legal = bestByTrying({ ...board, requirements: [] }, everything).all.filter((one) => {
        const judged = problemJudgedBy(board, one)
        return evaluate(judged, one).obeyed === bestByTrying(judged, one).most
      })
      const text = (one: readonly Pair[]) => [...one.map((pair) => pair.join('→'))].sort().join(' ')
      const known = new Set(legal.map(text))
      const listed = [...legalIn(board)]
      expect([seed, listed.map(({ pairs }) => text(pairs)).filter((one) => !known.has(one))]).toEqual([
        seed,
        [],
      ])
      expect([seed, listed.reduce((sum, { ways }) => sum + ways, 0)]).toEqual([seed, legal.length])
      expect(new Set(listed.map(({ pairs }) => text(pairs))).size).toBe(listed.length)
      if (!kinds) expect(listed).toHaveLength(legal.length)
    }
  })

  test('equal creatures are counted, not listed one by one', () => {
    const goblins = { name: 'Goblin', count: 20, most: 1 }
    const goals = ['you', 'Jace'].map((name) => ({ name, count: 1 }))
    const none = { costs: [], restrictions: [], requirements: [] }
    const listed = [...legalIn({ creatures: [goblins], goals, bars: [[null, null]], ...none })]
    expect(listed).toHaveLength((21 * 22) / 2)
    expect(listed.reduce((sum, { ways }) => sum + ways, 0)).toBe(3 ** 20)
  })
})

describe('no forged proof shows less than what a declaration obeys', () => {
  test.each(KINDS)('%s', (...kind) => {
    for (const { seed, board, pairs } of smallBoards(kind, 80, 1500)) {
      const { program, proof, obeyed } = bestOf(board, pairs, { known: null, work: WORK })
      const draw = seeded(seed)
      for (let forged = 0; forged < 40; forged++) {
        const made = forgedProof(draw, program, proof)
        expect([seed, forged, proves(program, made, obeyed - 1)]).toEqual([seed, forged, false])
      }
    }
  })

  test('two creatures of a kind count as company of each other', () => {
    const goblins = { name: 'Goblin', count: 2, most: 1 }
    const attacks = { kind: 'declared', creature: 0, ifDeclared: null, reason: '', cite: [] } as const
    const beside = { kind: 'beside', creature: 0, those: [0], reason: '', cite: [] } as const
    const board = {
      creatures: [goblins],
      goals: [{ name: 'you', count: 1 }],
      bars: [[null]],
      costs: [],
      restrictions: [beside],
      requirements: [attacks],
    }
    const { program, obeyed } = solved(board, [])
    expect(obeyed).toBe(2)
    const free: Proof = { kind: 'prices', prices: { stations: [], groups: [], anybody: 0 } }
    const parts: Proof[] = [free, { kind: 'nothing' }]
    const forged: Proof = { kind: 'split', split: { kind: 'company', company: 0 }, parts }
    expect(proves(program, forged, 0)).toBe(false)
  })
})

test('creatures that differ only in whose company they are, are not grouped', () => {
  const kinds = ['Bear', 'Wolf', 'Loner'].map((name) => ({ name, count: 1, most: 1 }))
  const why = { reason: '', cite: [] }
  const board: DeclarationProblem = {
    creatures: kinds,
    goals: [{ name: 'you', count: 1 }],
    bars: kinds.map(() => [null]),
    costs: [],
    restrictions: [{ kind: 'beside', creature: 2, those: [1], ...why }],
    requirements: [{ kind: 'declared', creature: 2, ifDeclared: null, ...why }],
  }
  expect(solved(board, []).obeyed).toBe(1)
  expect(memberships(board, [])).toEqual(['some', 'all', 'all'])
})

test('a list of best declarations ends at the given number, and says so', () => {
  const board = {
    ...randomBoard(3, { creatures: 6, goals: 4, kind: 'attack', mix: false }),
    requirements: [],
  }
  const listed = listBest(board, [], 5)
  expect(listed.declarations).toHaveLength(5)
  expect(listed.complete).toBe(false)
})

describe('exact cover: blocking one attacker with everything is legal exactly if the others have no exact cover', () => {
  test.each([0, 1, 2])('of 12 blockers, board %i', (seed) => {
    const solvable = exactCover(seed, { blockers: 12, attackers: 14, solvable: true })
    expect(judge(solvable.board, solvable.pairs)).toMatchObject({ kind: 'outdone', obeyed: 11, possible: 12 })
  })

  test('otherwise the verdict has a bound that can be checked', () => {
    const { board, pairs } = exactCover(0, { blockers: 30, attackers: 30, solvable: false })
    const verdict = judge(board, pairs)
    if (verdict.kind !== 'legal') throw new Error(verdict.kind)
    const { program, proof } = verdict.certificate
    expect(verdict.obeyed).toBe(29)
    expect(proves(program, proof, 29)).toBe(true)
    expect(proves(program, proof, 28)).toBe(false)
  })

  test('a search that has to stop early says so', () => {
    const { board, pairs } = exactCover(3, { blockers: 30, attackers: 30, solvable: true })
    expect(judge(board, pairs, 100_000)).toEqual({ kind: 'not proved', obeyed: 29, bound: 30 })
  })
})

test('swarms are decided in groups, for any size', () => {
  const work = [100, 400].map((creatures) => {
    const { board } = swarm({ creatures, kinds: 10 })
    const found = bestOf(board, [], { known: null, work: WORK })
    expect(found.bound).toBe(found.obeyed)
    expect(found.program.groups).toHaveLength(10)
    return found.work
  })
  expect(work[1]).toBeLessThan((work[0] ?? 0) * 2)
})

describe('two general optimisers agree', () => {
  const boards = (creatures: number, goals: number, many: number) =>
    (['attack', 'block'] as const).flatMap((kind) =>
      Array.from({ length: many }, (_, seed) =>
        problemJudgedBy(randomBoard(seed, { creatures, goals, kind }), []),
      ),
    )

  test('yalps, on random boards of 5 × 4', () => {
    for (const board of boards(5, 4, 250)) {
      expect(mostByYalps(programOf(board), 5000)).toBe(bestOf(board, [], { known: null, work: WORK }).obeyed)
    }
  })

  test('highs, on random boards of 6 × 5', async () => {
    const mostByHighs = await highs()
    for (const board of boards(6, 5, 50)) {
      expect(mostByHighs(programOf(board))).toBe(bestOf(board, [], { known: null, work: WORK }).obeyed)
    }
  }, 120_000)
})
