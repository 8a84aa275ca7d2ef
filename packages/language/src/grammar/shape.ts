import type { FixedFields, FixedNode, FixedValue, Node, Phrase } from './phrase.ts'

/*
 * The node that a phrase makes can have nodes inside it: `fixed` then holds these nodes, or lists of one node, and a slot
 * says by a path where it belongs. `{of.noun:noun}` is the noun of the node in the field `of`. The reader collects slots by
 * their paths and makes the nodes; the printer looks into nodes for the slots.
 */

type Slots = Readonly<Record<string, unknown>>

/** The node or the one node of a list that a fixed field holds; null for a plain value. */
const innerOf = (value: FixedValue | undefined): FixedNode | null => {
  if (typeof value !== 'object' || value === null) return null
  return 'kind' in value ? value : value[0]
}

export const lastField = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The fixed fields of the node that a path of a phrase leads into; null where there is no such node. */
export const fixedAround = ({ fixed = {} }: Phrase, path: string): FixedFields | null =>
  path
    .split('.')
    .slice(0, -1)
    .reduce<FixedFields | null>((here, field) => innerOf(here?.[field]), fixed)

/** The slots that lie inside a field, by the rest of their paths. */
const slotsInside = (slots: Slots, field: string): Slots =>
  Object.fromEntries(
    Object.entries(slots).flatMap(([path, value]) =>
      path.startsWith(`${field}.`) ? [[path.slice(field.length + 1), value]] : [],
    ),
  )

/** Makes a node. `made` gets it and every node inside it. */
function build(kind: string, fixed: FixedFields, slots: Slots, made: (node: Node) => void): Node {
  const node: { readonly kind: string; [field: string]: unknown } = { kind }
  for (const [field, value] of Object.entries(fixed)) if (innerOf(value) === null) node[field] = value
  // Inner nodes stand where their first slot was read, and those without slots behind all others.
  const later = [...Object.keys(slots).map((path) => path.split('.')[0] ?? path), ...Object.keys(fixed)]
  for (const field of later) {
    if (field in node) continue
    const value = fixed[field]
    const inner = innerOf(value)
    const own = inner === null ? null : build(inner.kind, inner, slotsInside(slots, field), made)
    node[field] = own === null ? slots[field] : Array.isArray(value) ? [own] : own
  }
  made(node)
  return node
}

/** Collects the slots of a node by their paths; false where the node has not these fixed fields. */
function collect(node: object, fixed: FixedFields, before: string, slots: Record<string, unknown>): boolean {
  const fields: Slots = { ...node }
  const isAsFixed = Object.entries(fixed).every(([field, value]) => {
    const inner = innerOf(value)
    const found = fields[field]
    if (inner === null) return found === value
    const one: unknown = Array.isArray(value)
      ? Array.isArray(found) && found.length === 1
        ? found[0]
        : null
      : found
    return typeof one === 'object' && one !== null && collect(one, inner, `${before}${field}.`, slots)
  })
  for (const [field, value] of Object.entries(fields)) if (!(field in fixed)) slots[before + field] = value
  return isAsFixed
}

const depthOf = (fixed: FixedFields): number =>
  1 +
  Math.max(
    0,
    ...Object.values(fixed).map((value) => {
      const inner = innerOf(value)
      return inner === null ? 0 : depthOf(inner)
    }),
  )

/** Makes the nodes of one phrase, and finds its slots in them. */
export class Shape {
  readonly #kind: string
  readonly #fixed: FixedFields
  readonly #plain: readonly (readonly [field: string, value: FixedValue])[]
  /** How deep its nodes are without what the slots hold: 1 for a node alone. */
  readonly depth: number

  constructor({ kind, fixed = {} }: Phrase) {
    this.#kind = kind ?? ''
    this.#fixed = fixed
    this.#plain = Object.entries(fixed).filter(([, value]) => innerOf(value) === null)
    this.depth = depthOf(fixed)
  }

  /** A node with these values in its slots. */
  build(slots: Slots, made: (node: Node) => void): Node {
    if (this.depth > 1) return build(this.#kind, this.#fixed, slots, made)
    const node = { kind: this.#kind, ...this.#fixed, ...slots }
    made(node)
    return node
  }

  /** The slots of a node by their paths; null where it has not the fixed fields of this phrase. */
  slotsIn(node: Node): Node | null {
    if (node.kind !== this.#kind) return null
    // Most phrases of a kind differ in a plain field.
    for (const [field, value] of this.#plain) if (node[field] !== value) return null
    const slots: Record<string, unknown> = {}
    return collect(node, this.#fixed, '', slots) ? { ...slots, kind: node.kind } : null
  }

  /** The fields that hold nodes by themselves, with the kind of the node that has the field. */
  innerFields(): readonly (readonly [kind: string, field: string])[] {
    return innerFields(this.#kind, this.#fixed)
  }
}

const innerFields = (kind: string, fixed: FixedFields): readonly (readonly [kind: string, field: string])[] =>
  Object.entries(fixed).flatMap(([field, value]) => {
    const inner = innerOf(value)
    return inner === null ? [] : [[kind, field] as const, ...innerFields(inner.kind, inner)]
  })
