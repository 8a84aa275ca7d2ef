import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { battleline, dino, fight, scratch } from './battleline.ts'

const MAGIC = `name: x
game: magic
players:
  me: { battlefield: [Bear] }
  you: { battlefield: [Wall: { tapped: true }] }
cards:
  Bear: { type: Creature, power: 2, toughness: 2 }
  Wall: { type: Creature, power: 0, toughness: 4 }
play: [attack: { Bear: you }]
`

/** Files that the command lines below name in capitals. */
const FILES: Readonly<Record<string, string>> = {
  FALSE: fight('Troll', 'Urchin', '{ cards: { Troll: { damage: 9 } } }'),
  WRONG: fight('Trol', 'Urchin', '{}'),
  OPEN: fight('Troll', 'Urchin', '{}').replace(/^play:\n.*\n/m, ''),
  LEGAL: MAGIC,
  ILLEGAL: MAGIC.replace('[Bear]', '[Bear: { tapped: true }]'),
  DECK: 'name: x\ndis:\n  - Gub\n',
  UNREAD: 'name: x\ndis:\n  - Gubb\n',
  CARDS: '[{ "name": "Ogre", "type": "creature", "house": "dis", "power": 5, "text": "" }]',
}

/** The table of docs/problems.md, verb by verb. */
const EXITS: Readonly<Record<number, readonly string[]>> = {
  0: [
    `resolve ${dino}`,
    `why ${dino} destroyed Dino-Fiend`,
    `diff ${dino}`,
    `outcomes ${dino}`,
    `test ${dino}`,
    'check LEGAL',
    'ask taunt',
    'rules damage',
    'new duel',
    'cards list',
    'cards show Troll',
    'cards parse Elusive.',
    'cards coverage CARDS',
    'cards import CARDS --to -',
    'deck import DECK',
    'deck random --seed 7',
    'explain 2',
    'schema deck',
    'completions bash',
    'man',
    'help resolve',
    '--version',
  ],
  1: ['resolve FALSE', 'test FALSE', 'check ILLEGAL', 'deck check DECK'],
  2: [
    'resolve WRONG',
    'why WRONG destroyed Troll',
    'diff WRONG',
    'outcomes WRONG',
    'test WRONG',
    'check WRONG',
    'check FALSE',
    'ask taunt --most none',
    'rules nothing-at-all',
    'new nothing',
    'cards list --game nothing',
    'cards show Nobodyatall',
    'cards parse Stael',
    'cards coverage DECK',
    'cards import DECK --to -',
    'deck import UNREAD',
    'deck check UNREAD',
    'deck random --set nothing',
    'simulate DECK',
    'simulate merge nowhere',
    'arena greedy nobody',
    'play --bot nobody',
    'serve --port none',
    'mcp --app nothing',
    'explain nothing',
    'schema nothing',
    'completions nothing',
    'help nothing',
    'nothing',
  ],
  3: ['outcomes OPEN --limit 1'],
}

it.each(Object.entries(EXITS).flatMap(([exit, lines]) => lines.map((line) => [line, Number(exit)] as const)))(
  'battleline %s: exit %i',
  async (line, exit) => {
    const folder = scratch()
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
    const args = line.split(' ').map((word) => (word in FILES ? join(folder, word) : word))
    const { stdout, stderr, exit: code } = await battleline(args)
    expect([code, stdout + stderr]).toEqual([
      exit,
      exit === 2 ? expect.stringMatching(/\[[a-z]+(-[a-z]+)+\]$/m) : expect.any(String),
    ])
  },
)
