// Finds or installs PostgreSQL for the tests of the server, and starts one in a folder of its own.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { canInstall, install } from './debian.mjs'

const HOME = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL of the distribution, or null. */
export function findPostgres() {
  const versions = existsSync(HOME) ? readdirSync(HOME).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions
    .map((one) => join(HOME, one, 'bin'))
    .find((one) => existsSync(join(one, 'postgres')))
  return folder ?? null
}

/** Installs Debian's package if there is none, on a machine with apt and the rights for it. */
export function ensurePostgres() {
  if (findPostgres() !== null) return
  if (canInstall()) {
    console.error('Installing PostgreSQL for the tests of the server')
    if (install('postgresql')) return
  }
  console.error('Left out: the tests of the server on PostgreSQL, because there is none')
}

/** PostgreSQL does not run as root: then its own user runs it. */
function user() {
  if (process.getuid?.() !== 0) return {}
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Starts a server in a folder, which is made first if it is new. Every commit is on the disk when it is acknowledged.
 * @param {string} folder one that the server's user may enter
 * @param {number} port
 * @returns {Promise<import('node:child_process').ChildProcess>} once it answers
 */
export async function startPostgres(folder, port) {
  const bin = findPostgres() ?? ''
  const as = user()
  const home = join(folder, 'postgres')
  if (!existsSync(home)) {
    chmodSync(folder, 0o755)
    mkdirSync(home, { mode: 0o700 })
    if (as.uid !== undefined) chownSync(home, as.uid, as.gid)
    const init = spawnSync(
      join(bin, 'initdb'),
      ['-D', home, '-U', 'battleline', '-A', 'trust', '--no-sync'],
      {
        ...as,
        cwd: home,
        encoding: 'utf8',
      },
    )
    if (init.status !== 0) throw new Error(init.stderr)
  }
  const args = ['-D', home, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', home]
  const server = spawn(join(bin, 'postgres'), [...args, '-c', 'max_connections=100'], {
    ...as,
    cwd: home,
    stdio: 'ignore',
  })
  while (!(await answers(port, bin))) await new Promise((go) => setTimeout(go, 50))
  return server
}

/** The address of its database. */
export const postgresUrl = (/** @type {number} */ port) => `postgres://battleline@127.0.0.1:${port}/postgres`

const answers = (/** @type {number} */ port, /** @type {string} */ bin) =>
  new Promise((tell) => {
    const asked = spawn(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    asked.on('exit', (code) => tell(code === 0))
    asked.on('error', () => tell(false))
  })

/**
 * Ends it as its own command does: at once, with what is committed.
 * @param {import('node:child_process').ChildProcess} server
 * @param {boolean} [isCrash] without writing what it holds in memory: it recovers when it starts
 */
export const stopPostgres = (server, isCrash = false) =>
  new Promise((go) => {
    server.once('exit', go)
    server.kill(isCrash ? 'SIGQUIT' : 'SIGINT')
  })

/** Cuts every connection that others have to it. */
export function cutConnections(/** @type {number} */ port) {
  const cut =
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and client_port is not null'
  const { status, stderr } = spawnSync(join(findPostgres() ?? '', 'psql'), [postgresUrl(port), '-c', cut], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}
