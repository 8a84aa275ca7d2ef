import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { catalogues } from '../scripts/check/catalogues.mjs'
import { citations } from '../scripts/check/citations.mjs'
import { docstrings } from '../scripts/check/docstrings.mjs'
import { names } from '../scripts/check/names.mjs'
import { purity } from '../scripts/check/purity.mjs'
import { rooms } from '../scripts/check/rooms.mjs'

/** The files of a tree without any problem, by path. */
const blameless: Record<string, string> = {
  'packages/kernel/package.json': manifest('@battleline/kernel', ['.', './test-kit']),
  'packages/kernel/src/index.ts': 'export const kernel = 1\n',
  'packages/keyforge/package.json': manifest('@battleline/keyforge', ['.'], ['@battleline/kernel']),
  'packages/keyforge/src/index.ts':
    "import { kernel } from '@battleline/kernel'\nexport const cite = ['KF-DMG-1', kernel]\n",
  'packages/keyforge/src/index.test.ts': "import { test } from 'vitest'\ntest('R-1', () => {})\n",
  'packages/scenario/package.json': manifest('@battleline/scenario', ['.'], ['yaml']),
  'packages/scenario/src/index.ts': "import { parse } from 'yaml'\nexport { parse }\n",
  'docs/rules/keyforge.md': '# Damage\n\n- **KF-DMG-1** Damage stays.\n',
  'docs/rules/magic.md': '- **MTG-LTH-2** Damage kills.\n',
  'docs/rulings/R-1-damage-stays.md': 'It does, by KF-DMG-1.\n',
  'scenarios/keyforge/damage.yaml': 'cite: [KF-DMG-1, R-1]\n',
}

const here = fileURLToPath(new URL('..', import.meta.url))

const lines = (count: number) => 'let a = 1\n'.repeat(count)
const body = (count: number) => `() => {\n${lines(count - 2)}}`

describe.each([
  { title: 'names', find: names },
  { title: 'purity', find: purity },
  { title: 'citations', find: citations },
  { title: 'rooms', find: rooms },
  { title: 'docstrings', find: docstrings },
  { title: 'catalogues', find: catalogues },
])('$title', ({ find }) => {
  test('finds nothing in a correct tree', () => {
    expect(find(tree({}))).toEqual([])
  })
})

describe('catalogues', () => {
  const found = (source: string, file = 'ask/ask-page.tsx') =>
    catalogues(tree({ 'packages/web/package.json': '{}', [`packages/web/src/${file}`]: source })).map(
      ({ message }) => message.replace(/^“(.*)” belongs.*/, '$1'),
    )

  test('finds what is said and read out, and sentences anywhere', () => {
    expect(found('export const One = () => <p>Close</p>\n')).toEqual(['Close'])
    expect(found('export const One = () => <p aria-label="Close" />\n')).toEqual(['Close'])
    const template = ['`', '{card} is destroyed`'].join('$')
    expect(found(`export const one = (card: string) => ${template}\n`)).toEqual(['… is destroyed'])
    expect(found("export const one = 'Choose a house'\n")).toEqual(['Choose a house'])
  })

  test('leaves classes, ids, faults and catalogues alone', () => {
    expect(found('export const One = () => <p className="row current" id="one" />\n')).toEqual([])
    expect(found("export const one = 'fight 3 4'\n")).toEqual([])
    expect(found("throw new TypeError('no question of the link')\n")).toEqual([])
    expect(found("export const one = 'Choose a house'\n", 'words/keyforge.ts')).toEqual([])
  })
})

describe('rooms', () => {
  const found = (files: Record<string, string>) => rooms(tree(files)).map(({ message }) => message)

  test('wants a subject for each folder, and no other folders', () => {
    const inside = { 'packages/kernel/src/model/record.ts': 'export const one = 1\n' }
    expect(found(inside)).toEqual(['the folder model has no subject'])
    expect(found({ ...inside, 'packages/kernel/README.md': '| `model/` | records |\n' })).toEqual([])
    expect(found({ 'packages/kernel/README.md': '| `model/` | records |\n' })).toEqual([
      'there is no folder model/',
    ])
  })

  test('wants few files at the root', () => {
    const files = Array.from({ length: 9 }, (_, at) => [`packages/kernel/src/file-${at}.ts`, ''] as const)
    expect(found(Object.fromEntries(files))).toEqual(['9 files at the root of src are too many'])
  })
})

