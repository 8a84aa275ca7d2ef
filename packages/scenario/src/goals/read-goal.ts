import { addTextProblems } from '../cards/card-text.ts'
import type { BestExpectation } from '../model/expectation.ts'
import {
  OVER_WORDS,
  type Over,
  overNamed,
  type PlayerNumber,
  type ReadGoal,
  type ScenarioGoal,
} from '../model/goal.ts'
import { type ReadingContext, readPlayer } from '../reading/context.ts'
import { type Fields, oneOrMore, readAt } from '../reading/fields.ts'
import type { Entry, Text, Tree } from '../yaml/tree.ts'

/** The context for reading a goal, in any game. */
export interface GoalContext {
  readonly reading: Pick<ReadingContext, 'fields' | 'players'>
  /** The file. */
  readonly source: string
  readonly active: PlayerNumber
  /** Whether the file plays anything, and whether that ends the turn. */
  readonly plays: boolean
  readonly endsTurn: boolean
  /** Reads a player's goal, in the words of the board. */
  goal(text: string, player: PlayerNumber): ReadGoal
}

export const GOAL_KEYS: readonly string[] = ['want', 'for', 'over']

/** Reads `goal`: the goal alone, or a table of the goal, its player and the span of the search. */
export function readGoal(with_: GoalContext, tree: Tree): ScenarioGoal | null {
  const { reading, active, plays } = with_
  const { fields } = reading
  const usual: Over = { kind: plays ? 'play' : 'turn' }
  if (tree.kind !== 'table') return goalOf(with_, tree, active, usual)
  const given = fields.known(tree, GOAL_KEYS, 'a goal')
  const want = given.get('want')
  if (want === undefined) {
    fields.faults.add('missing-value', tree.at, 'write the goal of the player', {
      expected: ['want: as many enemy creatures destroyed as possible'],
    })
    return null
  }
  const player = readAt(given, 'for', (value) => readPlayer(reading, value, 'whose goal it is')) ?? active
  const over = readAt(given, 'over', (value) => readOver(fields, value)) ?? usual
  return goalOf(with_, want.value, player, over)
}

function readOver(fields: Fields, tree: Tree): Over | null {
  const text = fields.text(tree, 'the span of the best line')
  if (text === null) return null
  const over = overNamed(text.text)
  if (over === null)
    fields.faults.add('unknown-word', text.at, `“${text.text}” is not a span for a best line`, {
      expected: OVER_WORDS,
    })
  return over
}

function goalOf(with_: GoalContext, tree: Tree, player: PlayerNumber, over: Over): ScenarioGoal | null {
  const { fields } = with_.reading
  const { faults } = fields
  const items = oneOrMore(tree)
  const texts = items.map((item) => fields.text(item, 'the goal'))
  const wanted = texts.filter((text): text is Text => text !== null)
  if (wanted.length < texts.length) return null
  if (wanted.length === 0) faults.add('missing-value', tree.at, 'the goal is missing')
  const before = faults.count
  for (const text of wanted) {
    const read = with_.goal(text.text, player)
    if (!read.ok) addTextProblems({ fields, source: with_.source }, text, read.problems, [], 'goal-text')
    else if (read.goal.remembers && with_.endsTurn)
      faults.add('goal-after-turn', text.at, 'the turn ends with this play, and its history is forgotten', {
        notes: ['leave the last “end” out'],
      })
  }
  if (faults.count > before || wanted.length === 0) return null
  return { wanted: wanted.map(({ text }) => text.trim()).join('; '), player, over, at: tree.at }
}

/** Reads the expected values of the best line. */
export function readBest(
  fields: Fields,
  { key, value }: Entry,
  hasGoal: boolean,
): readonly BestExpectation[] {
  const items = oneOrMore(value)
  const is = items.flatMap((item): (number | boolean)[] => {
    if (item.kind === 'text' && typeof item.value === 'boolean') return [item.value]
    if (item.kind === 'text' && typeof item.value === 'number' && Number.isInteger(item.value))
      return [item.value]
    fields.faults.add('wrong-type', item.at, 'the value of a goal is a whole number, true or false')
    return []
  })
  if (!hasGoal)
    fields.faults.add('goal-missing', key.at, 'there is no “goal” that anything could be best for')
  return is.length < items.length ? [] : [{ kind: 'best', at: key.at, is }]
}
