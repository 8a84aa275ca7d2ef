import { BRINGS, beginsWithIt } from '../text/back-references.ts'
import type { Clause } from '../text/structure.ts'

type Node = { readonly kind: string; readonly [field: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'kind' in value

/** The clauses with “its power” as that of the card with the text, where nothing before it says what “its” is. */
export function withOwnPower(clauses: readonly Clause[]): readonly Clause[] {
  let isTold = false
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    if (!isNode(value))
      return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, walk(one)]))
    if (value.kind === 'its power') return isTold ? value : { kind: 'power of' }
    if (value.kind === 'grants') return granted(value)
    const walked = Object.fromEntries(Object.entries(value).map(([field, one]) => [field, walk(one)]))
    isTold ||= BRINGS.has(value.kind)
    return walked
  }
  const granted = (value: Node): unknown => {
    const outer = isTold
    isTold = isNode(value.ability) && beginsWithIt(value.ability)
    const ability = walk(value.ability)
    isTold = outer
    return { ...value, ability }
  }
  return clauses.map((clause, at) => {
    // The sentences of an action are one ability.
    const isLater = clause.kind === 'resolve' && clauses.slice(0, at).some(({ kind }) => kind === 'resolve')
    if (!isLater) isTold = beginsWithIt(clause)
    return walk(clause) as Clause
  })
}
