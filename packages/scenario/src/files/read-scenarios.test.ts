import { describe, expect, it } from 'vitest'
import { marked, scenario } from '../../test/marked.ts'
import { problemsOf } from '../../test/playing.ts'
import { showProblem } from '../problems/problem.ts'
import { adapters } from './adapters.ts'
import { readScenarios } from './read-scenarios.ts'

/** An expected problem, with its hints. */
type Wrong = readonly [message: string, nearest?: string | undefined, expected?: readonly string[]]

/** Looks for exactly one problem, at the marked place. */
function expectOne(source: string, [message, nearest, expected]: Wrong): void {
  const { text, line, column, endColumn } = marked(source)
  const problems = problemsOf(text)
  expect(problems.map((problem) => problem.message)).toEqual([message])
  const [problem] = problems
  expect({ line: problem?.line, column: problem?.column, endColumn: problem?.endColumn }).toEqual({
    line,
    column,
    endColumn,
  })
  expect(problem?.source).toBe(text.split('\n')[line - 1])
  expect(problem?.nearest).toBe(nearest)
  if (expected !== undefined) expect(problem?.expected).toEqual(expected)
}

const me = (fields: string) => scenario({ players: `{ me: { ${fields} }, you: { battleline: [Urchin] } }` })
const card = (text: string) => me(`battleline: [${text}]`)
const GAMES = adapters.names

describe('a scenario', () => {
  it.each<[string, string, Wrong]>([
    ['is a table', '⟦[a]⟧\n', ['a scenario is a table of keys and values']],
    [
      'has a name',
      scenario({ name: '', game: 'keyforge' }).replace('game', '⟦game⟧'),
      ['this scenario has no “name”'],
    ],
    ['has a name that says something', scenario({ name: '⟦""⟧' }), ['the name is missing']],
    ['has players', '⟦name⟧: a\ngame: keyforge\n', ['this scenario has no “players”']],
    ['has no other keys', scenario({ '⟦expct⟧': '{}' }), ['a scenario has no “expct”', 'expect']],
    ['is of a game', scenario({ game: '⟦keyfroge⟧' }), ['“keyfroge” is not a game', 'keyforge', GAMES]],
    ['is of an edition', scenario({ edition: '⟦mrb17⟧' }), ['“mrb17” is not an edition', 'mrb17.4']],
    ['has a house', scenario({ house: '⟦brobnarr⟧' }), ['“brobnarr” is not a house', 'brobnar']],
    [
      'has an active player',
      scenario({ active: '⟦yu⟧' }),
      ['no player is called “yu”', 'you', ['me', 'you']],
    ],
    [
      'cites rules',
      scenario({ cite: '[KF-DST-11, ⟦kf-dst-1⟧]' }),
      ['“kf-dst-1” is not the id of a rule, such as KF-DST-11, or of a ruling, such as R-001', 'KF-DST-1'],
    ],
    [
      'has a list where a list belongs',
      scenario({ cite: '⟦KF-DST-11⟧' }),
      ['cite is a list: write [ … ], or each entry on a line of its own after “-”'],
    ],
  ])('%s', (_, source, wrong) => {
    expectOne(source, wrong)
  })
})

describe('a player', () => {
  it.each<[string, string, Wrong]>([
    [
      'is one of two',
      scenario({ players: '{ a: {}, b: {}, ⟦c⟧: {} }' }),
      ['a scenario has two players; here are three'],
    ],
    ['is not alone', scenario({ players: '{ ⟦a⟧: {} }' }), ['a scenario has two players; here is one']],
    [
      'has a name of their own',
      scenario({ players: '{ Ann: {}, ⟦ann!⟧: {} }' }),
      ['the two players have the same name; case, accents and punctuation do not count'],
    ],
    [
      'is not called what means something else',
      scenario({ players: '{ ⟦Steps⟧: {}, you: {} }' }),
      ['“Steps” has a meaning in “expect” and cannot name a player'],
    ],
    ['has known fields', me('⟦batleline⟧: []'), ['a player has no “batleline”', 'battleline']],
    ['has whole numbers', me('aember: ⟦two⟧'), ['“aember” is a whole number']],
    ['has no fractions', me('aember: ⟦1.5⟧'), ['“aember” is a whole number']],
    ['has no negative numbers', me('aember: ⟦-1⟧'), ['“aember” is between 0 and 1000']],
    ['has not won', me('keys: ⟦3⟧'), ['“keys” is between 0 and 2']],
    ['has at most 24 chains', me('chains: ⟦25⟧'), ['“chains” is between 0 and 24']],
    [
      'has a high tide or none',
      me('tide: ⟦low⟧'),
      ['“low” is not a tide that a player can be given', undefined, ['high']],
    ],
    [
      'has the tide alone',
      scenario({ players: '{ me: { tide: high }, you: { tide: ⟦high⟧ } }' }),
      ['the tide is high for one player only'],
    ],
    [
      'has lists of cards',
      me('deck: ⟦Troll⟧'),
      ['deck is a list: write [ … ], or each entry on a line of its own after “-”'],
    ],
  ])('%s', (_, source, wrong) => {
    expectOne(source, wrong)
  })
})

