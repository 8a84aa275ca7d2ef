// npm run conformance: makes the cases of the conformance suite, which come with the package `battleline`, and gives them to
// runners: `npm run conformance -- "python3 my-engine.py" --page report.html`. Without a runner this engine answers.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { prepare, root, run } from './prepare.mjs'
import { scenarioFiles } from './scenario-files.mjs'

const target = join(root, 'packages/battleline/conformance/cases.jsonl.gz')
const stamp = join(root, 'node_modules/.cache/battleline/conformance')

/** A digest of what the cases are made of: the built engine and the scenarios. */
function inputs() {
  const digest = createHash('sha256')
  digest.update(readFileSync(join(root, 'node_modules/.cache/battleline/built')))
  for (const file of scenarioFiles(root)) {
    const { mtimeMs, size } = statSync(join(root, 'scenarios', file))
    digest.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return digest.digest('hex')
}

/** Makes the cases, in a minute or two, unless they are up to date. The packages must have been built. */
export async function makeCases() {
  const made = inputs()
  if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return
  const { adapters } = await import('@battleline/scenario')
  const { duelAdapter } = await import('@battleline/duel')
  const { linesOf, suiteOf } = await import('@battleline/conformance')
  adapters.add(duelAdapter)
  const files = scenarioFiles(root).map((file) => ({
    file,
    text: readFileSync(join(root, 'scenarios', file), 'utf8'),
  }))
  const { cases, left } = suiteOf(files)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, gzipSync(linesOf(cases), { level: 9 }))
  writeFileSync(stamp, made)
  process.stderr.write(
    `${cases.length} cases; ${left.length} rulings change the board by hand and are none\n`,
  )
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  prepare()
  await makeCases()
  process.exitCode = run('packages/battleline', 'conformance', ...process.argv.slice(2))
}
