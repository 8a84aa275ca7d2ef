import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { battleline, busy, dino, fight, scratch } from './battleline.ts'
import { wrongWith } from './schema.ts'

const document = async (args: readonly string[], input = '') =>
  JSON.parse((await battleline([...args, '--json'], input)).stdout)

/** Elusive is used up by a pick today, and earlier by a fight that reached it. */
const elusive = fight('Headhunter', 'Urchin', '{}')
  .replace('[Urchin]', '[Urchin: { upgrades: [Flame-Wreathed] }]')
  .replace('[Headhunter]', '[Dust Imp, Headhunter]')
  .replace('play:', 'play:\n  - fight: Dust Imp -> Urchin')

describe('ask', () => {
  test('prints the best ruling first, with its reason and where it is', async () => {
    const { exit, stdout } = await battleline(['ask', 'dino', 'faust'])
    expect(exit).toBe(0)
    const [first = '', because = ''] = stdout.split('\n')
    expect(first).toMatch(/^A dying creature cannot steal the Æmber it holds +KF-DST-11$/)
    expect(because).toMatch(/^ {2}because: What Æmber a tagged card holds/)
    expect(stdout).toContain('scenarios/keyforge/essay/dino-fiend-fights-faust.yaml\n')
    expect(stdout).toContain('Dino-Fiend  creature')
  })

  test('prints one document, of one game where one is named', async () => {
    const told = await document(['ask', 'taunt', '--game', 'grand-archive', '--most', '2'])
    expect(wrongWith('ask', told)).toEqual([])
    expect(told.rulings).toHaveLength(2)
    expect(told.rulings[0].game).toBe('grand-archive')
    expect(told.keywords).toMatchObject([{ keyword: 'taunt', rule: { id: 'GA-KW-TAUNT' } }])
    expect(told.found).toBeGreaterThan(2)
  })

  test('says what to do where nothing is found, and what is wrong with an option', async () => {
    const { exit, stdout } = await battleline(['ask', 'what', 'does', 'it', 'do'])
    expect([exit, stdout]).toEqual([0, expect.stringContaining('No ruling fits.')])
    expect((await battleline(['ask', 'taunt', '--most', 'all'])).stderr).toContain(
      '--most takes a number from 1 on',
    )
    expect((await battleline(['ask', 'taunt', '--game', 'chess'])).exit).toBe(2)
  })
})

describe('diff', () => {
  test('shows the first different step of two editions, and both ends', async () => {
    const { exit, stdout } = await battleline(['diff', '-', '--editions', 'current,essay-early'], elusive)
    expect(exit).toBe(0)
    expect(stdout).toContain('They part here:')
    expect(stdout).toContain('Elusive: no damage is exchanged')
    const told = await document(['diff', '-', '--editions', 'current,essay-early'], elusive)
    expect(wrongWith('diff', told)).toEqual([])
    expect(told.part.map((entry: { step: string }) => entry.step)).toEqual([
      'keyforge/fight.3-exchange',
      'keyforge/damage.2-prevent',
    ])
  })

  test('compares the newest edition with each other one by default', async () => {
    const { exit, stdout } = await battleline(['diff', '-'], elusive)
    expect(exit).toBe(0)
    expect(stdout).toContain('Nothing differs between current, mrb17.4 and essay.')
    expect(stdout).toContain('They part here:')
    expect(stdout.split('They part here:')).toHaveLength(2)
  })

  test('says if both runs stop at the same decision', async () => {
    const asked =
      'name: x\ngame: keyforge\nplayers: { me: { hand: [Punch] }, you: { battleline: [Troll, Urchin] } }\nplay: [{ play: Punch }]\n'
    const { stdout } = await battleline(['diff', '-', '--editions', 'current,essay'], asked)
    expect(stdout).toContain('Nothing differs between current and essay up to the open question')
    expect(stdout).toContain('(Punch): I choose one')
    expect((await battleline(['resolve', '-'], asked)).stdout).toContain(
      '= the file answers it with, for example, choose: [Troll]',
    )
  })

  test('says if nothing differs', async () => {
    const { exit, stdout } = await battleline(['diff', dino, '--editions', 'current,essay'])
    expect(exit).toBe(0)
    expect(stdout).toContain('Nothing differs between current and essay.')
    expect(wrongWith('diff', await document(['diff', dino, '--editions', 'current,essay']))).toEqual([])
  })

  test.each(['current', 'current,esay', 'a,b,c', 'current,current'])(
    'compares two editions, not %s',
    async (editions) => {
      const { exit, stderr } = await battleline(['diff', dino, '--editions', editions])
      expect(exit).toBe(2)
      expect(stderr).toContain(editions === 'current,esay' ? 'did you mean essay?' : 'editions')
    },
  )
})

