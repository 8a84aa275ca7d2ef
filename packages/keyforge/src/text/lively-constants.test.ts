import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { BRUTE, CARDS, chance, own, SETUP } from '../../test/rich-board.ts'
import { keyforge, readText, type Setup } from '../index.ts'
import { cards } from './text.ts'

/** So many texts of each kind are tried, over so many games of so many decisions. */
const TRIES = 400
const GAMES = 14
const DECISIONS = 50

const [first, second] = SETUP.players
/** With houses given, turn follows turn. */
const WHOLE: Setup = {
  ...SETUP,
  players: [
    { ...first, houses: ['dis', 'mars', 'logos'] },
    { ...second, houses: ['dis', 'mars', 'logos'] },
  ],
}

/** All that can be seen of a game in which Brute has a text, and all that can be done in it, decision by decision. */
function history(text: string, seed: number): string {
  const kf = keyforge({
    cards: [
      ...CARDS,
      own(BRUTE, 'creature', { power: seed % 2 === 0 ? 3 : 7, armor: 1, traits: ['giant'], text }),
    ],
  })
  let position = kf.begin(WHOLE)
  const random = chance(seed)
  const seen: unknown[] = []
  for (let count = 0; count < DECISIONS && !isRefusal(position); count++) {
    const now = position
    const asked = kf.ask(now)
    if (asked === null) break
    const readings = kf.cards(now).map((card) => ({ ...kf.card(now, card), text: '', abilities: [] }))
    seen.push(asked.options, kf.player(now, 1), kf.player(now, 2), readings)
    const { least, most } = asked
    // A turn is ended where nothing else is left, so that much happens in it.
    const rest = asked.options.filter(({ id }) => id !== 'end')
    const options = rest.length === 0 ? asked.options : rest
    const from = random(options.length)
    const wanted = Math.min(options.length, Math.max(least, 1, random(most + 1)))
    const chosen = options.map((_, at) => options[(from + at) % options.length]!.id).slice(0, wanted)
    position = kf.answer(now, chosen.length === 1 ? chosen[0]! : chosen)
  }
  return JSON.stringify(seen)
}

const plain = Array.from({ length: GAMES }, (_, seed) => history('', seed))

/** Of whom a predicate is said. */
const SUBJECTS = ['Brute', 'each creature', 'each enemy creature', 'each friendly creature']

/** Kinds that leave this board as it is by the rules, and why. */
const STILL: Readonly<Record<string, string>> = {
  'constant controls': 'these are cards that you control already',
  'predicate cannot gain armor': 'nothing here gains armor',
  'constant cannot be played': 'Brute is in play already',
  'constant cannot be discarded': 'Brute is in play already',
}

const kinds = new Map<string, { category: string; phrase: number }[]>()
for (const { name: category, phrases } of cards.describe().categories) {
  if (!['constant', 'predicate', 'player-rule'].includes(category)) continue
  phrases.forEach(({ kind }, phrase) => {
    const name = `${category} ${kind}`
    if (kind !== null && !(name in STILL)) kinds.set(name, [...(kinds.get(name) ?? []), { category, phrase }])
  })
}

describe('every kind of constant text changes or forbids something', () => {
  it.each([...kinds])('%s', (_, phrases) => {
    const tried: string[] = []
    for (let at = 0; at < TRIES; at++) {
      const { category, phrase } = phrases[at % phrases.length]!
      const node = cards.sample({ category, phrase, seed: at * 131 + phrase, depth: 1 + (at % 5) })
      const said = cards.print(node, { category, self: BRUTE })
      const whole = category === 'predicate' ? `${SUBJECTS[at % SUBJECTS.length]} ${said}` : said
      const text = `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`
      if (!readText(text, BRUTE).ok) continue
      const seed = at % GAMES
      if (history(text, seed) !== plain[seed]) return
      tried.push(text)
    }
    expect(tried).toEqual([])
    expect.unreachable('no text of this kind could be read')
  })
})
