// Builds the web app if it is stale, and serves it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { root } from './prepare.mjs'

const app = join(root, 'packages/web/dist/app')
const stamp = join(root, 'node_modules/.cache/battleline/app')

/** The longest time to wait for another build. */
const PATIENCE = 180_000

/**
 * Builds the app if any of its sources has changed; only one build runs at a time, and other callers wait. The
 * packages must have been built.
 */
export function buildApp() {
  const unlock = lock(stamp)
  try {
    buildStale()
  } finally {
    unlock()
  }
}

/** Waits until no other process builds something; the function that it returns lets others build it. */
export function lock(/** @type {string} */ what) {
  mkdirSync(dirname(what), { recursive: true })
  const held = `${what}.lock`
  while (!isMine(held)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  return () => rmSync(held, { recursive: true, force: true })
}

/** Whether no other process builds; breaks an abandoned lock. */
function isMine(/** @type {string} */ lock) {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > PATIENCE) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

function buildStale() {
  const digest = digestOf([
    'packages/web/package.json',
    'packages/web/index.html',
    'packages/web/embed.html',
    'packages/web/vite.config.ts',
    'scripts/embed.mjs',
    'scripts/embed/shadow-styles.mjs',
    'packages/web/shards.ts',
    'packages/web/chunks.ts',
    'packages/web/offline.ts',
    'packages/web/font-license.ts',
    ...filesBelow('packages/web/src'),
    ...filesBelow('packages/web/public'),
    ...filesBelow('scenarios'),
    ...filesBelow('decks'),
    // The compiler keeps the dates of unchanged files.
    ...[
      'kernel',
      'language',
      'card-game',
      'keyforge',
      'magic',
      'grand-archive',
      'explain',
      'search',
      'scenario',
      'rulebook',
      'ask',
      'bots',
      'cli',
    ].flatMap((name) => filesBelow(`packages/${name}/dist`)),
  ])
  if (existsSync(join(app, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest)
    return
  process.stderr.write('Building the web app\n')
  bundle(join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn')
  // The embedded board shares the engine of the app, which must be there.
  bundle(join(root, 'scripts/embed.mjs'))
  writeFileSync(stamp, digest)
}

function bundle(/** @type {string[]} */ ...command) {
  const { status } = spawnSync(process.execPath, command, {
    cwd: join(root, 'packages/web'),
    stdio: ['inherit', 2, 2],
    // A test runner has another value, and React depends on it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('the web app could not be built; see above')
}

function digestOf(/** @type {string[]} */ files) {
  const digest = createHash('sha256')
  for (const file of files) {
    const at = statSync(join(root, file), { throwIfNoEntry: false })
    digest.update(`${file} ${at?.mtimeMs} ${at?.size}\n`)
  }
  return digest.digest('hex')
}

/** The files below a folder, as paths from the root. */
export function filesBelow(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => extname(path) !== '')
    .sort()
    .map((path) => `${folder}/${path}`)
}

/** Where `npm run archive` makes the archive of rulings, and `npm run docs` the site of the documentation. */
const archiveFolder = join(root, 'packages/archive/dist/rulings')
export const docsFolder = join(root, 'docs/.vitepress/dist')

/** The folder of the archive of rulings; null if `npm run archive` has not made it. */
export const madeArchive = () => (existsSync(join(archiveFolder, 'index.html')) ? archiveFolder : null)

/**
 * Serves the built app to this machine only. The packages must have been built.
 * @param {number} port 0 for any free one
 * @param {string | null} archive the folder of an archive of rulings to serve beside it
 * @param {string | null} docs the folder of the documentation to serve beside it, which may come to be later
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveApp(port = 0, archive = null, docs = null) {
  const server = await import(new URL('../packages/cli/dist/serve/web-server.js', import.meta.url).href)
  return server.serveApp(app, archive, port, docs)
}
