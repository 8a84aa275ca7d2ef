import type { CategoryEntry, PhraseEntry } from '../grammar/compiled-phrase.ts'
import { type Element, type Slot, slotsOf } from '../grammar/pattern.ts'
import { isNode, type Node } from '../grammar/phrase.ts'
import type { Table } from '../grammar/table.ts'

const deepest = 1000

/** Finds the phrase that prints a node: the first whose fixed fields agree and whose slots take up every field. */
export class NodeMatcher {
  private readonly found = new Map<object, Map<CategoryEntry, PhraseEntry | null>>()
  private readonly table: Table
  private depth = 0

  constructor(table: Table) {
    this.table = table
  }

  phrase(category: CategoryEntry, node: Node): PhraseEntry | null {
    let here = this.found.get(node)
    if (here === undefined) {
      here = new Map()
      this.found.set(node, here)
    }
    const known = here.get(category)
    if (known !== undefined) return known
    if (this.depth > deepest) throw new Error(`a node of kind "${node.kind}" is nested too deeply to print`)
    this.depth++
    const found = category.phrases.find((entry) => this.takes(entry, node)) ?? null
    this.depth--
    here.set(category, found)
    return found
  }

  /** Why no phrase of a category prints a node, as a path to the offending field. */
  reason(category: CategoryEntry, node: Node, path = node.kind): string {
    for (const entry of category.phrases) {
      const slots = this.slots(entry, node)
      if (slots === null) continue
      const slot = entry.slots.find((each) => each.kind === 'slot' && !this.holds(each, slots))
      if (slot === undefined || slot.kind !== 'slot') continue
      const inner = this.table.named.get(slot.type)
      const value = slots[slot.slot]
      const values: readonly unknown[] = slot.list !== null && Array.isArray(value) ? value : [value]
      const wrong = values.find((each) => !this.one(slot, each))
      if (inner !== undefined && isNode(wrong))
        return this.reason(inner, wrong, `${path}.${slot.slot} > ${wrong.kind}`)
      return `${path}.${slot.slot} is ${JSON.stringify(wrong) ?? 'missing'}, not ${slot.type}`
    }
    return `${path}: no phrase of "${category.name}" has these fields: ${Object.keys(node).join(', ')}`
  }

  /** The slots of a node by their paths; null where the phrase has other fixed fields, or no slot for a field. */
  slots({ shape, fields }: PhraseEntry, node: Node): Node | null {
    const slots = shape.slotsIn(node)
    if (slots === null) return null
    return Object.keys(slots).every((path) => slots[path] === undefined || fields.has(path)) ? slots : null
  }

  private takes(entry: PhraseEntry, node: Node): boolean {
    if (entry.phrase.kind === null) {
      const slot = entry.slots[0]
      const inner = slot?.kind === 'slot' ? this.table.named.get(slot.type) : undefined
      return inner !== undefined && this.phrase(inner, node) !== null
    }
    const slots = this.slots(entry, node)
    return slots !== null && this.elements(entry.elements, slots)
  }

  private elements(elements: readonly Element[], node: Node): boolean {
    return elements.every((element) => {
      if (element.kind === 'slot') return this.holds(element, node)
      if (element.kind === 'flag') return node[element.slot] === undefined || node[element.slot] === true
      if (element.kind !== 'optional') return true
      return !this.present(element.elements, node) || this.elements(element.elements, node)
    })
  }

  /** Whether a bracket prints: when the node has any of its fields. */
  present(elements: readonly Element[], node: Node): boolean {
    return slotsOf(elements).some((slot) => node[slot.slot] !== undefined)
  }

  private holds(slot: Slot, node: Node): boolean {
    const value = node[slot.slot]
    if (slot.list === null) return this.one(slot, value)
    return (
      Array.isArray(value) && value.length >= slot.list.least && value.every((item) => this.one(slot, item))
    )
  }

  private one(slot: Slot, value: unknown): boolean {
    const category = this.table.named.get(slot.type)
    if (category !== undefined) return isNode(value) && this.phrase(category, value) !== null
    return this.table.terminals.get(slot.type)?.accepts(value) ?? false
  }
}
