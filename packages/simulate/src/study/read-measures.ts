import { isRefusal } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { fold, nearest } from '@battleline/language'
import { type Fields, oneOrMore, type Tree } from '@battleline/scenario'
import { DESTROYED, type MeasuredGoal } from './study.ts'

/** What a study measures: words, and goals by their names. */
interface ReadMeasures {
  readonly measures: readonly string[]
  readonly goals: readonly MeasuredGoal[]
}

/** Measures: words of the kind of study, or goals of a player in the words of docs/goals.md, each with one part. */
export function readMeasures(
  fields: Fields,
  tree: Tree,
  usual: readonly string[],
  game: KeyForge,
): ReadMeasures | null {
  const goals: MeasuredGoal[] = []
  const known = [...usual, ...Object.keys(DESTROYED)]
  const measures = oneOrMore(tree).flatMap((one) => {
    const text = fields.text(one, 'a measure')
    if (text === null) return []
    const word = known.find((name) => fold(name) === fold(text.text))
    if (word === 'destroyed' || word === 'destroyed against')
      goals.push({ name: word, text: DESTROYED[word] })
    if (word !== undefined) return [word]
    const near = nearest(text.text, known)
    if (near !== undefined || !text.text.trim().includes(' ')) {
      fields.faults.add('unknown-word', text.at, `“${text.text}” is not what this study can measure`, {
        expected: known,
        nearest: near,
      })
      return []
    }
    const goal = readGoal(game, text.text)
    if ('message' in goal) {
      fields.faults.add('goal-text', text.at, `“${text.text}” is no goal: ${goal.message}`, {
        nearest: goal.nearest,
      })
      return []
    }
    goals.push(goal)
    return [goal.name]
  })
  return measures.length === 0 ? null : { measures: [...new Set(measures)], goals }
}

function readGoal(
  game: KeyForge,
  text: string,
): MeasuredGoal | { readonly message: string; readonly nearest?: string | undefined } {
  const board = game.begin({ players: [{ name: 'me' }, { name: 'you' }] })
  if (isRefusal(board)) throw new Error(board.reason)
  const read = game.goal(board, text, 1)
  if (!read.ok) return { message: read.problems[0]?.message ?? '', nearest: read.problems[0]?.nearest }
  const [part, second] = read.goal.results(board)
  if (part === undefined || second !== undefined) return { message: 'each part is a measure of its own' }
  return { name: part.text, text: read.goal.text }
}
