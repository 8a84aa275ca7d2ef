import { describe, expect, it } from 'vitest'
import { battleline, dino } from './battleline.ts'
import { wrongWith } from './schema.ts'

/** Three creatures die together: they gain 1, steal 1, and make the other player lose 2. */
const storm = `
name: Three creatures die at once
game: keyforge
players:
  me: { aember: 1, battleline: [Lamb, Wolf], hand: [Storm] }
  you: { aember: 2, battleline: [Fox] }
cards:
  Lamb: { type: creature, house: untamed, power: 3, text: "Destroyed: Gain 1." }
  Wolf: { type: creature, house: untamed, power: 3, text: "Destroyed: Steal 1." }
  Fox: { type: creature, house: untamed, power: 3, text: "Destroyed: Your opponent loses 2." }
  Storm: { type: action, house: untamed, text: "Play: Deal 3 damage to each creature." }
play:
  - play: Storm
`

/** The same with answers in the file and a move after the open decision. */
const twoMoves = `${storm.replace('battleline: [Lamb, Wolf]', 'battleline: [Lamb, Wolf, Ram]').replace('  Storm:', '  Ram: { type: creature, house: untamed, power: 5 }\n  Storm:')}  - reap: Ram\n`

const json = async (input: string, ...more: readonly string[]) => {
  const { exit, stdout } = await battleline(['outcomes', '-', '--json', ...more], input)
  return { exit, document: JSON.parse(stdout) }
}

describe('outcomes', () => {
  it('describes every ending, their differences and the deciding pairs of an order, in 80 columns', async () => {
    const { exit, stdout } = await battleline(['outcomes', '-'], storm)
    expect(exit).toBe(0)
    expect(stdout).toContain('2 endings, 6 ways')
    // The Fox takes 2 of what is there in its turn: all but one, or only the first.
    expect(stdout).toContain('1  me 1 Æ  (4 ways)')
    expect(stdout).toContain('2  me 2 Æ  (2 ways)')
    expect(stdout).toContain('├─ Lamb: Destroyed or Wolf: Destroyed → ending 1\n└─ Fox: Destroyed → ending 2')
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'only whether Lamb: Destroyed comes before Fox: Destroyed; whether Wolf: Destroyed comes before Fox: Destroyed matters (2 of 3 pairs)',
    )
    expect(stdout).toContain('makes no difference by the')
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('does not take the choice of a target for an order', async () => {
    const punch = storm
      .replace('hand: [Storm]', 'hand: [Punch]')
      .replace('battleline: [Fox]', 'battleline: [Fox, Owl]')
      .replace('  Storm:', '  Owl: { type: creature, house: untamed, power: 3 }\n  Storm:')
      .replace('play: Storm', 'play: Punch')
    const { exit, stdout } = await battleline(['outcomes', '-'], punch)
    expect(exit).toBe(0)
    expect(stdout).toContain('matters: Lamb | Wolf | Fox | Owl')
    expect(stdout).not.toContain('comes before')
  })

  it('lists the deciding pairs if an ability can lose its turn', async () => {
    const owl = storm
      .replace('battleline: [Lamb, Wolf]', 'battleline: [Lamb, Wolf, Owl]')
      .replace(
        '  Storm:',
        '  Owl: { type: creature, house: untamed, power: 3, text: "Destroyed: Purge each friendly creature." }\n  Storm:',
      )
      .replace('Destroyed: Your opponent loses 2.', 'After Reap: Your opponent loses 2.')
    const { exit, stdout } = await battleline(['outcomes', '-'], owl)
    expect(exit).toBe(0)
    // Purged by the Owl, an ability loses its turn; Lamb and Wolf only gain Æmber, in any order.
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'only whether Lamb: Destroyed comes before Owl: Destroyed; whether Wolf: Destroyed comes before Owl: Destroyed matters (2 of 3 pairs)',
    )
  })

  it('prints the same as JSON by its schema', async () => {
    const { exit, document } = await json(storm)
    expect([exit, wrongWith('outcomes', document)]).toEqual([0, []])
    expect(document).toMatchObject({ count: 2, complete: true, missing: null, edition: 'current' })
    expect(document.outcomes.map(({ ways }: { ways: number }) => ways)).toEqual([4, 2])
    expect(document.outcomes[1]).toMatchObject({
      differs: ['me 2 Æ'],
      state: { players: { me: { aember: 2 } } },
    })
    expect(document.outcomes[1].answers[0]).toBe('Fox: Destroyed')
    expect(
      document.orders.map((one: { matters: boolean; free: boolean }) => [one.matters, one.free]),
    ).toEqual([
      [true, false],
      [false, true],
    ])
    expect(document.orders[0].before).toHaveLength(2)
  })

  it('follows choices without consequences if asked to', async () => {
    const { document } = await json(storm, '--free')
    // My two creatures reach my discard pile in two orders, for each of the six.
    expect(document.outcomes.reduce((sum: number, { ways }: { ways: number }) => sum + ways, 0)).toBe(6 * 2)
  })

  it('continues with the moves of the file in every line', async () => {
    const { document } = await json(twoMoves)
    const aember = ({ state }: { state: { players: { me: { aember: number } } } }) => state.players.me.aember
    expect(document.outcomes.map(aember)).toEqual([2, 3])
    expect(document.outcomes.every(({ refused }: { refused: unknown }) => refused === null)).toBe(true)
  })

  it('reports what is missing at a limit, and exits with 3', async () => {
    const { exit, document } = await json(storm, '--limit', '5')
    expect([exit, wrongWith('outcomes', document)]).toEqual([3, []])
    expect(document).toMatchObject({ complete: false, positions: 5, missing: { because: 'positions' } })
    expect(document.missing.open).toBeGreaterThan(0)
    const { exit: told, stdout } = await battleline(['outcomes', '-', '--limit', '5'], storm)
    expect([told, stdout.replace(/\s+/g, ' ')]).toEqual([3, expect.stringContaining('(--limit)')])
  })

  it('has one ending if nothing is left open', async () => {
    const { exit, stdout } = await battleline(['outcomes', dino])
    expect(exit).toBe(0)
    expect(stdout).toContain('1 ending, 1 way')
  })

  it('refuses faulty files and invalid limits', async () => {
    expect(await battleline(['outcomes', '-', '--limit', 'many'], storm)).toMatchObject({
      exit: 2,
      stdout: '',
    })
    const wrong = await battleline(['outcomes', '-'], storm.replace('play: Storm', 'play: Strom'))
    expect(wrong).toMatchObject({ exit: 2, stdout: '', stderr: expect.stringContaining('Storm') })
  })
})

