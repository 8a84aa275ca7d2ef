import { ASIDE, isNode, type Node } from '@battleline/language'

const childrenOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** The first node in the order of the text for which `is` holds, outside of what is set aside. */
export function firstIn(
  value: unknown,
  is: (node: Node) => boolean,
  isClosed = ({ kind }: Node): boolean => kind === ASIDE,
): Node | null {
  if (isNode(value)) {
    if (isClosed(value)) return null
    if (is(value)) return value
  }
  for (const child of childrenOf(value)) {
    const found = firstIn(child, is, isClosed)
    if (found !== null) return found
  }
  return null
}

/** How many nodes there are for which `is` holds. */
export const countIn = (value: unknown, is: (node: Node) => boolean): number =>
  (isNode(value) && is(value) ? 1 : 0) +
  childrenOf(value).reduce<number>((sum, child) => sum + countIn(child, is), 0)

/** The nodes directly inside a node. */
export const partsOf = (node: Node): readonly Node[] => childrenOf(node).flat().filter(isNode)

/** A structure with what `change` makes of each of its outermost nodes. */
export function mapNodes(value: unknown, change: (node: Node) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapNodes(one, change))
  return isNode(value) ? change(value) : value
}

/** A node with what `change` makes of each node directly inside it. */
export const mapParts = (node: Node, change: (node: Node) => unknown): Node => ({
  kind: node.kind,
  ...Object.fromEntries(Object.entries(node).map(([field, one]) => [field, mapNodes(one, change)])),
})

/** The same, and the node itself if nothing in it changes: problems name their place by it. */
export function mapIfChanged(node: Node, change: (node: Node) => Node): Node {
  let isChanged = false
  const mapped = mapParts(node, (one) => {
    const next = change(one)
    isChanged ||= next !== one
    return next
  })
  return isChanged ? mapped : node
}
