import type { ProblemKind } from '@battleline/scenario'
import { asked, type Explanation, question } from './explanation.ts'

type FileKind =
  | 'not-text'
  | 'too-large'
  | 'too-deep'
  | 'yaml-syntax'
  | 'yaml-feature'
  | 'duplicate-key'
  | 'empty-file'
  | 'cards-not-scenario'
  | 'wrong-type'
  | 'missing-value'
  | 'missing-key'
  | 'unknown-key'
  | 'unknown-word'
  | 'out-of-range'
  | 'conflicting-keys'
  | 'misplaced-key'

/** Problems of a file as a whole, and of its keys and values. */
export const OF_FILES: Readonly<Record<FileKind & ProblemKind, Explanation>> = {
  'not-text': {
    title: 'The file is no text',
    text: 'Files are read as UTF-8. This one is binary, written in UTF-16 or in Latin-1: save it as UTF-8.',
    example: asked(question('note: "a zero byte: \0"\n'), '\0', ''),
  },
  'too-large': {
    title: 'The file, or something in it, is too large',
    text: 'A file of scenarios has at most 1 MiB and a board 1000 cards, a card file 50 MB and an input 200 MB. Split the file.',
    example: asked(question(`note: ${'long '.repeat(250_000)}\n`), 'long '.repeat(250_000), 'short'),
  },
  'too-deep': {
    title: 'Lists and tables nest too deeply',
    text: 'Nothing in a scenario nests deeper than 20 levels.',
    example: asked(
      question(`note: ${'['.repeat(30)}${']'.repeat(30)}\n`),
      `${'['.repeat(30)}${']'.repeat(30)}`,
      'x',
    ),
  },
  'yaml-syntax': {
    title: 'The file is no valid YAML',
    text: 'A bracket or a quote is not closed, a colon is missing, or lines are indented differently. What follows such a mistake is misread, so only the first is reported.',
    example: asked(question('', '[Troll'), '[Troll', '[Troll]'),
  },
  'yaml-feature': {
    title: 'A feature of YAML that scenarios do not have',
    text: 'Anchors (&), aliases (*), tags (!) and directives (%) are not used: write out what they stand for. Put a text that begins with one of these signs in quotes.',
    example: asked(question('', '&mine [Troll]'), '&mine ', ''),
  },
  'duplicate-key': {
    title: 'A table has the same key twice',
    text: 'The message names the line of the first one. Delete one of them, or put both values into one list.',
    example: asked(question('name: Another question\n'), 'name: Another question\n', ''),
  },
  'empty-file': {
    title: 'There is nothing in this file',
    text: 'The file has no scenario, study, deck or card. “battleline new keyforge” writes a scenario to start from.',
    example: asked('# later\n', '# later\n', question('')),
  },
  'cards-not-scenario': {
    title: 'The file holds cards, not a scenario',
    text: 'A scenario names a file of cards under “cards:”; the file itself is not played.',
    example: asked(
      'Ogre: { type: creature, house: dis, power: 5 }\n',
      'Ogre: { type: creature, house: dis, power: 5 }\n',
      question(''),
    ),
  },
  'wrong-type': {
    title: 'A value of another type is needed here',
    text: 'The message says which: a table of keys and values, a list, a name, a whole number, or true or false (YAML 1.2 knows neither yes nor on).',
    example: asked(question('', 'Troll'), 'battleline: Troll', 'battleline: [Troll]'),
  },
  'missing-value': {
    title: 'A value is missing',
    text: 'The key is there, but it has no value.',
    example: asked(question('note: ""\n'), '""', 'Two creatures'),
  },
  'missing-key': {
    title: 'A key is missing',
    text: 'The message names it. docs/scenarios.md shows by example what a scenario can say.',
    example: asked(
      question('').replace('name: A question\n', ''),
      'game: keyforge',
      'name: A question\ngame: keyforge',
    ),
  },
  'unknown-key': {
    title: 'This table has no such key',
    text: 'The message names the nearest key, and all keys if there are few. A JSON Schema lets editors complete them: “battleline schema”.',
    example: asked(question('plaay: []\n'), 'plaay', 'play'),
  },
  'unknown-word': {
    title: 'This is none of the words that are possible here',
    text: 'Houses, zones, editions, icons, sets and the like have fixed words. The message names the nearest.',
    example: asked(question('edition: esay\n'), 'esay', 'essay'),
  },
  'out-of-range': {
    title: 'A number is too small or too large',
    text: 'The message names the least and the greatest.',
    example: asked(question('', '[Troll], keys: 4'), 'keys: 4', 'keys: 2'),
  },
  'conflicting-keys': {
    title: 'Two things exclude each other',
    text: 'Keep only one of them.',
    example: asked(question('', '[Troll: { ready: true, exhausted: true }]'), ', exhausted: true', ''),
  },
  'misplaced-key': {
    title: 'A key or a property is in the wrong place',
    text: 'Often the indentation is the reason: what belongs to a card is indented further than its name. Some properties exist only in play, or only on creatures.',
    example: asked(
      question('cards: { name: Ogre, type: creature, house: dis, power: 5 }\n'),
      'name: Ogre, type: creature, house: dis, power: 5',
      'Ogre: { type: creature, house: dis, power: 5 }',
    ),
  },
}
