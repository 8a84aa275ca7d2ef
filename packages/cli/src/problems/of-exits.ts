import { EXIT, type Exit } from '../exit.ts'
import { type Explanation, question } from './explanation.ts'

const FIGHT = 'play: [fight: Troll -> Urchin]\n'

/** What each exit code means. Several results of one command give the gravest: 70, 2, 3, 1, 0. */
export const OF_EXITS: Readonly<Record<Exit, Explanation>> = {
  [EXIT.well]: {
    title: 'All is well',
    text: 'The verb has done what it was asked. A move that is refused as the scenario expects is well, too.',
    example: { files: { 'question.yaml': question(FIGHT) }, run: 'resolve question.yaml' },
  },
  [EXIT.failed]: {
    title: 'What was asked is not so',
    text: 'An expectation failed, a move, a declaration or a deck is not legal, engines differ, or a question assumes what did not happen. The input could be read.',
    example: {
      files: { 'question.yaml': question(`${FIGHT}expect: { cards: { Troll: { damage: 9 } } }\n`) },
      run: 'test question.yaml',
      instead: ['damage: 9', 'damage: 0'],
    },
  },
  [EXIT.wrong]: {
    title: 'The input is wrong',
    text: 'The command line or a file cannot be used. Each message ends with the name of its kind in brackets, which “battleline explain” knows.',
    example: {
      files: { 'question.yaml': question(FIGHT, '[Trol]') },
      run: 'resolve question.yaml',
      instead: ['Trol]', 'Troll]'],
    },
  },
  [EXIT.limit]: {
    title: 'A limit was reached, or the work was interrupted',
    text: 'The output shows what was finished until then. Options such as “--seconds” and “--limit” change the limits.',
    example: {
      files: { 'question.yaml': question('', '[Troll, Dust Imp]', '[Urchin, Dextre]') },
      run: 'outcomes question.yaml --limit 1',
      instead: 'outcomes question.yaml',
    },
  },
  [EXIT.broken]: {
    title: 'The program is broken, or cannot write its output',
    text: 'Nothing in your input should ever lead here, except for an output that is full. Please report it; BATTLELINE_DEBUG=1 shows where it was.',
    example: { run: 'rules > /dev/full', instead: 'rules' },
  },
}
