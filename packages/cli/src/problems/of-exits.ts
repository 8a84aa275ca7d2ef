import { EXIT, type Exit } from '../exit.ts'
import { type Explanation, question } from './explanation.ts'

const FIGHT = 'play: [fight: Troll -> Urchin]\n'

/** What each exit code means. Several results of one command give the gravest: 70, 2, 3, 1, 0. */
export const OF_EXITS: Readonly<Record<Exit, Explanation>> = {
  [EXIT.well]: {
    title: 'All is well',
    text: 'The verb did its work. A refused move is well, too, if the scenario expects it.',
    example: { files: { 'question.yaml': question(FIGHT) }, run: 'resolve question.yaml' },
  },
  [EXIT.failed]: {
    title: 'The answer is no',
    text: 'An expectation failed, a move, a declaration or a deck is not legal, engines differ, or a question assumes what did not happen. The input could be read.',
    example: {
      files: { 'question.yaml': question(`${FIGHT}expect: { cards: { Troll: { damage: 9 } } }\n`) },
      run: 'test question.yaml',
      instead: ['damage: 9', 'damage: 0'],
    },
  },
  [EXIT.wrong]: {
    title: 'The input is wrong',
    text: 'The command line or a file cannot be used. Each message ends with the name of its kind in brackets, and “battleline explain” explains the kind.',
    example: {
      files: { 'question.yaml': question(FIGHT, '[Trol]') },
      run: 'resolve question.yaml',
      instead: ['Trol]', 'Troll]'],
    },
  },
  [EXIT.limit]: {
    title: 'A limit was reached, or the work was interrupted',
    text: 'The output shows what was finished by then. Options such as “--seconds” and “--limit” change the limits.',
    example: {
      files: { 'question.yaml': question('', '[Troll, Dust Imp]', '[Urchin, Dextre]') },
      run: 'outcomes question.yaml --limit 1',
      instead: 'outcomes question.yaml',
    },
  },
  [EXIT.broken]: {
    title: 'The program is broken, or cannot write its output',
    text: 'No input should cause this. Free space if the output is full; otherwise please report it. BATTLELINE_DEBUG=1 shows the place in the program.',
    example: { run: 'rules > /dev/full', instead: 'rules' },
  },
}
