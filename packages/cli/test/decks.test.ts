import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { battleline, scratch, startBattleline } from './battleline.ts'
import { wrongWith } from './schema.ts'

const folder = fileURLToPath(new URL('../../../decks/', import.meta.url))
const examples = readdirSync(folder).filter((file) => file.endsWith('.yaml'))
const lists = readdirSync(`${folder}grand-archive`)

const random = async (...options: readonly string[]) =>
  (await battleline(['deck', 'random', '--seed', '7', ...options])).stdout

describe('deck import', () => {
  it('writes a file that it reads back', async () => {
    const file = `${scratch()}/mine.yaml`
    const list = 'My Deck\nDis\n2 Dust Imp [draw]\nBrobnar\nGub x3\n'
    expect(await battleline(['deck', 'import', '-', '--to', file], list)).toEqual({
      exit: 0,
      stdout: `My Deck in ${file}\n`,
      stderr: '',
    })
    expect(readFileSync(file, 'utf8')).toBe(
      'name: My Deck\nhouses: [dis, brobnar]\ndis:\n  - 2 Dust Imp [draw]\nbrobnar:\n  - 3 Gub\n',
    )
    const { stdout } = await battleline(['deck', 'import', file])
    expect(stdout).toBe(readFileSync(file, 'utf8'))
    expect(await battleline(['deck', 'import', file, '--to', file])).toMatchObject({ exit: 2 })
    expect(await battleline(['deck', 'import', file, '--to', file, '--force'])).toMatchObject({ exit: 0 })
  })

  it('names everything that it cannot place, and takes the rest', async () => {
    const { exit, stdout, stderr } = await battleline(['deck', 'import', '-'], 'Dis\nDust Immp\nGub\n')
    expect(exit).toBe(2)
    expect(stderr).toBe(
      'stdin:2:1 no card is called “Dust Immp” [unknown-card]\n2 | Dust Immp\n  | ^^^^^^^^^\n  = did you mean "Dust Imp"?\n',
    )
    expect(stdout).toContain('- Gub')
  })

  it('prints documents with a schema, a list for several decks', async () => {
    const table = 'deck,card,house\nOne,Gub,Dis\nTwo,Trol,Brobnar\n'
    const { exit, stdout } = await battleline(['deck', 'import', '-', '--json'], table)
    const decks = JSON.parse(stdout)
    expect([exit, wrongWith('deck-import', decks), decks.length]).toEqual([2, [], 2])
    expect(decks[1].problems).toEqual([
      { kind: 'unknown-card', message: 'no card is called “Trol”', line: 3, nearest: 'Troll' },
    ])
  })

  it('takes the cards of another card file, and reads several decks again', async () => {
    const cards = `${scratch()}/cards.json`
    writeFileSync(cards, JSON.stringify({ 'Test Brute': { type: 'creature', house: 'brobnar', power: 5 } }))
    const list = 'name: One\nBrobnar\nTest Brute\n---\nname: Two\nDis\nGub\n'
    const first = await battleline(['deck', 'import', '-', '--cards', cards], list)
    expect(first).toMatchObject({ exit: 0, stderr: '' })
    const { stdout } = await battleline(['deck', 'import', '-', '--cards', cards], first.stdout)
    expect(stdout).toBe(first.stdout)
  })
})

it('the example of the page on decks is read', async () => {
  const page = readFileSync(`${folder}../docs/decks.md`, 'utf8')
  const example = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? ''
  expect(await battleline(['deck', 'import', '-'], example)).toMatchObject({ exit: 0, stderr: '' })
})

describe('deck check', () => {
  it.each(examples)('finds the example %s legal', async (file) => {
    const { exit, stdout } = await battleline(['deck', 'check', `${folder}${file}`, '--json'])
    const checked = JSON.parse(stdout)
    expect([exit, checked.faults, wrongWith('deck-check', checked)]).toEqual([0, [], []])
    // The files are YAML, too.
    const text = readFileSync(`${folder}${file}`, 'utf8')
    expect(parse(text)).toMatchObject({ name: checked.name, houses: checked.houses })
    expect((await battleline(['deck', 'import', `${folder}${file}`])).stdout).toBe(text)
  })

  it.each(lists)('finds the example %s of Grand Archive legal', async (name) => {
    const file = `${folder}grand-archive/${name}`
    const { exit, stdout } = await battleline(['deck', 'check', file, '--json'])
    const checked = JSON.parse(stdout)
    expect([exit, checked.faults, wrongWith('deck-check', checked)]).toEqual([0, [], []])
    expect((await battleline(['deck', 'import', file])).stdout).toBe(readFileSync(file, 'utf8'))
  })

  it('says what makes a deck illegal, with the rules', async () => {
    const deck = await random()
    const cut = deck.trimEnd().split('\n').slice(0, -1).join('\n')
    expect(await battleline(['deck', 'check', '-'], cut)).toEqual({
      exit: 1,
      stderr: '',
      stdout:
        'The Seventh Clockmaker: not legal, dis, saurian, untamed\n' +
        '  × the deck has 35 cards; a deck has 36  KF-SET-1 R-047\n' +
        '  × untamed has 11 cards; each house of a deck has twelve  KF-SET-1 R-047\n',
    })
    const twice = deck.replace(/^houses: .*/m, 'houses: [dis, dis, saurian]')
    expect((await battleline(['deck', 'check', '-'], twice)).stdout).toMatch(
      /a house is twice.*has 2 houses \(dis, saurian\).*12 cards of untamed, which is not on the identity card/s,
    )
  })

  it.each([
    ['an empty file', '', 'stdin:1:1 the file is empty [empty-file]'],
    ['a list without a card', 'nothing\n', 'stdin:1:1 no card is in this file [empty-file]'],
    [
      'JSON that is cut off',
      '{"data": {"name": ',
      'stdin:1:1 the file begins like JSON, but this line is no JSON [not-json]\n1 | {"data": {"name":\n  | ^^^^^^^^^^^^^^^^^',
    ],
    ['something binary', '\0\x01\x02', 'stdin:1:1 the file is no text [not-text]'],
  ])('cannot read %s', async (_, text, reason) => {
    const { exit, stderr } = await battleline(['deck', 'check', '-'], text)
    expect([exit, stderr]).toEqual([2, `${reason}\n`])
    const { stdout } = await battleline(['deck', 'check', '-', '--json'], text)
    expect(wrongWith('deck-check', JSON.parse(stdout))).toEqual([])
  })
})

