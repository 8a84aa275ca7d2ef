import { describe, expect, it } from 'vitest'
import { printText, readText } from '../../index.ts'

const canon = (text: string, name = 'Brute'): string => {
  const read = readText(text, name)
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('; '))
  return printText(read.text, name)
}

describe('tolerant reading', () => {
  it.each([
    [
      'curly quotes',
      'This creature gains, “Destroyed: Gain 1Æ.”',
      'This creature gains, "Destroyed: Gain 1Æ."',
    ],
    [
      'single curly quotes',
      'Damage dealt to Brute’s neighbors during fights is also dealt to Brute.',
      "Damage dealt to Brute's neighbors during fights is also dealt to Brute.",
    ],
    [
      'no comma before a quotation',
      'This creature gains "Destroyed: Gain 1Æ."',
      'This creature gains, "Destroyed: Gain 1Æ."',
    ],
    ['a lost Æ', 'Play: Steal 1.', 'Play: Steal 1Æ.'],
    ['an A for Æ', 'Play: Steal 1A.', 'Play: Steal 1Æ.'],
    ['a sign in brackets', 'Play: Steal 1<A>.', 'Play: Steal 1Æ.'],
    ['the word for it', 'Play: Steal 1 Æmber.', 'Play: Steal 1Æ.'],
    ['an A for Æ on a card', 'Play: Stun a creature with A on it.', 'Play: Stun a creature with Æ on it.'],
    ['the same in capitals', 'PLAY: STUN A CREATURE WITH A ON IT.', 'Play: Stun a creature with Æ on it.'],
    [
      '“when you do”',
      'Play: Discard a card. When you do, gain 1Æ.',
      'Play: Discard a card. If you do, gain 1Æ.',
    ],
    ['“if not”', 'Play: Discard a card. If not, gain 1Æ.', 'Play: Discard a card. If you do not, gain 1Æ.'],
    ['“after that”', 'Play: Discard a card. After that, gain 1Æ.', 'Play: Discard a card. Gain 1Æ.'],
    [
      'a past that asks on',
      'Play: If you did not play a creature this turn, gain 1Æ.',
      'Play: If you have not played a creature this turn, gain 1Æ.',
    ],
    [
      'each of them as “it”',
      'Play: For the remainder of the turn, exhaust each creature after it enters play.',
      'Play: For the remainder of the turn, after a creature enters play, exhaust it.',
    ],
    [
      'what may be used, and not what may be done',
      'You may use Brute as if it belonged to the active house.',
      'Brute gains versatile.',
    ],
    ['where it is in play', 'While Brute is in play, keys cost +1Æ.', 'Keys cost +1Æ.'],
    [
      'what may be spent',
      'Each Æ on Brute may be spent as if it were in your pool.',
      'You may spend Æ on Brute as if it were in your pool.',
    ],
    ['a lost D', 'Play: Deal 3 to a creature.', 'Play: Deal 3 damage to a creature.'],
    ['a D for damage', 'Play: Deal 3D to a creature.', 'Play: Deal 3 damage to a creature.'],
    ['a damage sign', 'Play: Deal 3<D> to a creature.', 'Play: Deal 3 damage to a creature.'],
    ['“Fight:” of older cards', 'Fight: Gain 1Æ.', 'After Fight: Gain 1Æ.'],
    ['“Reap:” of older cards', 'Reap: Gain 1Æ.', 'After Reap: Gain 1Æ.'],
    ['both at once', 'Fight/Reap: Gain 1Æ.', 'After Fight/After Reap: Gain 1Æ.'],
    [
      'reminder text',
      'Elusive. (The first time this creature is attacked each turn, no damage is dealt.)',
      'Elusive.',
    ],
    [
      'reminder text with its own full stop in the middle',
      'Skirmish. (When it attacks. Yes.) Poison.',
      'Skirmish.\nPoison.',
    ],
    ['no line ends', 'Elusive. Skirmish. Play: Gain 1Æ.', 'Elusive.\nSkirmish.\nPlay: Gain 1Æ.'],
    ['other line ends', 'Elusive.\r\nSkirmish.\r\n', 'Elusive.\nSkirmish.'],
    ['empty lines', '\n\nElusive.\n\nSkirmish.\n\n', 'Elusive.\nSkirmish.'],
    [
      'any case',
      'PLAY: GAIN 1Æ. deal 1 DAMAGE to A creature.',
      'Play: Gain 1Æ. Deal 1 damage to a creature.',
    ],
    ['spaces', '  Play :   Gain  1 Æ .  ', 'Play: Gain 1Æ.'],
    ['no full stop at the end', 'Play: Gain 1Æ', 'Play: Gain 1Æ.'],
    ['numbers as words', 'Play: Gain two Æ.', 'Play: Gain 2Æ.'],
    ['sacrifice for destroy', 'Play: Sacrifice a friendly creature.', 'Play: Destroy a friendly creature.'],
    [
      'what is sacrificed is one’s own',
      'Play: Sacrifice each creature.',
      'Play: Destroy each friendly creature.',
    ],
    [
      'what another player sacrifices is theirs',
      'Play: Your opponent sacrifices a creature.',
      'Play: Your opponent destroys a creature they control.',
    ],
    [
      'several stay several',
      'Play: Exhaust 2 enemy creatures. Ward each of them.',
      'Play: Exhaust 2 enemy creatures. Ward each of them.',
    ],
    [
      'what would be destroyed',
      'If Brute would be destroyed, fully heal it and destroy an artifact instead.',
      'Destroyed: Fully heal it and destroy an artifact instead.',
    ],
    [
      'instead of destroying',
      'Destroyed: If you have any other creatures in play, instead of destroying Brute, fully heal it and exhaust it.',
      'Destroyed: If you control another creature, instead of destroying Brute, fully heal it and exhaust it.',
    ],
    [
      'what somebody must do',
      'After a creature reaps, its controller must sacrifice it.',
      'After a creature reaps, its controller destroys it.',
    ],
    [
      'the time at the end',
      'Brute captures 1 Æ at the start of your turn.',
      'At the start of your turn, Brute captures 1Æ.',
    ],
    [
      'bounds of power in other words',
      'Play: Destroy each creature with 2 or less power. Stun each creature with 5 power or more.',
      'Play: Destroy each creature with power 2 or lower. Stun each creature with power 5 or higher.',
    ],
    [
      'the one with the lowest power',
      'Play: Destroy the enemy creature with the lowest power.',
      'Play: Destroy the least powerful enemy creature.',
    ],
    [
      'unless',
      'Play: Unless your opponent has more Æ than you, gain 2 Æ.',
      'Play: Gain 2Æ unless your opponent has more Æ than you.',
    ],
    [
      'places that are swapped',
      'Play: Swap the positions of two enemy creatures.',
      'Play: Swap 2 enemy creatures in the battleline.',
    ],
    ['all for each', 'Play: Destroy all damaged creatures.', 'Play: Destroy each damaged creature.'],
    [
      'each time for after',
      'Each time an enemy creature is destroyed, gain 1Æ.',
      'After an enemy creature is destroyed, gain 1Æ.',
    ],
    ['“this creature” on a creature', 'Play: Ward this creature.', 'Play: Ward this creature.'],
    ['private signs for Æmber', 'Play: Steal 1\uf360.', 'Play: Steal 1Æ.'],
    ['private signs for damage', 'Play: Deal 2\uf361 to a creature.', 'Play: Deal 2 damage to a creature.'],
    ['the wave of the tide', '\uf566 Reap: Gain 1.', 'After Reap: Gain 1Æ.'],
    ['icons as signs', 'Enhance \uf36f\uf560\uf361 \uf379.', 'Enhance capture damage Brobnar.'],
    ['icons as letters', 'ENHANCE APTDR. Elusive.', 'Enhance Æ capture damage draw.\nElusive.'],
    ['icons as words', 'Enhance discard Star Alliance.', 'Enhance discard Star Alliance.'],
    ['icons that were lost', 'Enhance  . (These icons …)\nElusive.', 'Enhance.\nElusive.'],
    [
      'lines broken for their length',
      'Play: If the tide is high,\rgain\r1A.',
      'Play: If the tide is high, gain 1Æ.',
    ],
    ['no blank behind a full stop', 'Play: Gain 1A.Steal 1A.', 'Play: Gain 1Æ. Steal 1Æ.'],
    [
      'a place of its own',
      'While not on a flank, Brute gains taunt.',
      'While Brute is not on a flank, Brute gains taunt.',
    ],
    ['short forms', "While it's damaged, Brute can't reap.", 'While Brute is damaged, Brute cannot reap.'],
    ['two words for one', 'Brute can not reap.', 'Brute cannot reap.'],
    ['keywords in a row', 'Elusive, Skirmish, Assault 2.', 'Elusive.\nSkirmish.\nAssault 2.'],
    [
      'less for fewer and lower',
      'Play: If you have 3 Æ or less, destroy a creature with power 3 or less.',
      'Play: If you have 3Æ or fewer, destroy a creature with power 3 or lower.',
    ],
    ['amber', 'Play: Gain 1 amber. Steal 2 aember.', 'Play: Gain 1Æ. Steal 2Æ.'],
    ['an opponent', 'Play: An opponent loses 1 Amber.', 'Play: Your opponent loses 1Æ.'],
    [
      'words of other games',
      'Whenever an adjacent creature dies, stun the strongest enemy creature.',
      'After a neighboring creature is destroyed, stun the most powerful enemy creature.',
    ],
    ['what an upgrade is on', 'Attached creature gains hazardous 2.', 'This creature gains hazardous 2.'],
    ['plural possessives', "Play: Look at your opponents' hand.", "Play: Look at your opponent's hand."],
    ['“this card”', 'Play: Purge this card.', 'Play: Purge Brute.'],
    ['the empty text', '', ''],
  ])('%s', (_, written, printed) => {
    expect(canon(written)).toBe(printed)
    expect(canon(printed)).toBe(printed)
  })

  it('does not take a card that gets an ability for the one that gives it', () => {
    expect(canon('This creature gains, "Destroyed: Purge this card."')).toBe(
      'This creature gains, "Destroyed: Purge this creature."',
    )
    expect(canon('Each friendly artifact gains, "Action: Archive this artifact."')).toBe(
      'Each friendly artifact gains, "Action: Archive this creature."',
    )
  })

  it('knows a card by its name and without what stands in brackets', () => {
    expect(canon('Ward Old Egad.'.replace('Ward', 'Play: Ward'), 'Old Egad (Evil Twin)')).toBe(
      'Play: Ward Old Egad.',
    )
  })

  it('does not take one keyword for another, nor a keyword with a number without one', () => {
    expect(readText('Assault.', 'Brute').ok).toBe(false)
    expect(readText('Elusive 3.', 'Brute').ok).toBe(false)
    expect(readText('Enhance ART.', 'Brute').ok).toBe(false)
    expect(readText('Hazardous 0.', 'Brute').ok && readText('Hazardous 2.', 'Brute').ok).toBe(
      readText('Hazardous 0.', 'Brute').ok,
    )
  })
})

