import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { DUEL, duelAdapter } from '@battleline/duel'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { claimKeys } from '../../scenario/src/claims/board-claims.ts'
import { SCENARIO_KEYS } from '../../scenario/src/files/read-document.ts'
import { expectableIn } from '../../scenario/src/simple/expectable.ts'
import { schemaFiles } from '../src/input/schemas.ts'
import { battleline, scratch } from './battleline.ts'
import { wrongWith } from './schema.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const all = new Map([...schemaFiles()].map(([name, file]) => [name, readFileSync(file, 'utf8')]))
const NAMES = ['cards', 'deck', 'duel', 'grand-archive', 'keyforge', 'magic', 'output', 'save', 'study']

interface Node {
  readonly description?: string
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Node>>
}

const schemaOf = (name: string) => JSON.parse(all.get(name) ?? '')

function errorsOf(name: string, document: unknown): readonly string[] {
  // Strict, so that who checks with these schemas reads no warning.
  const validate = new Ajv2020({ allErrors: true, strictTypes: true }).compile(schemaOf(name))
  validate(document)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => join(root, folder, file))

const documentsIn = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8')).flatMap((document) => document.toJS() ?? [])

/** The properties without a description of their own or of what they refer to. */
function undescribed(schema: unknown): readonly string[] {
  const defs = (schema as { readonly $defs?: Readonly<Record<string, Node>> }).$defs ?? {}
  const isDescribed = ({ description, $ref }: Node) =>
    description !== undefined || defs[$ref?.split('/').at(-1) ?? '']?.description !== undefined
  const within = (node: unknown, path: string): readonly string[] => {
    if (typeof node !== 'object' || node === null) return []
    const { properties = {} } = node as Node
    const own = Object.entries(properties).filter(([, one]) => typeof one === 'object' && !isDescribed(one))
    return [
      ...(typeof properties.type === 'string' ? [] : own.map(([key]) => `${path}/${key}`)),
      ...Object.entries(node).flatMap(([key, value]) => within(value, `${path}/${key}`)),
    ]
  }
  return within(schema, '')
}

