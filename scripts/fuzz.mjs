// npm run fuzz: plays by chance for long, and holds the promises of the rules against everything that comes of it.
//   npm run fuzz -- --decisions 1000000 --seed 7 [--whole] [--each 60] [--every 10]    many games, numbered from the seed on
//   npm run fuzz -- --game 1234 [--whole]                                  one game, as a failure names it
import { parseArgs } from 'node:util'
import { prepare } from './prepare.mjs'

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    each: { type: 'string' },
    every: { type: 'string', default: '10' },
    whole: { type: 'boolean', default: false },
  },
})

prepare()
const { fuzz } = await import('@battleline/keyforge/test-kit')

const { whole } = values
const each = Number(values.each ?? (whole ? 3000 : 60))
const decisions = values.game === undefined ? Number(values.decisions) : 1
const from = Number(values.game ?? values.seed)
const every = Number(values.every)
const start = performance.now()
let shown = start
const {
  games,
  decisions: made,
  ended,
  failure,
} = fuzz({ from, decisions, each, whole, every }, (done) => {
  if (!process.stderr.isTTY || performance.now() - shown < 500) return
  shown = performance.now()
  process.stderr.write(`\r${done} decisions`)
})
const seconds = (performance.now() - start) / 1000
const rate = `${Math.round(made / seconds)} decisions and ${(games / seconds).toFixed(1)} games a second`
console.log(`${games} games, ${made} decisions, ${ended} played to the end: ${rate}`)
if (failure !== null) {
  console.log(`\ngame ${failure.game}, decision ${failure.decision}: ${failure.what}`)
  console.log(`answers: ${JSON.stringify(failure.answers)}`)
  console.log(
    `\nagain: npm run fuzz -- --game ${failure.game} --each ${each} --every ${every}${whole ? ' --whole' : ''}`,
  )
  process.exitCode = 1
}
