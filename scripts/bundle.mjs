// Puts the built command into few files: loading a hundred small ones takes longer than resolving a fight.
import { rmSync } from 'node:fs'
import { rolldown } from 'rolldown'

const home = new URL('../packages/cli/', import.meta.url).pathname

rmSync(`${home}bundle`, { recursive: true, force: true })
const bundle = await rolldown({ input: `${home}dist/main.js`, platform: 'node', logLevel: 'warn' })
await bundle.write({ dir: `${home}bundle`, format: 'esm', entryFileNames: '[name].js' })
await bundle.close()
