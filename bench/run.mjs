// npm run bench -- [--json] [--only NAME] [--save-baseline]: how fast the built packages are.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CASES, COMPARED, SIZES } from './cases.mjs'
import { bytesOf, speedOf } from './measure.mjs'
import { baselineOf, baselineWith, commit, machine, table } from './report.mjs'

const USAGE = `usage: npm run bench -- [--json] [--only NAME] [--save-baseline]
  --json           results as JSON on standard output, and nothing else
  --only NAME      the cases whose name contains NAME; the result file is left alone
  --save-baseline  the results become what later ones are compared with; with --only, those alone`

const SELF = fileURLToPath(import.meta.url)
const root = dirname(dirname(SELF))
const BASELINE = `${root}/bench/baseline.json`
const LATEST = `${root}/bench/results/latest.local.json`

function main() {
  const { json, only, 'save-baseline': keep, case: measured } = options()
  if (measured !== undefined) return console.log(JSON.stringify(alone(measured)))
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
  // This program starts itself anew to measure a case.
  const known = { json: flag, only: { type: 'string' }, 'save-baseline': flag, case: { type: 'string' } }
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

/** Each case runs in a separate process: compiled code depends on everything that ran before. */
function measure(chosen) {
  const results = []
  for (const { name } of [...CASES, ...SIZES].filter(chosen)) {
    progress(name)
    const found = JSON.parse(execFileSync(process.execPath, [SELF, '--case', name], { encoding: 'utf8' }))
    results.push({ ...found, ...noted(found, results) })
  }
  progress('')
  const at = commit(root)
  return { machine: machine(), node: process.versions.node, ...(at && { commit: at }), results }
}

/** The figures of one case, and its own notes. */
function alone(name) {
  const size = SIZES.find((one) => one.name === name)
  if (size !== undefined) return { name, perSecond: null, ratio: null, bytes: sizeOf(size) }
  const { make, settled, each, note } = CASES.find((one) => one.name === name)
  const speed = speedOf(make(), settled)
  const many = each?.() ?? 1
  const perSecond = significant(speed.perSecond * many)
  const said = typeof note === 'function' ? note({ perSecond }) : note
  return { name, perSecond, ratio: significant(speed.ratio * many), ...(said && { note: said }) }
}

/** A case's own note, and its time relative to another case. */
function noted({ name, ratio, note }, before) {
  const other = before.find((one) => one.name === COMPARED[name])
  const times = other && `${(other.ratio / ratio).toFixed(2)} × the time of “${other.name}”`
  const notes = [note, times].filter(Boolean)
  return notes.length > 0 ? { note: notes.join('; ') } : {}
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
