import { readText } from '../text/text.ts'

/**
 * Words that can be missing without changing the meaning. Signs for Æmber and damage are often lost in copying.
 * Others only complete the sentence ("this [damage] destroys it", "[After] Fight:", "and [gains]") or repeat what is
 * true anyway ("[then]", "[still]", "[either]").
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
  'a',
  'an',
  'the',
  'represented',
])

/** Words that are filler after certain other words. */
const BEHIND: Readonly<Record<string, RegExp>> = {
  // "You skip" begins a text as "skip" does; "they discard a card and you draw" is not "and draws".
  you: /(?:^|\b(?:otherwise|and|way), |\band )$/i,
  // "Their Æ" is all of it.
  all: /\b(?:pay|give) you $/i,
  have: /\b(?:if|while|unless|cards|card) you $/i,
  has: /\b(?:its controller|opponent) $/i,
  would: /\b(?:when|whenever) you $/i,
  any: /\b(?:not (?:play|use|played|used)|of|from) $/i,
  deal: /\band $/i,
  // "And 1 on the bottom of your deck": the place implies "put".
  put: /(?:[.:,]|\band)\s*$/i,
  add: /(?:[.:,]|\band)\s*$/i,
  card: /\b(?:action|each) $/i,
  cards: /\baction $/i,
  different: /\d $/,
  copy: /\beach $/i,
  copies: /\bor more $/i,
  forged: /\bmore $/i,
  each: /\b(?:on|among|return|turn,) $/i,
  or: /\b(?:artifact|upgrade|action|damage,) $/i,
  it: /\ball but \d+ of $/i,
  pile: /\bdiscard $/i,
  already: /\bwas $/i,
  considered: /\b(?:is|are) $/i,
  of: /\b(?:end|beginning|start|half|third|all|each|one|\d) $/i,
  // A sacrificed card is always friendly (KF-DST-1).
  friendly: /\bsacrifice (?:a|an|each|\d+) $/i,
  // A card always goes to its owner's zone, whatever the text calls it (KF-LVP-6).
  "owner's": /\btheir $/i,
  "owners'": /\btheir $/i,
  "opponent's": /\b(?:of|into) your $/i,
  "player's": /\b(?:a|each|any) $/i,
  "controller's": /\bits $/i,
}

const WORD = /[\p{L}\p{N}'’+–-]+/gu

/** The words of a text that reading skipped, except declared filler and text in parentheses. */
export function swallowed(text: string, name: string): readonly string[] {
  // Lines that are texts by themselves are read much faster than the whole.
  const lines = text.split('\n')
  const areTexts = lines.every((line) => meaning(line, name) !== null)
  return (areTexts ? lines : [text]).flatMap((part) => swallowedIn(part, name))
}

function swallowedIn(text: string, name: string): readonly string[] {
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
