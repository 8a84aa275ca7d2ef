import type { ProblemKind } from '@battleline/scenario'
import { asked, type Explanation, question } from './explanation.ts'

type PlayKind =
  | 'goal-text'
  | 'goal-missing'
  | 'goal-after-turn'
  | 'board-refused'
  | 'two-moves'
  | 'move-form'
  | 'not-now'
  | 'wrong-answer'
  | 'unused-answer'
  | 'move-refused'

const FIGHT = 'play: [fight: Troll -> Urchin]\n'
const ACTION = `cards:
  Ogre: { type: creature, house: dis, power: 5, text: "Action: Deal 1 damage to a creature." }
play:
  - action: Ogre
    choose: [Urchn]
`
const CHAMPIONS = `name: A question
game: grand-archive
cards:
  Knight: { type: champion, level: 1, life: 20 }
  Rival: { type: champion, level: 1, life: 20 }
players:
  me: { field: [Knight, Rival] }
  you: { field: [] }
`

/** Problems of goals, moves and answers. */
export const OF_PLAY: Readonly<Record<PlayKind & ProblemKind, Explanation>> = {
  'goal-text': {
    title: 'The words of a goal are not understood',
    text: 'docs/goals.md has the kinds of goals, and what they can count.',
    example: asked(question(`${FIGHT}goal: no Troll destroid\n`), 'destroid', 'destroyed'),
  },
  'goal-missing': {
    title: 'There is no goal to find the best line for',
    text: '“best” in “expect” is the result of the best line to the goal of the scenario.',
    example: asked(
      question(`${FIGHT}expect: { best: true }\n`),
      'expect: { best: true }',
      'expect: { status: ended }',
    ),
  },
  'goal-after-turn': {
    title: 'The turn is over before the goal is judged',
    text: 'Goals speak of what happened this turn, which is forgotten when the turn ends. Leave the last “end” out.',
    example: asked(
      question('play: [fight: Troll -> Urchin, end: turn]\ngoal: no Troll destroyed\n').replace(
        '[fight: Troll -> Urchin, end: turn]',
        '[{ fight: Troll -> Urchin }, { end: turn }]',
      ),
      ', { end: turn }',
      '',
    ),
  },
  'board-refused': {
    title: 'The rules do not allow this board',
    text: 'The message says why: something about the players or the cards in play is impossible.',
    example: asked(CHAMPIONS, 'Knight, Rival', 'Knight'),
  },
  'two-moves': {
    title: 'An entry of “play” has two moves',
    text: 'Each move is an entry of its own, in order; its answers go beside it under “choose”.',
    example: asked(question('play:\n  - fight: Troll -> Urchin\n    end: turn\n'), '    end', '  - end'),
  },
  'move-form': {
    title: 'A move is written in another form',
    text: 'The message shows the form: the word of the move, a colon, and its cards with an arrow between them.',
    example: asked(question('play: [fight: Troll]\n'), 'fight: Troll', 'fight: Troll -> Urchin'),
  },
  'not-now': {
    title: 'Nothing of this kind can be done now',
    text: 'The message says where the game is, and the notes how to get to where this is possible. An illegal move of the right kind is “move-refused” instead.',
    example: asked(question('play: [house: dis]\n'), 'house: dis', 'fight: Troll -> Urchin'),
  },
  'wrong-answer': {
    title: 'The answer does not fit the question',
    text: 'The message shows the question, and the note every option. Some questions need several answers, an order or shares.',
    example: asked(question(ACTION, '[Ogre]'), '[Urchn]', '[Urchin]'),
  },
  'unused-answer': {
    title: 'No question is left for this answer',
    text: 'All questions of the move are already answered, or the move asks none.',
    example: asked(
      question('play:\n  - fight: Troll -> Urchin\n    choose: [Urchin]\n'),
      '    choose: [Urchin]\n',
      '',
    ),
  },
  'move-refused': {
    title: 'The rules do not allow this move',
    text: 'The message gives the reason and the rule. If that is the point of the scenario, expect it: “expect: { refused: KF-FGT-1 }”.',
    example: asked(question(FIGHT, '[Troll: { exhausted: true }]'), ': { exhausted: true }', ''),
  },
}
