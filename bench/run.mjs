// npm run bench -- [--json] [--only NAME] [--save-baseline]: how fast the built packages are.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CASES, COMPARED, SIZES } from './cases.mjs'
import { bytesOf, countFor, speedOf } from './measure.mjs'
import { baselineOf, baselineWith, commit, machine, table } from './report.mjs'

const USAGE = `usage: npm run bench -- [--json] [--only NAME] [--save-baseline]
  --json           results as JSON on standard output, and nothing else
  --only NAME      the cases whose name contains NAME; the result file is left alone
  --save-baseline  the results become what later ones are compared with; with --only, those alone`

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const BASELINE = `${root}/bench/baseline.json`
const LATEST = `${root}/bench/results/latest.local.json`
const WARM_UP = 60_000

function main() {
  const { json, only, 'save-baseline': keep } = options()
  const chosen = ({ name }) => only === undefined || name.includes(only)
  if (![...CASES, ...SIZES].some(chosen)) {
    const names = [...CASES, ...SIZES].map(({ name }) => `  ${name}`).join('\n')
    end(`no case is called “${only}”; there are\n${names}`)
  }
  const found = measure(chosen)
  const before = baseline()
  if (only === undefined) write(LATEST, found)
  if (keep) write(BASELINE, only === undefined ? baselineOf(found) : baselineWith(before, found))
  console.log(json ? JSON.stringify(found, null, 2) : table(found, before))
}

function options() {
  const flag = { type: 'boolean', default: false }
  const known = { json: flag, only: { type: 'string' }, 'save-baseline': flag }
  try {
    return parseArgs({ options: known }).values
  } catch (error) {
    return end(`${error.message}\n${USAGE}`)
  }
}

function end(message) {
  console.error(message)
  process.exit(2)
}

/** All cases run a little before any is measured: what the compiler has seen does not depend on what was chosen. */
function measure(chosen) {
  const runs = new Map(CASES.map((one) => [one, one.make()]))
  for (const [{ warmedUp }, run] of runs) if (warmedUp !== false) countFor(run, WARM_UP)
  // The first measurement is thrown away: the compiler is still busy with what ran before it, and with the reference.
  speedOf(runs.get(CASES[0]))
  const results = []
  for (const one of CASES.filter(chosen)) {
    progress(one.name)
    const speed = speedOf(runs.get(one))
    results.push(result(one, speed, results))
  }
  progress('')
  for (const one of SIZES.filter(chosen)) {
    results.push({ name: one.name, perSecond: null, ratio: null, bytes: sizeOf(one) })
  }
  const at = commit(root)
  return { machine: machine(), node: process.versions.node, ...(at && { commit: at }), results }
}

/** What a case says of itself beside its numbers, and its time as a multiple of another one's. */
function result({ name, note, each }, speed, before) {
  const many = each?.() ?? 1
  const perSecond = significant(speed.perSecond * many)
  const ratio = significant(speed.ratio * many)
  const other = before.find((one) => one.name === COMPARED[name])
  const times = other && `${(other.ratio / ratio).toFixed(2)} × the time of “${other.name}”`
  const notes = [typeof note === 'function' ? note({ perSecond }) : note, times].filter(Boolean)
  return { name, perSecond, ratio, ...(notes.length > 0 && { note: notes.join('; ') }) }
}

const sizeOf = ({ kept, make, text }) =>
  text ? Buffer.byteLength(text()) : Math.round(bytesOf(make(), kept))

function significant(value) {
  return Number(value.toPrecision(4))
}

function progress(name) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${name}\r`)
}

function baseline() {
  try {
    return JSON.parse(readFileSync(BASELINE, 'utf8'))
  } catch {
    return null
  }
}

function write(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}

main()
