import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { areCardTextsStale, unreadSource } from './scripts/card-texts.mjs'
import { generate } from './scripts/prepare.mjs'

// Tests read sources that the build makes.
generate()

const packages = fileURLToPath(new URL('./packages', import.meta.url))

/** One source with something broken in it, for tests that must notice (scripts/mutate.mjs). */
const { MUTANT_SOURCE, MUTANT_TEXT } = process.env
const broken = {
  name: 'broken source',
  enforce: 'pre' as const,
  load: (id: string) => (id === MUTANT_SOURCE ? readFileSync(String(MUTANT_TEXT), 'utf8') : null),
}

/** A changed grammar reads the cards itself: what the build has read of them is of the one before. */
const unread = { name: 'unread card texts', enforce: 'pre' as const, load: unreadSource }

/** Tests that take longest begin first, so that no processor waits for the last of them. */
const LONGEST = [
  'test/packages/',
  'packages/web/test/',
  'packages/scenario/test/scenarios.test.ts',
  'packages/cli/test/',
  'packages/server/test/',
  '/test/structure',
  '/test/tutorials',
  '/test/docs-language',
  '/test/hostile-inputs',
]
const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((part) => moduleId.includes(part))
  return at < 0 ? LONGEST.length : at
}
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}

/**
 * Takes the module that the compiler made of a source, where there is one: the test runner does not wrap it, so that the
 * engine takes a quarter less time. `npm test` has built them; tests that are run by themselves read the sources.
 */
const built: Plugin = {
  name: 'built modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const output = found?.id.replace(/(\/packages\/[^/]+\/)src(\/.*)\.ts$/, '$1dist$2.js')
    return output !== undefined && existsSync(output) ? output : found
  },
}

const plugins = (): readonly Plugin[] => {
  if (MUTANT_SOURCE !== undefined) return [broken, unread]
  if (process.env.BATTLELINE_BUILT === '1') return [built]
  return areCardTextsStale() ? [unread] : []
}

export default defineConfig({
  plugins: [...plugins()],
  resolve: {
    // Packages are their sources, so that a failure points at the line somebody wrote.
    alias: [
      { find: '@battleline/kernel/test-kit', replacement: `${packages}/kernel/src/test-kit/conformance.ts` },
      { find: '@battleline/keyforge/test-kit', replacement: `${packages}/keyforge/src/test-kit/index.ts` },
      {
        find: '@battleline/keyforge/library',
        replacement: `${packages}/keyforge/src/cards/shipped-library.ts`,
      },
      {
        find: '@battleline/keyforge/shipped-cards',
        replacement: `${packages}/keyforge/src/cards/shipped-cards.ts`,
      },
      { find: /^@battleline\/([a-z-]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^battleline$/, replacement: `${packages}/battleline/src/index.ts` },
      {
        find: /^battleline\/([a-z-]+)$/,
        replacement: `${packages}/battleline/src/$1.ts`,
      },
    ],
  },
  test: {
    // Modules that are built run as they are.
    server: { deps: { external: [/\/packages\/[^/]+\/dist\//] } },
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'test/**/*.test.{ts,mjs}'],
    tags: [{ name: 'long', description: 'takes many seconds: npm run test:long' }],
    setupFiles: ['test/properties.setup.ts'],
    sequence: { sequencer: LongestFirst },
    // No test changes a module, so files share the library they have loaded.
    isolate: false,
    // Tests of the web app and of the packages wait now and then, so two processors have time for three files.
    maxWorkers: 3,
    // Tests of the command line and of random play take many seconds on a small machine that does other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A page that shares the machine with three others takes more than the usual second to show a change.
    expect: { poll: { timeout: 15_000 } },
  },
})
