// The server of a benchmark: node bench/server/serve.mjs SETTINGS, with `at`, `limits` and `port` as JSON. It prints its address.
// With --expose-gc, SIGUSR2 collects garbage.
import { createServer } from '@battleline/server'

const { at, limits, port = 0 } = JSON.parse(process.argv[2] ?? '{}')
const server = await createServer({ at, limits })
console.log(`${await server.listen(port, '127.0.0.1')}/`)
process.once('SIGTERM', () => server.close())
process.on('SIGUSR2', () => globalThis.gc?.())
