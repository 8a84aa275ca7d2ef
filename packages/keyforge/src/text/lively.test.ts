import { isRefusal, type Position } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { BRUTE, CARDS, chance, own, SETUP } from '../../test/rich-board.ts'
import { type KeyForge, keyforge, readText } from '../index.ts'
import { cards } from './text.ts'

/** So many texts of each kind of effect are tried, each with answers of its own. */
const TRIES = 120
const MOST_ANSWERS = 60

/** What is on the board when Brute's Action: ability has resolved, its questions answered by chance. */
function ending(text: string, seed: number): string {
  const kf = keyforge({ cards: [...CARDS, own(BRUTE, 'creature', { power: 7, armor: 1, text })] })
  const begun = kf.begin(SETUP)
  if (isRefusal(begun)) throw new Error(begun.reason)
  const used = kf.ask(begun)?.options.find(({ id }) => String(id).startsWith('action'))
  const end = used === undefined ? begun : played(kf, kf.answer(begun, used.id), chance(seed))
  const { position } = kf.save(end)
  return JSON.stringify(position)
}

function played(
  kf: KeyForge,
  start: Position | { readonly refused: unknown },
  random: (below: number) => number,
) {
  let position = start as Position
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const asked = kf.ask(position)
    if (asked === null || asked.options.some(({ id }) => id === 'end')) break
    const { options, least, most } = asked
    const from = random(options.length)
    const wanted = Math.min(options.length, Math.max(least, 1, random(most + 1)))
    const chosen = options.map((_, at) => options[(from + at) % options.length]!.id).slice(0, wanted)
    const next = kf.answer(position, chosen.length === 1 ? chosen[0]! : chosen)
    if (isRefusal(next)) break
    position = next
  }
  return position
}

/** What an effect may need before it: something that "it" or "those cards" are. */
const LEADS = [
  '',
  'Choose a creature in your discard pile. ',
  'Exalt a creature. ',
  'Look at the top 3 cards of your deck. ',
  'Reveal your hand. ',
  'Choose an upgrade in play. ',
  'Choose a house. ',
  'Raise the tide. ',
]

/** Kinds that leave this board as it is by the rules, and why. */
const STILL: Readonly<Record<string, string>> = {
  choose: 'what follows uses the choice',
  'choose number': 'what follows uses the choice',
  'choose house': 'what follows uses the choice',
  'choose player': 'what follows uses the choice',
  name: 'what follows uses the choice',
  'look at': 'somebody sees cards',
  reveal: 'somebody sees cards',
  search: 'what follows uses what was found',
  'aim at': 'it speaks of a fight that goes on',
  fulfill: 'it speaks of a prophecy',
}

const described = cards.describe().categories.filter(({ name }) => name === 'verb' || name === 'simple')
const kinds = new Map<string, { category: string; phrase: number }[]>()
for (const { name: category, phrases } of described) {
  phrases.forEach(({ kind }, phrase) => {
    if (kind !== null && !(kind in STILL)) kinds.set(kind, [...(kinds.get(kind) ?? []), { category, phrase }])
  })
}

describe('every kind of effect changes something', () => {
  it.each([...kinds])('%s', (_, phrases) => {
    const tried: string[] = []
    for (let at = 0; at < TRIES; at++) {
      const { category, phrase } = phrases[at % phrases.length]!
      const node = cards.sample({ category, phrase, seed: at * 131 + phrase, depth: 1 + (at % 3) })
      const effect = cards.print(node, { category, self: BRUTE })
      const lead = LEADS[Math.floor(at / phrases.length) % LEADS.length]!
      const text = `Action: ${lead}${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`
      const idle = `Action: ${lead === '' ? 'Choose a number.' : lead.trim()}`
      if (!readText(text, BRUTE).ok || !readText(idle, BRUTE).ok) continue
      if (ending(text, at) !== ending(idle, at)) return
      tried.push(text)
    }
    expect(tried).toEqual([])
    expect.unreachable('no text of this kind could be read')
  })
})
