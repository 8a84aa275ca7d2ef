/*
 * The pattern language. A phrase is written once and both reads and prints:
 *
 *   steal {n:#}                    literal words, and a slot that the node has as field `n`
 *
 * Literal words and marks are compared as the lexer folds them (case, accents, kinds of quotes and dashes do not
 * matter, a hyphen inside a word is as good as a blank) and printed exactly as written here. A comma the grammar
 * declares lenient may be missing, and so may a full stop where the line, the text or a quotation ends or has just
 * ended with one.
 *
 *   {n:#} {n:+#}                   an integer from 0 to 999999999; one with a sign ("+2", "-1")
 *   {to:target}                    a node of the category `target`
 *   {house:house}                  an entry of the word set `house`; the field is the entry's key
 *   {counter:word} {card:title}    any one word, in lower case; a name in capitals ("Witch of the Wilds");
 *   {card:other-title}             the same, where the card's own is not meant
 *   {self}                         the card's own name or what the grammar lets stand for it; makes no field
 *   {may=you may}                  a flag: the words may be there, and then the field `may` is `true`
 *   {if:condition?}                may be missing, and then there is no such field
 *   {of.noun:noun}                 a slot of the node that the fixed field `of` holds
 *   {all:effect+" and "}           one or more with a separator in between; the field is an array. `*`: none or more
 *   {all:trait+", and"}            an enumeration: "A and B", "A, B, and C"; `and` and `, and` read alike
 *   {all:line+"\n"|" "}            several separators: all read, the first one prints; blanks alone read as nothing
 *   "{ability:ability}"            quotation marks are literal marks; they print as " or, inside others, as '
 *
 *   [then] draw                    words that may be left out in reading and are never printed
 *   [if {c:condition}, ]draw       with slots inside: printed, when the node has them, otherwise left out
 *   (destroy|sacrifice)            literal alternatives; the first one prints; an empty one makes the words optional
 *   card(s) box(es) (is/are)       singular and plural; both read; which prints follows the nearest number to the
 *   (gets/get~who)                 left (a `#` slot or one of a counting category), else what surrounds the node;
 *                                  `~who` names the slot that decides
 *   {of:group~n} {of:group~many}   the slot prints in the number of slot `n`, or always in the one or the many
 *   a(n) A(n)                      the article that the next printed word asks for
 *   \{ \[ \( \| \\ \n              the sign itself; a line end
 *   \,                             a comma that may not be missing, where other words would be meant without it
 *
 * A list prints its first separator; a comma in a separator is never lenient. Words left out take the blank before
 * them along. A slot and letters that touch it are parted where letters would meet: `{n:amount}Æ` prints "1Æ" but
 * "X Æ". A full stop behind a quotation that ends with one is not printed. A pattern may not begin with its own
 * category, and only the root may read nothing; both are refused when the grammar is first used.
 */

export type Grade = { readonly by: string } | 'one' | 'many'

export interface Slot {
  readonly kind: 'slot'
  readonly slot: string
  readonly type: string
  readonly grade: Grade | null
  readonly list: { readonly least: 0 | 1; readonly separators: readonly string[] } | null
}

export interface Flag {
  readonly kind: 'flag'
  readonly slot: string
  readonly text: string
}

export type Element =
  | { readonly kind: 'text'; readonly text: string; readonly afterSlot: boolean; readonly exact?: true }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'plural'; readonly one: string; readonly many: string; readonly by: string | null }
  | { readonly kind: 'article'; readonly text: string }
  | { readonly kind: 'optional'; readonly elements: readonly Element[] }
  | { readonly kind: 'self' }
  | Flag
  | Slot

const slotForm = /^([\w.-]+)\s*:\s*(\+?#|[\w-]+)\s*(?:~\s*([\w.-]+))?\s*(?:(\?)|([+*])\s*(.*))?$/s
const flagForm = /^([\w.-]+)\s*=(.+)$/s
const separatorForm = /\s*(?:"([^"]*)"|'([^']*)')\s*(\||$)/y
const enumeration = /^, (\p{L}+)$/u

class PatternReader {
  private at = 0
  private readonly pattern: string

  constructor(pattern: string) {
    this.pattern = pattern
  }

  /** The elements up to the closing bracket, or to the end of the pattern. */
  elements(closing: ']' | ''): Element[] {
    const found: Element[] = []
    let text = ''
    const flush = (exact?: true): void => {
      const last = found.at(-1)?.kind
      const afterSlot = last === 'slot' || last === 'self'
      if (text !== '') found.push({ kind: 'text', text, afterSlot, ...(exact && { exact }) })
      text = ''
    }
    for (;;) {
      const sign = this.pattern[this.at]
      if (sign === undefined || sign === ']') {
        if (sign !== (closing === '' ? undefined : closing)) throw new Error(`unbalanced "${sign ?? '['}"`)
        this.at++
        flush()
        return found
      }
      this.at++
      if (sign === '\\' && this.pattern[this.at] === ',') {
        flush()
        text = this.escaped()
        flush(true)
      } else if (sign === '\\') text += this.escaped()
      else if (sign === '{') {
        flush()
        found.push(...slot(this.until('}')))
      } else if (sign === '[') {
        flush()
        found.push({ kind: 'optional', elements: this.elements(']') })
      } else if (sign === '(') {
        const stem = /\p{L}*$/u.exec(text)?.[0] ?? ''
        text = text.slice(0, text.length - stem.length)
        flush()
        found.push(group(stem, this.until(')')))
      } else if (sign === '}' || sign === ')') throw new Error(`unbalanced "${sign}"`)
      else text += sign
    }
  }

