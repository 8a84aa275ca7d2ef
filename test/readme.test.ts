import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { modulesOf, pageText, root } from './page-blocks.ts'

const pages = ['README.md', 'docs/library.md'].map(pageText).join('\n')

/** The fenced block after a marker of a page. */
function block(marker: string): string {
  const found = new RegExp(`<!-- ${marker} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(pages)?.[1]
  if (found === undefined) throw new Error(`no page has a block after <!-- ${marker} -->`)
  return found
}

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })

const EXAMPLES = ['example', 'example: outcomes', 'example: magic', 'example: combat']

describe('The README and the page about the library', () => {
  it('shows what the command prints', () => {
    expect(block('output: resolve')).toBe(
      node('packages/battleline', 'resolve', 'scenarios/keyforge/essay/dino-fiend-fights-faust.yaml'),
    )
  })

  it('has a README of at most 120 lines', () => {
    expect(readFileSync(`${root}README.md`, 'utf8').split('\n').length).toBeLessThanOrEqual(121)
  })

  it.each(EXAMPLES)('shows an %s of at most 15 lines and what it prints', (marker) => {
    const example = block(marker)
    expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
    inFolder((folder) => {
      writeFileSync(`${folder}/example.mjs`, example)
      expect(node(`${folder}/example.mjs`)).toBe(block(`output: ${marker}`))
    })
  })

  it('shows examples that a strict compiler accepts', () => {
    inFolder((folder) => {
      const others = ['docs/tutorials/client.md', 'docs/bots.md', 'docs/studies.md'].flatMap((page) =>
        modulesOf(pageText(page)),
      )
      const examples = [...EXAMPLES.map(block), ...others]
      expect(others.length).toBe(5)
      const files = examples.map((example, at) => {
        writeFileSync(`${folder}/example-${at}.ts`, example)
        return `${folder}/example-${at}.ts`
      })
      const strict = [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--types',
        'node',
      ]
      expect(node('node_modules/native-typescript/bin/tsc', ...strict, ...files)).toBe('')
    })
  })
})

/** Creates the folder inside node_modules, where an example finds the library and no other test looks for sources. */
function inFolder(act: (folder: string) => void): void {
  const folder = mkdtempSync(`${root}node_modules/.example-`)
  try {
    act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
