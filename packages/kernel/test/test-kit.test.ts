import {
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
  type World,
} from '@battleline/kernel'
import {
  type Check,
  conformance,
  describeProblem,
  explore,
  type GameUnderTest,
  seeded,
} from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { Sparks } from './sparks/sparks.ts'
import { seatOf } from './sparks/state.ts'

const sparks = new Sparks()
const fresh = () =>
  sparks.start(
    { hand: ['Ember', 'Spray'], play: ['Ox', 'Willow'] },
    { life: 6, play: ['Lens', 'Ox', 'Crow'] },
  )
const start = fresh()
const play = { seeds: 3, decisions: 12 }

/** Sparks, with something broken. */
function broken(how: Partial<GameUnderTest>): GameUnderTest {
  return {
    decision: (position) => sparks.decision(position),
    answer: (position, choice, running) => sparks.answer(position, choice, running),
    step: (position, running) => sparks.step(position, running),
    save: (position) => sparks.save(position),
    load: (saved) => sparks.load(saved),
    positionKey: (position) => sparks.positionKey(position),
    positionHash: (position) => sparks.positionHash(position),
    same: (one, other) => sparks.same(one, other),
    ...how,
  }
}

/** Every decision with some fields changed. */
const asking = (change: (decision: Decision) => Partial<Decision>) =>
  broken({
    decision: (position) => {
      const decision = sparks.decision(position)
      return decision && { ...JSON.parse(JSON.stringify(decision)), ...change(decision) }
    },
  })

const firstOf = (position: Position): Choice => sparks.decision(position)?.options[0]?.id ?? 0
const lifeOf = (position: Position) => seatOf(position as World, 1)

/** The position with a different life of player 1. */
function withLife(result: Position | Refusal, life: number): Position | Refusal {
  if (isRefusal(result)) return result
  const { rows, ...rest } = sparks.save(result)
  return sparks.load({ ...rest, rows: rows.map((row, at) => (at === 1 ? { ...Object(row), life } : row)) })
}

let count = 0

const mutants: readonly (readonly [what: string, game: GameUnderTest, check: Check])[] = [
  ['lists an option twice', asking(({ options }) => ({ options: [...options, ...options] })), 'decision'],
  ['has no options', asking(() => ({ options: [] })), 'decision'],
  ['has no words for its question', asking(() => ({ title: '' })), 'decision'],
  [
    'reports another choice',
    broken({
      answer: (position, choice, running = {}) => {
        const { trace } = running
        if (trace === undefined) return sparks.answer(position, choice, running)
        return sparks.answer(position, choice, {
          ...running,
          trace: (event) => trace(event.kind === 'answer' ? { ...event, chosen: ['nothing'] } : event),
        })
      },
    }),
    'trace',
  ],
  [
    'asks for more options than there are',
    asking(({ options }) => ({ most: options.length + 1, kind: 'pick' })),
    'decision',
  ],
  ['asks differently each time', asking(() => ({ title: `question ${count++}` })), 'decision'],
  [
    'keeps its hash after an answer',
    broken({ positionHash: (position) => ((position as World).loaded ? sparks.positionHash(position) : 0) }),
    'hash',
  ],
  ['finds no positions equal', broken({ same: () => false }), 'hash'],
  ['has no decision though it says so', broken({ decision: () => null }), 'decision'],
  [
    'offers what it refuses',
    asking(() => ({ options: [{ id: 'fly', label: 'Fly', record: null }] })),
    'offered choice',
  ],
  [
    'accepts what it does not offer',
    broken({
      answer: (position, choice, running) => {
        const result = sparks.answer(position, choice, running)
        return isRefusal(result) ? sparks.answer(position, firstOf(position), running) : result
      },
    }),
    'wrong choice',
  ],
  [
    'throws at a wrong choice',
    broken({
      answer: (position, choice, running) => {
        const result = sparks.answer(position, choice, running)
        if (isRefusal(result)) throw new Error('no such option')
        return result
      },
    }),
    'wrong choice',
  ],
  [
    'cannot load what it saved',
    broken({ load: () => ({ refused: 'unreadable', reason: 'it is in another language', cite: [] }) }),
    'round trip',
  ],
  [
    'leaves something out of a save',
    broken({
      save: (position) => JSON.parse(JSON.stringify(sparks.save(position)).replace(/"life":10/, '"life":9')),
    }),
    'round trip',
  ],
  [
    'shares a part with its save',
    broken({ save: (position) => ({ ...sparks.save(position), stack: (position as World).stack }) }),
    'round trip',
  ],
  ['shares a part with the save it loads', broken({ load: hoarded }), 'round trip'],
  [
    'rolls dice of its own',
    broken({
      answer: (position, choice, running) => withLife(sparks.answer(position, choice, running), ++count),
    }),
    'fork',
  ],
  [
    'plays differently with an observer',
    broken({
      answer: (position, choice, running) =>
        withLife(sparks.answer(position, choice, running), running?.trace && !running.single ? 3 : 4),
    }),
    'trace',
  ],
  [
    'reports a refused choice',
    broken({
      answer: (position, choice, running) => {
        const result = sparks.answer(position, choice, running)
        if (isRefusal(result)) sparks.answer(position, firstOf(position), running)
        return result
      },
    }),
    'wrong choice',
  ],
  ['steps without end', broken({ step: (position) => sparks.load(sparks.save(position)) }), 'stepping'],
  [
    'steps to somewhere else',
    broken({
      step: (position, running) => {
        const result = sparks.step(position, running)
        return !isRefusal(result) && result.asking ? withLife(result, 1) : result
      },
    }),
    'stepping',
  ],
  ['accepts an answer at the end', broken({ answer: endless }), 'end'],
]

