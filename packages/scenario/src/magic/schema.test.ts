import { readFileSync } from 'node:fs'
import { CARD_TYPES, COLORS, EDITIONS, KEYWORDS } from '@battleline/magic'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { scenarioFiles } from '../../test/scenario-files.ts'
import { SCENARIO_KEYS } from '../files/read-document.ts'
import { template } from '../files/template.ts'
import { testFiles } from '../files/test-files.ts'
import { MAGIC_KEYS } from './adapter.ts'
import { EXPECTABLE } from './expectable.ts'
import { MARK_KEYS, PLAYER_KEYS } from './read-board.ts'
import { CARD_KEYS } from './read-cards.ts'
import { CLAIMS, DECLARED_KEYS } from './read-expect.ts'
import { ACT_KEYS, ENTERING_KEYS, WORDS } from './read-play.ts'

const schema = JSON.parse(readFileSync(new URL('../../schema/magic.schema.json', import.meta.url), 'utf8'))
const { $defs, properties } = schema
const validate = new Ajv2020({ allErrors: true, strictTypes: true }).compile(schema)
const errors = (text: string): readonly string[] =>
  parseAllDocuments(text).flatMap((document) => {
    validate(document.toJSON())
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  })
const keys = (of: { readonly properties: object }) => Object.keys(of.properties).sort()
const sorted = (words: readonly string[]) => [...words].sort()

describe('the schema of Magic', () => {
  it('has the keys and words of the reader', () => {
    expect(keys(schema)).toEqual(sorted([...SCENARIO_KEYS, ...MAGIC_KEYS]))
    expect(properties.edition.enum).toEqual(EDITIONS)
    expect($defs.types.enum).toEqual(CARD_TYPES)
    expect($defs.colors.enum).toEqual(COLORS)
    expect($defs.marks.properties.keywords.items.enum).toEqual(KEYWORDS)
    expect(keys($defs.ownCard)).toEqual(sorted(CARD_KEYS))
    expect(keys($defs.player)).toEqual(sorted(PLAYER_KEYS))
    expect(keys($defs.marks)).toEqual(sorted(MARK_KEYS))
    expect(keys($defs.entering)).toEqual(sorted(ENTERING_KEYS))
    expect(keys($defs.entry.oneOf[1])).toEqual(sorted(WORDS))
    expect(keys($defs.judged)).toEqual(sorted(DECLARED_KEYS))
    expect(keys($defs.expect)).toEqual(sorted(CLAIMS))
    expect(keys($defs.said)).toEqual(sorted(Object.keys(EXPECTABLE.cards)))
    expect(keys($defs.act)).toEqual(sorted(ACT_KEYS))
    expect(keys($defs.expectedPlayer)).toEqual(sorted(Object.keys(EXPECTABLE.players)))
  })

  it.each(scenarioFiles('scenarios/magic'))('accepts $file', ({ text }) => {
    expect(errors(text)).toEqual([])
  })

  it('accepts the template, which passes', () => {
    const made = template('magic')
    if (!made.ok) throw new Error(made.reason)
    expect(errors(made.text)).toEqual([])
    const [result] = testFiles([{ file: 'new.yaml', text: made.text }], { forked: true })
    expect(result?.expectations.filter(({ holds }) => !holds)).toEqual([])
    expect(result?.passed).toBe(true)
  })

  it('refuses misspellings, and so does the reader, with the nearest word', () => {
    const wrong =
      'name: x\ngame: magic\nplayers: { A: { batlefield: [] }, B: {} }\nplay: [{ atack: nothing }]\n'
    expect(errors(wrong).length).toBeGreaterThan(0)
    const [result] = testFiles([{ file: 'wrong.yaml', text: wrong }])
    expect(result?.problems.map(({ nearest }) => nearest)).toEqual(['battlefield', 'attack'])
  })
})
