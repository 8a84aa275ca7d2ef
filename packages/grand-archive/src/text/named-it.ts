import { isNode, type Node } from '@battleline/language'
import { beginsWithIt } from './back-references.ts'
import { withSplitSentences } from './split-sentences.ts'
import { countIn, mapIfChanged } from './walk.ts'

/** The fields of effects that hold their object. */
const OBJECT_FIELDS = ['who', 'what', 'on', 'to'] as const

/** The object of an effect, if it names one and nothing else. */
export const objectOf = (effect: Node): Node | null => {
  if (isNode(effect.by)) return null
  const found = OBJECT_FIELDS.map((field) => effect[field]).find(isNode)
  return found ?? null
}

const NAMES: ReadonlySet<string> = new Set(['self', 'your champion'])
/** Words that choose objects. */
export const TARGETS: ReadonlySet<string> = new Set([
  'targets',
  'target',
  'optional target',
  'another target',
  'choose',
])

/** Conditions that name the card with the text. */
const ABOUT_SELF: ReadonlySet<string> = new Set([
  'prepared',
  'empowered',
  'paid',
  'rested',
  'awake',
  'distant',
  'fostered',
  'attacking',
  'retaliating',
  'attacking one',
  'defending',
  'only one',
  'counters on self',
  'even counters',
])

/** Whether a condition is about the card with the text. */
export const isAboutSelf = (condition: unknown): boolean =>
  isNode(condition) && ABOUT_SELF.has(condition.kind)

export const isPlainIt = (node: Node | null): boolean =>
  node !== null && node.kind === 'it' && node.noun === undefined && node.how === undefined

const withObject = (effect: Node, object: Node): Node => {
  const field = OBJECT_FIELDS.find((one) => isNode(effect[one]))
  return field === undefined ? effect : { ...effect, [field]: object }
}

/**
 * A clause with the card or the champion in the place of an “it” right behind its name: “wake up Brute and it gets +1
 * power”, “if Brute was prepared, it gains stealth”.
 */
export function withNamedIt<T extends Node>(written: T): T {
  const clause = withSplitSentences(written)
  // What died or was activated is not what players banish or rest.
  const isDeath = isNode(clause.event) && (clause.event.kind === 'dies' || clause.event.kind === 'activated')
  const isOpen = (isDeath || !beginsWithIt(clause)) && countIn(clause, ({ kind }) => TARGETS.has(kind)) === 0
  const walk = (node: Node): Node => {
    const does = node.does
    if (Array.isArray(does) && does.every(isNode)) {
      const next = does.map((one, at) => walk(ofReplaced(one, does[at - 1])))
      return next.some((one, at) => one !== does[at]) ? { ...node, does: next } : node
    }
    if (node.kind === 'grants' || !Array.isArray(node.effects)) return mapIfChanged(node, walk)
    const condition = node.condition
    const isSelf = isOpen && isAboutSelf(condition)
    const effects: Node[] = []
    let named: Node | null = isSelf ? { kind: 'self' } : null
    for (const effect of node.effects as readonly Node[]) {
      const object = objectOf(effect)
      const next: Node = named !== null && isPlainIt(object) ? withObject(effect, named) : effect
      effects.push(next)
      const now = objectOf(next)
      named = now !== null && NAMES.has(now.kind) ? now : null
    }
    return effects.some((one, at) => one !== (node.effects as readonly Node[])[at])
      ? { ...node, effects }
      : node
  }
  return walk(clause) as T
}

/** The object of the one effect of a sentence that another sentence replaces, if the text names it. */
const namedByReplaced = (sentence: Node | undefined): Node | null => {
  const effects =
    sentence !== undefined && Array.isArray(sentence.effects) ? (sentence.effects as readonly Node[]) : []
  const [effect] = effects
  const object = effect === undefined ? null : objectOf(effect)
  return object !== null && NAMES.has(object.kind) ? object : null
}

/** “It” in a sentence with “instead” is what the sentence that it replaces is about. */
function ofReplaced(sentence: Node, before: Node | undefined): Node {
  const inner = sentence.kind === 'with class bonus' && isNode(sentence.does) ? sentence.does : sentence
  const named = inner.instead === true ? namedByReplaced(before) : null
  if (named === null || !Array.isArray(inner.effects)) return sentence
  const effects = (inner.effects as readonly Node[]).map((one) =>
    isPlainIt(objectOf(one)) ? withObject(one, named) : one,
  )
  const next = { ...inner, effects }
  return inner === sentence ? next : { ...sentence, does: next }
}
