import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inOrder, obstacles, released } from '../scripts/release/versions.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('A release', () => {
  it('publishes a package after those that it needs', () => {
    const of = (/** @type {string} */ name, /** @type {string[]} */ ...needs) => ({
      name,
      version: '1.0.0',
      dependencies: Object.fromEntries(needs.map((one) => [one, '1.0.0'])),
    })
    const order = inOrder([of('front', 'game', 'yaml'), of('game', 'kernel'), of('kernel')])
    expect(order.map(({ name }) => name)).toEqual(['kernel', 'game', 'front'])
    expect(() => inOrder([of('a', 'b'), of('b', 'a')])).toThrow('these need each other: a, b')
  })

  it('puts what is unreleased under its version', () => {
    const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- x\n\n## [0.1.0]\n\n- y\n'
    expect(released(text, '0.2.0', '2026-01-31')).toBe(
      text.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-01-31\n'),
    )
    expect(() => released('## [Unreleased]\n\n## [0.1.0]\n', '0.2.0', '')).toThrow('nothing under Unreleased')
  })

  it('is kept back by everything that is not ready', () => {
    const ready = { name: 'a', version: '0.2.0', repository: 'here' }
    const found = {
      packages: [ready],
      changelog: '\n## [0.2.0] - x\n',
      branch: 'main',
      changes: '',
      tags: [],
    }
    expect(obstacles(found)).toEqual([])
    expect(
      obstacles({
        packages: [ready, { name: 'b', version: '0.1.0' }],
        changelog: '',
        branch: 'other',
        changes: ' M file',
        tags: ['v0.2.0'],
      }),
    ).toEqual([
      'the branch is other, not main',
      'the working tree has changes:\n M file',
      'not of version 0.2.0: b',
      'version 0.2.0 is tagged already',
      'CHANGELOG.md has no version 0.2.0',
      'provenance needs “repository” in package.json of b',
    ])
  })

  it('gives all packages one version, and what they need of each other, too', () => {
    const folder = mkdtempSync(join(tmpdir(), 'battleline-release-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const name of ['.changeset', 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(folder, name), { recursive: true })
    for (const name of readdirSync(join(root, 'packages'))) {
      mkdirSync(join(folder, 'packages', name), { recursive: true })
      cpSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'))
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'],
      { cwd: folder, encoding: 'utf8' },
    )
    expect({ status, stderr }).toMatchObject({ status: 0 })
    const read = (/** @type {string} */ name) =>
      JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'))
    const { version } = read('battleline')
    expect(version).not.toBe(
      JSON.parse(readFileSync(join(root, 'packages/battleline/package.json'), 'utf8')).version,
    )
    for (const name of readdirSync(join(root, 'packages'))) {
      const { dependencies = {}, version: is } = read(name)
      expect([name, is]).toEqual([name, version])
      for (const [needed, range] of Object.entries(dependencies))
        if (needed.startsWith('@battleline/')) expect([name, needed, range]).toEqual([name, needed, version])
    }
  })
})
