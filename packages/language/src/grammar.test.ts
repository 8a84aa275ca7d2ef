import { describe, expect, it } from 'vitest'
import { canon, read } from '../test/tavern.ts'
import { tavern } from '../test/tavern-grammar.ts'
import { excerpt, grammar, phrase, words } from './index.ts'

const problems = (text: string) => {
  const parsed = tavern.parse(text)
  return parsed.ok ? [] : parsed.problems
}

describe('reading', () => {
  it('gives plain nodes', () => {
    expect(read('Play: Steal 2Æ.')).toEqual({
      kind: 'text',
      abilities: [
        { kind: 'triggered', on: ['play'], does: [{ kind: 'steal', n: { kind: 'number', value: 2 } }] },
      ],
    })
  })

  it.each([
    ['play/after fight: take 1 <A> from your opponent', 'Play/After Fight: Steal 1Æ.'],
    ['PLAY : Steal 1A .', 'Play: Steal 1Æ.'],
    ['Fight: you may steal two amber.', 'Fight: You may steal 2Æ.'],
    ['Fight: Steal 1.Reap:Draw 2 card.', 'Fight: Steal 1Æ.\nReap: Draw 2 cards.'],
    [
      'Play: Deal 3D to an enemy non‑Star Fleet creature. (This hurts.)',
      'Play: Deal 3<D> to an enemy non-Star Fleet creature.',
    ],
    ['Deal 3 damage to each hostile elf.', 'Deal 3<D> to each enemy Elf.'],
    ['Deal 1 to 2 Elf', 'Deal 1<D> to 2 Elves.'],
    ['If you control 2 Knights draw a card.', 'If you control 2 Knights, draw a card.'],
    [
      'If you control X other Ember creature, draw an card.',
      'If you control X other Ember creatures, draw a card.',
    ],
    ['Then draw 1 card for each friendly creature', 'Draw 1 card for each friendly creature.'],
    ['All friendly creature gets -1 power.', 'All friendly creatures get -1 power.'],
    ['One Elf get +0 power.', '1 Elf gets +0 power.'],
    [
      'Sacrifice each elf, each knight and this creature.',
      'Destroy each Elf, each Knight, and this creature.',
    ],
    ['Destroy each elf and that creature’s neighbors.', "Destroy each Elf and that creature's neighbors."],
    ['Put an wisdom counter on this creature.', 'Put a wisdom counter on this creature.'],
    ['Put a old counter on this creature.', 'Put an old counter on this creature.'],
    ['Search your deck for Gub, the', undefined],
    ['Search your deck for Witch of the Wilds', 'Search your deck for Witch of the Wilds.'],
    ['Draw a card and steal 1A.', 'Draw a card and steal 1Æ.'],
    ['Each Elf gains, “Fight: Steal 1.”', 'Each Elf gains, "Fight: Steal 1Æ."'],
    ['All Elves gain “Steal 1.” Draw a card.', 'All Elves gain, "Steal 1Æ." Draw a card.'],
    ['', ''],
  ])('reads %j', (text, printed) => {
    if (printed === undefined) expect(problems(text)).toHaveLength(1)
    else {
      expect(canon(text)).toBe(printed)
      expect(canon(printed)).toBe(printed)
    }
  })

  it('knows the card by name', () => {
    expect(canon('Destroy Dino‑Knight.', 'Dino-Knight')).toBe('Destroy Dino-Knight.')
    expect(canon('Destroy Dino-Knight’s neighbors.', 'Dino-Knight')).toBe("Destroy Dino-Knight's neighbors.")
    expect(read('Destroy Krump.', 'Krump')).toEqual(read('Destroy this creature.'))
  })

  it('prints quotations inside quotations', () => {
    const text = `Each Elf gains, "Fight: All Knights gain, 'Reap: Each Elf gains, "Steal 1Æ."'"`
    expect(canon(text)).toBe(text)
    expect(canon(text.replaceAll("'", '"'))).toBe(text)
  })

  it('takes the earlier of two phrases for the same words', () => {
    const amount = tavern.parse('an', { category: 'amount' })
    expect(amount.ok && amount.node).toEqual({ kind: 'number', value: 1, article: true })
  })

  it('says where each node stands', () => {
    const text = '“”'.slice(1, 1) + 'Play: Deal 3D to each “elf”.'.replace(/[“”]/g, '')
    const parsed = tavern.parse(text)
    const places = parsed.ok
      ? [...parsed.ranges].map(([node, at]) => [node.kind, text.slice(at.from, at.to)])
      : []
    expect(places).toContainEqual(['number', '3'])
    expect(places).toContainEqual(['each', 'each elf'])
    expect(places).toContainEqual(['deal', 'Deal 3D to each elf'])
    expect(places).toContainEqual(['triggered', text])
  })
})

