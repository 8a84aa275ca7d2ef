// node bench/magic/run.mjs [--json] [--boards N]: how fast declarations are decided, beside two general optimisers. It
// measures the built packages; boards.mjs says what the random boards are.
//
// Times are those of the processor, so that what else runs on the machine disturbs them less. Every answer is held
// against those of the optimisers, and every proof is checked: a wrong one ends the run with exit code 1.
import { parseArgs } from 'node:util'
import { bestOf, judge, problemJudgedBy, proves } from '@battleline/magic'
import { randomBoard } from './boards.mjs'
import { exactCover, swarm } from './hard.mjs'
import { highs, mostByYalps, programOf } from './optimisers.mjs'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, boards: { type: 'string', default: '200' } },
})
const WORK = 400_000_000
let wrong = 0

/** The processor time of a function in milliseconds, and its result. */
function timed(run) {
  const before = process.cpuUsage().user
  const result = run()
  return { ms: (process.cpuUsage().user - before) / 1000, result }
}

function summary(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (part) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(3))
  return { median: at(0.5), p99: at(0.99), max: at(1), boards: sorted.length }
}

function check(good, what) {
  if (good) return
  wrong++
  console.error(`wrong: ${what}`)
}

function solved(board) {
  const { ms, result } = timed(() => bestOf(board, [], { known: null, work: WORK }))
  check(result.bound === result.obeyed, 'not proved')
  check(proves(result.program, result.proof, result.obeyed), 'the proof does not hold')
  return { ms, obeyed: result.obeyed }
}

const boardsOf = (from, count, creatures, goals) =>
  ['attack', 'block'].flatMap((kind) =>
    Array.from({ length: count / 2 }, (_, n) =>
      problemJudgedBy(randomBoard(from + n, { creatures, goals, kind }), []),
    ),
  )

/** Mixed boards of one size: the solver's times, and the optimisers' times on the first of them. */
function mixed(size, count, compared, byHighs) {
  const boards = boardsOf(0, count, size, size)
  const ours = boards.map(solved)
  const first = boards
    .map((board, n) => ({ board, obeyed: ours[n].obeyed }))
    .filter((_, n) => n % (count / compared) === 0)
  // All boards in one round, so that the optimisers do not affect the measurement.
  const fair = first.map(({ board }) => solved(board).ms)
  const timesOf = (name, most) =>
    first.map(({ board, obeyed }) => {
      const { ms, result } = timed(() => most(programOf(board)))
      if (result !== null) check(result === obeyed, `${name} finds ${result}, the solver ${obeyed}`)
      return ms
    })
  const others = {
    highs: timesOf('highs', byHighs),
    yalps: timesOf('yalps', (program) => mostByYalps(program, 5000)),
  }
  return {
    name: `${size} × ${size}, every kind of restriction and requirement`,
    solver: summary(ours.map(({ ms }) => ms)),
    onTheSameBoards: { solver: summary(fair), highs: summary(others.highs), yalps: summary(others.yalps) },
  }
}

function swarms() {
  return [100, 500, 2500].flatMap((creatures) =>
    [5, 10, 20].map((kinds) => {
      const { board } = swarm({ creatures, kinds })
      const runs = Array.from({ length: 5 }, () => solved(board).ms)
      return { name: `${creatures} against ${creatures} in ${kinds} kinds each`, solver: summary(runs) }
    }),
  )
}

function covers() {
  return [true, false].map((solvable) => {
    const times = Array.from({ length: 10 }, (_, seed) => {
      const { board, pairs } = exactCover(seed, { blockers: 30, attackers: 30, solvable })
      const { ms, result } = timed(() => judge(board, pairs, WORK))
      check(result.kind !== 'not proved', 'exact cover: not proved')
      if (solvable) check(result.kind === 'outdone', `exact cover: ${result.kind}`)
      return ms
    })
    return {
      name: `exact cover, 30 against 30 three-blocker attackers, ${solvable ? '' : 'un'}solvable`,
      solver: summary(times),
    }
  })
}

/** Runs boards of all sizes before measuring, for the compiler; highs is compiled already. */
function warmUp(byHighs) {
  for (const size of [5, 8, 10, 15]) {
    boardsOf(10_000, 200, size, size).forEach((board, n) => {
      for (let times = 0; times < 3; times++) {
        solved(board)
        mostByYalps(programOf(board), 100)
      }
      if (n % 10 === 0) byHighs(programOf(board))
    })
  }
}

const byHighs = await highs()
const count = Number(values.boards)
warmUp(byHighs)
const results = [
  mixed(5, count, count / 2, byHighs),
  mixed(10, count, count / 4, byHighs),
  mixed(15, count, count / 4, byHighs),
  ...swarms(),
  ...covers(),
]
if (values.json) console.log(JSON.stringify({ unit: 'ms of the processor', wrong, results }, null, 2))
else {
  const line = (name, { median, p99, max, boards }) =>
    `${name.padEnd(64)} ${`${median}`.padStart(9)} ${`${p99}`.padStart(9)} ${`${max}`.padStart(9)} ${`${boards}`.padStart(6)}`
  console.log(`${'milliseconds of the processor'.padEnd(64)}    median       p99       max boards`)
  for (const { name, solver, onTheSameBoards } of results) {
    console.log(line(name, solver))
    for (const [who, times] of Object.entries(onTheSameBoards ?? {}))
      console.log(line(`  compared: ${who}`, times))
  }
}
process.exitCode = wrong > 0 ? 1 : 0
