import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { run } from '../src/command-line.ts'
import { terminal } from '../src/terminal.ts'
import { dino, scratch } from './battleline.ts'

const OBEYED = /(?!\n)[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/u

/** Clears the screen, sets the title, rings, overwrites the line, and turns the rest around. */
const HOSTILE = 'Imp\x1b[2J\x1b]0;pwned\x07\rOK\u202E'
const hostile = JSON.stringify(HOSTILE)

const SCENARIO = `
name: ${hostile}
game: keyforge
players:
  ${JSON.stringify('me\x1b[31m')}: { battleline: [Troll, ${hostile}] }
  you: { battleline: [Urchin, Dextre, ${JSON.stringify('Urchin')}] }
cards:
  ${hostile}: { type: creature, house: dis, power: 2, text: "Destroyed: Deal 1 damage to a creature." }
play: [fight: Troll -> Dextre]
expect: { you: { aember: 3 } }
`
const WRONG = `
name: x
game: keyforge
players:
  me: { battleline: [${hostile}], ${hostile}: 3 }
  you: {}
`
const MAGIC = `
name: ${hostile}
game: magic
players:
  me: { battlefield: [${hostile}] }
  you: {}
cards:
  ${hostile}: { type: Creature, power: 2, toughness: 2 }
play: [attack: { ${hostile}: you }]
expect: { you: { life: 2 } }
`
const CARDS = JSON.stringify([{ name: HOSTILE, type: 'creature', house: 'dis', power: 2, text: HOSTILE }])

/** What a command line writes to a terminal with colors, or to a file. */
async function written(args: readonly string[], isTTY: boolean) {
  let stdout = ''
  let stderr = ''
  const out = terminal({
    stdout: { isTTY, columns: 80, write: (text) => (stdout += text) },
    stderr: { isTTY, write: (text) => (stderr += text) },
    env: {},
  })
  const exit = await run(args, out)
  return { exit, stdout, all: stdout + stderr }
}

/** The sequences that set a style. */
const styles = (text: string): readonly string[] => text.match(/\p{Cc}\[\d+m/gu) ?? []

describe('nothing that a file or an argument says is obeyed by the terminal', () => {
  it('in any verb', async () => {
    const folder = scratch()
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const scenario = file('hostile.yaml', SCENARIO)
    const wrong = file('wrong.yaml', WRONG)
    const magic = file('magic.yaml', MAGIC)
    const cards = file('cards.json', CARDS)
    const lines: readonly (readonly string[])[] = [
      ['resolve', scenario],
      ['resolve', wrong],
      ['resolve', wrong, '--json'],
      ['outcomes', scenario],
      ['outcomes', scenario, '--json'],
      ['outcomes', scenario, '--goal', HOSTILE],
      ['why', scenario, `destroyed ${HOSTILE}`],
      ['why', scenario, HOSTILE],
      ['diff', scenario],
      ['check', magic],
      ['test', folder],
      ['cards', 'parse', HOSTILE],
      ['cards', 'show', HOSTILE],
      ['cards', 'coverage', cards],
      ['cards', 'import', cards, '--to', join(folder, 'to.json')],
      ['rules', HOSTILE],
      ['new', HOSTILE],
      ['ask', HOSTILE],
      ['serve', '--port', HOSTILE],
      ['resolve', dino, '--edition', HOSTILE],
      ['resolve', `${HOSTILE}.yaml`],
      [HOSTILE],
    ]
    for (const line of lines)
      for (const isTTY of [true, false]) {
        const { exit, all } = await written(line, isTTY)
        expect([line, exit]).not.toEqual([line, 70])
        if (!isTTY) expect([line, styles(all)]).toEqual([line, []])
        // The file says “\x1b[31m”, and no style of the program does so for a name.
        const rest = all.replace(/\p{Cc}\[\d+m|\r\p{Cc}\[K/gu, '')
        expect([line, rest.match(OBEYED)]).toEqual([line, null])
      }
  })

  it('but shown, in text as it is and in JSON escaped', async () => {
    const path = join(scratch(), 'hostile.yaml')
    writeFileSync(path, SCENARIO)
    const { stdout } = await written(['resolve', path], true)
    expect(stdout).toContain('Imp␛[2J␛]0;pwned␇␍OK<U+202E>')
    expect(stdout).toContain('me␛[31m')
    expect(styles(stdout).length).toBeGreaterThan(0)
    const { stdout: json } = await written(['resolve', path, '--json'], false)
    expect(json).toContain('\\u202e')
    expect(JSON.parse(json).scenario).toBe(HOSTILE)
  })
})

it('wide names keep the columns straight', async () => {
  const path = join(scratch(), 'wide.yaml')
  writeFileSync(
    path,
    `
name: x
game: keyforge
players:
  山田: { battleline: [Troll] }
  🐉🐉🐉: { battleline: [竜王] }
cards: { 竜王: { type: creature, house: dis, power: 2 } }
play: [fight: Troll -> 竜王]
`,
  )
  const { stdout } = await written(['resolve', path], false)
  const sides = stdout.split('\n').filter((line) => /battleline:/.test(line))
  expect(sides[0]).toMatch(/^山田 {4}0 Æ/)
  expect(sides[1]).toMatch(/^🐉🐉🐉 {2}0 Æ/)
})
