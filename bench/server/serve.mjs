// The server of a benchmark: node bench/server/serve.mjs FOLDER LIMITS
import { createServer } from '@battleline/server'

const [, , folder = '', limits = '{}'] = process.argv
const server = await createServer({ at: { folder }, limits: JSON.parse(limits) })
console.log(`${await server.listen(0, '127.0.0.1')}/`)
process.once('SIGTERM', () => server.close())
