import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(`${root}README.md`, 'utf8')

/** The fenced block behind a marker of the README. */
function block(marker: string): string {
  const found = new RegExp(`<!-- ${marker} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1]
  if (found === undefined) throw new Error(`README.md has no block behind <!-- ${marker} -->`)
  return found
}

const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })

describe('the README', () => {
  it('shows what the command prints', () => {
    expect(block('output: resolve')).toBe(
      node('packages/cli', 'resolve', 'scenarios/keyforge/essay/dino-fiend-fights-faust.yaml'),
    )
  })

  it.each(['example', 'example: outcomes', 'example: magic'])(
    'has an %s of at most 15 lines that prints what it says',
    (marker) => {
      const example = block(marker)
      expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
      inFolder((folder) => {
        writeFileSync(`${folder}/example.mjs`, example)
        expect(node(`${folder}/example.mjs`)).toBe(block(`output: ${marker}`))
      })
    },
  )

  it('has examples that a strict compiler takes', () => {
    inFolder((folder) => {
      const files = ['example', 'example: outcomes', 'example: magic'].map((marker, at) => {
        writeFileSync(`${folder}/example-${at}.ts`, block(marker))
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
      expect(node('node_modules/typescript/bin/tsc', ...strict, ...files)).toBe('')
    })
  })
})

/**
 * Beside the packages, so that an example finds the library as a user's file in this checkout would, and where no other
 * test that runs meanwhile looks for sources.
 */
function inFolder(act: (folder: string) => void): void {
  const folder = mkdtempSync(`${root}node_modules/.example-`)
  try {
    act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
