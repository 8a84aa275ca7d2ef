import { emptyCategories, firstStepsIn } from './alternatives.ts'
import { type CategoryEntry, type PhraseEntry, phraseError } from './compiled-phrase.ts'
import { type Element, type Flag, readPattern, type Slot, slotsOf } from './pattern.ts'
import type { Step } from './pattern-graph.ts'
import type { Phrase } from './phrase.ts'
import { fixedAround, lastField } from './shape.ts'
import type { Table } from './table.ts'

/** A parsed pattern and its slots. */
interface ParsedPattern {
  readonly elements: readonly Element[]
  readonly slots: readonly (Slot | Flag)[]
}

/** Slots outside brackets, which are always set. */
const required = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap((element) => (element.kind === 'slot' ? [element.slot] : []))

const shape = (slot: Slot): string => `${slot.type} ${slot.list?.least ?? 'single'}`

/** What is wrong with the slots of a pattern; null when nothing is. */
const wrongSlots = (phrase: Phrase, { elements, slots }: ParsedPattern): string | null => {
  const names = new Set(slots.map((slot) => slot.slot))
  if (names.size !== slots.length) return 'a slot occurs twice'
  if ('kind' in (phrase.fixed ?? {})) return '"kind" is no fixed field'
  for (const path of names) {
    const node = fixedAround(phrase, path)
    if (node === null) return `no fixed field holds a node for "${path}"`
    if (lastField(path) in node) return `"${path}" is both a slot and a fixed field`
  }
  if (phrase.kind === null && !(slots.length === 1 && slots[0]?.kind === 'slot' && slots[0].list === null)) {
    return 'an include has exactly one slot, of a category'
  }
  if (typeof phrase.plural === 'string' && !names.has(phrase.plural))
    return `there is no slot "${phrase.plural}"`
  const graded = (list: readonly Element[]): readonly (string | null)[] =>
    list.flatMap((element) => {
      if (element.kind === 'optional') return graded(element.elements)
      if (element.kind === 'plural') return [element.by]
      return element.kind === 'slot' && typeof element.grade === 'object' ? [element.grade?.by ?? null] : []
    })
  const missing = graded(elements).find((by) => by !== null && !names.has(by))
  return missing === undefined ? null : `"~${missing}" names no slot`
}

/** Why the canonical pattern could not print the nodes that another pattern reads; null when it can. */
const wrongReading = (main: ParsedPattern, other: ParsedPattern): string | null => {
  for (const slot of other.slots) {
    const twin = main.slots.find((one) => one.slot === slot.slot)
    if (twin === undefined) return `the canonical pattern has no slot "${slot.slot}"`
    if (
      slot.kind !== twin.kind ||
      (slot.kind === 'slot' && twin.kind === 'slot' && shape(slot) !== shape(twin))
    ) {
      return `slot "${slot.slot}" differs from that of the canonical pattern`
    }
  }
  const here = required(other.elements)
  const lost = required(main.elements).find((slot) => !here.includes(slot))
  return lost === undefined ? null : `slot "${lost}" of the canonical pattern is missing`
}

function checkPhrase(entry: PhraseEntry, table: Table): void {
  const { phrase } = entry
  const refuse = (pattern: string, reason: string | null): void => {
    if (reason !== null) throw phraseError(phrase, pattern, reason)
  }
  refuse(phrase.pattern, wrongSlots(phrase, entry))
  for (const pattern of phrase.reads ?? []) {
    const elements = readPattern(pattern)
    const other = { elements, slots: slotsOf(elements) }
    refuse(pattern, wrongSlots(phrase, other) ?? wrongReading(entry, other))
  }
  const [only] = entry.slots
  if (phrase.kind === null && only?.kind === 'slot' && !table.named.has(only.type))
    refuse(phrase.pattern, 'an include has exactly one slot, of a category')
}

/** Words, categories and word sets that steps read. */
const readBy = (steps: readonly Step[]): string =>
  [...new Set(steps.map((step) => JSON.stringify({ ...step, shows: '', slot: '', item: false })))]
    .sort()
    .join()

function checkCategory(category: CategoryEntry, empty: ReadonlySet<number>): void {
  for (const { entry, pattern, first, steps } of category.alternatives) {
    if (first !== null && readBy(first) !== readBy(firstStepsIn(steps, empty).steps))
      throw phraseError(entry.phrase, pattern, 'its first steps are not those of the parsed pattern')
    if (steps.some((step) => step.op === 'category' && empty.has(step.category)))
      throw phraseError(entry.phrase, pattern, 'it uses a root that may be empty')
  }
  const seen = new Set<string>()
  for (const { phrase } of category.phrases) {
    // A plural one stands with other forms of verbs.
    const pattern = `${phrase.pattern.toLowerCase()}${phrase.plural === true ? ' (plural)' : ''}`
    // The later one would never be read, nearly always by mistake.
    if (seen.has(pattern)) throw phraseError(phrase, phrase.pattern, 'an earlier phrase has the same pattern')
    seen.add(pattern)
  }
  if (category.phrases.length === 0) throw new Error(`category "${category.name}" has no phrases`)
}

/** Parses every pattern of a grammar. Throws, naming the pattern, where one cannot work as written. */
export function checkGrammar(table: Table): void {
  for (const category of table.categories) {
    // Makes each pattern's steps, which tells what is malformed or names nothing.
    for (const alternative of category.alternatives) void alternative.steps
    for (const entry of category.phrases) checkPhrase(entry, table)
  }
  const empty = emptyCategories(table.categories)
  for (const category of table.categories) checkCategory(category, empty)
}
