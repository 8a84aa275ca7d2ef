// npm start: one worked example in the terminal, and what to try next.
import { parseArgs } from 'node:util'
import { prepare, run } from './prepare.mjs'

const example = 'scenarios/keyforge/essay/dino-fiend-fights-faust.yaml'

const next = `
What to try next:
  npx battleline resolve ${example}
  npx battleline new keyforge > my.yaml      a scenario of your own to start from
  npx battleline test scenarios              every scenario that ships with the project
  README.md                                  the library and the rest of the commands
`

try {
  // Both belong to the web app. They are accepted so that scripts which pass them need not know whether there is one.
  parseArgs({ options: { 'no-open': { type: 'boolean' }, port: { type: 'string' } } })
} catch (error) {
  console.error(`npm start: ${error instanceof Error ? error.message : error}`)
  process.exit(2)
}

prepare()
const code = run('packages/cli', 'resolve', example)
if (code === 0) console.log(next)
process.exit(code)