describe('test', () => {
  test('judges expectations, and names the failed ones', async () => {
    const folder = scratch()
    writeFileSync(join(folder, 'a.yaml'), fight('Troll', 'Gub', '{ you: { discard: [Gub] } }'))
    writeFileSync(join(folder, 'b.yaml'), fight('Troll', 'Gub', '{ you: { discard: [] } }'))
    const { exit, stdout } = await battleline(['test', folder])
    expect(exit).toBe(1)
    expect(stdout).toContain(`✓ ${folder}/a.yaml  1`)
    expect(stdout).toContain(`✗ ${folder}/b.yaml  0 of 1`)
    expect(stdout).toContain('2 scenarios, 1 not as expected')
    const told = await document(['test', folder])
    expect(wrongWith('test', told)).toEqual([])
    expect(told).toMatchObject({ passed: 1, failed: 1 })
    writeFileSync(join(folder, 'c.yaml'), 'name: 1')
    expect((await battleline(['test', folder])).exit).toBe(2)
  })

  test('saves, reloads and forks at every decision if asked to', async () => {
    const { exit, stdout } = await battleline(['test', dino, '--forked'])
    expect({ exit, stdout }).toEqual({
      exit: 0,
      stdout: `✓ ${dino}  1\n\n1 scenario, all as expected, with save, reload and fork at every decision\n`,
    })
  })

  test('says if there is no scenario', async () => {
    const folder = scratch()
    expect(await battleline(['test', folder])).toMatchObject({ exit: 2, stdout: '' })
    expect(await battleline(['test', join(folder, 'none')])).toMatchObject({ exit: 2, stdout: '' })
  })

  test('says if a file cannot be read', async () => {
    const folder = scratch()
    symlinkSync(join(folder, 'nowhere.yaml'), join(folder, 'a.yaml'))
    const stderr = `battleline: cannot read ${folder}/a.yaml: no such file [cannot-read]\n`
    expect(await battleline(['test', folder])).toEqual({ exit: 2, stdout: '', stderr })
    expect(await battleline(['rules', 'KF-LVP-3', '--scenarios', folder])).toEqual({
      exit: 2,
      stdout: '',
      stderr,
    })
    expect(await battleline(['cards', 'show', 'Troll', '--scenarios', folder])).toEqual({
      exit: 2,
      stdout: '',
      stderr,
    })
  })
})

