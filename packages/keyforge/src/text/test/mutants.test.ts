import { expect, it } from 'vitest'
import { keyforge } from '../../index.ts'
import { cards, namesOf } from '../text.ts'

/** Changes of a text after which it says something else: the words, and what stands there instead. */
const CHANGES: Readonly<Record<string, readonly [RegExp, string | ((words: RegExpExecArray) => string)]>> = {
  'another number': [/[1-9]\d*/g, ([number]) => String(Number(number) + 1)],
  // “A card” is 1 card.
  'without a number': [/(?<![+\-–\p{L}\d])(?:[2-9]|\d\d) ?/gu, ''],
  'enemy for friendly': [/\bfriendly\b/gi, 'enemy'],
  'friendly for enemy': [/\benemy\b/gi, 'friendly'],
  'on either side': [/\b(?:friendly|enemy) /gi, ''],
  'with the card itself': [/\bother |(?<=\ba)nother\b/gi, ''],
  'without up to': [/\bup to /gi, ''],
  'without not': [/\bnot /gi, ''],
  'without instead': [/ instead\b/gi, ''],
  'without may': [/\bmay /gi, ''],
  'without the first condition': [/(?<=^|[.:] |\n)(?:If|While|Unless)[^,.]*, /g, ''],
  'without its duration': [/,? for the remainder of the turn,?/gi, ''],
}

/** Every sixth card that ships. */
const SOME = keyforge()
  .library.all()
  .filter((_, at) => at % 6 === 0)

it.each(Object.entries(CHANGES))('a text that is read as one %s is refused', (_, [words, other]) => {
  let count = 0
  const missed: string[] = []
  for (const { name, text = '' } of SOME)
    for (const match of text.matchAll(words)) {
      const there = typeof other === 'string' ? other : other(match)
      const changed = text.slice(0, match.index) + there + text.slice(match.index + match[0].length)
      if (changed === text) continue
      count++
      if (cards.changes(text, changed, namesOf(name)).every(({ isGrave }) => !isGrave)) missed.push(changed)
    }
  expect(count).toBeGreaterThan(3)
  // “Each turn that the active house does allow” is the one wording that passes for another.
  expect(missed.slice(1)).toEqual([])
})
