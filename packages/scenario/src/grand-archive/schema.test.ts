import { readFileSync } from 'node:fs'
import { CARD_TYPES, EDITIONS, WINDOWS, ZONES } from '@battleline/grand-archive'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { scenarioFiles } from '../../test/scenario-files.ts'
import { claimKeys } from '../claims/board-claims.ts'
import { SCENARIO_KEYS } from '../files/read-document.ts'
import { readScenarios } from '../files/read-scenarios.ts'
import { template } from '../files/template.ts'
import { testFiles } from '../files/test-files.ts'
import { GRAND_ARCHIVE_KEYS } from './adapter.ts'
import { EXPECTABLE } from './expectable.ts'
import { MARK_KEYS, PLAYER_KEYS } from './read-board.ts'
import { CARD_KEYS } from './read-cards.ts'
import { ACTIVATE_KEYS, ATTACK_KEYS, WORDS } from './read-play.ts'

const schema = JSON.parse(
  readFileSync(new URL('../../schema/grand-archive.schema.json', import.meta.url), 'utf8'),
)
const { $defs, properties } = schema
const validate = new Ajv2020({ allErrors: true, strictTypes: true }).compile(schema)
const errors = (text: string): readonly string[] =>
  parseAllDocuments(text).flatMap((document) => {
    validate(document.toJSON())
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  })
const keys = (of: { readonly properties: object }) => Object.keys(of.properties).sort()
const sorted = (words: readonly string[]) => [...words].sort()

describe('the schema of Grand Archive', () => {
  it('has the keys and words of the reader', () => {
    expect(keys(schema)).toEqual(sorted([...SCENARIO_KEYS, ...GRAND_ARCHIVE_KEYS]))
    expect(properties.edition.enum).toEqual(EDITIONS)
    expect(sorted($defs.window.enum)).toEqual(sorted(WINDOWS))
    expect($defs.zone.enum).toEqual(ZONES)
    expect($defs.ownCard.properties.type.enum).toEqual(CARD_TYPES)
    expect(keys($defs.ownCard)).toEqual(sorted(CARD_KEYS))
    expect(keys($defs.player)).toEqual(sorted(PLAYER_KEYS))
    expect(keys($defs.marks)).toEqual(sorted(MARK_KEYS))
    expect(keys($defs.said)).toEqual(sorted(Object.keys(EXPECTABLE.cards)))
    expect(keys($defs.expect)).toEqual(sorted(claimKeys(EXPECTABLE, { best: null })))
    expect(keys($defs.expectedPlayer)).toEqual(sorted(['level', ...PLAYER_KEYS]))
    const [, entry] = $defs.entry.oneOf
    expect(keys(entry)).toEqual(sorted([...WORDS, 'at', 'choose']))
    expect(keys(entry.properties.attack.oneOf[1])).toEqual(sorted(ATTACK_KEYS))
    expect(keys($defs.activation.oneOf[1])).toEqual(sorted(ACTIVATE_KEYS))
  })

  it.each(scenarioFiles('scenarios/grand-archive'))('accepts $file', ({ text }) => {
    expect(errors(text)).toEqual([])
  })

  it('accepts the template, which passes', () => {
    const made = template('grand-archive')
    if (!made.ok) throw new Error(made.reason)
    expect(errors(made.text)).toEqual([])
    const [result] = testFiles([{ file: 'new.yaml', text: made.text }], { forked: true })
    expect(result?.expectations.filter(({ holds }) => !holds)).toEqual([])
    expect(result?.passed).toBe(true)
  })

  it('refuses misspellings, and so does the reader, with the nearest word', () => {
    const wrong =
      'name: x\ngame: grand-archive\nplayers: { A: { feild: [Gray Wolf] }, B: {} }\nplay: [{ atack: Gray Wolf -> B }]\n'
    expect(errors(wrong).length).toBeGreaterThan(0)
    const [result] = testFiles([{ file: 'wrong.yaml', text: wrong }])
    expect(result?.problems.map(({ nearest }) => nearest)).toEqual(['field', 'attack'])
  })

  it('reports cards in expectations that are on no board, and accepts tokens', () => {
    const expecting = (claims: string) =>
      readScenarios(
        `name: x\ngame: grand-archive\nplayers: { A: { field: [Gray Wolf: { as: fang }] }, B: {} }\nexpect: ${claims}\n`,
        { file: 'x.yaml' },
      ).problems.map(({ line, column, nearest }) => [line, column, nearest])
    expect(expecting('{ cards: { fangg: { damage: 1 } } }')).toEqual([[4, 20, 'fang']])
    expect(expecting('{ A: { graveyard: [Gray Wof] } }')).toEqual([[4, 28, 'Gray Wolf']])
    expect(
      expecting('{ A: { graveyard: [fang], hand: [Fireball] }, cards: { Fireball 2: { damage: 0 } } }'),
    ).toEqual([])
  })
})
