import { Fit, isNode } from './fit.ts'
import { type Element, type Grade, joints, readPattern, type Slot, slotsOf } from './pattern.ts'
import type { Node } from './phrase.ts'
import type { CategoryEntry, PhraseEntry, Table } from './table.ts'

/** What surrounds a node and is not in it. */
interface Setting {
  readonly many: boolean
  readonly quotes: number
}

/** A node half said: its line so far, and what the elements said tell those to come. */
interface Saying {
  readonly entry: PhraseEntry
  readonly node: Node
  readonly setting: Setting
  readonly line: Line
  quotes: number
  many: boolean
}

// Stand-ins for "a" and "an", decided when the word behind them is known: signs that no text can have.
const article = '\ufdd0'
const capitalArticle = '\ufdd1'
const endsInLetter = /[\p{L}\ufdd0\ufdd1]$/u
const startsWithLetter = /^\p{L}/u
const firstLetter = /^([^\p{L}\p{N}\ufdd0\ufdd1]*)(\p{Ll}|\ufdd0)/u
const vowelSound = /^["']?(?!uni|use|one\b|eu)(?:[aeiouæ]|8|11\b|18\b)/i

/** Puts pieces together, closing the gap that a piece left out would leave. */
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
    // One full stop is enough where a quotation has just ended with one.
    if (next.startsWith('.') && /\.["']+$/.test(this.text)) next = next.slice(1)
    // "1Æ" may touch, "XÆ" would be another word.
    if (endsInLetter.test(this.text) && startsWithLetter.test(next)) next = ` ${next}`
    if (next !== '') this.gap = false
    this.text += next
  }

  end(): string {
    return this.gap ? this.text.replace(/ +$/, '') : this.text
  }
}

class Printer {
  private readonly fit: Fit
  private readonly table: Table
  private readonly self: string

  constructor(table: Table, self: string | undefined) {
    this.table = table
    this.fit = new Fit(table)
    this.self = self ?? table.spec.self?.[0] ?? 'this card'
  }

  whole(category: CategoryEntry, node: Node, by?: PhraseEntry): string {
    const text = this.node(category, node, { many: false, quotes: 0 }, by)
    return text.replace(/([\ufdd0\ufdd1])( *)(?=(\S*))/g, (_, sign: string, gap: string, next: string) => {
      const an = vowelSound.test(next) ? 'n' : ''
      return `${sign === article ? 'a' : 'A'}${an}${gap}`
    })
  }

  private node(category: CategoryEntry, node: Node, setting: Setting, by?: PhraseEntry): string {
    const entry = by ?? this.fit.phrase(category, node)
    if (entry === null) {
      throw new Error(`cannot print a node as "${category.name}": ${this.fit.reason(category, node)}`)
    }
    const saying = { entry, node, setting, line: new Line(), ...setting }
    for (const element of entry.elements) this.element(saying, element)
    const text = saying.line.end()
    return category.capital === true ? capitalised(text) : text
  }

  private element(saying: Saying, element: Element): void {
    const { line, node } = saying
    switch (element.kind) {
      case 'text':
        line.add(quoted(element.text, saying))
        break
      case 'choice':
        line.add(element.options[0] ?? '')
        break
      case 'plural': {
        const many = element.by === null ? saying.many : this.isMany(saying.entry, element.by, node)
        line.add(many ? element.many : element.one)
        break
      }
      case 'article':
        line.add(element.text === 'a' ? article : capitalArticle)
        break
      case 'self':
        line.add(this.self)
        break
      case 'flag':
        if (node[element.slot] === true) line.add(element.text)
        else line.skip()
        break
      case 'optional':
        if (!this.fit.present(element.elements, node)) line.skip()
        else for (const inner of element.elements) this.element(saying, inner)
        break
      case 'slot':
        this.slot(saying, element)
        break
      default:
        element satisfies never
    }
  }

  private slot(saying: Saying, slot: Slot): void {
    const { entry, node, line } = saying
    if (this.counts(slot)) saying.many = this.isMany(entry, slot.slot, node)
    const value = dressed(entry, node, slot)
    const inside = { many: this.graded(saying, slot.grade), quotes: saying.quotes }
    const items: readonly unknown[] = slot.list !== null && Array.isArray(value) ? value : [value]
    if (items.length === 0) line.skip()
    const { two, more, last } = joints(slot.list?.separators[0] ?? ' ')
    items.forEach((item, index) => {
      const joint = index < items.length - 1 ? more : items.length === 2 ? two : last
      if (index > 0) line.add(joint)
      line.add(this.value(slot, item, inside))
    })
  }

  private value(slot: Slot, value: unknown, setting: Setting): string {
    const category = this.table.named.get(slot.type)
    if (category !== undefined && isNode(value)) return this.node(category, value, setting)
    return this.table.terminals.get(slot.type)?.print(value, setting.many) ?? ''
  }

  private graded({ entry, node, setting }: Saying, grade: Grade | null): boolean {
    if (grade === null) return setting.many
    return typeof grade === 'string' ? grade === 'many' : this.isMany(entry, grade.by, node)
  }

  /** Whether what follows a slot agrees with it in number. */
  private counts(slot: Slot): boolean {
    return slot.type === '#' || slot.type === '+#' || this.table.named.get(slot.type)?.counts === true
  }

  /** Whether a slot's content is more than one: by its digits, by its phrase, or as several in a list. */
  private isMany(entry: PhraseEntry, name: string, node: Node): boolean {
    const slot = slotsOf(entry.elements).find((each) => each.slot === name)
    if (slot?.kind !== 'slot') return false
    const value = dressed(entry, node, slot)
    if (typeof value === 'number') return Math.abs(value) !== 1
    if (Array.isArray(value) && value.length !== 1) return true
    const one: unknown = Array.isArray(value) ? value[0] : value
    const category = this.table.named.get(slot.type)
    if (category === undefined || !isNode(one)) return false
    const inner = this.fit.phrase(category, one)
    return inner !== null && this.nodeIsMany(inner, one)
  }

  private nodeIsMany(entry: PhraseEntry, node: Node): boolean {
    const { plural } = entry.phrase
    if (typeof plural === 'boolean') return plural
    if (typeof plural === 'string') return this.isMany(entry, plural, node)
    const slots = slotsOf(entry.elements)
    const slot = slots.find(
      (each) => each.kind === 'slot' && (entry.phrase.kind === null || this.counts(each)),
    )
    return slot !== undefined && this.isMany(entry, slot.slot, node)
  }
}

/** The value of a slot; that of an include's slot is the node itself. */
const dressed = (entry: PhraseEntry, node: Node, slot: Slot): unknown =>
  entry.phrase.kind === null ? node : node[slot.slot]

/** Literal text with its quotation marks in the kind that their depth asks for. */
const quoted = (text: string, saying: Saying): string =>
  text.replace(/"/g, () => {
    const outside = saying.setting.quotes
    saying.quotes = saying.quotes === outside ? outside + 1 : outside
    return outside % 2 === 0 ? '"' : "'"
  })

const capitalised = (text: string): string =>
  text.replace(firstLetter, (_, marks: string, letter: string) => {
    return marks + (letter === article ? capitalArticle : letter.toUpperCase())
  })

/** The canonical text of a node. Throws when the grammar has no phrase for it, naming the field in the way. */
export const print = (table: Table, node: Node, category: CategoryEntry, self?: string): string =>
  new Printer(table, self).whole(category, node)

/** The text of a node as a spelling of its phrase has it that is otherwise only read. */
export const spell = (
  table: Table,
  node: Node,
  category: CategoryEntry,
  { phrase, pattern }: { readonly phrase: number; readonly pattern: string },
  self?: string,
): string => {
  const entry = category.phrases[phrase]
  if (entry === undefined) throw new Error(`"${category.name}" has no phrase ${phrase}`)
  return new Printer(table, self).whole(category, node, { ...entry, elements: readPattern(pattern) })
}
