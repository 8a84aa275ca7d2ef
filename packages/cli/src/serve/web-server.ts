import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The folder of the built web app, which is a package of its own; null if it is not built. */
export function builtApp(): string | null {
  const home = dirname(createRequire(import.meta.url).resolve('@battleline/web/package.json'))
  const folder = join(home, 'dist/app')
  return existsSync(join(folder, 'index.html')) ? folder : null
}

/** The folder of the archive of rulings; null if it has not been made. */
export function madeArchive(): string | null {
  const folder = fileURLToPath(new URL('../../archive/dist/rulings/', import.meta.url))
  return existsSync(join(folder, 'index.html')) ? folder : null
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.atom': 'application/atom+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** The policy of the app and the archive, with directives that only a header can have. */
const policy = (styles: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
const POLICY = policy("'self'")
/** The pages of the documentation colour code by style attributes. */
const DOCS_POLICY = policy("'self' 'unsafe-inline'")

export interface Served {
  readonly address: string
  close(): void
}

const RULINGS = '/rulings/'
const DOCS = '/docs/'
const DOCS_MISSING = `${DOCS}404.html`

/** What an address can lack, with the file that it means. */
const PAGE_ENDINGS = [
  { address: '/', file: '/index.html' },
  { address: '.html', file: '.html' },
] as const

/** Tells the app what is beside it: the app comes with a file of this name that says that nothing is. */
const BESIDE_FILE = '/beside.json'

/** What the app has beside it. The folder of the documentation may come to be, or change, later. */
export interface Beside {
  readonly archive: string | null
  readonly docs: string | null
  /** Whether the same address has rooms for games. */
  readonly rooms: boolean
}

/** Answers with the app, and below `/rulings/` and `/docs/` with the archive and the documentation where those folders exist. */
export function pagesOf(app: string, { archive, docs, rooms }: Beside): RequestListener {
  const ofApp = filesOf(app, '/')
  const beside = [
    ...(archive === null ? [] : [listed(archive, RULINGS)]),
    ...(docs === null ? [] : [listed(docs, DOCS)]),
  ]
  const filesFor = (name: string): Files =>
    beside.find(({ below }) => `${name}/`.startsWith(below))?.files() ?? ofApp
  const has = () => ({ archive: archive !== null, docs: filesFor(DOCS) !== ofApp, rooms })
  const packed = new Map<string, Buffer>()
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split(/[?#]/)
    // Only known file names are served, so no path leads elsewhere.
    const asked = path.endsWith('/') ? `${path}index.html` : path
    const files = filesFor(asked)
    // A page can be asked for without its slash, or without its “.html”.
    const ending = files.has(asked) ? null : PAGE_ENDINGS.find(({ file }) => files.has(`${asked}${file}`))
    if (ending != null) {
      response.writeHead(308, { location: `${path}${ending.address}` }).end()
      return
    }
    const name = shownFor(asked, files)
    const file = files.get(name)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const coding = codingFor(String(request.headers['accept-encoding'] ?? ''))
    const key = `${coding} ${name}`
    const content = () => (name === BESIDE_FILE ? Buffer.from(JSON.stringify(has())) : readFileSync(file))
    let body: Buffer
    try {
      body = packed.get(key) ?? pack(content(), coding)
    } catch {
      // A new build has removed the file.
      response.writeHead(404).end()
      return
    }
    // A page of the archive is rarely read again, and the documentation may come to be.
    if (files === ofApp && name !== BESIDE_FILE) packed.set(key, body)
    response.writeHead(name === asked ? 200 : 404, headersOf(name, coding))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/**
 * Serves the app with its archive and documentation to this machine only; port 0 is any free one.
 * @throws Error with a `code` if it cannot listen at that port
 */
export function serveApp(
  app: string,
  archive: string | null,
  port: number,
  docs: string | null = null,
): Promise<Served> {
  const server = createServer(pagesOf(app, { archive, docs, rooms: false }))
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const at = server.address()
      const bound = typeof at === 'object' && at !== null ? at.port : port
      const close = () => {
        server.close()
        server.closeAllConnections()
      }
      done({ address: `http://localhost:${bound}/`, close })
    })
  })
}

/** The files of a folder by their addresses. */
type Files = ReadonlyMap<string, string>

/** The file for an address: the documentation has one for pages that it does not have. */
const shownFor = (asked: string, files: Files): string =>
  !files.has(asked) && asked.startsWith(DOCS) ? DOCS_MISSING : asked

const headersOf = (name: string, coding: Coding) => ({
  'content-type': TYPES[extname(name)],
  'content-security-policy': name.startsWith(DOCS) ? DOCS_POLICY : POLICY,
  // Pages of others load the embedded board and its engine; nothing here is anybody’s own.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  // Files with a hash in their names never change.
  'cache-control': /^\/(?:docs\/)?assets\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'accept-encoding',
  ...(coding !== 'identity' && { 'content-encoding': coding }),
})

const filesOf = (folder: string, below: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => extname(path) in TYPES)
      .map((path) => [`${below}${path.replaceAll('\\', '/')}`, join(folder, path)]),
  )

/** The files of a folder beside the app: there may be thousands, which are listed when the first of them is wanted. */
function listed(
  folder: string,
  below: string,
): { readonly below: string; readonly files: () => Files | null } {
  let files: Files | null = null
  let since = -1
  return {
    below,
    files: () => {
      const made = statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? -1
      if (made !== since) files = made < 0 ? null : filesOf(folder, below)
      since = made
      return files
    },
  }
}

type Coding = 'br' | 'gzip' | 'identity'

const codingFor = (accepted: string): Coding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

function pack(body: Buffer, coding: Coding): Buffer {
  // Quality 9 takes fifty times as long and saves two bytes in a hundred; nobody is answered meanwhile.
  if (coding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return coding === 'gzip' ? gzipSync(body) : body
}