describe('rules', () => {
  test('finds steps and rules with some words, the best ones first', async () => {
    const { exit, stdout } = await battleline(['rules', 'ward'])
    expect(exit).toBe(0)
    expect(stdout).toContain('keyforge/damage.3-ward')
    expect(stdout).toMatch(/ {2}KF-WRD-1 .*One ward counter/)
    const said = await document(['rules', 'ward', 'leave', 'play'])
    expect(wrongWith('rules', said)).toEqual([])
    const found: readonly { readonly heading: string; readonly text: string }[] = said.rules
    expect(found.length).toBeGreaterThan(0)
    for (const { heading, text } of found) expect(`${heading} ${text}`).toMatch(/ward/i)
    expect(await battleline(['rules', 'nothing', 'at', 'all', 'like', 'this'])).toMatchObject({
      exit: 2,
      stdout: '',
    })
  })

  test('puts the rule of a keyword first, even if its text does not have the word', async () => {
    const firstOf = async (...words: string[]) => (await document(['rules', ...words])).rules[0].id
    expect([await firstOf('taunt'), await firstOf('true', 'sight'), await firstOf('cleave')]).toEqual([
      'GA-KW-TAUNT',
      'GA-KW-TRUESIGHT',
      'GA-KW-CLEAVE',
    ])
  })

  test('lists the charts, editions and rules', async () => {
    const { exit, stdout } = await battleline(['rules'])
    expect(exit).toBe(0)
    expect(stdout).toContain('keyforge/damage  Damage')
    expect(stdout).toContain('essay-early')
    expect(stdout).toContain('KF-DMG-6')
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
    expect(wrongWith('rules', await document(['rules']))).toEqual([])
  })

  test.each([
    ['KF-DMG-6', 'keyforge/damage.5-place'],
    ['kf-dmg-6', 'Redirecting'],
    ['keyforge/damage', '4-armor'],
    ['damage.4-armor', 'KF-ARM-1'],
    ['keyforge/fight.1-declare', 'essay-early'],
    ['essay', 'keyforge/fight.2-before'],
    ['R-001', 'after it is dealt damage'],
    ['D5', 'dealt'],
    ['GA-RET-6', 'grand-archive/damage-step.2-order'],
    ['grand-archive/damage.2-replace', 'GA-RPL-2'],
    ['end-of-combat.1-triggers', 'The intent goes to the graveyard; abilities'],
    ['2024', 'GA-EDN-2'],
    ['damage', 'grand-archive/damage Damage'],
    ['grand-archive', 'GA-KW-CLEAVE'],
  ])('describes %s: %s', async (id, said) => {
    const { exit, stdout } = await battleline(['rules', id])
    expect(exit).toBe(0)
    expect(stdout.replace(/\s+/g, ' ')).toContain(said)
    expect(wrongWith('rules', await document(['rules', id, '--scenarios', 'none']))).toEqual([])
  })

  test('lists only what belongs to a game', async () => {
    const { stdout } = await battleline(['rules', 'grand-archive'])
    expect(stdout).not.toContain('KF-')
    const { charts, rules } = await document(['rules', 'grand-archive'])
    expect(charts.every(({ id }: { id: string }) => id.startsWith('grand-archive/'))).toBe(true)
    expect(rules.length).toBeGreaterThan(100)
    const found = (await document(['rules', 'damage'])).map(({ id }: { id: string }) => id)
    expect(found).toEqual(['keyforge/damage', 'magic/damage', 'grand-archive/damage'])
  })

  test('lists the scenarios about a rule', async () => {
    const { scenarios } = await document(['rules', 'KF-LVP-3'])
    expect(scenarios).toContainEqual({
      file: dino,
      line: 1,
      name: 'A dying creature cannot steal the Æmber it holds',
    })
    const { stdout } = await battleline(['rules', 'KF-LVP-3', '--scenarios', 'none'])
    expect(stdout).not.toContain('Scenarios')
    expect(stdout).toContain('There is no folder none to look for examples in')
  })

  test('suggests the nearest id', async () => {
    const { exit, stdout, stderr } = await battleline(['rules', 'KF-DNG-6'])
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain('did you mean KF-DMG-6?')
    expect(wrongWith('wrong', await document(['rules', 'KF-DNG-6']))).toEqual([])
  })
})

describe('new', () => {
  test('writes a passing scenario', async () => {
    const { exit, stdout } = await battleline(['new', 'keyforge'])
    expect(exit).toBe(0)
    expect((await battleline(['resolve', '-'], stdout)).exit).toBe(0)
    expect(wrongWith('new', await document(['new', 'keyforge']))).toEqual([])
  })

  test('suggests the nearest game', async () => {
    expect(await battleline(['new', 'keyforg'])).toMatchObject({ exit: 2, stdout: '' })
    for (const args of [
      ['new', 'keyforg'],
      ['ask', 'ward', '--game', 'keyforg'],
    ])
      expect((await battleline(args)).stderr).toBe(
        'battleline: there is no game “keyforg”; did you mean keyforge? [unknown-game]\n',
      )
  })
})

