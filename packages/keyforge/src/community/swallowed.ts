import { readText } from '../text/text.ts'

/**
 * Words that may be missing without a difference, wherever the grammar lets them: what stands for Æmber and damage was
 * lost in copying, others only make the sentence whole ("this [damage] destroys it", "[After] Fight:", "and [gains]").
 */
const FILLER: ReadonlySet<string> = new Set(['Æ', 'damage', 'after', 'gains', 'gain', 'gets', 'get', 'and'])

/** Words that are filler behind certain others. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  you: /\botherwise, $/i,
  have: /\b(?:if|while) you $/i,
  has: /\b(?:its controller|opponent) $/i,
  would: /\bwhen you $/i,
  any: /\bnot (?:play|use) $/i,
  a: /\b(?:not (?:play|use)|or) $/i,
  deal: /\band $/i,
  card: /\baction $/i,
  cards: /\baction $/i,
  different: /\d $/,
  the: /\bon $/i,
  of: /\b(?:end|beginning|start) $/i,
  "owners'": /\btheir $/i,
  "player's": /\b(?:a|each) $/i,
  "controller's": /\bits $/i,
}

const WORD = /[\p{L}\p{N}'’+–-]+/gu

/** The words of a text without which it would mean the same, beside declared filler and what stands in brackets. */
export function swallowed(text: string, name: string): readonly string[] {
  const whole = meaning(text, name)
  if (whole === null) return []
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const before = text.slice(0, index)
    const plain = word.toLowerCase().replace('’', "'")
    const filler = FILLER.has(word === 'Æ' ? word : plain) || BEHIND[plain]?.test(before) === true
    if (filler || /\([^)]*$/.test(before)) return []
    const without = before + text.slice(index + word.length)
    return meaning(without, name) === whole ? [word] : []
  })
}

function meaning(text: string, name: string): string | null {
  const read = readText(text, name)
  return read.ok ? JSON.stringify(read.text) : null
}