describe('equal cards', () => {
  const twins = storm
    .replace('[Lamb, Wolf]', '[Lamb, Lamb]')
    .replace('Play: Deal 3 damage to each', 'Play: Deal 1 damage to a')

  it('are not distinguished, unless asked for', async () => {
    const [one, all] = [(await json(twins)).document, (await json(twins, '--apart')).document]
    // One of the two Lambs, or the Fox: three ways in either case.
    expect(one.outcomes.map(({ ways }: { ways: number }) => ways)).toEqual([2, 1])
    expect(all.outcomes.map(({ ways }: { ways: number }) => ways)).toEqual([1, 1, 1])
  })
})

describe('a save', () => {
  it('can be continued, whatever led there', async () => {
    const saved = JSON.stringify(
      JSON.parse((await battleline(['resolve', '-', '--json'], storm)).stdout).position,
    )
    const { exit, stdout } = await battleline(['outcomes', '--position', '-', '--json'], saved)
    const document = JSON.parse(stdout)
    expect([exit, wrongWith('outcomes', document)]).toEqual([0, []])
    expect(document.outcomes.map(({ ways }: { ways: number }) => ways)).toEqual([4, 2])
    const { stdout: told } = await battleline(
      ['outcomes', '--position', '-', '--goal', 'as much of my Æ as possible'],
      saved,
    )
    expect(told).toContain('2 endings, 6 ways')
    expect(told).toContain('Æ in my pool: 2')
  })

  it('or a file is required', async () => {
    expect(await battleline(['outcomes'])).toMatchObject({ exit: 2, stdout: '' })
  })
})

/** Eight creatures of one player, each of which can fight any of six: some thousand endings of three moves. */
const wide = `
name: A wide board
game: keyforge
players:
  me: { battleline: [Troll, Urchin, Dust Imp, Dino-Fiend, Ancient Bear, Bumpsy, Dextre, Silvertooth] }
  you: { battleline: [Faust the Great, Gub, Sequis, Champion Anaphiel, Snufflegator, Dust Imp] }
`

