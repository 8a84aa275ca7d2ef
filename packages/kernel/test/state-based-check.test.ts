import {
  type Chart,
  chart,
  Game,
  isRefusal,
  type Position,
  type Rules,
  type StateRecord,
  stepVerbs,
  type TraceEvent,
  type View,
  type World,
} from '@battleline/kernel'
import { conformance, describeProblem, explore } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'

/**
 * Jars in a row, to test a state-based check after every change: a jar with three marbles bursts at once and spills
 * one into each neighbor. Jars that fill up meanwhile join the same burst.
 */
interface Jar extends StateRecord {
  marbles: number
  burst: boolean
}

const jarOf = (w: View, jar: number): Jar => w.rows[jar] as Jar
function pour(w: World, jars: readonly number[], marbles: number): void {
  for (const jar of jars) (w.write(jar) as Jar).marbles += marbles
}
const whole = (w: View): readonly number[] => [...w.rows.keys()].filter((jar) => !jarOf(w, jar).burst)

interface Turn {
  jars: readonly number[]
}

/** All its steps are one change: no jar bursts before its end, even though a decision is pending in the middle. */
const swap = chart<Turn>(
  'jars/swap',
  'A swap',
  {
    '1-add': stepVerbs<Turn>().act('Two marbles more', (w, l) => pour(w, l.jars, 2)),
    '2-keep': stepVerbs<Turn>().ask('Which jar keeps them', {
      who: () => 2,
      options: (_, l) => l.jars,
      bounds: () => [0, 1],
      take: (_, l, [savedFields]) => {
        l.jars = l.jars.filter((jar) => jar !== savedFields)
      },
      label: (_, jar) => `jar ${jar}`,
      record: Number,
    }),
    '3-take': stepVerbs<Turn>().act('Two marbles less', (w, l) => pour(w, l.jars, -2)),
  },
  { whole: true, like: { jars: [] } },
)

/** One step whose three changes are one, with a window among them. */
const fill = chart<Turn>(
  'jars/fill',
  'Filling',
  {
    '1-pour': stepVerbs<Turn>()
      .act('A marble each, and after a bell another one', (w, l) => pour(w, l.jars, 1))
      .asOne()
      .offer({ entries: (_, l) => l.jars.map((source) => ({ id: `bell ${source}`, source })) })
      .then((w, l) => pour(w, l.jars, 1)),
  },
  { like: { jars: [] } },
)

const turn = chart<Turn>(
  'jars/turn',
  'A turn',
  {
    '1-choose': stepVerbs<Turn>().ask('Some jars', {
      who: () => 1,
      options: whole,
      bounds: () => [0, 2],
      take: (_, l, jars) => {
        l.jars = jars as readonly number[]
      },
      label: (_, jar) => `jar ${jar}`,
      record: Number,
    }),
    '2-fill': stepVerbs<Turn>()
      .step('They are filled')
      .call(fill, (_, l) => ({ jars: l.jars })),
    '3-swap': stepVerbs<Turn>()
      .step('A swap')
      .call(swap, (_, l) => (l.jars.length > 1 ? { jars: l.jars } : null))
      .backTo('1-choose', () => true),
  },
  { like: { jars: [] } },
)

interface Burst {
  incoming: readonly number[]
  jars: readonly number[]
}

const burst = chart<Burst, readonly number[]>(
  'jars/burst',
  'A burst',
  {
    '1-in': stepVerbs<Burst>().act('Jars burst', (w, l) => {
      for (const jar of l.incoming) (w.write(jar) as Jar).burst = true
      l.jars = [...l.jars, ...l.incoming]
      l.incoming = []
    }),
    '2-spill': stepVerbs<Burst>()
      .act('One of them spills into the jars beside it', (w, l) => {
        const [jar = 0, ...left] = l.jars
        l.jars = left
        const beside = [jar - 1, jar + 1].filter((other) => whole(w).includes(other))
        pour(w, beside, 1)
      })
      .backTo('2-spill', (_, l) => l.jars.length > 0),
    '3-end': stepVerbs<Burst>().act('It is over', () => {}),
  },
  {
    subjects: (l) => l.jars,
    like: { incoming: [], jars: [] },
    join: {
      at: '1-in',
      until: '3-end',
      start: () => ({ incoming: [], jars: [] }),
      put: (l, jars) => {
        l.incoming = [...l.incoming, ...jars]
      },
    },
  },
)

const nothing = chart<object>('jars/bell', 'A bell', {
  '1-ring': stepVerbs<object>().act('It rings', () => {}),
})
const charts = new Map<string, Chart>([turn, fill, swap, burst, nothing].map((one) => [one.id, one]))

