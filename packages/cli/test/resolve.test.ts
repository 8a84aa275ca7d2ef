import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { battleline, busy, dino, fight, scratch } from './battleline.ts'
import { wrongWith } from './schema.ts'

/** Every scenario file of the project. */
const files = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `scenarios/${file}`)
/** The most files of one folder that are played for their looks; `PROPERTY_SEED` chooses them. */
const MOST_FILES = 3
const folders = [...new Set(files.map(dirname))]

describe('resolve', () => {
  test('prints the main example step by step', async () => {
    const { exit, stdout, stderr } = await battleline(['resolve', dino])
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    await expect(stdout).toMatchFileSnapshot('golden/dino-fiend.txt')
  })

  test('prints a turn with choices, keywords, wards and armor', async () => {
    const { exit, stdout } = await battleline(['resolve', '-'], busy)
    expect(exit).toBe(0)
    await expect(stdout).toMatchFileSnapshot('golden/busy-turn.txt')
  })

  test('prints every step with --all', async () => {
    const { stdout } = await battleline(['resolve', dino, '--all'])
    await expect(stdout).toMatchFileSnapshot('golden/dino-fiend-all.txt')
  })

  test.each(folders)('keeps scenarios of %s to 80 columns and to the words of players', async (folder) => {
    const all = files.filter((file) => dirname(file) === folder)
    const own = sample(all, Math.ceil(all.length / MOST_FILES))
    const { stdout } = await battleline(['resolve', ...own, '--all'])
    const lines = stdout.split('\n')
    expect(lines.length).toBeGreaterThan(20 * own.length)
    expect(lines.filter((line) => [...line].length > 80 && !/^\s*\S+$/.test(line))).toEqual([])
    expect(
      lines.filter((line) => /undefined|\[object|NaN|Infinity(?! \p{Lu})|\[\d+(, \d+)*\]|\s$/u.test(line)),
    ).toEqual([])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there.
    expect(stdout).not.toMatch(/\u001b/)
  })

  test('prints one JSON document by its schema, and nothing else', async () => {
    const { exit, stdout, stderr } = await battleline(['resolve', dino, '--json'])
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    const document = JSON.parse(stdout)
    expect(wrongWith('resolve', document)).toEqual([])
    expect(document).toMatchObject({
      scenario: 'A dying creature cannot steal the Æmber it holds',
      game: 'keyforge',
      edition: 'current',
      status: 'ended',
      ask: null,
      state: { players: { me: { aember: 0 }, you: { aember: 1, discard: [{ name: 'Faust the Great' }] } } },
    })
    const steps = document.trace.map(({ step }: { step: string }) => step)
    expect(steps).toContain('keyforge/damage.4-armor')
    expect(steps.indexOf('keyforge/destroyed.2-abilities')).toBeLessThan(
      steps.indexOf('keyforge/leave.3-aember'),
    )
  })

  test('prints a list for several scenarios', async () => {
    const { stdout } = await battleline(['resolve', dino, '-', '--json'], busy)
    const documents = JSON.parse(stdout)
    expect(documents).toHaveLength(2)
    expect(documents.flatMap((one: unknown) => wrongWith('resolve', one))).toEqual([])
  })

  test('stops at an open decision, and continues from the printed position', async () => {
    const asking = await battleline(
      ['resolve', '-', '--json'],
      fight('Ancient Bear', 'Xenos Bloodshadow', '{ asked: [{ who: me }] }'),
    )
    const document = JSON.parse(asking.stdout)
    expect(wrongWith('resolve', document)).toEqual([])
    expect(document.ask).toMatchObject({ who: 'me', step: 'keyforge/fight.2-before' })
    const folder = scratch()
    writeFileSync(join(folder, 'output.json'), asking.stdout)
    writeFileSync(join(folder, 'position.json'), JSON.stringify(document.position))
    for (const file of ['output.json', 'position.json']) {
      const { exit, stdout } = await battleline(['resolve', '--position', join(folder, file)])
      expect(exit).toBe(0)
      expect(stdout).toContain('◆ Before the fight: I choose one')
    }
    const again = await battleline(['resolve', '--position', join(folder, 'position.json'), '--json'])
    expect(wrongWith('resolve', JSON.parse(again.stdout))).toEqual([])
    expect(JSON.parse(again.stdout).position).toEqual(document.position)
  })
})

describe('a board', () => {
  test('shows keywords, the tide, and creatures with lethal damage', async () => {
    const { stdout } = await battleline(
      ['resolve', '-'],
      `name: x
game: keyforge
players:
  me: { tide: high, battleline: [Urchin: { damage: 3 }] }
  you: { battleline: [Briar Grubbling] }
`,
    )
    expect(stdout).toContain('me   0 Æ, high tide · battleline: Urchin (power 1, elusive, 3 damage)\n')
    expect(stdout).toContain('you  0 Æ · battleline: Briar Grubbling (power 2, hazardous 5)\n')
    expect(stdout).toContain('Urchin has lethal damage: it is destroyed with the first move\n')
  })

  test('gives a token creature the name of its token, and warns of no death in progress', async () => {
    const { stdout } = await battleline(
      ['resolve', '-'],
      `name: x
game: keyforge
players:
  me: { token: Alpha-Gamma, hand: [Mk], deck: [Dextre] }
  you: { battleline: [Soft] }
cards:
  Mk: { type: action, house: logos, text: "Play: Make a token creature. Deal 3 damage to each enemy creature." }
  Soft: { type: creature, house: dis, power: 2, text: "Destroyed: Draw a card.\\nDestroyed: Gain 1Æ." }
play: [{ play: Mk }]
`,
    )
    expect(stdout).toContain('battleline: Alpha-Gamma (power 1, exhausted)')
    expect(stdout).toContain('3 damage, tagged')
    expect(stdout).not.toContain('has lethal damage')
  })
})

describe('the exit code of resolve', () => {
  test('is 1 for a failed expectation', async () => {
    const { exit, stdout } = await battleline(
      ['resolve', '-'],
      fight('Troll', 'Gub', '{ you: { aember: 1 } }'),
    )
    expect(exit).toBe(1)
    expect(stdout).toContain('✗ you.aember is 1\n  but 0\n')
  })

  test('is 1 for an unexpectedly refused move', async () => {
    const { exit, stdout, stderr } = await battleline(
      ['resolve', '-'],
      fight('Groggins', 'Gub', '{}').replace('[Gub]', '[Troll, Gub, Troll]'),
    )
    expect(exit).toBe(1)
    expect(stdout).toMatch(/\nFight: Groggins -> Gub\n\n✗ refused: Groggins can only fight .* {2}KF-FGT-3\n/)
    expect(stderr).toMatch(/^stdin:10:5 “fight: Groggins -> Gub” is refused: Groggins can only fight/)
    expect(stderr).toContain('= if that is the point: expect: { refused: KF-FGT-3 }\n')
  })

  test('is 2 for a faulty file, shown with the place and the nearest word', async () => {
    const { exit, stdout, stderr } = await battleline(['resolve', '-'], fight('Dino-Fend', 'Gub', '{}'))
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain('stdin:7:22 no card is called “Dino-Fend”')
    expect(stderr).toContain('^^^^^^^^^\n  = did you mean "Dino-Fiend"?')
  })

  test('is 2 with the problems as JSON', async () => {
    const { exit, stdout } = await battleline(['resolve', '-', '--json'], fight('Dino-Fend', 'Gub', '{}'))
    const document = JSON.parse(stdout)
    expect(exit).toBe(2)
    expect(wrongWith('wrong', document)).toEqual([])
    expect(document.problems[0]).toMatchObject({ line: 7, column: 22, nearest: 'Dino-Fiend' })
  })

  test('is 3 at a limit, with the result so far', async () => {
    const { exit, stdout } = await battleline(['resolve', '-'], fight('Troll', 'Test Echo', '{}'))
    expect(exit).toBe(3)
    expect(stdout).toContain('charts open at once')
    expect(stdout).toContain('you  0 Æ · battleline: Test Echo (power 20)')
  })

  test.each([
    ['text', 'not: [a, scenario'],
    ['nothing', ''],
    ['a list', '- 1\n- 2\n'],
    ['binary', '\u0000\u0001\u0002'],
    ['a number', '7'],
    ['deep nesting', '['.repeat(5000)],
  ])('is 2 for %s, without a stack trace', async (_, text) => {
    const { exit, stdout, stderr } = await battleline(['resolve', '-'], text)
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).not.toMatch(/\n\s+at |node:internal/)
    expect(stderr.trim()).not.toBe('')
  })

  test.each(['{}', 'null', '{"format":1,"game":"keyforge","edition":"current","position":{}}', 'x'])(
    'is 2 for an invalid save: %s',
    async (text) => {
      const file = join(scratch(), 'position.json')
      writeFileSync(file, text)
      const { exit, stdout, stderr } = await battleline(['resolve', '--position', file])
      expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
      expect(stderr).toMatch(/^battleline: .*position\.json: this is not a saved position/)
    },
  )
})