describe('many endings', () => {
  const args = ['outcomes', '-', '--over', '2 moves', '--seconds', '600']

  it('are counted, and the first hundred shown', async () => {
    const { exit, document } = await json(wide, ...args.slice(2))
    expect(exit).toBe(0)
    expect(document.count).toBeGreaterThan(200)
    expect(document.outcomes).toHaveLength(100)
    expect([document.more, document.compared, document.cut]).toEqual([
      document.count - 100,
      document.count,
      null,
    ])
    expect(document.orders.length).toBeGreaterThan(0)
    expect(wrongWith('outcomes', document)).toEqual([])
    const { stdout } = await battleline(args, wide)
    expect(stdout).toContain(`and ${document.more} more (--all shows them)\n`)
    // A sentence names some answers of a decision with many, and counts the others.
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/matters: [^|]+( \| [^|]+){7} \| \d+ more/)
    expect(stdout.length).toBeLessThan(60_000)
    const all = await json(wide, ...args.slice(2), '--all')
    expect([all.document.outcomes.length, all.document.more]).toEqual([document.count, 0])
    expect(all.document.outcomes.slice(0, 100)).toEqual(document.outcomes)
  })

  it('are reported as far as the time allows, never as alike without a look', async () => {
    const { exit, document } = await json(wide, '--over', '2 moves', '--seconds', '0.01')
    expect([exit, document.complete, document.cut]).toEqual([3, false, 'seconds'])
    expect(document.outcomes.length).toBeLessThanOrEqual(20)
    expect(document.compared).toBe(document.outcomes.length)
    expect(document.orders).toEqual([])
    expect(wrongWith('outcomes', document)).toEqual([])
  })

  it.each([
    ['the search', / positions$/, false],
    ['the telling', / of \d+ endings$/, true],
  ])('end at Ctrl-C with what there is, during %s', async (_, phase, complete) => {
    const before = process.listenerCount('SIGINT')
    const line = ['outcomes', '-', '--over', '2 moves', '--seconds', '600', '--json']
    const { exit, stdout } = await battleline(line, wide, (text) => {
      if (phase.test(text)) process.emit('SIGINT')
    })
    const document = JSON.parse(stdout)
    expect([exit, document.cut, document.complete]).toEqual([3, 'interrupted', complete])
    expect(document.outcomes.length).toBeGreaterThan(0)
    expect(process.listenerCount('SIGINT')).toBe(before)
  })
})

describe('differences', () => {
  const spark = storm
    .replace('battleline: [Lamb, Wolf]', 'battleline: [Ram, Wolf]')
    .replace('  Storm:', '  Ram: { type: creature, house: untamed, power: 5 }\n  Storm:')
    .replace('Deal 3 damage to each creature', 'Deal 3 damage to a creature')

  it('are listed card by card, without what all endings share', async () => {
    const { document } = await json(spark)
    expect(document.outcomes.map(({ differs }: { differs: readonly string[] }) => differs)).toEqual([
      ['me 1 Æ', 'you 2 Æ', 'Ram 3 damage', 'Wolf, Fox in play'],
      ['me 2 Æ', 'you 1 Æ', 'Wolf in discard', 'Fox in play'],
      ['me 0 Æ', 'you 2 Æ', 'Wolf in play', 'Fox in discard'],
    ])
  })

  it('include only answers with a meaning', async () => {
    const { stdout } = await battleline(['outcomes', '-'], storm)
    expect(stdout).toContain('by Fox: Destroyed; Lamb: Destroyed\n')
    expect(stdout.replace(/\s+/g, ' ')).toContain('one answer represents all 2 (--free follows each)')
  })
})

