// npm run fuzz: plays by chance for long, and holds the promises of the rules against everything that comes of it.
//   npm run fuzz -- --decisions 1000000 --seed 7 [--whole] [--each 60] [--every 10]    many games, numbered from the seed on
//   npm run fuzz -- --games 10000 --whole [--failures 20]                  this many games, on past failures
//   npm run fuzz -- --game 1234 [--whole]                                  one game, as a failure names it
//   npm run fuzz -- --inputs 200000 --seed 7 [--entry load,deck]           damaged inputs for every entry point, or for some
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { prepare, root } from './prepare.mjs'

const { values } = parseArgs({
  options: {
    decisions: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    each: { type: 'string' },
    every: { type: 'string', default: '10' },
    failures: { type: 'string', default: '1' },
    inputs: { type: 'string' },
    entry: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
})

prepare()
if (values.inputs !== undefined) process.exit(fuzzInputs(values.inputs, values.seed, values.entry))
const { fuzz } = await import('@battleline/keyforge/test-kit')

const { whole } = values
const each = Number(values.each ?? (whole ? 3000 : 60))
const every = Number(values.every)
const one = values.game !== undefined
const fuzzing = {
  from: Number(values.game ?? values.seed),
  games: one ? 1 : Number(values.games ?? Number.POSITIVE_INFINITY),
  decisions: Number(values.decisions ?? (one || values.games ? Number.POSITIVE_INFINITY : 100_000)),
  failures: Number(values.failures),
  each,
  every,
  whole,
}
const start = performance.now()
let shown = start
let reported = 0
const { games, decisions, ended, failures } = fuzz(fuzzing, (sofar) => {
  for (const failure of sofar.failures.slice(reported)) report(failure)
  reported = sofar.failures.length
  if (!process.stderr.isTTY || performance.now() - shown < 500) return
  shown = performance.now()
  process.stderr.write(`\r${sofar.games} games, ${sofar.decisions} decisions`)
})
const seconds = (performance.now() - start) / 1000
const rate = `${Math.round(decisions / seconds)} decisions and ${(games / seconds).toFixed(1)} games a second`
console.log(`${games} games, ${decisions} decisions, ${ended} played to the end: ${rate}`)
if (failures.length > 0) process.exitCode = 1

/** Runs the test of damaged inputs for long: it names the seed of each failure. */
function fuzzInputs(/** @type {string} */ count, /** @type {string} */ from, /** @type {string} */ entry) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'test/hostile-inputs.test.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        BATTLELINE_INPUTS: count,
        BATTLELINE_INPUTS_FROM: from,
        BATTLELINE_INPUTS_ENTRY: entry,
      },
    },
  )
  return status ?? 1
}

/** Prints a failure, and the command that repeats it. */
function report(
  /** @type {import('@battleline/keyforge/test-kit').Failure} */ { game, decision, what, answers },
) {
  console.log(`game ${game}, decision ${decision}: ${what}`)
  console.log(`answers: ${JSON.stringify(answers)}`)
  const repeat = `npm run fuzz -- --game ${game} --each ${each} --every ${every}${whole ? ' --whole' : ''}`
  console.log(`again: ${repeat}\n`)
}
