import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Example } from '../src/problems/explanation.ts'
import { EXITS, EXPLANATIONS } from '../src/problems/explanations.ts'
import { battleline, scratch } from './battleline.ts'

/** Runs a command line of an example with its files in a folder of their own. */
async function tried({ files = {} }: Example, run: string, change: readonly [string, string] = ['', '']) {
  const folder = scratch()
  Object.entries(files).forEach(([file, text], at) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, at === 0 ? text.replace(change[0], () => change[1]) : text)
  })
  const words = run.match(/"[^"]*"|\S+/g) ?? []
  const isPath = (word: string) =>
    Object.keys(files).some((file) => file === word || file.startsWith(`${word}/`))
  const args = words.map((word) =>
    isPath(word) || /^(?:other|ladder)|\.yaml$/.test(word) ? join(folder, word) : word.replaceAll('"', ''),
  )
  return battleline(args)
}

const kindsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\[([a-z]+(?:-[a-z]+)+)\]$/gm)].map(([, kind = '']) => kind)),
]

describe('every kind of problem has an example', () => {
  const taken = createServer()
  beforeAll(
    async () =>
      new Promise<void>((done) => void taken.on('error', () => done()).listen(8080, '127.0.0.1', done)),
  )
  afterAll(() => void taken.close())

  for (const [kind, { example }] of Object.entries(EXPLANATIONS)) {
    const { run, instead } = example
    it(`${kind}, which shows it`, async () => {
      const { exit, stderr } = await tried(example, run)
      // A move that the rules forbid can be read.
      expect({ exit, kinds: kindsIn(stderr) }).toEqual({
        exit: kind === 'move-refused' ? 1 : 2,
        kinds: [kind],
      })
    })
    // A server runs until it is stopped, and a study for minutes.
    if (instead !== undefined && !/^(?:serve|simulate|arena)/.test(String(instead)))
      it(`${kind}, and what mends it`, async () => {
        const { exit, stderr } = await (typeof instead === 'string'
          ? tried(example, instead)
          : tried(example, run, instead))
        expect(stderr).toBe('')
        expect(exit).toBeLessThan(2)
      })
  }
})

describe('every exit code has an example', () => {
  for (const [code, { example }] of EXITS)
    if (!example.run.includes('>'))
      it(`${code}`, async () => {
        expect((await tried(example, example.run)).exit).toBe(code)
        const { instead } = example
        if (instead === undefined) return
        const mended =
          typeof instead === 'string' ? tried(example, instead) : tried(example, example.run, instead)
        expect((await mended).exit).toBe(0)
      })
})
