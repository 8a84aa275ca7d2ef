// node bench/representation/run.mjs [--markdown] [--times N]: the ways to store positions, each with the same charts and
// in processes of its own, by turns; medians. Fails where one of them reaches other positions than the others.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median } from '../measure.mjs'
import { machine } from '../report.mjs'
import { VARIANTS } from './variants.mjs'

const { values } = parseArgs({
  options: { markdown: { type: 'boolean', default: false }, times: { type: 'string', default: '3' } },
})
const trial = fileURLToPath(new URL('trial.mjs', import.meta.url))
const names = Object.keys(VARIANTS)
const number = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

function measured(name) {
  const { status, stdout } = spawnSync(process.execPath, [trial, name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`the trial of ${name} failed`)
  return JSON.parse(stdout)
}

/** All results by variant. */
function rounds(times) {
  const found = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < times; round++) {
    for (const name of names) {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${round + 1} of ${times}: ${name}`)
      found[name].push(measured(name))
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  return found
}

function agree(found) {
  const digests = new Set(
    names.flatMap((name) => found[name].map(({ digest, saved }) => `${digest} ${saved}`)),
  )
  if (digests.size > 1) {
    const seen = names.map(
      (name) => `  ${name}: ${found[name].map(({ digest }) => digest.slice(0, 12)).join(' ')}`,
    )
    throw new Error(`the representations do not reach the same positions\n${seen.join('\n')}`)
  }
}

/** One row a case: production's number, then every variant's speed as a multiple of production's. */
function tableRows(found) {
  const [production, ...others] = names
  const speedOf = (name, title) => median(found[name].map(({ speeds }) => speeds[title]))
  const speeds = Object.keys(found[production][0].speeds).map((title) => {
    const base = speedOf(production, title)
    return [
      title,
      `${number.format(base)}/s`,
      ...others.map((name) => (speedOf(name, title) / base).toFixed(2)),
    ]
  })
  const memoryOf = (name) =>
    found[name][0].memory === null ? null : median(found[name].map(({ memory }) => memory))
  const base = memoryOf(production)
  const memories = others.map((name) => (memoryOf(name) === null ? '–' : (memoryOf(name) / base).toFixed(2)))
  return [...speeds, ['memory of a kept position', `${number.format(base)} B`, ...memories]]
}

const HEAD = ['', ...Object.values(VARIANTS).map(({ title }) => title)]

function print(rows, saved) {
  const all = [HEAD, ...rows]
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const cell = (value, column) => (column === 0 ? value.padEnd(widths[0]) : value.padStart(widths[column]))
  if (values.markdown) {
    const line = (cells) => `| ${cells.map(cell).join(' | ')} |`
    const rule = `| ${widths.map((width, n) => (n === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
    console.log([line(HEAD), rule, ...rows.map(line)].join('\n'))
  } else {
    console.log(all.map((row) => row.map(cell).join('  ')).join('\n'))
  }
  console.log(
    `\n${machine()}, Node ${process.versions.node}; medians of ${values.times} processes each, user time.`,
  )
  console.log(`Saved, the full board is ${number.format(saved)} bytes of JSON in all of them.`)
}

const found = rounds(Number(values.times))
agree(found)
print(tableRows(found), found[names[0]][0].saved)
