import { type Lexicon, tokenize } from '../lexer/lexer.ts'
import { type Element, readableSeparators, type Slot } from './pattern.ts'
import type { Terminal } from './terminal.ts'

/**
 * One step of a compiled pattern. Each step leads to the next one; a `fork` leads to another one as well, the next one
 * first. `shows` is what a problem lists as expected: the rest of the literal words.
 */
export type Step =
  | { readonly op: 'word'; readonly text: string; readonly shows: string }
  | { readonly op: 'stop' }
  | { readonly op: 'fork'; to: number }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'category'; readonly category: number; readonly slot: string; readonly item: boolean }
  | {
      readonly op: 'terminal'
      readonly terminal: Terminal
      readonly slot: string | null
      readonly item: boolean
    }
  | { readonly op: 'set'; readonly slot: string; readonly list: boolean }
  | { readonly op: 'end' }

/** A step that reads a literal word or mark, and whether a text may omit it. */
interface Literal {
  readonly step: Step
  readonly lenient: boolean
}

/** The steps of literal words, cached because patterns repeat them. */
export const literals = (lexicon: Lexicon, lenient: ReadonlySet<string>) => {
  const known = {
    apart: new Map<string, readonly Literal[]>(),
    touching: new Map<string, readonly Literal[]>(),
  }
  const made = (text: string, afterSlot: boolean): readonly Literal[] => {
    // Text that touches a slot is lexed as if the slot were there: a possessive, a sign behind a number, a hyphen.
    const before = /^['’-]/.test(text) || (afterSlot && /^[^\s\d]/.test(text)) ? '1' : ''
    const behind = /\p{L}-$/u.test(text) ? 'x' : ''
    const tokens = tokenize(before + text + behind, lexicon, false)
    return tokens.slice(before.length, tokens.length - behind.length).map((token) => {
      const shows = text.slice(token.from - before.length).trim()
      return {
        step: token.text === '.' ? { op: 'stop' } : { op: 'word', text: token.text, shows },
        lenient: token.kind === 'mark' && lenient.has(token.text),
      }
    })
  }
  return (text: string, afterSlot: boolean): readonly Literal[] => {
    const alike = afterSlot ? known.touching : known.apart
    const found = alike.get(text) ?? made(text, afterSlot)
    alike.set(text, found)
    return found
  }
}

/** The word that a text begins with, where the lexer reads it as it stands whatever follows; else null. */
export const plainStart = (text: string, { words, signs, spellings }: Lexicon): string | null => {
  const found = /^[a-z]+(?= |$)/.exec(text)?.[0]
  const isPlain =
    found !== undefined && !words.has(found) && !signs.has(found.charAt(0)) && !spellings.has(found)
  return isPlain ? found : null
}

/** The names that a pattern can refer to. */
export interface Scope {
  readonly lexicon: Lexicon
  readonly literals: ReturnType<typeof literals>
  readonly category: (name: string) => number | undefined
  readonly terminal: (name: string) => Terminal | undefined
}

class GraphBuilder {
  readonly steps: Step[] = []
  private readonly around: Scope

  constructor(scope: Scope) {
    this.around = scope
  }

  /** Adds alternative branches, the first one preferred. */
  private either(ways: readonly (() => unknown)[]): void {
    const exits: { op: 'fork' | 'jump'; to: number }[] = []
    ways.forEach((way, index) => {
      const fork = { op: 'fork' as const, to: 0 }
      const last = index === ways.length - 1
      if (!last) this.steps.push(fork)
      way()
      if (last) return
      const exit = { op: 'jump' as const, to: 0 }
      this.steps.push(exit)
      exits.push(exit)
      fork.to = this.steps.length
    })
    for (const exit of exits) exit.to = this.steps.length
  }

  private words(text: string, afterSlot = false, exact = false): void {
    text.split('\n').forEach((line, index) => {
      // The lexer drops line ends at the edges of a text; those of a pattern count.
      if (index > 0) this.steps.push({ op: 'word', text: '\n', shows: 'a new line' })
      this.line(line, afterSlot && index === 0, exact)
    })
  }

  private line(text: string, afterSlot: boolean, exact: boolean): void {
    for (const { step, lenient } of this.around.literals(text, afterSlot)) {
      if (lenient && !exact) this.either([() => this.steps.push(step), () => undefined])
      else this.steps.push(step)
    }
  }

  private one(slot: Slot, item: boolean): void {
    const category = this.around.category(slot.type)
    if (category !== undefined) {
      this.steps.push({ op: 'category', category, slot: slot.slot, item })
      return
    }
    const terminal = this.around.terminal(slot.type)
    if (terminal === undefined) throw new Error(`"${slot.type}" is neither a category nor a word set`)
    this.steps.push({ op: 'terminal', terminal, slot: slot.slot, item })
  }

  private slot(slot: Slot): void {
    if (slot.list === null) {
      this.one(slot, false)
      return
    }
    const { least, separators } = slot.list
    this.steps.push({ op: 'set', slot: slot.slot, list: true })
    const item = (separator: string, next: number): void => {
      this.words(separator, false, true)
      this.one(slot, true)
      this.steps.push({ op: 'jump', to: next })
    }
    const items = (): void => {
      this.one(slot, true)
      const again: Step = { op: 'fork', to: 0 }
      const whole = this.steps.push(again) - 1
      const open = this.steps.length
      this.either(
        readableSeparators(separators).map(
          ({ text, mayBeLast }) =>
            () =>
              item(text, mayBeLast ? whole : open),
        ),
      )
      again.to = this.steps.length
    }
    if (least === 1) items()
    else this.either([items, () => undefined])
  }

  private element(element: Element): void {
    switch (element.kind) {
      case 'text':
        this.words(element.text, element.afterSlot, element.exact)
        break
      case 'choice':
        this.either(element.options.map((option) => () => this.words(option)))
        break
      case 'plural':
        this.either([() => this.words(element.one), () => this.words(element.many)])
        break
      case 'article':
        this.either([() => this.words('a'), () => this.words('an')])
        break
      case 'optional':
        this.either([() => this.all(element.elements), () => undefined])
        break
      case 'flag': {
        const raise = (): void => {
          this.words(element.text)
          this.steps.push({ op: 'set', slot: element.slot, list: false })
        }
        this.either([raise, () => undefined])
        break
      }
      case 'self': {
        const terminal = this.around.terminal('self')
        if (terminal !== undefined) this.steps.push({ op: 'terminal', terminal, slot: null, item: false })
        break
      }
      case 'slot':
        this.slot(element)
        break
      default:
        element satisfies never
    }
  }

  private all(elements: readonly Element[]): void {
    for (const element of elements) this.element(element)
  }

  run(elements: readonly Element[]): readonly Step[] {
    this.all(elements)
    this.steps.push({ op: 'end' })
    return this.steps
  }
}

/** The steps that read a pattern. Throws on a name that the grammar does not declare. */
export const patternGraph = (elements: readonly Element[], scope: Scope): readonly Step[] =>
  new GraphBuilder(scope).run(elements)
