import { plainStart, type Scope, type Step } from './pattern-graph.ts'

/*
 * What a pattern begins with decides whether a text's word can begin it. Nearly always the first few signs of the pattern
 * tell, so that most patterns of a grammar are never parsed.
 */

const words = /[^{}[\]()\\]+?(?=[{[]|(?<=\P{L})\p{L}*\(|$)/uy
const alternatives = /\(([^()/\\]*\|[^()/\\]*)\)/y
const stem = /(\p{L}+)\((\p{L}+)\)/uy
const forms = /\(([^()|/]+)\/([^()~]+)(?:~[\w.-]+)?\)/y
const slot = /\{[\w.-]+:(\+?#|[\w-]+)\s*(?:~\s*[\w.-]+\s*)?(?:(\}|\+[^}]*\})|(?:\?|\*[^}]*)\})/y
const flag = /\{[\w.-]+=([^}]+)\}/y
const self = /\{self\}/y

const matchAt = (form: RegExp, pattern: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at
  return form.exec(pattern)
}

/** Behind the bracket that closes the one at an offset; -1 where none does. */
function closingOf(pattern: string, from: number): number {
  let depth = 0
  for (let at = from; at < pattern.length; at++) {
    if (pattern[at] === '\\') at++
    else if (pattern[at] === '[') depth++
    else if (pattern[at] === ']' && --depth === 0) return at + 1
  }
  return -1
}

/** An element: the steps that it begins with, whether it may be left out, and where the next one begins. */
interface Beginning {
  readonly steps: readonly Step[]
  readonly mayBeMissing: boolean
  readonly next: number
}

function beginningAt(pattern: string, at: number, scope: Scope): Beginning | null {
  /** The first steps of literal texts; null where one may be left out. */
  const ofTexts = (texts: readonly string[]): readonly Step[] | null => {
    const steps = texts.flatMap((text): readonly Step[] => {
      const plain = plainStart(text, scope.lexicon)
      if (plain !== null) return [{ op: 'word', text: plain, shows: plain }]
      const first = scope.literals(text, false)[0]
      return first === undefined || first.lenient ? [] : [first.step]
    })
    return steps.length === texts.length ? steps : null
  }
  const made = (steps: readonly Step[] | null, found: string, mayBeMissing: boolean): Beginning | null =>
    steps === null ? null : { steps, mayBeMissing, next: at + found.length }
  const ofType = (type: string): readonly Step[] | null => {
    const category = scope.category(type)
    if (category !== undefined) return [{ op: 'category', category, slot: '', item: false }]
    const terminal = scope.terminal(type)
    return terminal === undefined ? null : [{ op: 'terminal', terminal, slot: null, item: false }]
  }
  const text = matchAt(words, pattern, at)?.[0]
  if (text !== undefined)
    return text.trim() === '' ? made([], text, true) : made(ofTexts([text]), text, false)
  const choice = matchAt(alternatives, pattern, at)
  if (choice !== null) return made(ofTexts(choice[1]?.split('|') ?? []), choice[0], false)
  const [endings, one = '', ending = ''] = matchAt(stem, pattern, at) ?? []
  if (endings !== undefined) return made(ofTexts([one, one + ending]), endings, false)
  const [numbers, single = '', many = ''] = matchAt(forms, pattern, at) ?? []
  if (numbers !== undefined) return made(ofTexts([single, many]), numbers, false)
  const filled = matchAt(slot, pattern, at)
  if (filled !== null) return made(ofType(filled[1] ?? ''), filled[0], filled[2] === undefined)
  const raised = matchAt(flag, pattern, at)
  if (raised !== null) return made(ofTexts([raised[1] ?? '']), raised[0], true)
  if (matchAt(self, pattern, at) !== null) return made(ofType('self'), '{self}', false)
  const closing = pattern[at] === '[' ? closingOf(pattern, at) : -1
  return closing < 0
    ? null
    : made(firstStepsOf(pattern.slice(at + 1, closing - 1), scope), pattern.slice(at, closing), true)
}

/** The steps that can read first, of which one must; null where only the parsed pattern tells them. */
export function firstStepsOf(pattern: string, scope: Scope): readonly Step[] | null {
  const steps: Step[] = []
  for (let at = 0; at < pattern.length; ) {
    const found = beginningAt(pattern, at, scope)
    if (found === null) return null
    steps.push(...found.steps)
    if (!found.mayBeMissing) return steps
    at = found.next
  }
  return null
}