describe('dependency-cruiser', () => {
  const wrong: Readonly<Record<string, readonly [rule: string, text: string]>> = {
    'packages/kernel/src/game.ts': ['packages-of-kernel', "import '@battleline/keyforge'"],
    'packages/kernel/src/typed.ts': ['packages-of-kernel', "let a: import('@battleline/keyforge').Card"],
    'packages/kernel/src/file.ts': ['node-in-kernel', "import 'node:fs'"],
    'packages/kernel/src/parse.ts': ['npm-of-kernel', "export * from 'yaml'"],
    'packages/kernel/src/model/record.ts': ['room-kernel-model', "import '../save/saved-position.ts'"],
    'packages/kernel/src/save/saved-position.ts': ['index-is-for-others', "import '../index.ts'"],
    'packages/kernel/src/one.ts': [
      'no-circles',
      "import type { other } from './other.ts'\nexport const one = 1",
    ],
    'packages/magic/src/wrong.ts': ['packages-of-magic', "import '@battleline/keyforge'"],
    'packages/keyforge/src/wrong.ts': [
      'entry-points-only',
      "import '../../kernel/src/save/saved-position.ts'",
    ],
    'packages/scenario/src/wrong.ts': ['npm-of-scenario', "import 'ajv'"],
  }

  test('finds each import in the wrong direction, and nothing else', () => {
    const texts = Object.entries(wrong).map(([file, [, text]]) => [file, `${text}\n`])
    const root = configured('.dependency-cruiser.mjs', 'tsconfig.test.json', 'tsconfig.base.json')
    const other = "import { one } from './one.ts'\nexport const other = one\n"
    write(root, { ...blameless, ...Object.fromEntries(texts), 'packages/kernel/src/other.ts': other })
    const args = ['--config=.dependency-cruiser.mjs', '--output-type=json', 'packages']
    const { stdout } = runTool(root, 'dependency-cruiser/bin/dependency-cruise.mjs', ...args)
    const { violations } = JSON.parse(stdout).summary
    const found = violations.map(({ from, rule }: any) => `${from}: ${rule.name}`)
    expect([...new Set(found)].sort()).toEqual(
      Object.entries(wrong)
        .map(([file, [rule]]) => `${file}: ${rule}`)
        .sort(),
    )
  })
})

describe('knip', () => {
  test('finds an unused file, export and dependency', () => {
    const root = configured('knip.json', 'package.json', 'tsconfig.base.json')
    write(root, {
      ...blameless,
      'packages/kernel/tsconfig.json': JSON.stringify({
        compilerOptions: { rootDir: 'src', outDir: 'dist' },
      }),
      'packages/kernel/src/unused.ts': 'export const unused = 1\n',
      'packages/kernel/src/index.ts': "export { used } from './used.ts'\n",
      'packages/kernel/src/used.ts': 'export const used = 1\nexport const idle = 2\n',
      'packages/scenario/package.json': manifest('@battleline/scenario', ['.'], ['yaml', 'ajv']),
    })
    const { status, stdout } = runTool(root, 'knip/bin/knip.js', '--no-progress', '--reporter=json')
    const issues = JSON.parse(stdout).issues as readonly any[]
    const of = (file: string) => issues.find((issue) => issue.file === file)
    expect(status).toBe(1)
    expect(of('packages/kernel/src/unused.ts')?.files).toHaveLength(1)
    expect(of('packages/kernel/src/used.ts')?.exports).toMatchObject([{ name: 'idle' }])
    expect(of('packages/scenario/package.json')?.dependencies).toMatchObject([{ name: 'ajv' }])
  })
})

