import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf, suiteOf } from '@battleline/conformance'
import { expect, it } from 'vitest'
import { registerGames } from '../src/games.ts'
import { battleline, dino, fight, scratch, startBattleline } from './battleline.ts'
import { wrongWith } from './schema.ts'

registerGames()

/** Files that the command lines below name in capitals. */
const FILES: Readonly<Record<string, string>> = {
  MAGIC: `name: x
game: magic
players: { me: { battlefield: [Bear] }, you: { battlefield: [Wall] } }
cards: { Wall: { type: Creature, power: 0, toughness: 4 }, Bear: { type: Creature, power: 2, toughness: 2 } }
play: [attack: { Bear: you }]
`,
  WRONG: fight('Trol', 'Urchin', '{}'),
  DECK: 'name: x\ndis:\n  - Gub\n',
  CARDS: '[{ "name": "Ogre", "type": "creature", "house": "dis", "power": 5, "text": "" }]',
  STUDY: 'study: x\ngames: 3\nfights: { creatures: [Troll, Gub] }\n',
  CASES: linesOf(suiteOf([], 2).cases),
}

/** A small run of each verb that prints a document. Those below null run until they are stopped, or need a queue. */
const RUNS: Readonly<Record<string, string | null>> = {
  resolve: dino,
  why: `${dino} destroyed Dino-Fiend`,
  diff: dino,
  check: 'MAGIC',
  test: dino,
  outcomes: dino,
  ask: 'taunt',
  rules: 'damage',
  conformance: '--cases CASES --only duel',
  serve: null,
  new: 'duel',
  'cards parse': 'Elusive.',
  'cards list': '',
  'cards show': 'Troll',
  'cards coverage': 'CARDS',
  'cards import': 'CARDS --to NEW',
  'deck import': 'DECK',
  'deck check': 'DECK',
  'deck random': '--seed 7',
  play: '--auto --bot random --bot random',
  simulate: 'STUDY --threads 1',
  'simulate merge': 'SHARDS',
  'simulate status': null,
  arena: 'random random --games 2',
  explain: 'unknown-card',
  schema: '',
}

/** The verbs below a command that print a document, from the help about it. */
async function printing(path: readonly string[] = []): Promise<readonly string[]> {
  const { stdout } = await battleline(path.length === 0 ? [] : ['help', ...path])
  const own = /^ +--json /m.test(stdout) ? [path.join(' ')] : []
  const [, list = ''] = /^Commands:\n((?: .*\n)*)/m.exec(stdout) ?? []
  const names = [...list.matchAll(/^ {2}(\S+)/gm)].map(([, name = '']) => name)
  const below = await Promise.all(names.map((name) => printing([...path, name])))
  return [...own, ...below.flat()]
}

it('has a schema for each verb with --json', async () => {
  const verbs = await printing()
  expect(verbs.length).toBeGreaterThan(20)
  expect([...verbs].sort()).toEqual(Object.keys(RUNS).sort())
  for (const verb of verbs) expect(wrongWith(verb.replace(' ', '-'), 'no document')).not.toEqual([])
})

it.each(Object.entries(RUNS).flatMap(([verb, words]) => (words === null ? [] : [[verb, words] as const])))(
  'prints a document of the schema: %s %s',
  async (verb, words) => {
    const folder = scratch()
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
    const path = (word: string) => (/^[A-Z]{3,}$/.test(word) ? join(folder, word) : word)
    if (words === 'SHARDS') startBattleline(['simulate', path('STUDY'), '--out', path('SHARDS')])
    const args = [...verb.split(' '), ...words.split(' ').filter(Boolean).map(path), '--json']
    // The threads of studies are those of the built command line.
    const { stdout, stderr } = verb.startsWith('simulate') ? startBattleline(args) : await battleline(args)
    expect([stderr, stdout]).not.toEqual([expect.any(String), ''])
    const document = JSON.parse(stdout)
    expect(wrongWith(verb.replace(' ', '-'), document)).toEqual([])
  },
)

it('prints a document of the schema about wrong input', async () => {
  const { exit, stdout } = await battleline(['resolve', '-', '--json'], FILES.WRONG)
  expect([exit, wrongWith('wrong', JSON.parse(stdout))]).toEqual([2, []])
})