describe('a card of the set-up', () => {
  it.each<[string, string, Wrong]>([
    [
      'is in the library',
      card('⟦Dino-Feind⟧: { damage: 1 }'),
      ['no card is called “Dino-Feind”', 'Dino-Fiend'],
    ],
    ['is one name', card('⟦[Troll]⟧'), ['the name of a card is one name or word, not a list']],
    ['has known marks', card('Troll: { ⟦damge⟧: 1 }'), ['a card has no “damge”', 'damage']],
    ['has a table of marks', card('Troll: ⟦3⟧'), ['the entry of Troll is a table of keys and values']],
    [
      'has marks below its name',
      card('{ Troll: {}, ⟦damage⟧: 3 }'),
      ['a card is a name with its marks below it: indent “damage” further than “Troll”'],
    ],
    ['has marks that are true or false', card('Troll: { ward: ⟦yes⟧ }'), ['“ward” is true or false', 'true']],
    [
      'is ready or exhausted',
      card('Troll: { ⟦ready⟧: true, exhausted: true }'),
      ['say either “ready” or “exhausted”'],
    ],
    ['belongs to a player', card('Troll: { owner: ⟦them⟧ }'), ['no player is called “them”']],
    ['may stand where it stands', card('⟦Punch⟧'), ['Punch is an action and cannot stand in a battleline']],
    [
      'stands in the right row',
      me('artifacts: [⟦Troll⟧]'),
      ['Troll is a creature and cannot stand in the row of artifacts'],
    ],
    [
      'has upgrades that are some',
      card('Troll: { upgrades: [⟦Urchin⟧] }'),
      ['Urchin is a creature and cannot be attached to a creature'],
    ],
    [
      'has no marks out of play',
      me('hand: [Troll: { ⟦damage⟧: 2 }]'),
      ['Troll is out of play (in hand) and has no “damage”'],
    ],
    [
      'has marks for what it is',
      me('artifacts: [Banner of Battle: { aember: 1, ⟦damage⟧: 2 }]'),
      ['Banner of Battle is no creature and has no “damage”'],
    ],
    ['is known in play', card('⟦"?"⟧'), ['everybody knows which card this is: write its name']],
    ['has an alias of its own', card('Troll: { as: x }, Urchin: { as: ⟦X⟧ }'), ['two cards are called “X”']],
    [
      'has an alias that is no name here',
      card('Troll, Gub: { as: ⟦troll⟧ }'),
      ['“troll” is already the name of a card here'],
    ],
  ])('%s', (_, source, wrong) => {
    expectOne(source, wrong)
  })

  it('is reported once if it is misnamed', () => {
    const text = scenario({
      players: '{ me: { battleline: [Trol] }, you: { battleline: [Urchin] } }',
      play: '[{ fight: Troll -> Urchin }]',
      expect: '{ cards: { Trol: { damage: 1 } } }',
    })
    expect(problemsOf(text).map(({ message }) => message)).toEqual(['no card is called “Trol”'])
  })

  it('is found in an unknown zone', () => {
    const text = scenario({
      players: '{ me: { batleline: [Troll: { as: mine }] }, you: { battleline: [Urchin] } }',
      play: '[{ fight: mine -> Urchin }]',
      expect: '{ cards: { Troll: { damage: 1 } } }',
    })
    expect(problemsOf(text).map(({ message }) => message)).toEqual(['a player has no “batleline”'])
  })

  it('is one of at most a thousand', () => {
    const cards = (count: number) => me(`deck: [${Array.from({ length: count }, () => '"?"').join(', ')}]`)
    expect(problemsOf(cards(999))).toEqual([])
    expect(problemsOf(cards(1200)).map(({ message }) => message)).toEqual(['a board has at most 1000 cards'])
  })
})

