import { readFileSync } from 'node:fs'
import { CARD_TYPES, EDITIONS, HOUSES, ZONES } from '@battleline/keyforge'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { sample } from '../../../../test/sample.ts'
import { scenario } from '../../test/marked.ts'
import { scenarioFiles } from '../../test/scenario-files.ts'
import { SCENARIO_KEYS } from '../files/read-document.ts'
import { readScenarios } from '../files/read-scenarios.ts'
import { template } from '../files/template.ts'
import { GOAL_KEYS } from '../goals/read-goal.ts'
import { CONCEDE } from '../model/answer.ts'
import { RESERVED } from '../reading/players.ts'
import { MARKS, SET_MARKS } from './marks.ts'
import { MOVES } from './moves.ts'
import { KEYFORGE_KEYS } from './read.ts'
import { PLAYER_KEYS, SET_PLAYER_KEYS } from './read-board.ts'
import { SET_KEYS } from './read-board-cards.ts'
import { CARD_KEYS } from './read-cards.ts'
import { SAID_OF_CARD } from './read-claims.ts'

const text = readFileSync(new URL('../../schema/keyforge.schema.json', import.meta.url), 'utf8')
const schema = JSON.parse(text) as {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>
  readonly $defs: Readonly<
    Record<
      string,
      {
        readonly enum?: readonly string[]
        readonly anyOf: readonly { readonly enum?: readonly string[] }[]
        readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>
      }
    >
  >
}
const validate = new Ajv2020({ allErrors: true, strictTypes: true }).compile(schema)
const errors = (source: string): readonly string[] => {
  validate(parse(source))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const keys = (name: string) => Object.keys(schema.$defs[name]?.properties ?? {}).sort()

describe('the schema', () => {
  it('has the keys and words of the reader', () => {
    const { properties, $defs } = schema
    expect(Object.keys(properties).sort()).toEqual([...SCENARIO_KEYS, ...KEYFORGE_KEYS].sort())
    expect(properties.game?.enum).toEqual(['keyforge', 'magic', 'grand-archive'])
    expect(properties.edition?.enum).toEqual(EDITIONS)
    expect($defs.house?.anyOf[0]?.enum).toEqual(HOUSES)
    expect($defs.zone?.enum).toEqual(ZONES)
    expect($defs.ownCard?.properties.type?.enum).toEqual(CARD_TYPES)
    expect(keys('ownCard')).toEqual([...CARD_KEYS].sort())
    expect(keys('player')).toEqual([...SET_PLAYER_KEYS].sort())
    expect(keys('expectedPlayer')).toEqual([...PLAYER_KEYS].sort())
    expect(keys('marks')).toEqual([...SET_KEYS].sort())
    expect(keys('said')).toEqual([...SAID_OF_CARD].sort())
    expect(keys('goal')).toEqual([...GOAL_KEYS].sort())
    expect(keys('move')).toEqual([...Object.keys(MOVES), 'ability', 'choose', CONCEDE].sort())
    expect(keys('expect')).toEqual(RESERVED.filter((word) => word !== 'chance').sort())
    expect(SET_MARKS.every((mark) => mark in MARKS)).toBe(true)
  })

  it.each([
    ['the template', template('keyforge').ok ? (template('keyforge') as { text: string }).text : ''],
    ['the least there can be', scenario()],
    [
      'every kind of card',
      scenario({
        players:
          '{ me: { battleline: [Troll, Gub: { as: x, damage: 1, upgrades: [Way of the Bear: { as: y }] }] }, you: { deck: ["?"] } }',
      }),
    ],
    [
      'every kind of choice',
      scenario({
        play: '[{ reap: Troll, choose: [a, yes, true, 3, [a, b], [], { order: [a, b] }, { a: 1, b: 2 }] }, { choose: [] }]',
      }),
    ],
    [
      'every kind of expectation',
      scenario({
        expect:
          '{ me: { aember: 1, tide: low, hand: [] }, cards: { Troll: { in: hand, keywords: [taunt] } }, steps: [damage.4-armor], asked: [{ who: me }], refused: { rule: KF-TNT-1 }, because: [KF-TNT-1], endings: [{}], always: {} }',
      }),
    ],
  ])('allows %s, and so does the reader', (_, source) => {
    expect(errors(source)).toEqual([])
    expect(readScenarios(source, { file: 'x' }).problems).toEqual([])
  })

  it.each([
    ['an unknown key', scenario({ colour: 'red' })],
    ['no players', scenario({ players: '' })],
    ['three players', scenario({ players: '{ a: {}, b: {}, c: {} }' })],
    ['an unknown zone', scenario({ players: '{ me: { bank: [] }, you: {} }' })],
    ['a number that is none', scenario({ players: '{ me: { aember: lots }, you: {} }' })],
    ['an unknown mark', scenario({ players: '{ me: { battleline: [Troll: { damge: 1 }] }, you: {} }' })],
    ['two cards in one', scenario({ players: '{ me: { battleline: [{ Troll: {}, Gub: {} }] }, you: {} }' })],
    [
      'ready and exhausted',
      scenario({ players: '{ me: { battleline: [Troll: { ready: true, exhausted: true }] }, you: {} }' }),
    ],
    ['an unknown move', scenario({ play: '[{ fite: a -> b }]' })],
    ['two moves in one', scenario({ play: '[{ reap: Troll, play: Troll }]' })],
    ['no move', scenario({ play: '[{}]' })],
    ['a fight with nobody', scenario({ play: '[{ fight: Troll }]' })],
    ['a rule that is none', scenario({ cite: '[taunt]' })],
    ['an unknown status', scenario({ expect: '{ status: done }' })],
    [
      'a card that is said to be where it is',
      scenario({ expect: '{ me: { battleline: [Troll: { in: hand }] } }' }),
    ],
  ])('forbids %s, and so does the reader', (_, source) => {
    expect(errors(source)).not.toEqual([])
    expect(readScenarios(source, { file: 'x' }).problems).not.toEqual([])
  })

  it('allows the scenarios of the project', () => {
    for (const { file, text } of sample(scenarioFiles('scenarios/keyforge'), 4)) {
      const documents = text.split(/^---$/m).filter((document) => parse(document) !== null)
      for (const document of documents) expect([file, ...errors(document)]).toEqual([file])
    }
  })
})
