// Bundles the board for pages of others into the folder of the built app, whose engine it shares. Run by scripts/app.mjs.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { shadowStyles } from './embed/shadow-styles.mjs'
import { root } from './prepare.mjs'

const app = join(root, 'packages/web/dist/app')

/** The engine as the build of the app has made it, beside the files of the board. */
const engine = readdirSync(join(app, 'assets')).find((name) => /^worker-.*\.js$/.test(name))
if (engine === undefined) throw new Error('build the app first: it has the engine')

const bundle = await rolldown({
  input: { 'battleline-board': join(root, 'packages/web/src/embed/battleline-board.ts') },
  platform: 'browser',
  logLevel: 'warn',
  plugins: [shadowStyles()],
  transform: {
    target: 'es2022',
    jsx: { runtime: 'automatic', development: false },
    define: { ENGINE_FILE: JSON.stringify(`./${engine}`), 'process.env.NODE_ENV': '"production"' },
  },
})
await bundle.write({
  dir: app,
  format: 'esm',
  minify: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'assets/embed-[name]-[hash].js',
})
await bundle.close()
