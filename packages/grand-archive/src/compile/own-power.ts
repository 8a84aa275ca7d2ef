import { isNode, type Node } from '@battleline/language'
import { BRINGS, beginsWithIt } from '../text/back-references.ts'
import type { Clause } from '../text/structure.ts'
import { mapParts } from '../text/walk.ts'

/** The clauses with “its power” as that of the card with the text, where nothing before it says what “its” is. */
export function withOwnPower(clauses: readonly Clause[]): readonly Clause[] {
  let hasAntecedent = false
  const walk = (node: Node): Node => {
    if (node.kind === 'its power') return hasAntecedent ? node : { kind: 'power of' }
    if (node.kind === 'grants') return granted(node)
    const walked = mapParts(node, walk)
    hasAntecedent ||= BRINGS.has(node.kind)
    return walked
  }
  const granted = (node: Node): Node => {
    const outer = hasAntecedent
    hasAntecedent = isNode(node.ability) && beginsWithIt(node.ability)
    const walked = mapParts(node, walk)
    hasAntecedent = outer
    return walked
  }
  return clauses.map((clause, at) => {
    // The sentences of an action are one ability.
    const isLater = clause.kind === 'resolve' && clauses.slice(0, at).some(({ kind }) => kind === 'resolve')
    if (!isLater) hasAntecedent = beginsWithIt(clause)
    return walk(clause as unknown as Node) as unknown as Clause
  })
}