describe('deck random', () => {
  it('makes a legal deck, the same for the same seed', async () => {
    const deck = await random('--set', 'mm')
    expect(await random('--set', 'Mass Mutation')).toBe(deck)
    expect(await random('--set', '479')).toBe(deck)
    expect(await battleline(['deck', 'check', '-'], deck)).toMatchObject({ exit: 0 })
    expect(wrongWith('deck-random', JSON.parse(await random('--json')))).toEqual([])
  })

  it('takes the sets and rarities of a card file', async () => {
    const cards = ['Dis', 'Logos', 'Sanctum'].flatMap((house) =>
      Array.from({ length: 14 }, (_, at) => ({
        name: `Test ${house} ${at}`,
        ...{ house, type: 'Creature', power: 3, rarity: at < 7 ? 'Common' : 'Rare', text: '' },
        set: at < 13 ? 479 : 341,
      })),
    )
    const file = `${scratch()}/cards.json`
    writeFileSync(file, JSON.stringify(cards))
    const args = ['deck', 'random', '--json', '--cards', file, '--set', 'mm', '--seed', '3']
    const { cards: chosen } = JSON.parse((await battleline(args)).stdout)
    const own = chosen.filter(({ name }: { name: string }) => name.startsWith('Test'))
    expect(own.length).toBeGreaterThan(0)
    expect(JSON.stringify(own)).not.toMatch(/Test \w+ 13"/)
  })

  it('names the nearest set, and sets without random decks', async () => {
    expect(await battleline(['deck', 'random', '--set', 'Dark Tiding'])).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('no set is called “Dark Tiding”; did you mean Dark Tidings?'),
    })
    for (const [word, name] of [
      ['Masss', 'Mass Mutation'],
      ['mut', 'Mass Mutation'],
      ['tidngs', 'Dark Tidings'],
      ['aembr', 'Æmber Skies'],
      ['mcv', 'mcw'],
    ] as const)
      expect((await battleline(['deck', 'random', '--set', word])).stderr.toLowerCase()).toContain(
        `did you mean ${name.toLowerCase()}?`,
      )
    expect((await battleline(['deck', 'random', '--set', 'Menagerie'])).exit).toBe(2)
    expect((await battleline(['deck', 'random', '--seed', 'x'])).stderr).toContain(
      '--seed takes a whole number',
    )
    expect((await battleline(['deck', 'chek'])).stderr).toContain('did you mean check?')
  })

  it('works in the built command', () => {
    const { exit, stdout } = startBattleline(['deck', 'random', '--seed', '7'])
    expect([exit, stdout.split('\n').length > 20]).toEqual([0, true])
  })
})

describe('deck of Grand Archive', () => {
  const LIST = 'Spirit of Fire\n4 Firebal\n2 Fireball\n'

  it('is recognized by its cards, and an unknown card is named at its place', async () => {
    const { exit, stdout, stderr } = await battleline(['deck', 'check', '-'], LIST)
    expect([exit, stderr]).toEqual([
      2,
      'stdin:2:3 no card is called “Firebal” [unknown-card]\n2 | 4 Firebal\n  |   ^^^^^^^\n  = did you mean "Fireball"?\n',
    ])
    expect(stdout).toBe(
      'A deck: not legal, 2 main, 1 material\n  × the main deck has 2 cards; it has at least 60  GA-DCK-1\n',
    )
  })

  it('is of the game that --game says', async () => {
    expect((await battleline(['deck', 'check', '-', '--game', 'keyforge'], LIST)).stderr).toContain(
      'no card is called “Fireball”',
    )
    const made = await battleline(['deck', 'random', '--game', 'grand-archive', '--seed', '3'])
    expect(await battleline(['deck', 'check', '-'], made.stdout)).toMatchObject({ exit: 0, stderr: '' })
    for (const [game, message] of [
      ['magic', 'magic has no decks; games with decks: keyforge, grand-archive'],
      ['grand archiv', 'did you mean grand-archive?'],
    ] as const)
      expect((await battleline(['deck', 'random', '--game', game])).stderr).toContain(message)
    const set = ['deck', 'random', '--game', 'grand-archive', '--set', 'mm']
    expect(await battleline(set)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('decks of Grand Archive have no set'),
    })
  })

  it('may be one of several in a file, each with its lines', async () => {
    const { stdout, stderr } = await battleline(
      ['deck', 'import', '-'],
      `${LIST}---\nname: Two\nFirebal\nGray Wolf\n`,
    )
    expect(stderr).toContain('stdin:2:3')
    expect(stderr).toContain('stdin:6:1')
    expect(stdout).toContain('---\nname: Two\n\n# Main Deck\n1 Gray Wolf\n')
  })
})
