import type { CommandKind } from '../exit.ts'
import { type Explanation, question } from './explanation.ts'

const FILE = { 'question.yaml': question('play: [fight: Troll -> Urchin]\n') }
const DUEL = 'name: A duel\ngame: duel\nplayers:\n  me: { field: [Lancer] }\n  you: { field: [Squire] }\n'
const CARDS = '[{ "name": "Ogre", "type": "creature", "house": "dis", "power": 5, "text": "" }]'
const SHARD = `shards/${'0'.repeat(64)}.json`
const STUDY = 'study: Two creatures\nfights: { creatures: [Troll, Urchin] }\n'
const ARENA = 'arena greedy random --games 2 --out ladder'

/** Problems of the command line, and of what it reads and writes. */
export const OF_COMMANDS: Readonly<Record<CommandKind | 'not-json', Explanation>> = {
  'unknown-command': {
    title: 'There is no such verb',
    text: '“battleline” lists the verbs, and “battleline help VERB” shows what a verb takes.',
    example: { run: 'resolv question.yaml', files: FILE, instead: 'resolve question.yaml' },
  },
  'unknown-option': {
    title: 'The verb has no such option',
    text: '“battleline help VERB” lists its options. After “--” nothing is an option.',
    example: { run: 'resolve question.yaml --jsn', files: FILE, instead: 'resolve question.yaml --json' },
  },
  'missing-argument': {
    title: 'An argument, or the value of an option, is missing',
    text: 'The usage shows what the verb takes.',
    example: { run: 'resolve', files: FILE, instead: 'resolve question.yaml' },
  },
  'too-many-arguments': {
    title: 'The verb takes fewer arguments',
    text: 'Put words that belong together in quotes. The usage shows what the verb takes.',
    example: { run: 'new keyforge magic', instead: 'new keyforge' },
  },
  'option-value': {
    title: 'An option does not take this value',
    text: 'The message shows the form, or the values that the option can have.',
    example: {
      run: 'outcomes question.yaml --seconds soon',
      files: FILE,
      instead: 'outcomes question.yaml --seconds 5',
    },
  },
  'conflicting-options': {
    title: 'These options exclude each other',
    text: 'Leave one of them out. If one needs the other, give both.',
    example: {
      files: { 'cards.json': CARDS },
      run: 'cards import cards.json --to - --json',
      instead: 'cards import cards.json --to other.json --json',
    },
  },
  'unknown-game': {
    title: 'There is no such game',
    text: 'The games are keyforge, magic, grand-archive and duel; some verbs work only for some of them.',
    example: { run: 'new keyforg', instead: 'new keyforge' },
  },
  'unknown-edition': {
    title: 'There is no such edition of the rules',
    text: '“battleline rules GAME” lists the editions of a game.',
    example: {
      run: 'resolve question.yaml --edition esay',
      files: FILE,
      instead: 'resolve question.yaml --edition essay',
    },
  },
  'wrong-game': {
    title: 'The verb is not for this game',
    text: '“battleline help VERB” says for which games it is.',
    example: { run: 'check question.yaml', files: FILE, instead: 'resolve question.yaml' },
  },
  'nothing-to-compare': {
    title: 'The game has only one edition',
    text: 'Only editions of a game that has several can be compared.',
    example: { run: 'diff duel.yaml', files: { 'duel.yaml': DUEL }, instead: 'resolve duel.yaml' },
  },
  'unread-question': {
    title: 'The question is not understood',
    text: 'The message lists the forms of questions and the names of cards here.',
    example: {
      run: 'why question.yaml "destroyd Urchin"',
      files: FILE,
      instead: 'why question.yaml "destroyed Urchin"',
    },
  },
  'cannot-read': {
    title: 'A file or a folder cannot be read',
    text: 'The message gives the reason: there is no such file, reading is not permitted, or it is a folder, a device or a pipe.',
    example: { run: 'resolve nothing.yaml', files: FILE, instead: 'resolve question.yaml' },
  },
  'cannot-write': {
    title: 'A file or a folder cannot be written',
    text: 'The message gives the reason of the system.',
    example: {
      files: { 'mine.yaml': 'name: Mine\ndis:\n  - Gub\n' },
      run: 'deck import mine.yaml --to mine.yaml/mine.yaml',
      instead: 'deck import mine.yaml --to other.yaml',
    },
  },
  'file-exists': {
    title: 'There is already a file with this name',
    text: 'Name another file, or write over this one with “--force”.',
    example: {
      files: { 'mine.yaml': 'name: Mine\ndis:\n  - Gub\n' },
      run: 'deck import mine.yaml --to mine.yaml',
      instead: 'deck import mine.yaml --to mine.yaml --force',
    },
  },
  'empty-folder': {
    title: 'The folder has nothing that the verb can use',
    text: 'The names of scenario files end in .yaml, .yml or .json. Each shard and each deck is a file, too.',
    example: {
      run: 'test empty',
      files: { ...FILE, 'empty/note.txt': 'nothing' },
      instead: 'test question.yaml',
    },
  },
  'not-json': {
    title: 'The file is no JSON',
    text: 'The message names the place where reading stops.',
    example: {
      files: { 'cards.json': CARDS.replace('"type": ', '"type" ') },
      run: 'cards coverage cards.json',
      instead: ['"type" ', '"type": '],
    },
  },
  'not-a-save': {
    title: 'The file holds no saved position',
    text: 'Saves come from “battleline resolve FILE --json” under “position”, from the web app, and from “save” of the library.',
    example: { run: 'resolve --position save.json', files: { 'save.json': '{}' } },
  },
  'not-a-shard': {
    title: 'The file is no shard of a study',
    text: 'A shard is a file that “battleline simulate --out” wrote, named after its digest. This file was damaged or renamed, it contradicts another shard, or its games came out differently when they were played again.',
    example: { run: 'simulate merge shards', files: { [SHARD]: '{}' } },
  },
  'other-games': {
    title: 'The folder or the queue holds games of another arena, study or version',
    text: 'A folder holds the games of one arena or one study of one version of the program. Name another folder.',
    example: { run: ARENA, files: { 'ladder/arena.json': '{}' }, instead: ARENA.replace('ladder', 'other') },
  },
  'cannot-serve': {
    title: 'The web app cannot be served',
    text: 'Another program listens at the port, a port below 1024 is not permitted, or the app has not been built here (“npm start” does).',
    example: { run: 'serve --port 8080', instead: 'serve --port 0' },
  },
  'queue-failed': {
    title: 'The queue of a study cannot be used',
    text: 'There is no Redis at the address, a worker gave up, or two workers found different results of the same games.',
    example: {
      files: { 'study.yaml': STUDY },
      run: 'simulate study.yaml --queue redis://127.0.0.1:1',
      instead: 'simulate study.yaml',
    },
  },
}