describe('the best line', () => {
  const turn = `
name: A turn
game: keyforge
players:
  me: { battleline: [Ox, Ram] }
  you: { battleline: [Wall, Hare] }
cards:
  Ox: { type: creature, house: untamed, power: 4 }
  Ram: { type: creature, house: untamed, power: 5, text: Skirmish. }
  Wall: { type: creature, house: dis, power: 9 }
  Hare: { type: creature, house: dis, power: 2 }
goal: [no creature of mine destroyed, destroy as many enemy creatures as possible]
`

  it('is described move by move, with its value and whether it is proven, in 80 columns', async () => {
    const { exit, stdout } = await battleline(['outcomes', '-'], turn)
    expect(exit).toBe(0)
    expect(stdout).toContain('The best line for me, over the rest of step 3\n')
    expect(stdout).toContain('no friendly creatures destroyed: yes\nenemy creatures destroyed: 1\nproven:')
    expect(stdout).toContain('1  Ox fights Hare\n')
    expect(stdout).not.toContain('ending')
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('is printed as JSON by its schema', async () => {
    const { exit, document } = await json(
      turn,
      '--goal',
      'as much Æ of mine as possible',
      '--over',
      'one use',
    )
    expect([exit, wrongWith('outcomes', document)]).toEqual([0, []])
    expect(document.best).toMatchObject({
      goal: 'as much Æ in my pool as possible',
      for: 'me',
      over: 'one use',
      proven: true,
      comesTo: [{ text: 'Æ in my pool', is: 1 }],
      hoped: null,
    })
    expect(document.best.line.map(({ answer }: { answer: string }) => answer)).toEqual(['Ox reaps'])
    expect((await json(storm)).document.best).toBeNull()
  })

  it('is searched over the choices that the play leaves open, if there are any', async () => {
    const { document } = await json(storm, '--goal', 'as much of my Æ as possible')
    expect(document.best).toMatchObject({ comesTo: [{ is: 2 }], over: 'what the play leaves open' })
    expect(document.best.line[0].answer).toBe('Fox: Destroyed')
  })

  it('separates the guaranteed result from the best possible one', async () => {
    const { document } = await json(storm, '--goal', 'as little Æ of mine as possible', '--for', 'you')
    expect(document.best).toMatchObject({ for: 'you', comesTo: [{ is: 2 }], hoped: [{ is: 1 }] })
  })

  it('is the best so far at a limit, says that it is not proven, and exits with 3', async () => {
    const { exit, document } = await json(turn, '--limit', '12')
    expect([exit, wrongWith('outcomes', document)]).toEqual([3, []])
    expect(document.best).toMatchObject({ proven: false, positions: 12, missing: { because: 'positions' } })
    const { stdout } = await battleline(['outcomes', '-', '--limit', '12'], turn)
    expect(stdout.replace(/\s+/g, ' ')).toContain('not proven: the most positions were looked at (--limit)')
  })

  it.each([
    [['--goal', 'as meny creatures as possible'], '  did you mean "many"?'],
    [['--over', 'a day'], '--over takes play, turn'],
    [['--for', 'her'], '--for names a player, me or you'],
  ])('is not searched for a wrong command line: %s', async (more, told) => {
    const { exit, stderr } = await battleline(['outcomes', '-', ...more], turn)
    expect([exit, stderr]).toEqual([2, expect.stringContaining(told)])
  })

  it('needs a goal', async () => {
    const { exit, stderr } = await battleline(['outcomes', '-', '--for', 'me'], storm)
    expect([exit, stderr]).toEqual([2, expect.stringContaining('--for needs a goal')])
  })
})

describe('without moves in the file', () => {
  const board = `
name: What can be done
game: keyforge
players:
  me: { battleline: [Troll] }
  you: { battleline: [Dust Imp] }
`
  const answersOf = async (...more: readonly string[]): Promise<readonly string[]> =>
    (await json(board, ...more)).document.outcomes.map(({ answers }: { answers: string[] }) =>
      answers.join(', '),
    )

  it('every move is listed, and further ones if asked for', async () => {
    expect(await answersOf()).toEqual(['Troll fights Dust Imp', 'Troll reaps', 'end the step'])
    expect(await answersOf('--over', 'turn')).toEqual([
      'Troll fights Dust Imp, end the step',
      'Troll reaps, end the step',
      'end the step',
    ])
    expect(await answersOf('--over', 'play')).toEqual([''])
  })
})

describe('outcomes of Grand Archive', () => {
  const attack = (more = '') => `
name: What can come of this attack
game: grand-archive
cards:
  X: { type: ally, power: 3, life: 3 }
  Y: { type: ally, power: 2, life: 3 }
  CA: { type: champion, level: 1, life: 20 }
  CB: { type: champion, level: 1, life: 20 }
players:
  A: { field: [CA, X] }
  B: { field: [CB, Y], hand: [Deflecting Edge] }
play:
  - attack: X -> Y
${more}`

  it('are everything after the last entry: each window, each retaliation, and passing', async () => {
    const { exit, document } = await json(attack())
    expect([exit, wrongWith('outcomes', document)]).toEqual([0, []])
    expect(document.outcomes.map(({ differs }: { differs: string[] }) => differs.join(' · ')).sort()).toEqual(
      [
        // Nothing is activated: Y dies, after retaliating or not.
        'X 2 damage · Y in graveyard · Deflecting Edge in hand',
        'Y in graveyard · Deflecting Edge in hand',
        // The shield is on Y or on the others: X is not damaged if it is on X.
        'X 2 damage · Y in play (rested) · Deflecting Edge in graveyard',
        'Y in play · Deflecting Edge in graveyard',
        ...['1 on X', '3 on CA · X 2 damage', '3 on CA', '3 on CB · X 2 damage', '3 on CB', '3 on X'].map(
          (left) => `in force: Deflecting Edge prevents the next ${left} · Y, Deflecting Edge in graveyard`,
        ),
      ].sort(),
    )
    expect((await battleline(['outcomes', '-'], attack())).stdout).toContain('10 endings, 18 ways')
  })

  it('begin after the file’s entries', async () => {
    const { document } = await json(attack('  - retaliate: Y\n'))
    expect(document.count).toBe(5)
    expect(document.orders.map(({ step }: { step: string }) => step)).toEqual([
      'grand-archive/opportunity.3-act',
    ])
  })
})

describe('outcomes of Magic', () => {
  const blocks = `
name: How can this be blocked?
game: magic
players:
  me:
    battlefield:
      - Ogre: { as: A, text: This creature must be blocked if able. }
      - Wolf: { as: B, keywords: [menace] }
  you: { battlefield: [Hill Giant: { count: 2 }, Elf: { power: 1 }] }
play:
  - attack: A, B -> you
`
  const taxed = `
name: Who attacks?
game: magic
players:
  me: { battlefield: [Juggernaut, Grizzly Bears: { count: 2 }] }
  you: { battlefield: [Propaganda, Jace: { type: planeswalker }] }
`

  const lethal = `
name: Is it lethal?
game: magic
players:
  me: { battlefield: [Ogre: { power: 3, toughness: 3, count: 2 }] }
  you: { life: 3, battlefield: [Wall: { power: 0, toughness: 4 }], hand: [Giant Growth] }
`

  it('have the best attack, and say what it takes for granted', async () => {
    const { exit, document } = await json(lethal, '--goal', 'win')
    expect([exit, wrongWith('outcomes', document)]).toEqual([0, []])
    const { best } = document
    expect([best.for, best.proven, best.comesTo]).toEqual(['me', true, [{ text: 'win the game', is: true }]])
    expect(best.bounds.least).toEqual(best.comesTo)
    expect(best.line[0].answer).toBe('Ogre 1 and Ogre 2 attack you')
    expect(best.assumes).toBe('nobody casts a spell or activates an ability, though you has 1 card in hand')
  })

  it('have a reply to each attack if none wins', async () => {
    const { stdout } = await battleline(
      ['outcomes', '-', '--goal', 'lethal?'],
      lethal.replace('Wall: { power: 0, toughness: 4 }', 'Wall: { power: 0, toughness: 4, count: 2 }'),
    )
    expect(stdout).toContain('win the game: no')
    expect(stdout).toContain('Ogre 1 and Ogre 2 attack you → Wall 1 blocks')
  })

  it('have the best block for the player who blocks', async () => {
    const attacked = `${lethal}play:\n  - attack: { Ogre 1: you, Ogre 2: you }\n`
    const { document } = await json(attacked, '--goal', 'lose as little as possible')
    expect([document.best.for, document.best.proven]).toEqual(['you', true])
    expect(document.best.comesTo[0].is).toBe(false)
    const wrong = await battleline(['outcomes', '-', '--goal', 'kill Orge 1'], attacked)
    expect([wrong.exit, wrong.stderr]).toEqual([2, expect.stringContaining('the goal cannot be understood')])
    const moves = await battleline(['outcomes', '-', '--goal', 'win', '--over', '2 moves'], attacked)
    expect([moves.exit, moves.stderr]).toEqual([2, expect.stringContaining('no moves are counted there')])
  })

  it('are all legal declarations; creatures that differ only in their names are counted', async () => {
    const { exit, document } = await json(blocks)
    expect([exit, wrongWith('outcomes', document)]).toEqual([0, []])
    const ways = document.outcomes.map(({ differs, ways: many }: { differs: string[]; ways: number }) => [
      differs.join(' · '),
      many,
    ])
    expect(ways.sort()).toEqual([
      ['B blocked · Hill Giant 1 blocks A · Hill Giant 2, Elf blocks B', 2],
      ['B blocked · Hill Giant 1, Hill Giant 2 blocks B · Elf blocks A', 1],
      ['Elf blocks A', 1],
      ['Hill Giant 1 blocks A', 2],
      ['Hill Giant 1, Elf blocks A', 2],
      ['Hill Giant 1, Hill Giant 2 blocks A', 1],
      ['Hill Giant 1, Hill Giant 2, Elf blocks A', 1],
    ])
    expect((await battleline(['outcomes', '-'], blocks)).stdout).toContain('7 endings, 10 ways')
    expect((await json(blocks, '--apart')).document.count).toBe(10)
  })

  it('are described in words, with payments', async () => {
    const { document } = await json(taxed)
    const answers: string[] = document.outcomes.map(({ answers: told }: { answers: string[] }) =>
      told.join('; '),
    )
    const pay = 'Propaganda: each attacker costs {2}'
    // With two bears: how many attack the player, and how many Jace. The Juggernaut must attack.
    expect(answers).toHaveLength(2 * 6)
    expect(answers).toContain('Juggernaut attacks Jace')
    expect(answers).toContain(`Juggernaut attacks you, Grizzly Bears 1 attacks Jace; ${pay}`)
    expect(answers.some((one) => one === 'nothing attacks' || /^Grizzly[^,]*$/.test(one))).toBe(false)
  })

  it('continue through further combat phases', async () => {
    const twice = `
name: Twice
game: magic
players: { me: { battlefield: [Grizzly Bears: { keywords: [vigilance] }] }, you: {} }
extra combats: [nothing untaps]
`
    const { document } = await json(twice)
    // The damage of the first combat is known in the second, whether the bears attack again or not.
    const lives = document.outcomes.map(({ state }: { state: { players: { you: { life: number } } } }) =>
      String(state.players.you.life),
    )
    expect(lives.sort()).toEqual(['18', '18', '20', '20'])
  })

  it('continue through combat damage over the turn, each division of damage separately', async () => {
    const giant = `
name: A giant
game: magic
players:
  me: { battlefield: [Hill Giant] }
  you: { battlefield: [Grizzly Bears: { count: 2 }] }
`
    expect((await json(giant)).document.count).toBe(4)
    const { exit, document } = await json(giant, '--over', 'turn')
    expect([exit, wrongWith('outcomes', document), document.complete]).toEqual([0, [], true])
    const told = document.outcomes.map(
      ({ answers, state }: { answers: string[]; state: { players: { you: { life: number } } } }) =>
        `${answers.slice(1).join('; ')}: ${state.players.you.life}`,
    )
    const both = 'Grizzly Bears 1 and Grizzly Bears 2 block Hill Giant'
    expect(told.sort()).toEqual([
      ': 20',
      `${both}; 1 to Grizzly Bears 1, 2 to Grizzly Bears 2: 20`,
      `${both}; 2 to Grizzly Bears 1, 1 to Grizzly Bears 2: 20`,
      `${both}; 3 to Grizzly Bears 1: 20`,
      `${both}; 3 to Grizzly Bears 2: 20`,
      'Grizzly Bears 1 blocks Hill Giant: 20',
      'nothing blocks: 17',
    ])
    expect(await battleline(['outcomes', '-', '--over', '2 uses'], giant)).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('--over takes play or turn'),
    })
  })

  it('are not complete if damage has more divisions than are listed', async () => {
    const huge = `
name: Huge
game: magic
players:
  me: { battlefield: [Giant: { power: 60, toughness: 9 }] }
  you: { battlefield: [Wall: { power: 0, toughness: 9, count: 3 }] }
play:
  - attack: Giant -> you
  - block: { 3 Wall: Giant }
`
    const { exit, document } = await json(huge, '--over', 'turn')
    expect([exit, document.complete]).toEqual([3, false])
  })

  it('end at the most positions', async () => {
    const many = taxed.replace('count: 2', 'count: 200')
    const { exit, document } = await json(many, '--limit', '50')
    expect([exit, document.complete, document.missing.because]).toEqual([3, false, 'positions'])
  })
})
