import { isRefusal, type Position } from '@battleline/kernel'
import { type CardFacts, type KeyForge, keyforge, type PlayerId } from '@battleline/keyforge'
import { bestLine } from '@battleline/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marked, scenario } from '../../test/marked.ts'
import { problemsOf, read } from '../../test/playing.ts'
import { openScenario, play } from '../files/adapters.ts'
import { MAIN_STEP } from '../keyforge/moves.ts'
import type { KeyforgeScenario } from '../keyforge/scenario.ts'
import { overNamed, overText } from '../model/goal.ts'
import { aimAt } from './aim.ts'

const CREATURES: readonly CardFacts[] = [
  { name: 'Ox', type: 'creature', house: 'untamed', power: 4 },
  { name: 'Ram', type: 'creature', house: 'untamed', power: 3, text: 'Skirmish.' },
  { name: 'Lamb', type: 'creature', house: 'untamed', power: 2, text: 'Destroyed: Gain 1Æ.' },
  { name: 'Wolf', type: 'creature', house: 'untamed', power: 3, text: 'Destroyed: Steal 1Æ.' },
  { name: 'Wasp', type: 'creature', house: 'untamed', power: 1, text: 'Reap: Deal 1 damage to a creature.' },
  { name: 'Owl', type: 'creature', house: 'untamed', power: 3, text: 'Elusive. Fight: Steal 1Æ.' },
]

/** The value of each goal, counted without the grammar of goals: no card comes back from a discard pile here. */
type Count = (game: KeyForge, at: Position) => readonly number[]
const lost =
  (player: PlayerId, least = 1) =>
  (game: KeyForge, at: Position) =>
    game.player(at, player).discard.filter((card) => game.card(at, card).printedPower >= least).length
const GOALS: readonly (readonly [words: string, count: Count])[] = [
  ['destroy as many enemy creatures as possible', (game, at) => [lost(2)(game, at)]],
  [
    'no creature of mine destroyed; as many enemy creatures with power 3 or higher destroyed as possible',
    (game, at) => [Number(lost(1)(game, at) === 0), lost(2, 3)(game, at)],
  ],
  [
    'lose as few creatures as possible; as much Æ I have as possible',
    (game, at) => [0 - lost(1)(game, at), game.player(at, 1).aember],
  ],
  [
    '3 for each enemy creature destroyed, -2 for each of my creatures destroyed, 1 for each Æ of mine',
    (game, at) => [3 * lost(2)(game, at) - 2 * lost(1)(game, at) + game.player(at, 1).aember],
  ],
  ['as few Æ you have as possible', (game, at) => [0 - game.player(at, 2).aember]],
  ['at least 2 creatures destroyed', (game, at) => [Number(lost(1)(game, at) + lost(2)(game, at) >= 2)]],
]

const OVERS = ['turn', 'one use', '2 uses', '2 moves'] as const

const listed = (names: readonly string[]) => `[${names.join(', ')}]`
const board = (
  mine: readonly string[],
  yours: readonly string[],
  aember: number,
  goal: string,
): KeyforgeScenario =>
  read(
    scenario({
      players: `{ me: { aember: 1, battleline: ${listed(mine)}, hand: [Spark] }, you: { aember: ${aember}, battleline: ${listed(yours)} } }`,
      cards: `{ ${[
        ...CREATURES.map(
          ({ name, power, text = '' }) =>
            `${name}: { type: creature, house: untamed, power: ${power}, text: ${JSON.stringify(text)} }`,
        ),
        'Spark: { type: action, house: untamed, text: "Play: Deal 2 damage to a creature." }',
      ].join(', ')} }`,
      goal,
    }),
  )

const isBetter = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, n) => value !== other[n])
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)
}

/** The best of every sequence of moves and answers, without merging; every move may be the last. */
function bruteForce(
  game: KeyForge,
  at: Position,
  count: Count,
  uses: number,
  moves: number,
): readonly number[] {
  const asked = game.decision(at)
  const isMove = asked === null || asked.step === MAIN_STEP
  let best: readonly number[] | null = isMove ? count(game, at) : null
  for (const id of asked?.ids ?? []) {
    const isUse = /^(fight|reap|action|unstun) /.test(String(id))
    const isOpen =
      !isMove || (id !== 'end' && moves > 0 && (isUse || uses === Number.POSITIVE_INFINITY) && uses > 0)
    if (!isOpen) continue
    const next = game.answer(at, asked?.free === true ? [...asked.ids] : id)
    if (isRefusal(next)) throw new Error(next.reason)
    const left = isMove
      ? bruteForce(game, next, count, uses - 1, moves - 1)
      : bruteForce(game, next, count, uses, moves)
    if (best === null || isBetter(left, best)) best = left
    if (asked?.free === true) break
  }
  return best ?? count(game, at)
}

const LEFT: Readonly<Record<(typeof OVERS)[number], readonly [uses: number, moves: number]>> = {
  turn: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  'one use': [1, 1],
  '2 uses': [2, 2],
  '2 moves': [Number.POSITIVE_INFINITY, 2],
}

