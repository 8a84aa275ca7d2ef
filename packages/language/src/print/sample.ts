import type { CategoryEntry, PhraseEntry } from '../grammar/compiled-phrase.ts'
import type { Element, Slot } from '../grammar/pattern.ts'
import type { GrammarSpec, Node } from '../grammar/phrase.ts'
import { categoryNamed, compile, type Table } from '../grammar/table.ts'

/** How to make a sample. */
export interface SampleOptions {
  /** Equal seeds make equal nodes. */
  readonly seed: number
  /** Default: the root. */
  readonly category?: string
  /** The index of the phrase in its category; default: any. */
  readonly phrase?: number
  /** The depth from which nodes are as short as possible. Default: 4. */
  readonly depth?: number
}

const DEPTH = 4
const MOST = 3
const TITLES = ['Gub', 'Witch of the Wilds', 'Dino-Knight']
const WORDS = ['doom', 'glory', 'wisdom']

/** Pseudo-random integers from a seed: mulberry32. */
const chance = (seed: number) => {
  let state = seed | 0
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/**
 * Makes random nodes from the grammar's table, one for each seed; they cover everything that phrases can print. For tests
 * and examples.
 */
export function samplerOf({ spec }: { readonly spec: GrammarSpec }): (options: SampleOptions) => Node {
  const table = compile(spec)
  const sampler = new Sampler(table)
  return (options) => sampler.node(categoryNamed(table, options.category), options)
}

class Sampler {
  readonly #table: Table
  /** The depth of the shortest node of each phrase. */
  readonly #least: ReadonlyMap<PhraseEntry, number>

  constructor(table: Table) {
    this.#table = table
    this.#least = leastDepths(table)
  }

  node(category: CategoryEntry, { seed, phrase, depth = DEPTH }: SampleOptions): Node {
    const random = chance(seed)
    // The first numbers of neighbouring seeds are alike.
    for (let skip = 0; skip < 3; skip++) random(2)
    const entry = phrase === undefined ? undefined : category.phrases[phrase]
    return entry === undefined ? this.#of(category, depth, random) : this.#through(entry, depth, random)
  }

  #of(category: CategoryEntry, depth: number, random: (below: number) => number): Node {
    const least = Math.min(...category.phrases.map((entry) => this.#depthOf(entry)))
    const fitting = category.phrases.filter((entry) => this.#depthOf(entry) <= Math.max(depth, least))
    const entry = fitting[random(fitting.length)]
    if (entry === undefined) throw new Error(`the category "${category.name}" has no phrase that ends`)
    return this.#through(entry, depth, random)
  }

  #depthOf(entry: PhraseEntry): number {
    return this.#least.get(entry) ?? Number.POSITIVE_INFINITY
  }

  #through(entry: PhraseEntry, depth: number, random: (below: number) => number): Node {
    const fields: Record<string, unknown> = {}
    this.#fill(entry.elements, fields, depth - entry.shape.depth, random)
    if (entry.phrase.kind === null) return Object.values(fields)[0] as Node
    return entry.shape.build(fields, () => undefined)
  }

  #fill(
    elements: readonly Element[],
    fields: Record<string, unknown>,
    depth: number,
    random: (below: number) => number,
  ): void {
    for (const element of elements) {
      if (element.kind === 'flag') {
        if (depth > 0 && random(4) === 0) fields[element.slot] = true
      } else if (element.kind === 'optional') {
        if (depth > 0 && random(4) === 0) this.#fill(element.elements, fields, depth, random)
      } else if (element.kind === 'slot') fields[element.slot] = this.#slot(element, depth, random)
    }
  }

  #slot(slot: Slot, depth: number, random: (below: number) => number): unknown {
    if (slot.list === null) return this.#one(slot.type, depth, random)
    const { least } = slot.list
    const count = least + (depth > 0 ? random(MOST) : 0)
    return Array.from({ length: count }, () => this.#one(slot.type, depth, random))
  }

  #one(type: string, depth: number, random: (below: number) => number): unknown {
    const category = this.#table.named.get(type)
    if (category !== undefined) return this.#of(category, depth, random)
    if (type === '#') return 1 + random(9)
    if (type === '+#') return random(2) === 0 ? 1 + random(5) : -1 - random(5)
    if (type === 'title' || type === 'other-title') return TITLES[random(TITLES.length)]
    if (type === 'word') return WORDS[random(WORDS.length)]
    const keys = Object.keys(this.#table.spec.words?.find(({ name }) => name === type)?.entries ?? {})
    return keys[random(keys.length)]
  }
}

const slotsNeeded = (elements: readonly Element[]): readonly Slot[] =>
  elements.filter((element) => element.kind === 'slot')

/** The least depth of each phrase, without its optional parts. */
function leastDepths(table: Table): ReadonlyMap<PhraseEntry, number> {
  const depths = new Map<PhraseEntry, number>()
  const ofCategory = (category: CategoryEntry): number =>
    Math.min(...category.phrases.map((entry) => depths.get(entry) ?? Number.POSITIVE_INFINITY))
  for (let before = -1; before !== depths.size; ) {
    before = depths.size
    const found: [PhraseEntry, number][] = []
    for (const category of table.categories) {
      for (const entry of category.phrases) {
        if (depths.has(entry)) continue
        const inner = slotsNeeded(entry.elements).map((slot) => {
          const of = table.named.get(slot.type)
          return of === undefined || slot.list?.least === 0 ? 0 : ofCategory(of)
        })
        const depth = entry.shape.depth + Math.max(0, ...inner)
        if (Number.isFinite(depth)) found.push([entry, depth])
      }
    }
    for (const [entry, depth] of found) depths.set(entry, depth)
  }
  return depths
}