describe('a custom card', () => {
  const own = (text: string) => scenario({ cards: `\n  ${text}` })

  it.each<[string, string, Wrong]>([
    [
      'stands under its name',
      own('- ⟦name⟧: Odd One\n    house: dis\n    type: creature'),
      ['the name of a card is its key, not a field', 'Odd One: { … }'],
    ],
    [
      'has a type',
      own('⟦Brute⟧: { house: dis, power: 2 }'),
      ['Brute is no card of the library, so its “type” must be given'],
    ],
    [
      'has a power',
      own('⟦Brute⟧: { house: dis, type: creature }'),
      ['Brute is no card of the library, so its “power” must be given'],
    ],
    ['has a name of its own', own('Troll: {}\n  ⟦TROLL!⟧: {}'), ['two cards are called “TROLL!”']],
    ['has a name', own('⟦"?"⟧: { type: action, house: dis }'), ['“?” cannot be the name of a card']],
    [
      'has a known type',
      own('Brute: { type: ⟦creatur⟧, house: dis, power: 5 }'),
      ['“creatur” is not a type of card', 'creature'],
    ],
    ['has known fields', own('Troll: { ⟦powr⟧: 5 }'), ['a card has no “powr”', 'power']],
    [
      'has a text that can be read',
      own('Troll: { text: "Skirmish. Destroyed: ⟦Stael⟧ 1A." }'),
      ['cannot read "Stael" here', 'steal'],
    ],
    [
      'has it in single quotes',
      own("Troll: { text: 'After Fight: ⟦Stael⟧ 1A.' }"),
      ['cannot read "Stael" here', 'steal'],
    ],
    ['has it plain', own('Troll: { text: Poison. ⟦Elusve⟧. }'), ['cannot read "Elusve" here', 'elusive']],
    [
      'has it folded',
      own('Troll:\n    text: >\n      Play: Deal 2 damage to\n      each ⟦creture⟧. Gain 1A.\n'),
      ['cannot read "creture" here', 'creature'],
    ],
    [
      'has it in a block',
      own('Troll:\n    text: |\n      Poison.\n      Destroyed: ⟦Stael⟧ 1A.\n'),
      ['cannot read "Stael" here', 'steal'],
    ],
  ])('%s', (_, source, wrong) => {
    expectOne(source, wrong)
  })

  it('reports every problem of its text', () => {
    const text = own('Troll: { text: "Destroyed: Stael 1A. Fight: Dael 2 damage to a creature." }')
    expect(problemsOf(text).map(({ column, nearest }) => [column, nearest])).toEqual([
      [30, 'steal'],
      [47, 'deal'],
    ])
  })

  it('changes the library card with its name', () => {
    const { scenarios } = readScenarios(own('Troll: { power: 3 }'), { file: 'x' })
    expect(scenarios[0]?.cards).toEqual([
      expect.objectContaining({ name: 'Troll', house: 'brobnar', power: 3 }),
    ])
  })
})

describe('an unfinished file', () => {
  it('is read with empty last keys', () => {
    const half = 'name: half\ngame: keyforge\nplayers:\n  me:\n    battleline:\n  you:\nplay:\nexpect:\n'
    expect(problemsOf(half)).toEqual([])
    expect(problemsOf(half.replace('half', '')).map(({ message }) => message)).toEqual([
      'the name is missing',
    ])
  })
})

