import type { Position } from '@battleline/kernel'
import type { PlayerId } from '@battleline/keyforge'
import { OVER_WORDS, type Over, overNamed, type ScenarioGoal } from '../goal.ts'
import type { PlayEntry } from '../play-entry.ts'
import { placeInside } from '../yaml/inside.ts'
import type { Text, Tree } from '../yaml/tree.ts'
import { readAt } from './fields.ts'
import { type Reading, readPlayer } from './reading.ts'

/** What a goal is read with: the board with its names, whose turn it is, and the moves of the file. */
export interface GoalReading {
  readonly reading: Reading
  readonly board: Position
  readonly active: PlayerId
  readonly play: readonly PlayEntry[]
}

export const GOAL_KEYS: readonly string[] = ['want', 'for', 'over']

/** Reads `goal`: what is wanted, or a table of that, of who wants it, and of what it is looked for over. */
export function readGoal(with_: GoalReading, tree: Tree): ScenarioGoal | null {
  const { reading, active, play } = with_
  const { fields, faults } = reading
  const usual: Over = { kind: play.length > 0 ? 'play' : 'turn' }
  if (tree.kind !== 'table') return goalOf(with_, tree, active, usual)
  const given = fields.known(tree, GOAL_KEYS, 'a goal')
  const want = given.get('want')
  if (want === undefined) {
    faults.add(tree.at, 'say what is wanted', {
      expected: ['want: as many enemy creatures destroyed as possible'],
    })
    return null
  }
  const player = readAt(given, 'for', (value) => readPlayer(reading, value, 'whose goal it is')) ?? active
  const over = readAt(given, 'over', (value) => readOver(reading, value)) ?? usual
  return goalOf(with_, want.value, player, over)
}

function readOver({ fields, faults }: Reading, tree: Tree): Over | null {
  const text = fields.text(tree, 'what the best line is looked for over')
  if (text === null) return null
  const over = overNamed(text.text)
  if (over === null)
    faults.add(text.at, `“${text.text}” is nothing that a line is looked for over`, { expected: OVER_WORDS })
  return over
}

function goalOf(
  { reading, board, play }: GoalReading,
  tree: Tree,
  player: PlayerId,
  over: Over,
): ScenarioGoal | null {
  const { fields, faults, game } = reading
  const items = tree.kind === 'list' ? tree.items : [tree]
  const texts = items.map((item) => fields.text(item, 'what is wanted'))
  const wanted = texts.filter((text): text is Text => text !== null)
  if (wanted.length < texts.length) return null
  if (wanted.length === 0) faults.add(tree.at, 'what is wanted is missing')
  const before = faults.count
  for (const text of wanted) {
    const read = game.goal(board, text.text, player)
    if (!read.ok) {
      for (const { from, to, message, expected, nearest } of read.problems)
        faults.add(placeInside(text, reading.source, from, to), message, { expected, nearest })
    } else if (read.goal.remembers && play.at(-1)?.move?.word === 'end')
      faults.add(text.at, 'the turn is over where this play ends: what happened in it is forgotten', {
        notes: ['leave the last “end” out'],
      })
  }
  if (faults.count > before || wanted.length === 0) return null
  return { wanted: wanted.map(({ text }) => text.trim()).join('; '), player, over, at: tree.at }
}
