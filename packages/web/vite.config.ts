import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { loadedWith, pageChunks } from './chunks.ts'
import { fontLicense } from './font-license.ts'
import { offline } from './offline.ts'
import { rulingCount } from './ruling-count.ts'
import { shards } from './shards.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A folder of scenarios as the name of a file. */
const scenarioFolder = (id: string): string | null =>
  /\/scenarios\/(.+)\/[^/]+\.yaml/.exec(id)?.[1]?.replaceAll('/', '-') ?? null

const module = (path: string) => loadedWith(here(`src/${path}`))

const PAGE = pageChunks({
  first: module('first.ts'),
  main: module('main.tsx'),
  ask: module('ask/ask-page.tsx'),
  boards: ['keyforge/keyforge', 'magic/magic', 'grand-archive/grand-archive', 'simple/simple'].map((board) =>
    module(`board/${board}-board.tsx`),
  ),
})

const worker = module('engine/worker.ts')

export default defineConfig({
  root: here('.'),
  // Works below any address, and from a folder.
  base: './',
  plugins: [shards(), fontLicense(), offline()],
  // The rulings themselves are loaded when somebody browses them.
  define: { RULING_COUNT: rulingCount() },
  build: {
    target: 'es2022',
    outDir: here('dist/app'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Inlined files would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The index of all rulings is loaded for the first question.
    chunkSizeWarningLimit: 1000,
    // The app, and the page of examples of embedded boards.
    rolldownOptions: {
      input: [here('index.html'), here('embed.html')],
      output: { codeSplitting: { groups: [PAGE] } },
      // Advice for authors of plugins, which a slow machine prints, and a mark for servers in the library of the graph.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // What all three games stand on is one file: small ones are compressed less well, and each is a request.
        codeSplitting: {
          groups: [
            // The scenarios of a folder are one file, which is loaded when one of them is opened.
            { name: scenarioFolder, debugName: 'scenarios', test: /\/scenarios\/.*\.yaml/ },
            // They are loaded when a board has the first card.
            {
              name: 'keyforge-cards',
              test: /\/keyforge\/.*\/(library\.generated|shipped-texts\.generated|shipped-cards)/,
            },
            {
              name: 'common',
              test: /\/(kernel|language|card-game|explain|search|scenario)\/dist\/(?!keyforge|magic|grand-archive)/,
              minShareCount: 3,
            },
            {
              name: (id, context) => (id.includes('/web/src/') && !worker(id, context) ? 'session' : null),
              debugName: 'session',
              minShareCount: 3,
              // The worker, which begins to load the rest, does without it.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