describe('problems', () => {
  it.each([
    ['Play: Steel 1Æ.', 1, 7, 'Steel', 'steal'],
    ['Elusive.\nPlay: Gain 1 banana.', 2, 14, 'banana', undefined],
    ['Elusiv.', 1, 1, 'Elusiv', 'elusive'],
    ['Play: Deal 2 damage to a freindly creature.', 1, 26, 'freindly', 'friendly'],
    ['Play: For each frendly creature, gain 1Æ.', 1, 16, 'frendly', 'friendly'],
    ['This creature gains, "Destroyed: Gian 1Æ."', 1, 34, 'Gian', 'gain'],
    ['Elusive.\r\nSkirmish.\r\nPlay: Frob.', 3, 7, 'Frob', undefined],
  ])('%j', (text, line, column, word, near) => {
    const read = readText(text, 'Brute')
    if (read.ok) throw new Error('it was read')
    const [problem] = read.problems
    expect(problem).toMatchObject({ line, column })
    expect(text.slice(problem?.from, problem?.to)).toBe(word)
    expect(problem?.expected.length).toBeGreaterThan(0)
    if (near !== undefined) expect(problem?.nearest).toBe(near)
  })

  it.each([
    ['Play Gain 1 Æ', 'Play: Gain 1 Æ'],
    ['Play: Deal 2 damage a creature.', 'Deal 2 damage to a creature.'],
    ['Play: Deal the 2 damage to a creature.', 'Deal 2 damage to a creature.'],
    ['Play: Each opponent lose 1 amber.', 'Each opponent loses 1 amber.'],
    ['Instead an enemy Imp would be destroyed.', 'when ‹a card› would be destroyed, ‹what happens› instead'],
    ['Play: Untap a creature.', 'ready ‹a target›'],
    ['Pay: Gain 1Æ.', 'Play: Gain 1Æ.'],
    ['Play: If your opponent have 7Æ or more, steal 1Æ.', 'If your opponent has 7Æ or more, steal 1Æ.'],
    [
      'Play: If it destroyed the creature it fought, gain 1Æ.',
      'if ‹the creature it fights› was destroyed, …',
    ],
    ['Play: Kill a creature.', 'destroy ‹a target›'],
    ['Play: Steal 2 ambers.', 'Æ'],
  ])('lead from %j to %j', (text, better) => {
    const read = readText(text, 'Brute')
    expect(read.ok ? [] : read.problems.map(({ nearest }) => nearest)).toEqual([better])
    // A clause that was mended can be read as it stands.
    const [problem] = read.ok ? [] : read.problems
    if (problem?.clause !== undefined && !better.includes('‹') && better.includes(' ')) {
      const { from, to } = problem.clause
      expect(readText(`${text.slice(0, from)}${better}${text.slice(to)}`, 'Brute').ok).toBe(true)
    }
    expect(JSON.parse(JSON.stringify(problem)).nearest).toBe(better)
  })

  it('are all of those in one sentence where words are misspelt', () => {
    const text = 'Play: Destory a frendly creature, then dralw a crad. Steel 1Æ.'
    const read = readText(text, 'Brute')
    expect(read.ok ? [] : read.problems.map(({ from, to }) => text.slice(from, to))).toEqual([
      'Destory',
      'frendly',
      'dralw',
      'crad',
      'Steel',
    ])
  })

  it('are what cannot be read and what makes no sense, together', () => {
    const read = readText('Reap: Ward it.\nPlay: Gian 1Æ.\nPoison.', 'Brute')
    expect(read.ok ? [] : read.problems.map(({ line, column }) => [line, column])).toEqual([
      [1, 7],
      [2, 7],
    ])
  })

  it('say what can be written in the place of what', () => {
    const mended = (text: string) => {
      const read = readText(text, 'Brute')
      const { nearest = '', mends } = (read.ok ? undefined : read.problems[0]) ?? {}
      return mends === undefined ? null : `${text.slice(0, mends.from)}${nearest}${text.slice(mends.to)}`
    }
    expect(mended('Elusive.\nPlay: steel 1Æ.')).toBe('Elusive.\nPlay: steal 1Æ.')
    expect(mended('Elusive. Pay: Gain 1Æ.')).toBe('Elusive. Play: Gain 1Æ.')
    expect(mended('Play: Untap a creature.')).toBe(null)
  })

  it('are one for each sentence that cannot be read', () => {
    const read = readText('Play: Frob it. Gain 1Æ.\nReap: Blarg.\nElusive.', 'Brute')
    expect(read.ok ? [] : read.problems.map(({ line }) => line)).toEqual([1, 2])
  })

  it('stand at the end where something is missing', () => {
    const read = readText('Play: Deal 2 damage to', 'Brute')
    if (read.ok) throw new Error('it was read')
    expect(read.problems[0]?.message).toContain('too early')
  })

  it('keep a card out of a board, by name', async () => {
    const { keyforge } = await import('../../index.ts')
    const kf = keyforge({
      cards: [{ name: 'Broken', type: 'creature', house: 'dis', power: 1, text: 'Play: Frob.' }],
    })
    expect(kf.begin({ players: [{ battleline: ['Broken'] }, {}] })).toMatchObject({
      refused: 'illegal',
      reason: expect.stringContaining('Broken'),
    })
  })

  it.each([
    'Play: Destroyed: Gain 1Æ.',
    'While, X.',
    '""',
    '"',
    ':',
    '.',
    '...',
    '(',
    ')',
    '((((',
    'a'.repeat(10_000),
    '"'.repeat(300),
    '🦀',
    '\u0000',
    'if if if if',
    'Each friendly creature gains, "'.repeat(100),
    '-'.repeat(500),
    '9'.repeat(400),
    'Play: Gain 99999999999999999999Æ.',
  ])('never throw: %#', (text) => {
    expect(() => readText(text, 'Brute')).not.toThrow()
    expect(() => readText('Elusive.', text)).not.toThrow()
  })
})