describe('Biome', () => {
  test('finds long files, long functions and file names that are not in kebab-case', () => {
    const root = configured('biome.json')
    write(root, {
      'packages/kernel/src/long.ts': lines(401),
      'packages/kernel/src/full.ts': lines(400),
      'packages/kernel/src/long.test.ts': lines(500),
      'packages/keyforge/src/cards/brobnar.ts': lines(500),
      'packages/kernel/src/long-function.ts': `export const long = ${body(63)}\n`,
      'packages/kernel/src/full-function.ts': `export const full = ${body(60)}\n`,
      'packages/kernel/src/TwoWords.ts': 'export const a = 1\n',
    })
    const { status, stdout } = runTool(
      root,
      '@biomejs/biome/bin/biome',
      'lint',
      '--reporter=json',
      '--max-diagnostics=none',
    )
    const found = JSON.parse(stdout)
      .diagnostics.map(({ category, location }: any) => `${category} ${location.path}`)
      .filter((problem: string) => /Excessive|Filenaming/.test(problem))
    expect(status).toBe(1)
    expect(found.sort()).toEqual([
      'lint/complexity/noExcessiveLinesPerFunction packages/kernel/src/long-function.ts',
      'lint/style/noExcessiveLinesPerFile packages/kernel/src/long.ts',
      'lint/style/useFilenamingConvention packages/kernel/src/TwoWords.ts',
    ])
  })
})

describe('names', () => {
  test.each([
    ['packages/kernel/src/string-utils.ts', 'the word "utils"'],
    ['packages/kernel/test/helpers.ts', 'the word "helpers"'],
    ['test/misc/a.test.ts', 'the word "misc"'],
  ])('%s', (file, message) => {
    expectOneProblem(names, { [file]: '' }, file, 1, message)
  })

  test.each([
    ['const cardData = 1', 'cardData: the word "data"'],
    ['const CARD_DATA = 1', 'CARD_DATA: the word "data"'],
    ['function handler() {}', 'handler: the word "handler"'],
    ['class XMLManager {}', 'XMLManager: the word "manager"'],
    ['interface Helper {}', 'Helper: the word "helper"'],
    ['type Utils = 1', 'Utils: the word "utils"'],
    ['let f = (data: string) => 1', 'data: the word "data"'],
    ['let { misc } = a', 'misc: the word "misc"'],
    ['interface A { data: string }', 'data: the word "data"'],
    ['class A { #data = 1 }', '#data: the word "data"'],
    ["import * as util from './a.ts'", 'util: the word "util"'],
    ["import { a as util } from './a.ts'", 'util: the word "util"'],
  ])('%s', (text, message) => {
    const file = 'packages/kernel/src/wrong.ts'
    expectOneProblem(names, { [file]: `\n${text}\n` }, file, 2, message)
  })

  test('allows longer words, names from other packages and keys of foreign calls', () => {
    const text = "import { data } from './a.ts'\nconst metadata = call({ data })\nconst update = a.data\n"
    expect(names(tree({ 'packages/kernel/src/right.ts': text }))).toEqual([])
  })
})

describe('purity', () => {
  test.each([
    ['new Date()', 'Date'],
    ['let a: Date', 'Date'],
    ['Math.random()', 'Math.random'],
    ['const { random } = Math', 'Math other than by a named member'],
    ['console.log(1)', 'console'],
    ['process.exit(1)', 'process'],
    ['globalThis.process', 'globalThis'],
    ['setTimeout(f)', 'setTimeout'],
    ['const f = async () => 1', 'async'],
    ['await f', 'await'],
    ['for await (const a of b) {}', 'await'],
    ['let a: Promise<1>', 'Promise'],
    ['let a: any', 'the type any'],
    ['f(a!)', 'a non-null assertion with !'],
  ])('%s', (text, message) => {
    const file = 'packages/keyforge/src/wrong.ts'
    expectOneProblem(purity, { [file]: `\n${text}\n` }, file, 2, message)
  })

  test.each([
    ['let a: any', 'the type any'],
    ['f(a!)', 'a non-null assertion with !'],
  ])('%s, in any package', (text, message) => {
    const file = 'packages/scenario/src/wrong.ts'
    expectOneProblem(purity, { [file]: text }, file, 1, message)
  })

  test('allows members with such names, mathematics and tests', () => {
    const files = {
      'packages/keyforge/src/right.ts':
        'const a = { process: step.process, b: Math.max(1, 2) } // no Date, no any\n',
      'packages/keyforge/src/right.test.ts': 'console.log(a!, Date.now() as any)\n',
      'packages/scenario/src/right.ts': 'const read = async () => process.argv\n',
    }
    expect(purity(tree(files))).toEqual([])
  })
})

