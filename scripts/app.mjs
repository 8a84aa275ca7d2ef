// The web app: built where it is stale, and served from this machine to this machine.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './prepare.mjs'

const app = join(root, 'packages/table/dist/app')
const stamp = join(root, 'node_modules/.cache/battleline/app')

/** How long a build can take before nobody waits for it any more. */
const PATIENCE = 180_000

/**
 * Builds the app if anything it is made of has changed since; one build at a time, and whoever comes meanwhile waits for
 * it. The packages must have been built.
 */
export function buildApp() {
  mkdirSync(join(root, 'node_modules/.cache/battleline'), { recursive: true })
  const lock = `${stamp}.lock`
  while (!isMine(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  try {
    buildStale()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Whether nobody else builds; a lock that somebody left behind is broken. */
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
    'packages/table/package.json',
    'packages/table/index.html',
    'packages/table/vite.config.ts',
    'packages/table/offline.ts',
    ...filesBelow('packages/table/src'),
    ...filesBelow('packages/table/public'),
    ...filesBelow('scenarios'),
    // What the compiler has not written anew has kept its date.
    ...[
      'kernel',
      'language',
      'keyforge',
      'magic',
      'grand-archive',
      'explain',
      'search',
      'scenario',
      'cli',
    ].flatMap((name) => filesBelow(`packages/${name}/dist`)),
  ])
  if (existsSync(join(app, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest)
    return
  process.stderr.write('Building the web app\n')
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const { status } = spawnSync(process.execPath, vite, {
    cwd: join(root, 'packages/table'),
    stdio: ['inherit', 2, 2],
    // A test runner has another one, and React is put together for it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('the web app could not be built; see above')
  writeFileSync(stamp, digest)
}

function digestOf(/** @type {string[]} */ files) {
  const digest = createHash('sha256')
  for (const file of files) {
    const at = statSync(join(root, file), { throwIfNoEntry: false })
    digest.update(`${file} ${at?.mtimeMs} ${at?.size}\n`)
  }
  return digest.digest('hex')
}

function filesBelow(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => extname(path) !== '')
    .sort()
    .map((path) => `${folder}/${path}`)
}

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The same policy as in the page, with what only a header can say. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Serves the built app to this machine alone.
 * @param {number} port 0 for any that is free
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveApp(port = 0) {
  const files = new Map(
    readdirSync(app, { recursive: true, encoding: 'utf8' })
      .filter((path) => extname(path) in TYPES)
      .map((path) => [`/${path.replaceAll('\\', '/')}`, join(app, path)]),
  )
  /** @type {Map<string, Buffer>} */
  const packed = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // Only files that are known by their names: no path leads anywhere else.
    const name = pathname === '/' ? '/index.html' : pathname
    const file = files.get(name)
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(file === undefined ? 404 : 405).end()
      return
    }
    const coding = codingFor(request.headers['accept-encoding'] ?? '')
    const key = `${coding} ${name}`
    const body = packed.get(key) ?? pack(readFileSync(file), coding)
    packed.set(key, body)
    response.writeHead(200, {
      'content-type': TYPES[extname(name)],
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // Files with a hash in their names never change.
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(coding !== 'identity' && { 'content-encoding': coding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const at = server.address()
      const bound = typeof at === 'object' && at !== null ? at.port : port
      done({ address: `http://localhost:${bound}/`, close: () => void server.close() })
    })
  })
}

const codingFor = (/** @type {string} */ accepted) =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

/** @returns {Buffer} */
function pack(/** @type {Buffer} */ body, /** @type {string} */ coding) {
  if (coding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return coding === 'gzip' ? gzipSync(body) : body
}
