// The records of all rulings: those of files that have changed are made anew, the others are kept from before.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Whatever a page comes from, beside its scenario. */
const PACKAGES = [
  'archive',
  'ask',
  'card-game',
  'duel',
  'explain',
  'grand-archive',
  'kernel',
  'keyforge',
  'language',
  'magic',
  'rulebook',
  'scenario',
  'search',
]

/**
 * @typedef {import('../../packages/archive/dist/index.js').RulingRecord} RulingRecord
 * @typedef {{ root: string, app: string | null, only: string, tell: (words: string) => void }} Making
 */

/**
 * The records of every ruling, in the order of the files.
 * @param {Making} making
 * @returns {Promise<{ records: RulingRecord[], made: number, kept: number }>} how many files were made anew, and kept
 */
export async function allRecords({ root, app, only, tell }) {
  const cache = join(root, 'node_modules/.cache/battleline/archive')
  mkdirSync(cache, { recursive: true })
  const engine = engineDigest(root)
  const files = filesOf(root).filter((file) => only.split(',').some((start) => file.startsWith(start)))
  const known = new Set(readdirSync(cache))
  const places = new Map(
    files.map((file) => {
      const { text } = sourceOf(root, file)
      const digest = createHash('sha256')
        .update(engine)
        .update(String(app))
        .update(file)
        .update(text)
        .digest('hex')
      return [file, `${digest.slice(0, 32)}.json`]
    }),
  )
  const stale = files.filter((file) => !known.has(places.get(file) ?? ''))
  await make(stale, { root, app, only, tell }, (file, records) =>
    writeFileSync(join(cache, places.get(file) ?? ''), JSON.stringify(records)),
  )
  const wanted = new Set(places.values())
  if (only === '') for (const name of known) if (!wanted.has(name)) rmSync(join(cache, name))
  const records = files.flatMap((file) =>
    JSON.parse(readFileSync(join(cache, places.get(file) ?? ''), 'utf8')),
  )
  return { records, made: stale.length, kept: files.length - stale.length }
}

/** The files of scenarios, without the ending. */
export const filesOf = (/** @type {string} */ root) =>
  readdirSync(join(root, 'scenarios'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => path.replaceAll('\\', '/').replace(/\.yaml$/, ''))
    .sort()

export const sourceOf = (/** @type {string} */ root, /** @type {string} */ file) => ({
  file,
  text: readFileSync(join(root, 'scenarios', `${file}.yaml`), 'utf8'),
})

/** A digest of the built packages. */
function engineDigest(/** @type {string} */ root) {
  const digest = createHash('sha256')
  for (const name of PACKAGES) {
    const folder = join(root, 'packages', name, 'dist')
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (path.endsWith('.js')) digest.update(`${name}/${path}`).update(readFileSync(join(folder, path)))
  }
  return digest.digest('hex')
}

/**
 * Makes the records of some files in workers, one file at a time each.
 * @param {string[]} files
 * @param {Making} making
 * @param {(file: string, records: RulingRecord[]) => void} take
 */
async function make(files, { root, app, tell }, take) {
  const waiting = [...files]
  let done = 0
  const worker = fileURLToPath(new URL('./worker.mjs', import.meta.url))
  const works = Array.from({ length: Math.min(availableParallelism(), files.length) }, async () => {
    const thread = new Worker(worker, { workerData: { root, app } })
    const give = () => {
      const file = waiting.shift()
      if (file !== undefined) thread.postMessage(file)
      return file !== undefined
    }
    try {
      await new Promise((end, fail) => {
        thread.on('error', fail)
        thread.on('message', ({ file, records }) => {
          take(file, records)
          done++
          if (done % 100 === 0) tell(`${done} of ${files.length} files`)
          if (!give()) end(undefined)
        })
        if (!give()) end(undefined)
      })
    } finally {
      await thread.terminate()
    }
  })
  await Promise.all(works)
}
