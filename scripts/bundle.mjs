// Bundles the built command and library into few files: loading a hundred small ones takes longer than resolving a
// fight, and the engine runs faster without lookups across modules.
import { rmSync } from 'node:fs'
import { rolldown } from 'rolldown'

const home = new URL('../packages/battleline/', import.meta.url).pathname

rmSync(`${home}bundle`, { recursive: true, force: true })
const input = {
  main: `${home}dist/main.js`,
  keyforge: `${home}dist/keyforge.js`,
  magic: `${home}dist/magic.js`,
  'grand-archive': `${home}dist/grand-archive.js`,
  rules: `${home}dist/rules.js`,
  why: `${home}dist/why.js`,
  ask: `${home}dist/ask.js`,
}
const bundle = await rolldown({ input, platform: 'node', logLevel: 'warn' })
await bundle.write({ dir: `${home}bundle`, format: 'esm', entryFileNames: '[name].js' })
await bundle.close()