describe('a move', () => {
  const play = (text: string) =>
    scenario({
      players:
        '{ me: { battleline: [Gub: { as: left gub }, Troll], hand: [Punch] }, you: { battleline: [Gub] } }',
      play: `[${text}]`,
    })

  it.each<[string, string, Wrong]>([
    ['is one', play('⟦Troll⟧'), ['a move is a word with a colon and its cards']],
    ['has a colon', play('⟦fite Troll⟧'), ['a move is a word with a colon and its cards']],
    ['has a colon', play('⟦repa Troll⟧'), ['a move is a word with a colon and its cards', 'reap: Troll']],
    [
      'names a wrong card once',
      play('{ reap: ⟦Trol⟧ }, { fight: trol -> Gub }'),
      ['no card on this board is called “Trol”', 'Troll'],
    ],
    ['is known', play('{ ⟦reep⟧: Troll }'), ['a move has no “reep”', 'reap']],
    [
      'is there',
      play('⟦{}⟧'),
      [
        'an entry of “play” names a move',
        undefined,
        [
          'fight',
          'reap',
          'action',
          'play',
          'discard',
          'activate',
          'resolve',
          'unstun',
          'tide',
          'end',
          'go',
          'house',
        ],
      ],
    ],
    [
      'is not two',
      play('{ reap: Troll, ⟦play⟧: Punch }'),
      ['an entry of “play” is one move, and this is the second'],
    ],
    [
      'is of cards on the board',
      play('{ reap: ⟦Trol⟧ }'),
      ['no card on this board is called “Trol”', 'Troll'],
    ],
    ['is of cards that are here', play('{ reap: ⟦urchin⟧ }'), ['Urchin is nowhere on this board']],
    [
      'shows which of two cards is wrong',
      play('{ fight: "⟦Troll’s friend⟧   ->   left gub" }'),
      ['no card on this board is called “Troll’s friend”'],
    ],
    ['has a defender', play('{ fight: ⟦Troll⟧ }'), ['write “fight: attacker -> defender”']],
    ['has a name on both sides', play('{ fight: ⟦Troll ->⟧ }'), ['the name of a card is missing']],
    ['has one card where one belongs', play('{ reap: ⟦Troll -> left gub⟧ }'), ['write “reap: creature”']],
    [
      'has choices that are labels',
      play('{ reap: Troll, choose: [{ ⟦ordr⟧: [a] }] }'),
      ['a choice is a label, a list of labels, { order: [ … ] }, or shares: { label: 2, … }', 'order'],
    ],
    [
      'says an ability of an action alone',
      play('{ reap: Troll, ⟦ability⟧: 2 }'),
      ['only an “action” has an ability'],
    ],
  ])('%s', (_, source, wrong) => {
    expectOne(source, wrong)
  })
})

describe('an expectation', () => {
  const that = (text: string) => scenario({ expect: `{ ${text} }` })

  it.each<[string, string, Wrong]>([
    ['is about somebody', that('⟦yoo⟧: {}'), ['“expect” has no “yoo”, and no player is called so', 'you']],
    [
      'is about something',
      that('⟦step⟧: []'),
      ['“expect” has no “step”, and no player is called so', 'steps'],
    ],
    [
      'is written under its player',
      that('⟦me.aember⟧: 1'),
      ['“expect” has no “me.aember”, and no player is called so', 'me: { aember: … }'],
    ],
    ['is about what a player has', that('me: { ⟦ember⟧: 1 }'), ['a player has no “ember”', 'aember']],
    ['is about cards of the board', that('me: { discard: [⟦Punch⟧] }'), ['Punch is nowhere on this board']],
    [
      'is about what a card has',
      that('me: { battleline: [Troll: { ⟦powr⟧: 1 }] }'),
      ['a card has no “powr”', 'power'],
    ],
    [
      'does not say twice where a card is',
      that('me: { battleline: [Troll: { ⟦in⟧: hand }] }'),
      ['a card has no “in”'],
    ],
    ['is about a zone', that('cards: { Troll: { in: ⟦discrad⟧ } }'), ['“discrad” is not a zone', 'discard']],
    [
      'is about a keyword',
      that('cards: { Troll: { keywords: [⟦tount⟧] } }'),
      ['“tount” is not a keyword', 'taunt'],
    ],
    [
      'is about steps there are',
      that('steps: [⟦damage.4-armour⟧]'),
      ['this version has no step “damage.4-armour”', 'damage.4-armor'],
    ],
    [
      'is about steps that could come',
      that('not steps: [⟦keyforge/destroyed.leave⟧]'),
      ['this version has no step “keyforge/destroyed.leave”', 'keyforge/destroyed.3-leave'],
    ],
    [
      'is about steps of cards that have them',
      that('steps: [⟦card/troll/7.1⟧]'),
      ['this version has no step “card/troll/7.1”'],
    ],
    [
      'says who is asked',
      that('asked: [⟦{ step: damage.1-pending }⟧]'),
      ['say “who” is asked', undefined, ['me', 'you', 'chance']],
    ],
    ['says which rule refuses', that('⟦refused⟧: { reason: taunt }'), ['say which “rule” refuses the move']],
    [
      'is about rules',
      that('because: [⟦taunt⟧]'),
      ['“taunt” is not the id of a rule, such as KF-DST-11, or of a ruling, such as R-001'],
    ],
    ['is about a status', that('status: ⟦endet⟧'), ['“endet” is not a status', 'ended']],
    ['counts endings', that('endings: ⟦many⟧'), ['“endings” is a whole number']],
    ['describes endings', that('endings: [⟦3⟧]'), ['an ending is a table of keys and values']],
  ])('%s', (_, source, wrong) => {
    expectOne(source, wrong)
  })
})

