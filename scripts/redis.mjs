// Finds or installs Redis for the tests of queues, and starts one.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { canInstall, install } from './debian.mjs'

const PLACES = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/usr/local/bin/redis-server']

/** The path of a Redis or Valkey server, or null. */
export const findRedis = () => PLACES.find((place) => existsSync(place)) ?? null

/** Installs Debian's package if there is none, on a machine with apt and the rights for it. */
export function ensureRedis() {
  if (findRedis() !== null) return
  if (canInstall()) {
    console.error('Installing Redis for the tests of queues')
    if (install('redis-server')) return
  }
  console.error('Left out: the tests of queues, because there is no Redis')
}

/**
 * Starts a server that keeps everything in a file of this folder before it answers.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<import('node:child_process').ChildProcess>} once it answers
 */
export async function startRedis(folder, port) {
  const keep = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', '']
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...keep]
  const server = spawn(findRedis() ?? '', args, { stdio: 'ignore' })
  while (!(await answers(port))) await new Promise((go) => setTimeout(go, 50))
  return server
}

const answers = (/** @type {number} */ port) =>
  new Promise((tell) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end()
      tell(true)
    })
    socket.on('error', () => tell(false))
  })