const line = (least: number) =>
  fc.array(fc.constantFrom(...CREATURES.map(({ name }) => name)), { minLength: least, maxLength: 2 })

describe('the best line of a turn', () => {
  it('is what brute force without merging finds', () => {
    fc.assert(
      fc.property(
        line(1),
        line(0),
        fc.nat(2),
        fc.constantFrom(...GOALS),
        fc.constantFrom(...OVERS),
        (mine, yours, aember, [words, count], over) => {
          const made = board(mine, yours, aember, `{ want: ${JSON.stringify(words)}, over: ${over} }`)
          const { goal: asked } = made
          const left = openScenario(made, {}, asked?.over)
          const goal = left.readGoal?.({ wanted: words, player: 1 })
          if (goal?.ok !== true) throw new Error('the goal cannot be read')
          const { best, proven } = bestLine(left.choices, left.start, aimAt(goal.goal, left), {
            limit: 20_000,
          })
          const game = keyforge({ cards: made.cards })
          const start = game.begin(made.setup)
          if (isRefusal(start)) throw new Error(start.reason)
          expect([proven, best?.others]).toEqual([true, false])
          expect(best?.worth).toEqual(bruteForce(game, start, count, ...LEFT[over]))
          // The line is played with the public verbs alone; the final answer only ends it.
          const end = best?.line.reduce<Position>((at, { answer }) => {
            return answer === 'end' ? at : (game.answer(at, answer) as Position)
          }, start)
          expect(end === undefined ? null : count(game, end)).toEqual(best?.worth)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('a goal in a file', () => {
  const lamb = { players: '{ me: { battleline: [Troll] }, you: { battleline: [Silvertooth] } }' }

  it.each<[string, string, string]>([
    ['can be understood', '⟦destory⟧ as many enemy creatures as possible', 'cannot read "destory" here'],
    ['says what is wanted', '⟦{ over: turn }⟧', 'write the goal of the player'],
    [
      'is over something',
      '{ want: no Troll destroyed, over: ⟦the week⟧ }',
      '“the week” is not a span for a best line',
    ],
    ['is a player’s', '{ want: no Troll destroyed, for: ⟦her⟧ }', 'no player is called “her”'],
    ['is said in words', '[[⟦⟧]]', 'the goal is one name or word, not a list'],
  ])('%s', (_, goal, message) => {
    const { text, line } = marked(scenario({ ...lamb, goal }))
    expect(problemsOf(text).map((problem) => [problem.line, problem.message])).toEqual([[line, message]])
  })

  it('is for one turn: destroyed cards are forgotten afterwards', () => {
    const source = (goal: string) => scenario({ ...lamb, play: '[{ end: turn }]', goal })
    expect(problemsOf(source('no Troll destroyed'))).toHaveLength(1)
    expect(problemsOf(source('as much Æ of mine as possible'))).toEqual([])
  })

  it('is required if “best” is expected', () => {
    expect(problemsOf(scenario({ expect: '{ best: 2 }' })).map(({ message }) => message)).toEqual([
      'there is no “goal” that anything could be best for',
    ])
  })

  it('is judged, and shown with its value', () => {
    const judged = (best: string, limit?: number) => {
      const made = read(
        scenario({
          ...lamb,
          goal: '[destroy as many enemy creatures as possible, lose no creature]',
          expect: `{ best: ${best} }`,
        }),
      )
      const { expectations } = play(made, limit === undefined ? {} : { limit })
      return expectations.map(({ holds, actual }) => [holds, actual])
    }
    expect(judged('[1, true]')).toEqual([
      [true, 'enemy creatures destroyed: 1; no friendly creatures destroyed: yes'],
    ])
    expect(judged('[1, false]')[0]?.[0]).toBe(false)
    expect(judged('1')[0]?.[0]).toBe(false)
    expect(judged('[1, true]', 3)[0]?.[0]).toBe(false)
  })

  it('bounds later values only within a turn', () => {
    const ceiling = (moves: string) => {
      const made = read(scenario({ ...lamb, play: moves }))
      const left = openScenario(made)
      const goal = left.readGoal?.({
        wanted: 'no Troll destroyed; lose as few creatures as possible',
        player: 1,
      })
      if (goal?.ok !== true) throw new Error('the goal cannot be read')
      return aimAt(goal.goal, left).ceiling(left.start)
    }
    expect(ceiling('[{ reap: Troll }]')).toEqual([1, 0])
    expect(ceiling('[{ end: turn }]')).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  })

  it.each([
    ['turn', 'the rest of step 3'],
    ['the play', 'what the play leaves open'],
    ['one use', 'one use'],
    ['3 Moves', 'up to 3 moves'],
    ['0 uses', null],
    ['a day', null],
  ])('is searched over %s', (words, text) => {
    const over = overNamed(words)
    expect(over === null ? null : overText(over)).toBe(text)
  })
})