describe('problems', () => {
  it('are all found in one pass, in the order of the file', () => {
    const text = scenario({
      edition: 'curent',
      players: '{ me: { aember: x, battleline: [Trol] }, you: { bank: 1 } }',
      play: '[{ reep: a }]',
      expect: '{ mee: {} }',
    })
    expect(problemsOf(text).map(({ line, nearest }) => [line, nearest])).toEqual([
      [3, undefined],
      [3, 'Troll'],
      [3, undefined],
      [4, 'current'],
      [5, 'reap'],
      [6, 'me'],
    ])
  })

  it('look like a compiler’s', () => {
    const [problem] = problemsOf(card('Trol: { damage: 1 }'))
    expect(problem && showProblem(problem)).toBe(
      [
        'x.yaml:3:31 no card is called “Trol” [unknown-card]',
        '3 | players: { me: { battleline: [Trol: { damage: 1 }] }, you: { battleline: [U…',
        '  |                               ^^^^',
        '  = did you mean "Troll"?',
        '  = write a card of your own under cards: in the scenario',
      ].join('\n'),
    )
  })

  it('fit the width, whatever the line and the message', () => {
    for (const width of [40, 80]) {
      const long = `${'a'.repeat(200)} ${'b '.repeat(100)}`
      for (const column of [1, 100, 150, 390]) {
        const place = { file: 'x', line: 12, column, endColumn: column + 300 }
        const problem = { kind: 'unknown-card', ...place, source: long, expected: [] }
        const lines = showProblem({ ...problem, message: 'no such thing '.repeat(20) }, width).split('\n')
        expect(lines.filter((line) => line.length > width)).toEqual([])
        expect(lines.at(-1)).toMatch(/^ {3}\| +\^+$|^ {3}\| \^+$/)
      }
    }
  })

  it('name the kind of a file that is not text', () => {
    expect(problemsOf('a\0b').map((problem) => showProblem(problem))).toEqual([
      'x.yaml:1:1 this is a binary file, not a scenario [not-text]',
    ])
    expect(problemsOf('\uFFFD\uFFFDn\0a\0').map(({ message }) => message)).toEqual([
      'this file is written in UTF-16; save it as UTF-8',
    ])
  })

  it('name the nearest rule if all rules are known', () => {
    const [foo, far] = ['FOO-1', 'DMG-66'].map((id) => `KF-${id}`)
    const rules = ['KF-FGT-1', 'KF-DMG-6', 'R-001']
    const { problems } = readScenarios(
      scenario({ cite: `[${foo}, KF-DMG-6]`, expect: `{ because: [R-99], refused: ${far} }` }),
      { file: 'x', rules },
    )
    expect(problems.map(({ message, nearest }) => [message, nearest])).toEqual([
      [`there is no rule ${foo}`, 'KF-FGT-1'],
      ['there is no ruling R-99', 'R-001'],
      [`there is no rule ${far}`, 'KF-DMG-6'],
    ])
  })

  it('list the possible moves', () => {
    const [problem] = problemsOf(scenario({ play: '[{ fite: Troll }]' }))
    expect(problem && showProblem(problem)).toContain('= expected fight, reap, action, play, discard')
  })
})
