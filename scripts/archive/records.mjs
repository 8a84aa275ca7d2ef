// The records of all rulings: those of files that have changed are made anew, the others are kept from before.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { scenarioFiles } from '../scenario-files.mjs'

const SCOPE = '@battleline/'

/**
 * @typedef {import('../../packages/archive/dist/index.js').RulingRecord} RulingRecord
 * @typedef {import('../../packages/archive/dist/index.js').Source} Source
 * @typedef {{ root: string, app: string | null, only: string, tell: (words: string) => void }} Making
 */

/**
 * The records of every ruling, in the order of the files.
 * @param {readonly Source[]} sources
 * @param {Making} making
 * @returns {Promise<{ records: RulingRecord[], made: number, kept: number }>} how many files were made anew, and kept
 */
export async function allRecords(sources, { root, app, only, tell }) {
  const cache = join(root, 'node_modules/.cache/battleline/archive')
  mkdirSync(cache, { recursive: true })
  const engine = engineDigest(root)
  const known = new Set(readdirSync(cache))
  const wanted = sources
    .filter(({ file }) => only.split(',').some((start) => file.startsWith(start)))
    .map((source) => {
      const { file, text } = source
      const digest = createHash('sha256')
        .update(engine)
        .update(String(app))
        .update(file)
        .update(text)
        .digest('hex')
      return { source, name: `${digest.slice(0, 32)}.json` }
    })
  const stale = wanted.filter(({ name }) => !known.has(name))
  await make(stale, { app, tell }, ({ name }, records) =>
    writeFileSync(join(cache, name), JSON.stringify(records)),
  )
  const names = new Set(wanted.map(({ name }) => name))
  if (only === '') for (const name of known) if (!names.has(name)) rmSync(join(cache, name))
  const records = wanted.flatMap(({ name }) => JSON.parse(readFileSync(join(cache, name), 'utf8')))
  return { records, made: stale.length, kept: wanted.length - stale.length }
}

/**
 * The files of scenarios, in the order of their paths.
 * @returns {Source[]}
 */
export const sourcesOf = (/** @type {string} */ root) =>
  scenarioFiles(root)
    .map((path) => path.replace(/\.yaml$/, ''))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, 'scenarios', `${file}.yaml`), 'utf8') }))

/** A digest of the built packages that a page comes from: the archive, the listed game, and what they depend on. */
function engineDigest(/** @type {string} */ root) {
  const digest = createHash('sha256')
  const names = new Set(['archive', 'duel'])
  for (const name of names) {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    for (const one of Object.keys(dependencies ?? {}))
      if (one.startsWith(SCOPE)) names.add(one.slice(SCOPE.length))
    const folder = join(root, 'packages', name, 'dist')
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (path.endsWith('.js')) digest.update(`${name}/${path}`).update(readFileSync(join(folder, path)))
  }
  return digest.digest('hex')
}

/**
 * Makes the records of some files in workers, a file at a time in each.
 * @template {{ readonly source: Source }} T
 * @param {readonly T[]} files
 * @param {Pick<Making, 'app' | 'tell'>} making
 * @param {(file: T, records: RulingRecord[]) => void} take
 */
async function make(files, { app, tell }, take) {
  // The workers share the iterator: each takes the next file that is left.
  const left = files.values()
  let done = 0
  const worker = new URL('./worker.mjs', import.meta.url)
  const works = Array.from({ length: Math.min(availableParallelism(), files.length) }, async () => {
    const thread = new Worker(worker, { workerData: { app } })
    try {
      for (const file of left) {
        thread.postMessage(file.source)
        const [records] = await once(thread, 'message')
        take(file, records)
        done++
        if (done % 100 === 0) tell(`${done} of ${files.length} files`)
      }
    } finally {
      await thread.terminate()
    }
  })
  await Promise.all(works)
}
