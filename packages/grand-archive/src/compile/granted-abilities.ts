import { isNode, type Node } from '@battleline/language'
import type { Clause, Effect, PlainSentence, Sentence, Triggered } from '../text/structure.ts'
import { plainOf, sentencesOf } from '../text/target-slots.ts'
import { mapParts } from '../text/walk.ts'

/** An ability that a text grants to other objects, or that follows a sentence of it, with the id of its chart. */
export interface Granted {
  readonly chartId: string
  readonly does: readonly PlainSentence[]
}

const isOptional = ({ kind }: Node): boolean => kind === 'optional target' || kind === 'another target'

/** The number of mandatory targets, without those of granted abilities. */
function mandatoryTargetsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + mandatoryTargetsIn(one), 0)
  if (!isNode(value) || value.kind === 'grants' || value.kind === 'when did' || value.kind === 'modes')
    return 0
  return (value.kind === 'target' ? 1 : 0) + mandatoryTargetsIn(Object.values(value))
}

/**
 * The clauses with the fields that only the engine needs: the number of each target slot, and the chart of
 * each granted ability. They are not printed.
 */
export function numberTargets(
  clauses: readonly Clause[],
  chartIdAt: (at: string) => string,
): { readonly clauses: readonly Clause[]; readonly granted: readonly Granted[] } {
  const granted: Granted[] = []
  /** The next numbers of target slots: mandatory ones come before optional ones. */
  let next = { needed: 0, optional: 0 }
  const walk = (value: Node, at: number): Node => {
    // Its variants have its targets.
    if (value.kind === 'mode') return value
    if (value.kind === 'target') return { ...value, at: next.needed++ }
    if (isOptional(value)) return { ...value, at: next.optional++ }
    if (value.kind === 'targets') {
      const first = next.optional
      next.optional += Number(value.most)
      return { ...value, at: first }
    }
    if (value.kind === 'prevent next' && isNode(value.upon)) {
      const chartId = chartIdAt(`${at}.${granted.length}`)
      granted.push({ chartId, does: [{ kind: 'do', effects: [value.upon as unknown as Effect] }] })
      return { ...inside(value, at), chartId }
    }
    if (value.kind === 'grants' || value.kind === 'when did' || value.kind === 'variant') {
      const outer = next
      next = { needed: 0, optional: mandatoryTargetsIn(value.kind === 'grants' ? value.ability : value.does) }
      const walked = inside(value, at)
      next = outer
      const chartId = chartIdAt(`${at}.${granted.length}`)
      const does =
        value.kind === 'grants'
          ? sentencesOf(walked.ability as Triggered)
          : [walked.does].flat().flatMap((one) => plainOf(one as Sentence))
      granted.push({ chartId, does })
      return { ...walked, chartId }
    }
    return inside(value, at)
  }
  const inside = (value: Node, at: number): Node => mapParts(value, (one) => walk(one, at))
  const made = clauses.map((clause, at) => {
    // The sentences of an action are one ability with one numbering of targets.
    const resolving = clauses.filter((one) => one.kind === 'resolve')
    if (clause.kind !== 'resolve') next = { needed: 0, optional: mandatoryTargetsIn(clause) }
    else if (clause === resolving[0]) next = { needed: 0, optional: mandatoryTargetsIn(resolving) }
    return walk(clause as unknown as Node, at) as unknown as Clause
  })
  return { clauses: made, granted }
}
