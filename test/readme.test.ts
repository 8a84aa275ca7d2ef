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

  it('has an example of at most 15 lines that prints what it says', () => {
    const example = block('example')
    expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
    // Beside the packages, so that it finds the library as a user's file in this checkout would.
    const folder = mkdtempSync(`${root}test/example-`)
    try {
      writeFileSync(`${folder}/example.mjs`, example)
      expect(node(`${folder}/example.mjs`)).toBe(block('output: example'))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
