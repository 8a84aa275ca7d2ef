import { execFileSync } from 'node:child_process'
import os from 'node:os'

const WIDTH = 80
const figures = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })

/** Four significant figures, with grouped thousands; very small ones as powers of ten. */
const number = (value) => (value > 0 && value < 0.001 ? value.toExponential(2) : figures.format(value))

export function machine() {
  const cpus = os.cpus()
  return `${cpus[0]?.model.trim() ?? os.arch()}, ${cpus.length} cores`
}

/** The measured commit, with a mark if files differ from it; undefined outside a repository. */
export function commit(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '-uno') === '' ? '' : '+')
  } catch {
    return undefined
  }
}

/** The results in a baseline, by name. */
export const baselineOf = ({ machine, node, results }) => ({
  machine,
  node,
  results: Object.fromEntries(
    results.map(({ name, ratio, bytes }) => [name, bytes === undefined ? { ratio } : { bytes }]),
  ),
})

/** The new baseline with older results that were not measured again: ratios of two machines can be compared. */
export function baselineWith(before, found) {
  const fresh = baselineOf(found)
  return { ...fresh, ...before, results: { ...before?.results, ...fresh.results } }
}

/** The change from the baseline: better (+) means faster, or smaller. Empty without a baseline. */
export function change({ name, ratio, bytes }, baseline) {
  const before = baseline?.results[name]
  if (before === undefined) return ''
  const gain = bytes === undefined ? ratio / before.ratio - 1 : before.bytes / bytes - 1
  if (!Number.isFinite(gain)) return ''
  return `${gain < 0 ? '' : '+'}${(gain * 100).toFixed(1)} %`
}

const row = (name, value, ratio, changed) =>
  `${name.padEnd(43)}${value.padStart(15)}${ratio.padStart(11)}${changed.padStart(11)}`.trimEnd()

const measured = ({ perSecond, bytes }) =>
  bytes === undefined ? `${number(perSecond)}/s` : `${number(bytes)} B`

export function table({ machine, node, commit, results }, baseline) {
  const lines = [`${machine}, Node ${node}${commit === undefined ? '' : `, ${commit}`}`, '']
  lines.push(row('', 'user time', 'ratio', 'change'), '─'.repeat(WIDTH))
  for (const result of results) {
    const { name, ratio, note } = result
    lines.push(row(name, measured(result), ratio === null ? '' : number(ratio), change(result, baseline)))
    for (const one of note?.split('; ') ?? []) lines.push(`    ${one}`)
  }
  lines.push('', 'ratio: how often while the reference workload of bench/reference.mjs does one unit')
  if (baseline !== null)
    lines.push(`change: against bench/baseline.json (${baseline.machine}, Node ${baseline.node})`)
  return lines.join('\n')
}