describe('the schemas', () => {
  it('are listed and printed by name, each with an id that has a version', async () => {
    expect([...all.keys()]).toEqual(NAMES)
    const list = JSON.parse((await battleline(['schema', '--json'])).stdout)
    expect(wrongWith('schema', list)).toEqual([])
    expect(list.map(({ id }: { id: string }) => id)).toEqual(
      NAMES.map((name) => `urn:battleline:schema:1:${name}`),
    )
    for (const name of NAMES) expect((await battleline(['schema', name])).stdout).toBe(all.get(name))
    expect((await battleline(['schema', 'keyforg'])).stderr).toContain('did you mean keyforge?')
  })

  it.each(NAMES)('%s describes each property, for editors', (name) => {
    expect(undescribed(schemaOf(name))).toEqual([])
  })

  it.each([
    ['duel', 'scenarios/duel'],
    ['deck', 'decks'],
    ['study', 'studies'],
  ])('%s allows all files of %s', (name, folder) => {
    const files = filesIn(folder)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files)
      for (const document of documentsIn(file)) expect([file, ...errorsOf(name, document)]).toEqual([file])
  })

  it.each([
    ['duel', 'name: x\ngame: duel\nplayers: { me: { feild: [] }, you: {} }'],
    ['duel', 'name: x\ngame: duel\nplayers: { me: {}, you: {} }\nplai: []'],
    ['duel', 'name: x\ngame: duel\nplayers: { me: { field: [Lancer: { damge: 1 }] }, you: {} }'],
    [
      'duel',
      'name: x\ngame: duel\nplayers: { me: {}, you: {} }\nexpect: { me: { field: [Lancer: { damage: 1 }] } }',
    ],
    ['duel', 'name: x\ngame: duel\nplayers: { me: {}, you: {} }\nexpect: { always: { winner: me } }'],
    ['deck', 'name: x\nhuoses: [dis]\ndis: [Gub]'],
    ['deck', 'name: x\ndiss: [Gub]'],
    ['study', 'study: x\ngames: 2\ndeks: [a.yaml, b.yaml]'],
    ['study', 'study: x\ngames: 2\ndecks: [{ deck: a.yaml, nam: b }]'],
    ['study', 'study: x\nfights: { creatures: all }\ndecks: [a.yaml]'],
  ])('%s refuses %j', (name, text) => {
    expect(errorsOf(name, parse(text))).not.toEqual([])
  })

  it.each(['keyforge', 'magic', 'grand-archive', 'duel'])('of saves allows one of %s', async (game) => {
    const { stdout: text } = await battleline(['new', game])
    const { position } = JSON.parse((await battleline(['resolve', '-', '--json'], text)).stdout)
    expect(errorsOf('save', position)).toEqual([])
    const { format: _, ...headless } = position
    for (const damaged of [
      headless,
      { ...position, format: 3 },
      { ...position, game: 7 },
      { ...position, edition: null },
      { ...position, cards: {} },
      { ...position, position: [] },
      { ...position, position: { ...position.position, rows: {} } },
      { ...position, postion: 1 },
      [position],
    ])
      expect([damaged, errorsOf('save', damaged)]).not.toEqual([damaged, []])
  })

  it.each(['keyforge', 'magic', 'grand-archive'])('of saves allows one of %s by version 0.1', (game) => {
    const file = join(root, 'test/fixtures/version-0.1', `${game}.jsonl.gz`)
    const [line = ''] = gunzipSync(readFileSync(file)).toString('utf8').split('\n', 1)
    expect(errorsOf('save', JSON.parse(line).save)).toEqual([])
  })

  it.each([
    [
      'keyforge',
      [{ name: 'Ogre', type: 'creature', house: 'dis', power: 5, traits: ['giant'], text: 'Elusive.' }],
    ],
    [
      'magic',
      [
        {
          name: 'Ogre',
          type_line: 'Creature — Ogre',
          colors: ['R'],
          power: '3',
          toughness: '2',
          oracle_text: '',
        },
      ],
    ],
    ['grand-archive', [{ name: 'Ogre', types: ['ALLY'], power: 2, life: 3, cost_reserve: 2, effect: null }]],
  ])('of cards allows what is imported for %s', async (game, records) => {
    const to = join(scratch(), 'cards.json')
    const args = ['cards', 'import', '-', '--game', game, '--to', to]
    expect((await battleline(args, JSON.stringify(records))).exit).toBe(0)
    const table = JSON.parse(readFileSync(to, 'utf8'))
    expect(Object.keys(table)).toEqual(['Ogre'])
    expect(errorsOf('cards', table)).toEqual([])
    for (const damaged of [
      [table],
      { Ogre: [] },
      { Ogre: { ...table.Ogre, powr: 1 } },
      { Ogre: { power: '5' } },
    ])
      expect(errorsOf('cards', damaged)).not.toEqual([])
  })

  it.each(['keyforge', 'magic', 'grand-archive', 'duel'])(
    'of a new scenario of %s is named in its first line',
    async (game) => {
      const { stdout } = await battleline(['new', game])
      const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(stdout) ?? []
      expect(JSON.parse(readFileSync(join(root, path), 'utf8')).$id).toBe(`urn:battleline:schema:1:${game}`)
      expect(dirname(path)).toBe('node_modules/battleline/schema')
      expect(errorsOf(game, parse(stdout))).toEqual([])
    },
  )

  it('of cards have the definitions of the scenarios', () => {
    const { anyOf, $defs } = schemaOf('cards')
    const games = ['keyforge', 'magic', 'grand-archive']
    expect(anyOf).toHaveLength(games.length)
    for (const game of games) {
      const defs = Object.entries(schemaOf(game).$defs)
      const copied = defs.filter(([name]) => `${game}-${name}` in $defs)
      expect(copied.length).toBeGreaterThan(2)
      for (const [name, definition] of copied) {
        const renamed = JSON.stringify(definition).replaceAll('#/$defs/', `#/$defs/${game}-`)
        expect([game, name, $defs[`${game}-${name}`]]).toEqual([game, name, JSON.parse(renamed)])
      }
    }
  })

  it('of the duel have the keys and words of the reader', () => {
    const { properties, $defs } = schemaOf('duel')
    const { words, moves } = DUEL
    const { zones, numbers, keywords, counters, marks, playerNumbers } = words
    const expectable = expectableIn(words)
    const sorted = (keys: readonly string[]) => [...keys].sort()
    const keysOf = (name: string) => sorted(Object.keys($defs[name].properties))
    expect(sorted(Object.keys(properties))).toEqual(sorted([...SCENARIO_KEYS, ...duelAdapter.keys]))
    expect(keysOf('ownCard')).toEqual(sorted([...numbers, 'keywords']))
    expect($defs.keywords.items.enum).toEqual(keywords)
    expect(keysOf('player')).toEqual(sorted([...zones, ...Object.keys(playerNumbers)]))
    expect(keysOf('marks')).toEqual(sorted(['as', ...counters, ...Object.keys(marks)]))
    expect(keysOf('entry')).toEqual(sorted([...moves, 'choose']))
    expect(keysOf('expect')).toEqual(sorted(claimKeys(expectable, {})))
    expect(keysOf('expectedCard')).toEqual(sorted(Object.keys(expectable.cards)))
    expect($defs.expectedCard.properties.in.enum).toEqual(zones)
    expect(keysOf('expectedPlayer')).toEqual(sorted([...zones, ...Object.keys(expectable.players)]))
  })

  it('of output have what explain prints', async () => {
    for (const words of [[], ['2'], ['unknown-card'], ['not-a-save']])
      expect(
        wrongWith('explain', JSON.parse((await battleline(['explain', ...words, '--json'])).stdout)),
      ).toEqual([])
  })
})