describe('docstrings', () => {
  const front = "export * from '@battleline/keyforge'\n"
  const inside = { 'packages/battleline/src/keyforge.ts': front }

  test('wants one for whatever is published, wherever it is declared', () => {
    const files = {
      ...inside,
      'packages/keyforge/src/index.ts': "export { type Card as Kept, power } from './power.ts'\n",
      'packages/keyforge/src/power.ts':
        '/** A card. */\nexport interface Card {}\nexport const power = 1\nexport const armor = 1\n',
    }
    const message = 'power is published without a docstring'
    expectOneProblem(docstrings, files, 'packages/keyforge/src/power.ts', 3, message)
  })

  test('takes the docstring of the first overload', () => {
    const text =
      '/** Sees. */\nexport function see(a: string): void\nexport function see(a: number): void\nexport function see() {}\n'
    expect(docstrings(tree({ ...inside, 'packages/keyforge/src/index.ts': text }))).toEqual([])
  })

  test('a tag alone says nothing', () => {
    const text = '/** @throws Error */\nexport function see() {}\n'
    const files = { ...inside, 'packages/keyforge/src/index.ts': text }
    expectOneProblem(docstrings, files, 'packages/keyforge/src/index.ts', 2, 'see is published')
  })
})

describe('citations', () => {
  test.each([
    [
      'packages/keyforge/src/wrong.ts',
      "\nconst cite = ['KF-DMG-2']\n",
      'KF-DMG-2 is not defined in docs/rules',
    ],
    ['packages/keyforge/src/wrong.ts', '\n// KF-DMG-2 says so.\n', 'KF-DMG-2 is not defined in docs/rules'],
    ['docs/rulings/R-1-damage-stays.md', '\nBy KF-DMG-2.\n', 'KF-DMG-2 is not defined in docs/rules'],
    ['scenarios/magic/a.yaml', '\ncite: [MTG-LTH-1]\n', 'MTG-LTH-1 is not defined in docs/rules'],
    ['scenarios/magic/a.yaml', '\ncite: [R-2]\n', 'R-2 is not in docs/rulings'],
    ['docs/rules/more.md', '\n- **KF-DMG-1** Damage goes.\n', 'KF-DMG-1 is defined twice'],
  ])('%s: %s', (file, text, message) => {
    expectOneProblem(citations, { [file]: text }, file, 2, message)
  })

  test('a rule that is only mentioned is not defined', () => {
    const files = { 'docs/rules/more.md': 'See **KF-DMG-2**.\n', 'scenarios/a.yaml': 'cite: [KF-DMG-2]\n' }
    expectOneProblem(citations, files, 'scenarios/a.yaml', 1, 'KF-DMG-2 is not defined')
  })

  test('a ruling without a test', () => {
    const file = 'docs/rulings/R-12-untested.md'
    expectOneProblem(citations, { [file]: '' }, file, 1, 'R-12 is named by no test and no scenario')
  })

  test('docs/rules is missing', () => {
    const root = tree({})
    rmSync(join(root, 'docs/rules'), { recursive: true })
    expect(citations(root)).toEqual([{ file: 'docs/rules', line: 1, message: 'docs/rules is missing' }])
  })
})

/** Writes the correct tree, with these files added or replaced, to a folder that is deleted when the test ends. */
function tree(files: Record<string, string>): string {
  const root = folder()
  write(root, { ...blameless, ...files })
  return root
}

/** A folder with these configuration files of the workspace and its node_modules, deleted when the test ends. */
function configured(...files: readonly string[]): string {
  const root = folder()
  for (const file of files) copyFileSync(join(here, file), join(root, file))
  symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'))
  return root
}

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'battleline-checks-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Runs a tool of node_modules in a folder. */
const runTool = (root: string, tool: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(here, 'node_modules', tool), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

function expectOneProblem(
  find: typeof names,
  files: Record<string, string>,
  file: string,
  line: number,
  message: string,
) {
  expect(find(tree(files))).toEqual([{ file, line, message: expect.stringContaining(message) }])
}

function manifest(name: string, entryPoints: string[], dependencies: string[] = []): string {
  return JSON.stringify({
    name,
    exports: Object.fromEntries(entryPoints.map((entry) => [entry, './dist/index.js'])),
    dependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])),
  })
}