/** A position that shares its locals with its save. */
function hoarded(saved: unknown): Position | Refusal {
  const loaded = sparks.load(saved)
  if (isRefusal(loaded)) return loaded
  const { stack } = loaded as World
  const given = (saved as ReturnType<Sparks['save']>).stack
  stack.forEach((frame, height) => {
    frame.locals = Object(given[height]?.locals)
  })
  return loaded
}

/** Accepts answers when no decision is pending. */
function endless(...[position, choice, running]: Parameters<GameUnderTest['answer']>): Position | Refusal {
  return position.asking ? sparks.answer(position, choice, running) : position
}

/** Writes to an earlier position. */
const leaking = broken({
  answer: (position, choice, running) => {
    const result = sparks.answer(position, choice, running)
    if (!isRefusal(result) && position.asking) lifeOf(position).life -= 1
    return result
  },
})

describe('the kit', () => {
  it('finds nothing in a correct game', () => {
    const { problems, ...report } = conformance(broken({}), { start }, play)
    expect(problems.map(describeProblem)).toEqual([])
    expect(report).toMatchObject({ games: 3, limited: 0 })
    expect(report.ended + report.left).toBe(3)
  })

  it.each(mutants)('finds a game that %s', (_, game, check) => {
    const { problems } = conformance(game, { start: endsSoon(check) }, { ...play, decisions: 40 })
    expect(problems[0]).toMatchObject({ check, game: expect.stringMatching(/^start, seed \d$/) })
  })

  it('finds a game that writes to earlier positions, and with frozen ones the line that does', () => {
    expect(conformance(leaking, { start: fresh() }, play).problems[0]?.message).toMatch(/life/)
    const [problem] = conformance(leaking, { start: fresh() }, { ...play, frozen: true }).problems
    expect(problem).toMatchObject({
      check: 'throws',
      message: expect.stringMatching(/read only property 'life'[\s\S]*test-kit\.test\.ts:/),
    })
  })

  it('finds positions with the same key that ask differently', () => {
    const { problems } = explore(broken({ positionKey: () => 'always the same' }), start, 50)
    expect(problems[0]).toMatchObject({ check: 'key' })
  })

  it('finds positions with different keys that are treated as equal', () => {
    const { problems } = explore(broken({ same: () => true }), start, 50)
    expect(problems[0]).toMatchObject({ check: 'hash' })
  })

  it('reports a start that is refused', () => {
    const refused: Refusal = { refused: 'illegal', reason: 'there is no such board', cite: [] }
    expect(conformance(sparks, { refused }, play).problems[0]).toMatchObject({
      check: 'start',
      message: 'the start is refused: there is no such board',
    })
    expect(explore(sparks, refused, 10)).toMatchObject({ positions: 0, problems: [{ check: 'start' }] })
  })

  it('says how to reproduce a problem', () => {
    const game = asking(({ kind }) => (kind === 'divide' ? { options: [] } : {}))
    const problem = conformance(game, { start }, play).problems.find(({ check }) => check === 'decision')
    if (problem === undefined) throw new Error('nothing was found')
    const { answers, decision } = problem
    expect(decision).toBe(answers.length + 1)
    expect(describeProblem(problem)).toContain(
      `in ${problem.game} at decision ${decision}, after the answers ${JSON.stringify(answers)}`,
    )
    let now = start
    for (const answer of answers) if (!isRefusal(now)) now = sparks.answer(now, answer)
    expect(isRefusal(now) || sparks.decision(now)?.kind).toBe('divide')
  })

  it('draws the same numbers for the same seed', () => {
    const draw = (seed: number) =>
      Array.from(
        { length: 6 },
        (
          (random) => () =>
            random.below(10)
        )(seeded(seed)),
      )
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
    expect(seeded(3).shuffled([1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5])
  })
})

/** A start that ends soon, for mistakes that show only at an end. */
function endsSoon(check: Check): Position | Refusal {
  return check === 'end' ? sparks.start({ life: 1, play: ['Mouse'] }, { life: 1, play: ['Mouse'] }) : start
}