describe('problems', () => {
  it('are as many as there are bad sentences', () => {
    const found = problems(
      'Play: Steal 1 banana. Draw 2 cards. Frobnicate it.\nReap: Deel 2 to each Elf. Draw 1 card.',
    )
    expect(found.map((problem) => [problem.line, problem.column, problem.message])).toEqual([
      [1, 15, 'cannot read "banana" here'],
      [1, 37, 'cannot read "Frobnicate" here'],
      [2, 7, 'cannot read "Deel" here'],
    ])
    expect(found[2]?.nearest).toBe('deal')
  })

  it('may follow each other', () => {
    const text = 'Frob. Frob it. Steal 1A. Frob!'
    expect(problems(text).map(({ clause }) => text.slice(clause?.from, clause?.to))).toEqual([
      'Frob.',
      'Frob it.',
      'Frob!',
    ])
  })

  it('inside a quotation leave the rest alone', () => {
    const text = 'Each Elf gains, “Fight: Stael 1.” Draw a crad.'
    const found = problems(text)
    expect(found.map((problem) => [text.slice(problem.from, problem.to), problem.nearest])).toEqual([
      ['Stael', 'steal'],
      ['crad', 'card'],
    ])
    expect(found.map(({ clause }) => text.slice(clause?.from, clause?.to))).toEqual([
      'Stael 1.',
      'Draw a crad.',
    ])
  })

  it('stand where they are, whatever the line ends and quotes', () => {
    const text = 'Each Elf gains, “Steal 1.”\r\n(“Reminder”)\u2028Play: Draw 2 “cards”.'
    expect(problems(text).map(({ from, to, line, column }) => [text.slice(from, to), line, column])).toEqual([
      ['“', 3, 14],
    ])
  })

  it('say what was expected in the words of a player', () => {
    expect(problems('Destroy')[0]).toMatchObject({
      message: 'the text ends too early',
      expected: ['a target'],
      from: 7,
    })
    expect(problems('Put a wisdom counter at each Elf.')[0]?.expected).toEqual(['"on"'])
    expect(problems('Deal 2 damage towards each friendly Elf.')[0]?.expected).toContain('"to"')
  })

  it('suggest no phrase that stands there already', () => {
    expect(problems('Play Search your deck for Gub.').map(({ nearest }) => nearest)).toEqual([
      'Search your deck for Gub.',
    ])
    expect(problems('Play Search the deck for Gub.')[0]?.nearest).toBe('search your deck for ‹a name›')
  })

  it('name the quotation mark that is not closed', () => {
    const message = 'this quotation mark is never closed'
    for (const [open, close] of ['“”', '""'])
      expect(
        problems(
          `Each Elf gains, ${open}Destroy each Elf${close}.\nEach Elf gains, ${open}Destroy each Elf.`,
        ),
      ).toMatchObject([{ message, line: 2, column: 17 }])
  })

  it('name the phrase that comes close', () => {
    expect(problems('Search the deck for Witch of Wilds.')[0]?.nearest).toBe('search your deck for ‹a name›')
  })

  it('are framed like those of a compiler', () => {
    const text = 'Play: Steal 1A.\r\nReap:\tDraw 2 crads.'
    expect(
      problems(text)
        .map((problem) => excerpt(text, problem))
        .join('\n'),
    ).toBe(
      [
        '2:14 cannot read "crads" here',
        '2 | Reap:␉Draw 2 crads.',
        '  |              ^^^^^',
        '  = expected "card" or "cards"',
        '  = did you mean "cards"?',
      ].join('\n'),
    )
  })

  it('end at the limits', () => {
    const deep = 'Each Elf gains, "'.repeat(400)
    expect(problems(deep).map((problem) => problem.limit)).toEqual(['depth'])
    const small = grammar({
      root: 'a',
      categories: { a: {} },
      phrases: [phrase('a', 'a', '{all:#+}')],
      limits: { steps: 100 },
    })
    const parsed = small.parse('1 '.repeat(200))
    expect(!parsed.ok && parsed.problems[0]).toMatchObject({ limit: 'steps', from: 0 })
  })
})

