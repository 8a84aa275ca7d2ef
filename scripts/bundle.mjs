// Bundles the built command and library into few files: loading a hundred small ones takes longer than resolving a
// fight, and the engine runs faster without lookups across modules.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rolldown } from 'rolldown'

const home = new URL('../packages/battleline/', import.meta.url).pathname

rmSync(`${home}bundle`, { recursive: true, force: true })
// The command, and each library that the package exports for Node.
const { exports } = JSON.parse(readFileSync(`${home}package.json`, 'utf8'))
const libraries = Object.values(exports).flatMap(({ node }) =>
  node === undefined ? [] : [basename(node, '.js')],
)
/** What `serve --public` is made of. */
const SERVER = [
  '@fastify/swagger',
  '@resvg/resvg-js',
  'fastify',
  'kysely',
  'libsql',
  'pg',
  'prom-client',
  'ws',
]
const input = {
  ...Object.fromEntries(['main', ...libraries].map((name) => [name, `${home}dist/${name}.js`])),
  // What a thread runs lies beside what starts it.
  'study-thread': `${home}../simulate/dist/threads/study-thread.js`,
  'question-thread': `${home}../server/dist/questions/question-thread.js`,
}
// Piscina starts threads with a file of its own; what speaks to Redis and what a server is made of is large, and few load it.
const external = ['piscina', 'bullmq', 'ioredis', ...SERVER]
const bundle = await rolldown({ input, external, platform: 'node', logLevel: 'warn' })
await bundle.write({ dir: `${home}bundle`, format: 'esm', entryFileNames: '[name].js' })
await bundle.close()

// The schemas of scenarios are in the package that reads them; an installation has all schemas in one folder.
cpSync(`${home}../scenario/schema`, `${home}schema`, { recursive: true })

const manual = execFileSync(process.execPath, [`${home}bundle/main.js`, 'man'])
mkdirSync(`${home}man`, { recursive: true })
writeFileSync(`${home}man/battleline.1`, manual)
