import { ASIDE, asidesIn } from '@battleline/language'
import type { CardText, Clause, ConditionNode, EffectNode, EventNode, SentenceNode } from './nodes.ts'
import { isUnclear } from './pronouns.ts'

// What is set aside of a text. An effect is set aside if the grammar says so of each of its words; an ability, if all its
// effects are, or if it waits for what cannot happen on a board.

const isAside = ({ kind }: { readonly kind: string }): boolean => kind === ASIDE

const effectsOf = ({ does, more = [] }: SentenceNode): readonly EffectNode[] => [does, ...more]

/** The sentences of an ability; null if it is none. */
function sentencesOf(clause: Clause): readonly SentenceNode[] | null {
  if (clause.kind === 'whenever') return [clause.first, ...(clause.more ?? [])] as readonly SentenceNode[]
  if (clause.kind === 'activated' || clause.kind === 'spell') return clause.does as readonly SentenceNode[]
  if (clause.kind === 'modal') return clause.modes.flatMap(({ does }) => does)
  return null
}

const conditionsOf = (clause: Clause): readonly ConditionNode[] => [
  ...('if' in clause && clause.if !== undefined ? [clause.if as ConditionNode] : []),
  ...(sentencesOf(clause) ?? []).flatMap((one) => (one.if === undefined ? [] : [one.if])),
]

/** Whether it waits for what cannot happen: the turn of a board begins after it, or casts on a board are plain. */
export const isNever = (event: EventNode): boolean =>
  event.kind === 'never' || (event.kind === 'happens' && event.does.every(({ kind }) => kind === 'never'))

/** Costs that change a board, so that paying them is done even for nothing. */
export const FREE: ReadonlySet<string> = new Set(['mana', 'tap'])

/** Whether a whole ability is set aside. */
export function isSetAside(clause: Clause): boolean {
  if (isAside(clause)) return true
  if (clause.kind === 'modal' && clause.event !== undefined && isNever(clause.event)) return true
  if (clause.kind === 'whenever') {
    if (isNever(clause.event as EventNode)) return true
    if ((clause.first as SentenceNode).if?.kind === 'never') return true
  }
  if ((clause.kind === 'about' || clause.kind === 'enters with') && conditionsOf(clause)[0]?.kind === 'never')
    return true
  const sentences = sentencesOf(clause)
  if (sentences === null || !sentences.every((one) => effectsOf(one).every(isAside))) return false
  return clause.kind !== 'activated' || clause.costs.every(({ kind }) => FREE.has(kind))
}

/** Whether an ability that matters depends on what no board keeps. */
export function isUntold(clause: Clause): boolean {
  if (isSetAside(clause)) return false
  if (isUnclear(clause)) return true
  if ((clause.kind === 'whenever' || clause.kind === 'modal') && clause.event !== undefined)
    if (isAside(clause.event as EventNode)) return true
  return conditionsOf(clause).some((one) => isAside(one) || (one.kind === 'not' && isAside(one.of)))
}

/** The outermost parts of a text that are set aside: whole abilities, and effects of others. */
export function setAsideIn({ clauses }: CardText): readonly SetAside[] {
  return clauses.flatMap((clause): readonly SetAside[] => {
    if (clause.kind === 'unread ability') return [{ category: 'clause', node: clause }]
    if (clause.kind === 'several') return setAsideIn({ kind: 'text', clauses: clause.of })
    if (isSetAside(clause)) return [{ category: 'clause', node: clause }]
    return asidesIn(clause).map((node) => ({ category: 'effect', node: node as EffectNode }))
  })
}

export type SetAside =
  | { readonly category: 'clause'; readonly node: Clause }
  | { readonly category: 'effect'; readonly node: EffectNode }
