import { isNode, type Node } from '@battleline/language'
import { mapIfChanged } from './walk.ts'

/** A sentence with “…, then you may …” as the two that it is. */
function parts(sentence: Node): readonly Node[] {
  const { mayThen, ...first } = sentence
  if (mayThen === undefined) return [sentence]
  const second = { effects: mayThen, may: true }
  return [
    first as Node,
    sentence.kind === 'if'
      ? { kind: 'if', condition: { kind: 'likewise' }, ...second }
      : { kind: 'do', ...second },
  ]
}

const isSentence = (value: unknown): value is Node => isNode(value) && value.mayThen !== undefined

/** A clause whose sentences do one thing each; the same node if they do already. */
export function withSplitSentences(clause: Node): Node {
  if (isSentence(clause.first)) {
    const [first, ...more] = parts(clause.first)
    const rest = Array.isArray(clause.more) ? (clause.more as readonly Node[]) : []
    return withSplitSentences({ ...clause, first, more: [...more, ...rest] })
  }
  let isChanged = false
  const fields = Object.entries(clause).map(([field, value]) => {
    if (Array.isArray(value) && value.some(isSentence)) {
      isChanged = true
      return [field, value.flatMap((one) => (isNode(one) ? parts(one) : [one]))] as const
    }
    return [field, value] as const
  })
  // Modes and granted abilities have sentences of their own.
  return mapIfChanged(
    isChanged ? ({ ...clause, ...Object.fromEntries(fields) } as Node) : clause,
    withSplitSentences,
  )
}
