import type { Token } from './token.ts'

/** Other words for the grammar's own: `written` is read as `intended`; `#` is the same number in both. */
export interface Spelling {
  readonly written: readonly string[]
  readonly intended: readonly string[]
}

/** Spellings by their first written word, the longest first. */
export type Spellings = ReadonlyMap<string, readonly Spelling[]>

export const spellingsOf = (all: readonly Spelling[]): Spellings => {
  const byStart = new Map<string, Spelling[]>()
  for (const one of all) {
    const start = one.written[0]
    if (start === undefined || one.intended.length === 0) throw new Error('a spelling has no words')
    const others = byStart.get(start)
    if (others === undefined) byStart.set(start, [one])
    else others.push(one)
  }
  for (const list of byStart.values()) list.sort((a, b) => b.written.length - a.written.length)
  return byStart
}

const isWritten = (token: Token | undefined, word: string): boolean =>
  word === '#' ? token?.kind === 'number' : token?.text === word

/** Replaces other spellings by the grammar's own; each new token has the range of all replaced words. */
export function respelled(tokens: readonly Token[], spellings: Spellings): readonly Token[] {
  if (!tokens.some((token) => spellings.has(token.text))) return tokens
  const found: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at]
    if (first === undefined) break
    const spelling = spellings
      .get(first.text)
      ?.find(({ written }) => written.every((word, index) => isWritten(tokens[at + index], word)))
    if (spelling === undefined) {
      found.push(first)
      at++
      continue
    }
    const { from, capital } = first
    const to = tokens[at + spelling.written.length - 1]?.to ?? first.to
    const number = tokens[at + spelling.written.indexOf('#')]?.text ?? ''
    spelling.intended.forEach((intended, index) => {
      const text = intended === '#' ? number : intended
      const kind = /^\d+$/.test(text) ? 'number' : /[\p{L}']/u.test(text) ? 'word' : 'mark'
      found.push({ kind, text, from, to, capital: capital && index === 0 })
    })
    at += spelling.written.length
  }
  return found
}
