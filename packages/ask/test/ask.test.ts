import { readFileSync } from 'node:fs'
import { KEYWORDS as GRAND_ARCHIVE } from '@battleline/grand-archive'
import { KEYWORDS as KEYFORGE } from '@battleline/keyforge'
import { KEYWORDS as MAGIC } from '@battleline/magic'
import { describe, expect, test } from 'vitest'
import { ask } from '../src/ask.ts'
import { readRulings } from '../src/sources/rulings.ts'

interface Asked {
  readonly question: string
  readonly wanted: readonly string[]
}

const questions: readonly Asked[] = readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, question = '', wanted = ''] = /^[a-z-]+: (.*) => (.*)$/.exec(line) ?? []
    return { question, wanted: wanted.split(' | ').map((name) => name.replace(/^'(.*)'$/, '$1')) }
  })

/** Whether one of the wanted rulings is among the first three. */
const isAnswered = ({ question, wanted }: Asked): boolean =>
  ask(question, { most: 3 }).rulings.some(({ sentence }) => wanted.some((name) => sentence.endsWith(name)))

const missed = (some: readonly Asked[]) =>
  some.filter((one) => !isAnswered(one)).map(({ question }) => question)

describe('questions as players ask them', () => {
  const heldBack = questions.filter((_, at) => at % 3 === 2)
  const tuned = questions.filter((_, at) => at % 3 !== 2)

  test('each has a ruling that exists', () => {
    const names = new Set(readRulings().map(({ sentence }) => sentence))
    const all = [...names].join('\n')
    expect(questions.length).toBeGreaterThan(150)
    expect(questions.flatMap(({ wanted }) => wanted).filter((name) => !all.includes(name))).toEqual([])
  })

  test('of those that the search was tuned by, at least 86 of 108 are answered among the first three', () => {
    const not = missed(tuned)
    expect(tuned.length - not.length, not.join('\n')).toBeGreaterThanOrEqual(86)
  })

  test('of those that were held back, at least 42 of 54 are', () => {
    expect(heldBack.length - missed(heldBack).length).toBeGreaterThanOrEqual(42)
  })
})

describe('what a question is about', () => {
  test('parts of names are the cards that the best ruling has', () => {
    const { rulings, recognised, cards } = ask('dino faust')
    expect(recognised.cards).toEqual(['Dino-Fiend', 'Faust the Great'])
    expect(rulings[0]).toMatchObject({
      sentence: 'A dying creature cannot steal the Æmber it holds',
      because: { id: 'KF-DST-11' },
      file: 'keyforge/essay/dino-fiend-fights-faust',
      document: 0,
    })
    expect(cards[0]).toMatchObject({
      name: 'Dino-Fiend',
      game: 'keyforge',
      kind: expect.stringContaining('power 4'),
    })
  })

  test('misspelt names and words are understood', () => {
    expect(ask('fuast the graet').recognised.cards).toEqual(['Faust the Great'])
    expect(ask('elusvie splash').recognised.keywords).toContain('elusive')
  })

  test('an unfinished last word finds what it may become', () => {
    expect(ask('kelifi dra').recognised.cards).toEqual(['Kelifi Dragon'])
    expect(ask('can i fight past tau').rulings.length).toBeGreaterThan(0)
  })

  test('a question about nothing has no answer', () => {
    for (const nothing of ['', '  ', 'what does it do', '???']) {
      const { rulings, cards, steps } = ask(nothing)
      expect({ rulings, cards, steps }, nothing).toEqual({ rulings: [], cards: [], steps: [] })
    }
  })

  test('a game in the question or beside it leaves out the others', () => {
    const games = (question: string, game?: string) =>
      new Set(ask(question, game === undefined ? {} : { game }).rulings.map((ruling) => ruling.game))
    expect(games('taunt in grand archive')).toEqual(new Set(['grand-archive']))
    expect(games('taunt', 'keyforge')).toEqual(new Set(['keyforge']))
    expect(games('taunt')).toEqual(new Set(['keyforge', 'grand-archive']))
  })

  /** Keywords that no page of the rules names. */
  const UNNAMED = {
    keyforge: [],
    magic: ['plainswalk', 'islandwalk', 'swampwalk', 'mountainwalk', 'forestwalk'],
    'grand-archive': ['elysian aura', 'immortality', 'link shield'],
  }

  test.each([
    ['keyforge', KEYFORGE],
    ['magic', MAGIC],
    ['grand-archive', GRAND_ARCHIVE],
  ] as const)('every keyword of %s that the rules name has its rule', (game, keywords) => {
    const without = keywords.filter((keyword) => {
      const found = ask(keyword, { game }).keywords.find((one) => one.keyword === keyword)
      return found === undefined || found.rule.text === ''
    })
    expect(without).toEqual(UNNAMED[game])
  })

  test('the rule of a keyword is its own', () => {
    const ruleOf = (keyword: string, game: string) => ask(keyword, { game }).keywords[0]?.rule.id
    expect(['taunt', 'assault', 'ward', 'elusive'].map((one) => ruleOf(one, 'keyforge'))).toEqual([
      'KF-TNT-1',
      'KF-ASL-1',
      'KF-WRD-1',
      'KF-ELU-1',
    ])
    expect(ruleOf('menace', 'magic')).toBe('MTG-KEY-2')
    expect(ruleOf('true sight', 'grand-archive')).toBe('GA-KW-TRUESIGHT')
  })

  test('every ruling stands where the index says', () => {
    const texts = new Map<string, readonly string[]>()
    const wrong = readRulings().filter(({ file, document, sentence }) => {
      const path = new URL(`../../../scenarios/${file}.yaml`, import.meta.url)
      const documents = texts.get(file) ?? readFileSync(path, 'utf8').split(/^---$/m)
      texts.set(file, documents)
      const name = /^name: *["']?(.+?)["']?$/m.exec(documents[document] ?? '')?.[1]
      return name === undefined || !sentence.endsWith(name)
    })
    expect(wrong.map(({ sentence }) => sentence)).toEqual([])
  })
})