describe('patterns', () => {
  const small = grammar({
    root: 'text',
    categories: { text: { capital: true }, bullet: { capital: true }, size: { counts: true } },
    words: [words('beast', 'a beast', { ox: { one: 'ox', many: 'oxen', reads: ['bull'] } })],
    signs: [{ word: 'aember', written: ['Æ'], afterNumber: ['A'] }],
    phrases: [
      phrase('text', 'one-of', 'choose one:(\\n| ){all:bullet+"\\n"|", "}'),
      phrase('bullet', 'feed', '• feed [{n:size}] {of:beast~n} at box(es)'),
      phrase('bullet', 'pay', '(• |)pay {n:size}A [for each {beast:beast~many}]'),
      phrase('size', 'number', '{value:#}'),
      phrase('size', 'all', '(all|every|)\\[!\\]', { plural: true }),
    ],
  })

  it.each([
    [
      'Choose one:\n● Feed 1 oxen at box\n• pay 2a for each bull',
      'Choose one:\n• Feed 1 ox at box\n• Pay 2A for each oxen',
    ],
    ['choose one: • feed every[!] ox at box', 'Choose one:\n• Feed all[!] oxen at boxes'],
    ['Choose one: pay 1 A, pay 1 Æ', 'Choose one:\n• Pay 1A\n• Pay 1A'],
    ['Choose one: • Feed oxen at box', 'Choose one:\n• Feed ox at box'],
  ])('read %j', (written, printed) => {
    const parsed = small.parse(written)
    expect(parsed.ok ? small.print(parsed.node) : excerpt(written, parsed.problems[0]!)).toBe(printed)
  })

  it('tell “a, b, or c” from “a b or c” where their comma may not be missing', () => {
    const things = grammar({
      root: 'text',
      categories: { text: {} },
      words: [words('thing', 'a thing', { ox: 'ox', elf: 'elf', orc: 'orc' })],
      phrases: [
        phrase('text', 'list', 'feed {one:thing}\\, {more:thing+", "}, or {last:thing}'),
        phrase('text', 'pair', 'feed {of:thing} {one:thing} or {last:thing}'),
      ],
    })
    const kinds = ['feed ox, elf, or orc', 'feed ox, elf or orc', 'feed ox elf or orc'].map((text) => {
      const parsed = things.parse(text)
      return parsed.ok && [parsed.node.kind, things.print(parsed.node)]
    })
    expect(kinds).toEqual([
      ['list', 'feed ox, elf, or orc'],
      ['list', 'feed ox, elf, or orc'],
      ['pair', 'feed ox elf or orc'],
    ])
  })

  it('keep long and hostile texts within bounds', () => {
    for (const part of [
      'destroy each elf and ',
      '"',
      '(',
      'each elf gains "',
      'x. ',
      'if you control a ',
      "'s ",
    ]) {
      const parsed = tavern.parse(part.repeat(3000))
      expect(parsed.ok).toBe(false)
    }
    expect(tavern.parse('Draw 1 card. '.repeat(3000)).ok).toBe(true)
  })
})
