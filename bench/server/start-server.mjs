import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Limits of a server whose clients are all programs of one address. */
const OPEN = {
  roomsAnHour: 1e6,
  requestsAMinute: 1e6,
  socketsAnAddress: 1e6,
  messagesASecond: 1e6,
  messagesAtOnce: 1e6,
}

/**
 * Starts a server of its own process.
 * @param {{ readonly at: object, readonly limits?: object, readonly port?: number, readonly flags?: readonly string[] }} settings
 * @returns {Promise<{ readonly child: import('node:child_process').ChildProcess, readonly address: string }>}
 */
export async function startServer({ limits = {}, flags = [], ...rest }) {
  const settings = JSON.stringify({ ...rest, limits: { ...OPEN, ...limits } })
  const child = spawn(process.execPath, [...flags, 'bench/server/serve.mjs', settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = await once(createInterface(child.stdout), 'line')
  return { child, address }
}

/** Makes a room: its name and its tokens. */
export async function makeRoom(address, settings = {}) {
  const made = await fetch(`${address}api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  })
  if (made.status !== 201) throw new Error(await made.text())
  return made.json()
}

/**
 * The memory of a server that was started with --expose-gc: its heap after a collection, the least of several looks, and all that
 * the process has, in bytes.
 */
export async function memoryOf({ child, address }) {
  let [heap, resident] = [Number.POSITIVE_INFINITY, 0]
  for (let look = 0; look < LOOKS; look++) {
    child.kill('SIGUSR2')
    await later(500)
    const text = await (await fetch(`${address}metrics`)).text()
    const of = (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
    heap = Math.min(heap, of('nodejs_heap_size_used_bytes'))
    resident = of('process_resident_memory_bytes')
  }
  return { heap, resident }
}

const LOOKS = 5

export const later = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds))
