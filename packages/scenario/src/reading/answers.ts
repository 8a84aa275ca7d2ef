import type { AnswerWord, WrittenAnswer } from '../model/answer.ts'
import { nearestWord } from '../names/nearest.ts'
import type { Table, Text, Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

/** The answer to one decision: a label, a list of labels, an order, or shares. */
export function readAnswer(fields: Fields, tree: Tree): WrittenAnswer | null {
  if (tree.kind === 'list') return { kind: 'several', words: readWords(fields, tree), at: tree.at }
  if (tree.kind === 'table') return readTable(fields, tree)
  const text = fields.text(tree, 'the choice')
  return text === null ? null : { kind: 'one', words: [wordOf(text)], at: text.at }
}

/** An order, or shares. */
function readTable(fields: Fields, tree: Table): WrittenAnswer | null {
  const { faults } = fields
  const [first] = tree.entries
  if (first?.key.text === 'order' && first.value.kind === 'list') {
    for (const { key } of tree.entries.slice(1))
      faults.add('misplaced-key', key.at, 'an order has nothing beside it')
    return { kind: 'order', words: readWords(fields, first.value), at: tree.at }
  }
  const words = tree.entries.flatMap(({ key, value }) => {
    if (value.kind !== 'text') {
      const message = 'a choice is a label, a list of labels, { order: [ … ] }, or shares: { label: 2, … }'
      faults.add('wrong-type', key.at, message, { nearest: nearestWord(key.text, ['order']) })
      return []
    }
    const share = fields.count(value, key.text)
    return share === null ? [] : [{ ...wordOf(key), share }]
  })
  if (first === undefined) faults.add('missing-value', tree.at, 'the choice is missing')
  return { kind: 'divide', words, at: tree.at }
}

const readWords = (fields: Fields, tree: Tree): readonly AnswerWord[] =>
  fields.each(tree, 'the choice', (item) => {
    const text = fields.text(item, 'the choice')
    return text === null ? null : wordOf(text)
  })

/** `true` and `false` mean yes and no. */
const wordOf = ({ text, value, at }: Text): AnswerWord => ({
  text: typeof value === 'boolean' ? (value ? 'yes' : 'no') : text,
  share: 0,
  at,
})