const rules: Rules = {
  game: 'jars',
  copyRecord: (row) => ({ ...row }),
  chart: (id) => charts.get(id) ?? null,
  amendments: () => [],
  finishAmendment: () => {},
  triggerOrder: (_, waiting) => ({ who: 1, from: waiting }),
  canResolve: () => true,
  resolve: () => ({ chart: nothing.id, locals: {} }),
  label: (_, entry) => entry.id,
  stateBasedCheck: {
    when: 'always',
    check: (w, from) => {
      const full = [...new Set(w.touched.slice(from))].filter(
        (jar) => !jarOf(w, jar).burst && jarOf(w, jar).marbles >= 3,
      )
      return full.length === 0 ? null : { join: burst.id, payload: full }
    },
  },
  over: (w) => whole(w).length === 0,
  restoreDerived: () => null,
  limits: { steps: 1000, depth: 20 },
}

const jars = new Game(rules)
const begin = (...marbles: number[]) =>
  jars.begin(
    marbles.map((count): Jar => ({ own: null, marbles: count, burst: false })),
    { chart: turn.id, locals: { jars: [] } satisfies Turn },
  )
const marblesIn = (position: Position) =>
  (position as World).rows.map((row) => ((row as Jar).burst ? 'burst' : (row as Jar).marbles))

function answered(
  from: ReturnType<typeof begin>,
  choices: readonly (readonly (number | string)[])[],
  events: TraceEvent[] = [],
) {
  let now = from
  for (const choice of choices) {
    if (isRefusal(now)) break
    now = jars.answer(now, choice, { trace: (event) => events.push(event) })
  }
  if (isRefusal(now)) throw new Error(now.reason)
  return now
}

describe('a state-based check after every change', () => {
  it('waits for the end of a step that is one change, even with a decision in the middle', () => {
    const asking = answered(begin(2, 2, 0), [[0, 1]])
    expect(marblesIn(asking)).toEqual([3, 3, 0])
    expect(marblesIn(answered(asking, [['bell 0']]))).toEqual(['burst', 'burst', 1])
  })

  it('waits for the end of a chart that is one change', () => {
    const asking = answered(begin(0, 0, 0, 0, 2), [[0, 1], ['bell 0']])
    expect(jars.decision(asking)?.step).toBe('jars/swap.2-keep')
    expect(marblesIn(asking)).toEqual([4, 4, 0, 0, 2])
    expect(marblesIn(answered(asking, [[]]))).toEqual([2, 2, 0, 0, 2])
    expect(marblesIn(answered(asking, [[1]]))).toEqual(['burst', 'burst', 1, 0, 2])
  })

  it('adds what it finds to the open chart', () => {
    const events: TraceEvent[] = []
    const end = answered(begin(1, 2, 2, 2, 0), [[0]], events)
    expect(marblesIn(end)).toEqual(['burst', 'burst', 'burst', 'burst', 1])
    // The burst above the filling above the turn.
    expect(Math.max(...events.map((event) => event.depth))).toBe(3)
  })

  it('looks at no record twice unless it was written again', () => {
    const looks: { from: number; to: number }[] = []
    const { check } = rules.stateBasedCheck
    const watched = new Game({
      ...rules,
      stateBasedCheck: {
        when: 'always',
        check: (w, from) => {
          looks.push({ from, to: w.touched.length })
          return check(w, from)
        },
      },
    })
    const jar = (marbles: number): Jar => ({ own: null, marbles, burst: false })
    const start = watched.begin([1, 2, 2, 2, 0].map(jar), {
      chart: turn.id,
      locals: { jars: [] } satisfies Turn,
    })
    if (isRefusal(start)) throw new Error(start.reason)
    const end = watched.answer(start, [0])
    if (isRefusal(end)) throw new Error(end.reason)
    expect(looks.length).toBeGreaterThan(3)
    expect(looks.map(({ from }) => from)).toEqual([0, ...looks.slice(0, -1).map(({ to }) => to)])
    expect((end as World).touched).toEqual([])
  })

  it('can end the game', () => {
    const end = answered(begin(1, 2, 2), [[0]])
    expect({ over: jars.over(end), asked: jars.decision(end) }).toEqual({ over: true, asked: null })
  })
})

it('the jars keep the promises of a position', () => {
  const starts = { 'five jars': begin(0, 1, 2, 1, 0), 'eight jars': begin(0, 1, 0, 1, 0, 1, 0, 1) }
  for (const frozen of [false, true]) {
    const { problems, ended } = conformance(jars, starts, { seeds: 10, decisions: 30, frozen })
    expect(problems.map(describeProblem)).toEqual([])
    expect(ended).toBeGreaterThan(0)
  }
  const { problems, complete } = explore(jars, begin(0, 1, 1, 2), 1000)
  expect(problems.map(describeProblem)).toEqual([])
  expect(complete).toBe(true)
})
