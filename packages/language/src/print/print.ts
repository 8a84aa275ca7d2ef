import { type CategoryEntry, PhraseEntry } from '../grammar/compiled-phrase.ts'
import { type Element, type Grade, joints, type Slot } from '../grammar/pattern.ts'
import { isNode, type Node } from '../grammar/phrase.ts'
import type { Table } from '../grammar/table.ts'
import { NodeMatcher } from './match-node.ts'

/** The context in which a node prints. */
interface PrintContext {
  readonly many: boolean
  readonly quotes: number
}

/** A partly printed node: its line so far, and what later elements need to know. */
interface PrintState {
  readonly entry: PhraseEntry
  readonly node: Node
  readonly setting: PrintContext
  readonly line: Line
  quotes: number
  many: boolean
}

// Placeholders for "a" and "an" until the next word is known: signs that no text can have.
const article = '\ufdd0'
const capitalArticle = '\ufdd1'
const endsInLetter = /[\p{L}\ufdd0\ufdd1]$/u
const startsWithLetter = /^\p{L}/u
const firstLetter = /^([^\p{L}\p{N}\ufdd0\ufdd1]*)(\p{Ll}|\ufdd0)/u
const vowelSound = /^["']?(?!uni|use|one\b|eu)(?:[aeiouæ]|8|11\b|18\b)/i

/** Joins pieces, and closes the gaps of omitted pieces. */
class Line {
  text = ''
  private gap = false

  skip(): void {
    this.gap = true
  }

  add(piece: string): void {
    let next = piece
    if (this.gap) {
      if (/^[ .,;:!?]/.test(next)) this.text = this.text.replace(/ +$/, '')
      if (this.text === '' || this.text.endsWith(' ')) next = next.replace(/^ +/, '')
    }
    // No second full stop behind a quotation that ends with one.
    if (next.startsWith('.') && /\.["']+$/.test(this.text)) next = next.slice(1)
    // "1Æ" may touch; "XÆ" would be another word.
    if (endsInLetter.test(this.text) && startsWithLetter.test(next)) next = ` ${next}`
    if (next !== '') this.gap = false
    this.text += next
  }

  end(): string {
    return this.gap ? this.text.replace(/ +$/, '') : this.text
  }
}

class Printer {
  private readonly fit: NodeMatcher
  private readonly table: Table
  private readonly self: string
  /** The same inside quotations. */
  private readonly quotedSelf: string

  constructor(table: Table, self: string | undefined) {
    this.table = table
    this.fit = new NodeMatcher(table)
    const alias = table.spec.self?.[0] ?? 'this card'
    this.self = self ?? alias
    this.quotedSelf = table.spec.quotedSelf === true ? alias : this.self
  }

  whole(category: CategoryEntry, node: Node, by?: PhraseEntry): string {
    const text = this.node(category, node, { many: false, quotes: 0 }, by)
    return text.replace(/([\ufdd0\ufdd1])( *)(?=(\S*))/g, (_, sign: string, gap: string, next: string) => {
      const an = vowelSound.test(next) ? 'n' : ''
      return `${sign === article ? 'a' : 'A'}${an}${gap}`
    })
  }

  private node(category: CategoryEntry, node: Node, context: PrintContext, by?: PhraseEntry): string {
    const entry = by ?? this.fit.phrase(category, node)
    if (entry === null) {
      throw new Error(`cannot print a node as "${category.name}": ${this.fit.reason(category, node)}`)
    }
    const slots = slotsIn(entry, node)
    const state = { entry, node: slots, setting: context, line: new Line(), ...context }
    for (const element of entry.elements) this.element(state, element)
    const text = state.line.end()
    return category.capital === true ? capitalised(text) : text
  }

  private element(state: PrintState, element: Element): void {
    const { line, node } = state
    switch (element.kind) {
      case 'text':
        line.add(quoted(element.text, state))
        break
      case 'choice':
        line.add(element.options[0] ?? '')
        break
      case 'plural': {
        const many = element.by === null ? state.many : this.isMany(state.entry, element.by, node)
        line.add(many ? element.many : element.one)
        break
      }
      case 'article':
        line.add(element.text === 'a' ? article : capitalArticle)
        break
      case 'self':
        line.add(state.quotes > 0 ? this.quotedSelf : this.self)
        break
      case 'flag':
        if (node[element.slot] === true) line.add(element.text)
        else line.skip()
        break
      case 'optional':
        if (!this.fit.present(element.elements, node)) line.skip()
        else for (const inner of element.elements) this.element(state, inner)
        break
      case 'slot':
        this.slot(state, element)
        break
      default:
        element satisfies never
    }
  }

  private slot(state: PrintState, slot: Slot): void {
    const { entry, node, line } = state
    if (this.counts(slot)) state.many = this.isMany(entry, slot.slot, node)
    const value = slotValue(entry, node, slot)
    // Quoted words do not agree with the words around them.
    const isQuoted = this.table.spec.quotedSelf === true && state.quotes > state.setting.quotes
    const inside = { many: !isQuoted && this.graded(state, slot.grade), quotes: state.quotes }
    const items: readonly unknown[] = slot.list !== null && Array.isArray(value) ? value : [value]
    if (items.length === 0) line.skip()
    const { two, more, last } = joints(slot.list?.separators[0] ?? ' ')
    items.forEach((item, index) => {
      const joint = index < items.length - 1 ? more : items.length === 2 ? two : last
      if (index > 0) line.add(joint)
      line.add(this.value(slot, item, inside))
    })
  }

  private value(slot: Slot, value: unknown, context: PrintContext): string {
    const category = this.table.named.get(slot.type)
    if (category !== undefined && isNode(value)) return this.node(category, value, context)
    return this.table.terminals.get(slot.type)?.print(value, context.many) ?? ''
  }

  private graded({ entry, node, setting: context }: PrintState, grade: Grade | null): boolean {
    if (grade === null) return context.many
    return typeof grade === 'string' ? grade === 'many' : this.isMany(entry, grade.by, node)
  }

  /** Whether later words agree with a slot in number. */
  private counts(slot: Slot): boolean {
    return slot.type === '#' || slot.type === '+#' || this.table.named.get(slot.type)?.counts === true
  }

  /** Whether a slot's content is plural: by its number, by its phrase, or as a list of several. */
  private isMany(entry: PhraseEntry, name: string, node: Node): boolean {
    const slot = entry.slots.find((each) => each.slot === name)
    if (slot?.kind !== 'slot') return false
    const value = slotValue(entry, node, slot)
    if (typeof value === 'number') return Math.abs(value) !== 1
    if (Array.isArray(value) && value.length !== 1) return true
    const one: unknown = Array.isArray(value) ? value[0] : value
    const category = this.table.named.get(slot.type)
    if (category === undefined || !isNode(one)) return false
    const inner = this.fit.phrase(category, one)
    return inner !== null && this.nodeIsMany(inner, slotsIn(inner, one))
  }

  private nodeIsMany(entry: PhraseEntry, node: Node): boolean {
    const { plural } = entry.phrase
    if (typeof plural === 'boolean') return plural
    if (typeof plural === 'string') return this.isMany(entry, plural, node)
    const slots = entry.slots
    const slot = slots.find(
      (each) => each.kind === 'slot' && (entry.phrase.kind === null || this.counts(each)),
    )
    return slot !== undefined && this.isMany(entry, slot.slot, node)
  }
}

/** The slots of a node by their paths; for an include, the node itself. */
const slotsIn = ({ phrase, shape }: PhraseEntry, node: Node): Node =>
  phrase.kind === null ? node : (shape.slotsIn(node) ?? node)

/** The value of a slot; for an include, the node itself. */
const slotValue = (entry: PhraseEntry, node: Node, slot: Slot): unknown =>
  entry.phrase.kind === null ? node : node[slot.slot]

/** Literal text with quotation marks by depth: double, then single. */
const quoted = (text: string, state: PrintState): string =>
  text.replace(/"/g, () => {
    const outside = state.setting.quotes
    state.quotes = state.quotes === outside ? outside + 1 : outside
    return outside % 2 === 0 ? '"' : "'"
  })

const capitalised = (text: string): string =>
  text.replace(firstLetter, (_, marks: string, letter: string) => {
    return marks + (letter === article ? capitalArticle : letter.toUpperCase())
  })

/** The canonical text of a node. Throws when no phrase prints it, and names the offending field. */
export const print = (table: Table, node: Node, category: CategoryEntry, self?: string): string =>
  new Printer(table, self).whole(category, node)

/** The text of a node by a pattern that is otherwise only read. */
export const spell = (
  table: Table,
  node: Node,
  category: CategoryEntry,
  { phrase, pattern }: { readonly phrase: number; readonly pattern: string },
  self?: string,
): string => {
  const entry = category.phrases[phrase]
  if (entry === undefined) throw new Error(`"${category.name}" has no phrase ${phrase}`)
  return new Printer(table, self).whole(category, node, new PhraseEntry({ ...entry.phrase, pattern }))
}
