import { readText } from '../text/text.ts'

/**
 * Words that may be missing without a difference, wherever the grammar lets them: what stands for Æmber and damage was
 * lost in copying, others only make the sentence whole ("this [damage] destroys it", "[After] Fight:", "and [gains]") or
 * say what is so anyway: what comes first, happens first ("[then]", "[still]", "[either]").
 */
const FILLER: ReadonlySet<string> = new Set([
  'Æ',
  'damage',
  'after',
  'gains',
  'gain',
  'gets',
  'get',
  'and',
  'then',
  'still',
  'either',
])

/** Words that are filler behind certain others. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  you: /\b(?:otherwise|and|way), $/i,
  have: /\b(?:if|while|unless|cards|card) you $/i,
  has: /\b(?:its controller|opponent) $/i,
  would: /\b(?:when|whenever) you $/i,
  any: /\b(?:not (?:play|use|played|used)|of|from) $/i,
  a: /\b(?:not (?:play|use)|or) $/i,
  deal: /\band $/i,
  // "And 1 on the bottom of your deck": where a card goes says that it is put there.
  put: /(?:[.:,]|\band)\s*$/i,
  add: /(?:[.:,]|\band)\s*$/i,
  card: /\b(?:action|each) $/i,
  cards: /\baction $/i,
  different: /\d $/,
  pile: /\bdiscard $/i,
  already: /\bwas $/i,
  considered: /\b(?:is|are) $/i,
  the: /\b(?:on|move|to) $/i,
  of: /\b(?:end|beginning|start|half|third|all|each|one|\d) $/i,
  // What is sacrificed is friendly (KF-DST-1).
  friendly: /\bsacrifice (?:a|an|each|\d+) $/i,
  // A card goes to its owner's zone, however the text calls it (KF-LVP-6).
  "owner's": /\btheir $/i,
  "owners'": /\btheir $/i,
  "opponent's": /\b(?:of|into) your $/i,
  "player's": /\b(?:a|each|any) $/i,
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
