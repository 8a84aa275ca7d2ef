import type { PlayerId, ReadGoal } from '@battleline/keyforge'
import type { Best } from '../expected.ts'
import { OVER_WORDS, type Over, overNamed, type ScenarioGoal } from '../goal.ts'
import { placeInside } from '../yaml/inside.ts'
import type { Entry, Text, Tree } from '../yaml/tree.ts'
import { type Fields, readAt } from './fields.ts'
import { type FormReading, readPlayer } from './reading.ts'

/** What a goal is read with, whatever its game. */
export interface GoalReading {
  readonly reading: Pick<FormReading, 'fields' | 'players'>
  /** The file. */
  readonly source: string
  readonly active: PlayerId
  /** Whether the file plays anything, and whether that ends the turn. */
  readonly plays: boolean
  readonly endsTurn: boolean
  /** What a player wants, in the words of the board. */
  goal(text: string, player: PlayerId): ReadGoal
}

export const GOAL_KEYS: readonly string[] = ['want', 'for', 'over']

/** Reads `goal`: what is wanted, or a table of that, of who wants it, and of what it is looked for over. */
export function readGoal(with_: GoalReading, tree: Tree): ScenarioGoal | null {
  const { reading, active, plays } = with_
  const { fields } = reading
  const usual: Over = { kind: plays ? 'play' : 'turn' }
  if (tree.kind !== 'table') return goalOf(with_, tree, active, usual)
  const given = fields.known(tree, GOAL_KEYS, 'a goal')
  const want = given.get('want')
  if (want === undefined) {
    fields.faults.add(tree.at, 'say what is wanted', {
      expected: ['want: as many enemy creatures destroyed as possible'],
    })
    return null
  }
  const player = readAt(given, 'for', (value) => readPlayer(reading, value, 'whose goal it is')) ?? active
  const over = readAt(given, 'over', (value) => readOver(fields, value)) ?? usual
  return goalOf(with_, want.value, player, over)
}

function readOver(fields: Fields, tree: Tree): Over | null {
  const text = fields.text(tree, 'what the best line is looked for over')
  if (text === null) return null
  const over = overNamed(text.text)
  if (over === null)
    fields.faults.add(text.at, `“${text.text}” is nothing that a line is looked for over`, {
      expected: OVER_WORDS,
    })
  return over
}

function goalOf(with_: GoalReading, tree: Tree, player: PlayerId, over: Over): ScenarioGoal | null {
  const { fields } = with_.reading
  const { faults } = fields
  const items = tree.kind === 'list' ? tree.items : [tree]
  const texts = items.map((item) => fields.text(item, 'what is wanted'))
  const wanted = texts.filter((text): text is Text => text !== null)
  if (wanted.length < texts.length) return null
  if (wanted.length === 0) faults.add(tree.at, 'what is wanted is missing')
  const before = faults.count
  for (const text of wanted) {
    const read = with_.goal(text.text, player)
    if (!read.ok) {
      for (const { from, to, message, expected, nearest } of read.problems)
        faults.add(placeInside(text, with_.source, from, to), message, { expected, nearest })
    } else if (read.goal.remembers && with_.endsTurn)
      faults.add(text.at, 'the turn is over where this play ends: what happened in it is forgotten', {
        notes: ['leave the last “end” out'],
      })
  }
  if (faults.count > before || wanted.length === 0) return null
  return { wanted: wanted.map(({ text }) => text.trim()).join('; '), player, over, at: tree.at }
}

/** Reads what the best line to the goal is expected to come to. */
export function readBest(fields: Fields, { key, value }: Entry, hasGoal: boolean): readonly Best[] {
  const items = value.kind === 'list' ? value.items : [value]
  const is = items.flatMap((item): (number | boolean)[] => {
    if (item.kind === 'text' && typeof item.value === 'boolean') return [item.value]
    if (item.kind === 'text' && typeof item.value === 'number' && Number.isInteger(item.value))
      return [item.value]
    fields.faults.add(item.at, 'what a goal comes to is a whole number, or true or false')
    return []
  })
  if (!hasGoal) fields.faults.add(key.at, 'there is no “goal” that anything could be best for')
  return is.length < items.length ? [] : [{ kind: 'best', at: key.at, is }]
}