  private escaped(): string {
    const sign = this.pattern[this.at++] ?? '\\'
    return sign === 'n' ? '\n' : sign
  }

  private until(closing: string): string {
    const end = this.pattern.indexOf(closing, this.at)
    if (end < 0) throw new Error(`"${closing}" is missing`)
    const inside = this.pattern.slice(this.at, end)
    this.at = end + 1
    return inside
  }
}

const group = (stem: string, inside: string): Element => {
  if (stem !== '') {
    if (/^a$/i.test(stem) && inside === 'n') return { kind: 'article', text: stem }
    if (!/^\p{L}+$/u.test(inside))
      throw new Error(`"${stem}(${inside})" is no plural, and alternatives touch no word`)
    return { kind: 'plural', one: stem, many: stem + inside, by: null }
  }
  if (inside.includes('|')) return { kind: 'choice', options: inside.replaceAll('\\n', '\n').split('|') }
  const forms = /^([^/]+)\/([^/~]+)(?:~([\w.-]+))?$/.exec(inside)
  if (forms === null) throw new Error(`"(${inside})" is neither alternatives (a|b) nor a plural (one/many)`)
  return { kind: 'plural', one: forms[1] ?? '', many: forms[2] ?? '', by: forms[3] ?? null }
}

const separators = (written: string): readonly string[] => {
  if (written.trim() === '') return [' ']
  const found: string[] = []
  separatorForm.lastIndex = 0
  for (let more = true; more; ) {
    const part = separatorForm.exec(written)
    if (part === null) throw new Error(`separators are quoted and parted by "|", not ${written}`)
    found.push((part[1] ?? part[2] ?? '').replaceAll('\\n', '\n'))
    more = part[3] === '|'
  }
  return found
}

const grade = (written: string | undefined): Grade | null => {
  if (written === undefined) return null
  return written === 'one' || written === 'many' ? written : { by: written }
}

const slot = (inside: string): Element[] => {
  if (inside.trim() === 'self') return [{ kind: 'self' }]
  const flag = flagForm.exec(inside)
  if (flag !== null) return [{ kind: 'flag', slot: flag[1] ?? '', text: flag[2] ?? '' }]
  const form = slotForm.exec(inside.trim())
  if (form === null) throw new Error(`"{${inside}}" is not a slot`)
  const [, name = '', type = '', by, optional, repeat, parted = ''] = form
  if (name === 'kind') throw new Error('no slot may be called "kind"')
  const list =
    repeat === undefined ? null : ({ least: repeat === '+' ? 1 : 0, separators: separators(parted) } as const)
  const found: Slot = { kind: 'slot', slot: name, type, grade: grade(by), list }
  return optional === undefined ? [found] : [{ kind: 'optional', elements: [found] }]
}

/** Parses a pattern. Throws when it is malformed. */
export const readPattern = (pattern: string): readonly Element[] => new PatternReader(pattern).elements('')

/** How an enumeration such as `", and"` prints: between two items, between more, before the last. */
export const joints = (separator: string): { two: string; more: string; last: string } => {
  const word = enumeration.exec(separator)?.[1]
  if (word === undefined) return { two: separator, more: separator, last: separator }
  return { two: ` ${word} `, more: ', ', last: `, ${word} ` }
}

/** What reads as a separator, and whether it may stand before the last item. */
export interface Separator {
  readonly text: string
  readonly mayBeLast: boolean
}

/** Everything that reads as a separator. In an enumeration a comma alone is no end: "A, B" goes on. */
export const readableSeparators = (written: readonly string[]): readonly Separator[] =>
  written.flatMap((separator) => {
    const word = enumeration.exec(separator)?.[1]
    const texts = word === undefined ? [separator] : [`, ${word}`, word, ',']
    return texts.map((text) => ({ text, mayBeLast: word === undefined || text !== ',' }))
  })

/** Every slot and flag of a pattern, including those in brackets. */
export const slotsOf = (
  elements: readonly Element[],
  found: (Slot | Flag)[] = [],
): readonly (Slot | Flag)[] => {
  for (const element of elements) {
    if (element.kind === 'slot' || element.kind === 'flag') found.push(element)
    else if (element.kind === 'optional') slotsOf(element.elements, found)
  }
  return found
}
