import { describe, expect, it } from 'vitest'
import { marked } from '../../test/marked.ts'
import { problemsOf } from '../../test/playing.ts'
import { ofGame } from '../files/adapters.ts'
import { readScenarios } from '../files/read-scenarios.ts'
import { LONGEST } from './documents.ts'

describe('unsupported YAML', () => {
  it.each([
    ['anchors', 'name: ⟦&a⟧ A\ngame: keyforge\n', 'anchors (&) are not used in scenarios: write it out'],
    ['aliases', 'name: ⟦*a⟧\ngame: keyforge\n', 'aliases (*) are not used in scenarios: write it out'],
    [
      'tags',
      'name: ⟦!!str⟧ A\n',
      'tags (!) are not used in scenarios: put a text that begins with ! in quotes',
    ],
    ['tags of keys', '⟦!a⟧ name: A\n', 'tags (!) are not used in scenarios'],
    ['tags of documents', '--- ⟦!a⟧\nname: A\n', 'tags (!) are not used in scenarios'],
    ['directives', '⟦%YAML 1.1⟧\n---\nname: A\n', 'directives (%) are not used in scenarios'],
    ['keys that are lists', 'name: A\n? ⟦[a, b]⟧\n: c\n', 'a key is a word or a name'],
    [
      'keys that stand twice',
      'name: A\ngame: keyforge\n⟦name⟧: B\n',
      '“name” stands here twice, first in line 1',
    ],
  ])('%s', (_, source, message) => {
    const { text, line, column, endColumn } = marked(source)
    const first = problemsOf(text).find((problem) =>
      problem.message.toLowerCase().startsWith(message.toLowerCase()),
    )
    expect({ line: first?.line, column: first?.column, endColumn: first?.endColumn }).toEqual({
      line,
      column,
      endColumn,
    })
  })

  it.each([
    ['tabs that indent', 'players:\n⟦\t⟧me: {}\n\tyou: {}\n', 'this line is indented with a tab: use spaces'],
    ['quotes that do not end', 'name: ⟦"⟧A\ngame: keyforge\n', 'this quote is not closed'],
    [
      'brackets that do not end',
      'a: { b: ⟦[⟧c, d\nplay:\n  - x\n',
      'this “[” is not closed: a “]” is missing',
    ],
    ['braces that do not end', 'a: ⟦{⟧ b: c\n', 'this “{” is not closed: a “}” is missing'],
    ['a file that breaks off', 'a: { b: ⟦[⟧Tro', 'this “[” is not closed: a “]” is missing'],
    [
      'brackets that cross',
      'a: { b: [c, d ⟦}⟧\ne: { f: c] }\nplay:\n  - x: y\n',
      'a “]” is missing before this “}”',
    ],
    [
      'a second colon in a line',
      'name: ⟦a⟧ test: more\nyou { b: [c] }\n',
      'there is a second “: ” in this line: put a text with a colon in quotes',
    ],
    [
      'a second colon in brackets',
      'a: [Troll: ⟦damage: 3⟧]\n',
      'there is a second “: ” in these brackets: write [Troll: { damage: 3 }]',
    ],
  ])('%s, reported once, at their place', (_, source, message) => {
    const { text, line, column, endColumn } = marked(source)
    const found = problemsOf(text)
    expect(found.map((problem) => problem.message)).toEqual([message])
    expect(found[0]).toMatchObject({ line, column, endColumn })
  })

  it('more than twenty levels of any kind', () => {
    const deep = [
      `${'['.repeat(21)}a${']'.repeat(21)}`,
      `${'- '.repeat(21)}a`,
      Array.from({ length: 21 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
      `${'{a: '.repeat(100_000)}`,
      '['.repeat(500_000),
    ]
    for (const text of deep) {
      expect(problemsOf(text).map(({ message }) => message)).toContain('this nests deeper than 20 levels')
    }
  })

  it('files over 1 MiB', () => {
    expect(problemsOf(`name: ${'a'.repeat(LONGEST)}`).map(({ message }) => message)).toEqual([
      `a file of scenarios is at most 1 MiB long, and this is ${LONGEST + 6} characters`,
    ])
  })

  it('empty files', () => {
    for (const text of ['', '\n\n', '# a comment\n', '---\n---\n']) {
      expect(problemsOf(text).map(({ message }) => message)).toEqual(['there is no scenario in this file'])
    }
  })
})

describe('a file', () => {
  const one = 'name: one\ngame: keyforge\nplayers: { a: {}, b: {} }\n'

  it('has as many scenarios as documents, each with its line', () => {
    const { scenarios, problems } = readScenarios(`# first\n${one}---\n${one}---\n---\n${one}`, {
      file: 'x.yaml',
    })
    expect(problems).toEqual([])
    expect(scenarios.map(({ document, line }) => [document, line])).toEqual([
      [1, 2],
      [2, 6],
      [3, 11],
    ])
  })

  it('may be JSON', () => {
    const json = JSON.stringify({ name: 'one', game: 'keyforge', players: { a: { hand: ['Punch'] }, b: {} } })
    const { scenarios, problems } = readScenarios(json, { file: '-' })
    expect(problems).toEqual([])
    const [scenario] = ofGame(scenarios, 'keyforge')
    expect(scenario?.setup.players[0].hand).toEqual([{ name: 'Punch' }])
  })

  it('may have a byte order mark and lines that end in CRLF', () => {
    const { scenarios, problems } = readScenarios(`\ufeff${one.replaceAll('\n', '\r\n')}`, { file: '-' })
    expect(problems).toEqual([])
    expect(scenarios).toHaveLength(1)
  })

  it('with a fault in one scenario still has the others', () => {
    const { scenarios, problems } = readScenarios(`${one}---\nname: two\n---\n${one}`, { file: 'x.yaml' })
    expect(scenarios.map(({ document }) => document)).toEqual([1, 3])
    expect(problems.map(({ message, line }) => [line, message])).toEqual([
      [5, 'this scenario has no “game”'],
      [5, 'this scenario has no “players”'],
    ])
  })

  it('with invalid YAML anywhere has no scenarios', () => {
    const { scenarios, problems } = readScenarios(`${one}---\nname: "two\n`, { file: 'x.yaml' })
    expect(scenarios).toEqual([])
    expect(problems).toHaveLength(1)
  })

  it('lists a hundred problems and counts the rest', () => {
    const keys = Array.from({ length: 300 }, (_, n) => `key${n}: 1\n`).join('')
    const { problems } = readScenarios(`${one}${keys}`, { file: 'x.yaml' })
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)?.message).toBe('and 200 more problems')
  })
})