describe('cards', () => {
  test('parse prints the canonical text', async () => {
    expect(await battleline(['cards', 'parse', 'destroyed: steal 1A'])).toMatchObject({
      exit: 0,
      stdout: 'Destroyed: Steal 1Æ.\n',
    })
    expect((await battleline(['cards', 'parse', '-'], 'Elusive.\nSKIRMISH.')).stdout).toBe(
      'Elusive.\nSkirmish.\n',
    )
    expect((await battleline(['cards', 'parse', 'Elusive.\\nSkirmish.'])).stdout).toBe(
      'Elusive.\nSkirmish.\n',
    )
    const own = ['cards', 'parse', 'Test Imp deals no damage when fighting.']
    expect((await battleline([...own, '--name', 'Test Imp'])).exit).toBe(0)
    expect((await battleline(own)).exit).toBe(2)
    expect(wrongWith('cards-parse', await document(['cards', 'parse', 'Elusive.']))).toEqual([])
  })

  test('parse shows the unreadable words, their place, and the expected ones', async () => {
    const { exit, stdout, stderr } = await battleline(['cards', 'parse', 'Elusive.\\nAfter Fight: Steel 1A.'])
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toBe(
      [
        'text:2:14 cannot read "Steel" here [card-text]',
        '2 | After Fight: Steel 1A.',
        '  |              ^^^^^',
        '  = did you mean "steal"?',
        '  = expected a sentence',
        '',
      ].join('\n'),
    )
    expect(wrongWith('cards-parse', await document(['cards', 'parse', 'Elusiv.']))).toEqual([])
  })

  test('show prints facts, text and the scenarios that use the card', async () => {
    const { exit, stdout } = await battleline(['cards', 'show', 'dino', 'fiend'])
    expect(exit).toBe(0)
    expect(stdout).toContain('Dino-Fiend\ndis creature · power 4 · traits mutant, demon\n')
    expect(stdout).toContain('  Destroyed: Steal 1Æ.\n')
    expect(stdout).toContain(dino)
    expect(wrongWith('cards-show', await document(['cards', 'show', 'Sequis']))).toEqual([])
    expect(wrongWith('cards-list', await document(['cards', 'list']))).toEqual([])
  })

  test('coverage counts understood, played and used cards, and ranks missing phrases', async () => {
    const folder = scratch()
    const file = join(folder, 'set.json')
    const text = 'Play: You may exalt Dino-Fiend. If you do, deal 3 to a creature. Destroyed: Steal 1.'
    const cards = [
      { id: 'dino-fiend', name: 'Dino-Fiend', type: 'creature', text },
      { id: 'x', name: 'X', type: 'action', text: 'Play: Frob 2 creatures.' },
      { id: 'y', name: 'Y', type: 'action', text: 'Play: Frob 3 creatures.' },
      { id: 'z', name: 'Z', type: 'action', text: 'Fate: Gain 1.' },
    ]
    writeFileSync(file, JSON.stringify({ name: 'A set', cards }))
    const told = await document(['cards', 'coverage', file, '--scenarios', 'scenarios/keyforge/essay'])
    expect(wrongWith('cards-coverage', told)).toEqual([])
    expect(told).toMatchObject({ total: 4, understood: 2, executable: 2, exercised: 1, problems: [] })
    expect(told.unused).toHaveLength(1)
    expect(told.unknown).toEqual([{ phrase: '‖ frob # creatures', cards: 2, occurs: 2, example: 'X' }])
    const { exit, stdout } = await battleline(['cards', 'coverage', file, file, '--scenarios', 'none'])
    expect(exit).toBe(0)
    expect(stdout).toContain('total            8\nunderstood       4   50.0 %\n')
    expect(stdout).toContain('    4      4  ‖ frob # creatures  X\n')
  })

  test('coverage counts the token creatures of scenarios, and twins under their names', async () => {
    const folder = scratch()
    const [file, scenario] = ['set.json', 'a.yaml'].map((name) => join(folder, name))
    const armadrone = { name: 'Armadrone', type: 'creature', rarity: 'Evil Twin', text: 'Fight: Steal 2.' }
    const thrall = {
      name: 'Thrall',
      type: 'token creature',
      text: 'Destroyed: Your opponent discards a random card.',
    }
    writeFileSync(file!, JSON.stringify([armadrone, thrall]))
    const exercised = async (me: string) => {
      writeFileSync(scenario!, `name: a\ngame: keyforge\nplayers: { me: { ${me} }, you: {} }\n`)
      return (await document(['cards', 'coverage', file!, '--scenarios', scenario!])).exercised
    }
    expect(await exercised('battleline: [Armadrone]')).toBe(0)
    expect(await exercised('battleline: [Armadrone (Evil Twin)]')).toBe(1)
    expect(await exercised('token: Thrall, battleline: [Armadrone (Evil Twin)]')).toBe(2)
  })

  test('coverage knows a card whose text says its name with another apostrophe', async () => {
    const folder = scratch()
    const [file, scenario] = ['set.json', 'a.yaml'].map((name) => join(folder, name))
    const text =
      'This creature gains, “Destroyed: Attach Officer’s Blaster to this creature’s right neighbor.”'
    const blaster = { name: 'Officer’s Blaster', type: 'upgrade', text }
    writeFileSync(
      file!,
      JSON.stringify([{ ...blaster, text: `This creature gets +2 power. ${text}` }, blaster]),
    )
    const me = "battleline: [Troll: { upgrades: [Officer's Blaster] }]"
    writeFileSync(scenario!, `name: a\ngame: keyforge\nplayers: { me: { ${me} }, you: {} }\n`)
    const told = await document(['cards', 'coverage', file!, '--scenarios', scenario!])
    expect(told).toMatchObject({ executable: 2, exercised: 1 })
  })

  test('coverage tells how many legal decks of each set can be played whole', async () => {
    const file = join(scratch(), 'set.json')
    const cards = ['dis', 'mars', 'logos'].map((house) => {
      return { name: `${house} one`, set: 7, house, type: 'action', text: 'Play: Gain 1.' }
    })
    writeFileSync(file, JSON.stringify([...cards, { ...cards[0], name: 'Odd', text: 'Play: Frob.' }]))
    const none = ['--scenarios', 'none']
    const told = await document(['cards', 'coverage', file, ...none])
    expect(wrongWith('cards-coverage', told)).toEqual([])
    const missing = [{ name: 'Odd', share: expect.closeTo(1 - 0.5 ** 12) }]
    expect(told.decks).toEqual([{ set: '7', cards: 4, share: expect.closeTo(0.5 ** 12), missing }])
    const { stdout } = await battleline(['cards', 'coverage', file, ...none])
    expect(stdout).toContain('\n7        4    0.0 %  Odd\n')
  })

  test('coverage reports records that are not cards, and invalid files', async () => {
    const folder = scratch()
    const file = join(folder, 'set.json')
    writeFileSync(file, JSON.stringify([{ name: 'X', text: '' }, 3]))
    const { exit, stderr } = await battleline(['cards', 'coverage', file, '--scenarios', 'none'])
    expect({ exit, stderr }).toEqual({ exit: 2, stderr: `${file} [2]: this is no card but 3\n` })
    writeFileSync(
      file,
      JSON.stringify([
        { name: 'X', text: '' },
        { name: 'The Tide', type: 'The Tide', text: 'High' },
      ]),
    )
    const left = await document(['cards', 'coverage', file, '--scenarios', 'none'])
    expect(wrongWith('cards-coverage', left)).toEqual([])
    expect([left.total, left.understood]).toEqual([1, 1])
    expect(left.left[0]).toMatchObject({
      place: `${file} [2]`,
      message: expect.stringContaining('The Tide needs no card'),
    })
    expect(await battleline(['cards', 'coverage', '-'], '[]')).toMatchObject({ exit: 2, stdout: '' })
    expect((await battleline(['cards', 'coverage', '-'], '[{\n]')).stderr).toMatch(
      /^battleline: stdin:2:1 is no JSON: /,
    )
  })

  test('those of Grand Archive are read, listed, shown, covered and imported, too', async () => {
    const game = ['--game', 'grand-archive']
    expect((await battleline(['cards', 'parse', 'on hit: draw 1 card', ...game])).stdout).toBe(
      'On Hit: Draw a card.\n',
    )
    expect(wrongWith('cards-parse', await document(['cards', 'parse', 'On Hit: Frob.', ...game]))).toEqual([])
    expect((await battleline(['cards', 'list', ...game])).stdout).toMatch(
      /Fireball +action, spell · fire · mage · fast · reserve 4/,
    )
    expect(wrongWith('cards-list', await document(['cards', 'list', ...game]))).toEqual([])
    expect((await battleline(['cards', 'show', 'Savage Slash'])).stdout).toContain(
      '[Class Bonus] Floating memory.',
    )
    expect(wrongWith('cards-show', await document(['cards', 'show', 'Savage Slash']))).toEqual([])
    expect((await battleline(['cards', 'list', '--game', 'chess'])).stderr).toContain(
      'there is no game “chess”',
    )
    const folder = scratch()
    const [from, to, scenario] = ['index.json', 'mine.json', 'a.yaml'].map((file) => join(folder, file))
    const card = { slug: 'test-bolt', types: ['ACTION'], element: 'FIRE', speed: true, cost_reserve: 1 }
    const cards = [
      { ...card, name: 'Test Bolt', effect: 'Deal 3 damage to target unit.' },
      { ...card, name: 'Test Frob', effect: 'Frob target unit.' },
    ]
    writeFileSync(from!, JSON.stringify({ data: cards }))
    const covered = await document([
      'cards',
      'coverage',
      from!,
      ...game,
      '--scenarios',
      'scenarios/grand-archive',
    ])
    expect(covered).toMatchObject({ total: 2, understood: 1, executable: 1, exercised: 0 })
    const { exit, stdout } = await battleline(['cards', 'import', from!, '--to', to!, ...game])
    expect({ exit, stdout }).toMatchObject({ exit: 0, stdout: expect.stringContaining('2 cards in') })
    writeFileSync(
      scenario!,
      `name: a bolt
game: grand-archive
cards: mine.json
players:
  A: { field: [Rai], hand: [Test Bolt] }
  B: { field: [Giant Tortoise] }
play: [{ activate: Test Bolt -> Giant Tortoise }]
expect: { cards: { Giant Tortoise: { damage: 3 } } }
`.replace('Rai]', '"Rai, Spellcrafter"]'),
    )
    expect((await battleline(['test', scenario!])).stdout).toContain('all as expected')
  })

  test('import writes a card file for scenarios', async () => {
    const folder = scratch()
    const [from, to, play] = ['set.json', 'mine.json', 'a.yaml'].map((name) => join(folder, name))
    const ogre = {
      name: 'Test Ogre',
      type: 'creature',
      house: 'Brobnar',
      power: '7',
      text: 'Poison. (It kills.)',
    }
    writeFileSync(from!, JSON.stringify({ name: 'A set', cards: [ogre, { ...ogre, power: null }] }))
    const { exit, stdout, stderr } = await battleline(['cards', 'import', from!, '--to', to!])
    expect(exit).toBe(2)
    expect(stdout).toContain(`1 card in ${to}, of 0 the text cannot be read in full`)
    expect(stderr).toBe(`${from} cards[2]: Test Ogre is a creature without power\n`)
    expect((await battleline(['cards', 'import', from!, '--to', to!])).stderr).toContain('is there already')
    expect(
      wrongWith('cards-import', await document(['cards', 'import', from!, '--to', to!, '--force'])),
    ).toEqual([])
    writeFileSync(
      play!,
      `cards: mine.json\n${fight('Test Ogre', 'Troll', '{ you: { discard: [Troll] } }').replace(/cards:\n.*\n/, '')}`,
    )
    expect(await battleline(['test', folder.concat('/a.yaml')])).toMatchObject({ exit: 0 })
  })

  test('show suggests the nearest card', async () => {
    const { exit, stderr } = await battleline(['cards', 'show', 'Dino-Fend'])
    expect(exit).toBe(2)
    expect(stderr).toContain(
      'did you mean Dino-Fiend? [unknown-card]\n  = “battleline cards list” lists them;',
    )
  })
})

test('a scenario with its own name for a card uses that name', async () => {
  expect((await battleline(['resolve', '-'], busy)).stdout).toContain(
    'warded knight  pending damage 1 → 0, loses its ward',
  )
})
