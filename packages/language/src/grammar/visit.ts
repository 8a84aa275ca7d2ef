import type { NodeFields } from './phrase.ts'
import { fixedAround, lastField } from './shape.ts'
import type { Table } from './table.ts'

/** Visits structures by the phrase table. `N` is the union of the game's nodes. */
export interface Visitor<N extends { readonly kind: string }> {
  /** The nodes directly inside a node, in the order of its fields. */
  readonly children: (node: N) => readonly N[]
  /** Calls `enter` for each node of these structures, outer nodes first; `false` skips what is inside the node. */
  readonly visit: (roots: N | readonly N[], enter: (node: N) => boolean | undefined) => void
  /** Whether a node of these structures passes the test; the inside of nodes of `closed` kinds is not searched. */
  readonly some: (
    roots: N | readonly N[],
    test: (node: N) => boolean,
    closed?: readonly N['kind'][],
  ) => boolean
}

/** The slots of the phrases of each kind for categories. */
export function nodeFieldsOf(table: Table): NodeFields {
  const fields = new Map<string, Set<string>>()
  const add = (kind: string, field: string): void => {
    const known = fields.get(kind) ?? new Set()
    fields.set(kind, known.add(field))
  }
  for (const { phrases } of table.categories)
    for (const { phrase, slots, shape } of phrases) {
      if (phrase.kind === null) continue
      for (const [kind, field] of shape.innerFields()) add(kind, field)
      for (const slot of slots) {
        if (slot.kind !== 'slot' || !table.named.has(slot.type)) continue
        const around = fixedAround(phrase, slot.slot)
        add(String(around?.kind ?? phrase.kind), lastField(slot.slot))
      }
    }
  return Object.fromEntries([...fields].map(([kind, names]) => [kind, [...names]]))
}

/** The visitor of a grammar's structures by their fields that hold nodes. `N`: the union of the game's node types. */
export function visitorOf<N extends { readonly kind: string }>(nodeFields: NodeFields): Visitor<N> {
  // The grammar makes the nodes, so its fields hold no others.
  const isNode = (value: unknown): value is N =>
    typeof value === 'object' && value !== null && 'kind' in value
  const fields = new Map(Object.entries(nodeFields).map(([kind, names]) => [kind, new Set(names)]))
  const children = (node: N): readonly N[] => {
    const own = fields.get(node.kind)
    if (own === undefined) return []
    const found: N[] = []
    for (const field of Object.keys(node)) {
      if (!own.has(field)) continue
      const value = node[field as keyof N]
      if (Array.isArray(value)) found.push(...value.filter(isNode))
      else if (isNode(value)) found.push(value)
    }
    return found
  }
  const visit = (roots: N | readonly N[], enter: (node: N) => boolean | undefined): void => {
    for (const node of isNode(roots) ? [roots] : roots)
      if (enter(node) !== false) visit(children(node), enter)
  }
  const some = (
    roots: N | readonly N[],
    test: (node: N) => boolean,
    closed: readonly N['kind'][] = [],
  ): boolean =>
    (isNode(roots) ? [roots] : roots).some(
      (node) => !closed.includes(node.kind) && (test(node) || some(children(node), test, closed)),
    )
  return { children, visit, some }
}
