// A proxy before a server of games, as a bad network and impatient programs are: what clients say arrives late, in another order, and now
// and then twice; what the server says arrives late, and tables twice.
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'
import { later } from './start-server.mjs'

/** Milliseconds by which a message may be late. */
const LATEST = 150

/**
 * @param {number} port of the server
 * @returns {Promise<{ readonly address: string, readonly counts: { delayed: number, doubled: number, overtaken: number }, close(): void }>}
 */
export async function scramble(port) {
  const proxy = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(proxy, 'listening')
  const counts = { delayed: 0, doubled: 0, overtaken: 0 }
  proxy.on('connection', (client, { url }) => {
    const server = new WebSocket(`ws://127.0.0.1:${port}${url}`)
    const opened = once(server, 'open').catch(() => {})
    let [sent, arrived] = [0, 0]
    const toServer = async (text, number) => {
      counts.delayed++
      await later(Math.random() * LATEST)
      await opened
      if (number < arrived) counts.overtaken++
      arrived = Math.max(arrived, number)
      if (server.readyState === WebSocket.OPEN) server.send(text)
    }
    client.on('message', (raw) => {
      const number = ++sent
      const times = Math.random() < 0.3 ? 2 : 1
      counts.doubled += times - 1
      for (let time = 0; time < times; time++) void toServer(String(raw), number)
    })
    let last = Promise.resolve()
    server.on('message', (raw) => {
      const text = String(raw)
      last = last.then(() => later(Math.random() * 20))
      last = last.then(() => {
        for (let time = 0; time < (text.includes('"tell":"table"') ? 2 : 1); time++) client.send(text)
      })
    })
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => {})
      one.on('close', () => other.terminate())
    }
  })
  const close = () => {
    for (const client of proxy.clients) client.terminate()
    proxy.close()
  }
  return { address: `http://127.0.0.1:${proxy.address().port}/`, counts, close }
}
