import { bestLine } from '@battleline/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openScenario } from '../src/files/adapters.ts'
import { readScenarios } from '../src/files/read-scenarios.ts'
import { aimAt, searchFor } from '../src/goals/aim.ts'
import type { OpenScenario } from '../src/model/open-scenario.ts'

/** How many random boards are compared with a search of every line. */
const BOARDS = Number(process.env.BATTLELINE_BOARDS ?? 8)

const KEYWORDS = [
  'first strike',
  'double strike',
  'trample',
  'deathtouch',
  'lifelink',
  'indestructible',
  'menace',
  'flying',
  'reach',
  'vigilance',
]
const TEXTS = [
  'must be blocked if able',
  'attacks each combat if able',
  'blocks each combat if able',
  "can't be blocked by more than one creature",
  'has protection from red',
  "can't block alone",
]

const creature = fc.record({
  power: fc.nat(4),
  toughness: fc.integer({ min: 1, max: 4 }),
  keywords: fc.subarray(KEYWORDS, { maxLength: 2 }),
  says: fc.option(fc.constantFrom(...TEXTS), { freq: 4, nil: null }),
  red: fc.boolean(),
  damage: fc.nat(1),
})

const boards = fc.record({
  mine: fc.array(creature, { minLength: 1, maxLength: 3 }),
  yours: fc.array(creature, { minLength: 1, maxLength: 3 }),
  life: fc.integer({ min: 1, max: 9 }),
  attacks: fc.boolean(),
})

type Creature = typeof creature extends fc.Arbitrary<infer C> ? C : never
type Board = typeof boards extends fc.Arbitrary<infer B> ? B : never

function line({ power, toughness, keywords, says, red, damage }: Creature, name: string): string {
  const text = [...keywords, ...(says === null ? [] : [`${name} ${says}`])].map((one) => `${one}`)
  const words = text.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join('\\n')
  const marked = damage < toughness ? damage : 0
  const color = red ? ', colors: red' : ''
  return `${name}: { type: creature, power: ${power}, toughness: ${toughness}${color}, damage: ${marked}, text: "${words}" }`
}

const fileOf = ({ mine, yours, life, attacks }: Board): string => `name: x
game: magic
players:
  me:
    battlefield:
${mine.map((one, n) => `      - ${line(one, `Mine ${n + 1}`)}`).join('\n')}
  you:
    life: ${life}
    battlefield:
${yours.map((one, n) => `      - ${line(one, `Yours ${n + 1}`)}`).join('\n')}
${attacks ? `play:\n  - attack: { ${mine.map((_, n) => `Mine ${n + 1}: you`).join(', ')} }` : ''}
`

const GOALS = [
  'win',
  'survive',
  'lose as little as possible',
  'deal as much as possible',
  'kill Yours 1',
  'kill all enemy creatures; as much life I have as possible',
  'lose no creature; as many enemy creatures destroyed as possible',
  '3 for each enemy creature destroyed, -2 for each of my creatures destroyed',
  'as little power of enemy creatures as possible; do not lose',
  'as many enemy creatures destroyed as possible; as little life lost by me as possible; win',
]

/** A board of one scenario whose lines are all searched, and its search with bounds. */
function found(board: Board, words: string, player: 1 | 2) {
  const { scenarios, problems } = readScenarios(fileOf(board), { file: 'board.yaml' })
  expect(problems).toEqual([])
  const [scenario] = scenarios
  if (scenario === undefined) throw new Error('no scenario')
  const open: OpenScenario = openScenario(scenario, {}, { kind: 'turn' })
  if (open.refusal !== null || open.start.refusal !== null) return null
  const goal = open.readGoal?.({ wanted: words, player })
  if (goal?.ok !== true) throw new Error(`${words} cannot be read`)
  const search = searchFor(open, goal.goal)
  search.go()
  const { best, bounds, proven, positions } = search.found()
  const every = bestLine(open.choices, open.start, aimAt(goal.goal, open), { apart: true })
  return { worth: best?.worth, bounds, proven, positions, every }
}

describe('the best declaration', () => {
  it('is worth what a search of every line finds', () => {
    let direct = 0
    fc.assert(
      fc.property(
        boards,
        fc.constantFrom(...GOALS),
        fc.constantFrom(1 as const, 2 as const),
        (board, words, player) => {
          const one = found(board, words, player)
          if (one === null || !one.every.proven) return
          if (one.positions < one.every.positions) direct++
          expect(one.proven).toBe(true)
          expect(one.bounds?.least).toEqual(one.every.best?.worth)
          expect(one.worth).toEqual(one.every.best?.worth)
        },
      ),
      { numRuns: BOARDS, endOnFailure: BOARDS > 8 },
    )
    expect(direct).toBeGreaterThan(0)
  })
})
