import { isNode, type Node } from '@battleline/language'
import { objectOf } from '../text/named-it.ts'
import type { Clause } from '../text/structure.ts'
import { countIn, mapParts } from '../text/walk.ts'

/** The clauses with the object of the effect before it in the place of what an effect leaves out; targets are numbered. */
export const withSameObject = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause) => walk(clause as unknown as Node) as unknown as Clause)

function walk(node: Node): Node {
  const walked = afterReplaced(mapParts(node, walk))
  if (!Array.isArray(walked.effects)) return walked
  const effects: Node[] = []
  for (const effect of walked.effects as readonly Node[]) {
    const before = effects.at(-1)
    const object = before === undefined ? null : objectOf(before)
    effects.push(object === null ? effect : (withObject(effect, object) as Node))
  }
  return { ...walked, effects }
}

/** What an effect chooses is what a later “it” refers to. */
function withObject(effect: Node, object: Node): Node {
  const same = object.kind === 'choose' ? { kind: 'it' } : object
  const put = (one: Node): Node => (one.kind === 'same' ? same : one)
  return mapParts(effect, put)
}

/** What a sentence with “instead” calls “it” or “those” is what the one before it would affect. */
function afterReplaced(node: Node): Node {
  const fields = Object.entries(node).map(([field, value]) => {
    if (!Array.isArray(value) || !value.every(isNode)) return [field, value] as const
    return [field, value.map((one, at) => replacing(one, value[at - 1]))] as const
  })
  return { ...node, ...Object.fromEntries(fields) } as Node
}

function replacing(sentence: Node, before: Node | undefined): Node {
  const { does } = sentence
  if (sentence.kind === 'with class bonus' && isNode(does))
    return { ...sentence, does: replacing(does, before) }
  if (sentence.instead !== true) return withThose(sentence, before)
  const effects = insteadEffects(sentence)
  const other = before === undefined ? undefined : insteadEffects(before, true)[0]
  // “That player” is the opponent of the sentence before it.
  if (other?.kind === 'others do' && effects.some(({ kind }) => kind === 'player does'))
    return { ...sentence, effects: effects.map(({ does }) => ({ ...other, does })) }
  const object = before === undefined ? null : objectOf(insteadEffects(before, true)[0] ?? before)
  if (effects.length === 0 || object === null) return sentence
  const put = (one: Node): Node => (one.kind === 'it' || one.kind === 'those' ? object : one)
  return { ...sentence, effects: effects.map((one) => mapParts(one, put)) }
}

/** “Those allies also …”: the objects of the sentence before it. */
function withThose(sentence: Node, before: Node | undefined): Node {
  const object = before === undefined ? null : objectOf(insteadEffects(before, true)[0] ?? before)
  if (object === null || countIn(sentence, ({ kind }) => kind === 'those') === 0) return sentence
  const put = (one: Node): Node => (one.kind === 'those' ? object : one)
  return { ...sentence, effects: insteadEffects(sentence, true).map((one) => mapParts(one, put)) }
}

const insteadEffects = ({ effects, instead }: Node, any = false): readonly Node[] =>
  (any || instead === true) && Array.isArray(effects) ? (effects as readonly Node[]) : []
