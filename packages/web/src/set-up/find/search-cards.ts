import { memoize } from '@battleline/language'
import type { CardEntry } from '../../engine/protocol/protocol.ts'
import { allOf } from '../../text/clauses.ts'
import { inWords } from '../../text/join-words.ts'

/** A hit. `by`: the matching part of its facts or text; null where the name matches. */
export interface Hit {
  readonly card: CardEntry
  readonly by: string | null
}

/** The first of the cards that were found, and how many more there are. */
export interface Hits {
  readonly hits: readonly Hit[]
  readonly more: number
}

const MOST = 8
/** How much of a matching sentence is shown: letters before the match, and in all. */
const BEFORE = 12
const LONGEST = 64

/** Letters without accents, as large and small ones alike. */
const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/[Ææ]/g, 'ae').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** Letters and digits alone, without accents: how names are compared. */
export const plain = (name: string): string => folded(name).replace(/[^a-z0-9]/g, '')

/** The searched parts of a card: the name as printed and by its letters alone, facts and text. */
interface Indexed {
  readonly printed: string
  readonly name: string
  readonly kind: string
  readonly text: string
}

/** The searched parts of a card, computed once. */
const indexOf = memoize(
  ({ name, kind, text }: CardEntry): Indexed => ({
    printed: folded(name),
    name: plain(name),
    kind: `${folded(name)}, ${folded(kind)}`,
    text: folded(text),
  }),
)

/**
 * The cards that match the typed text: first by the name as printed, then by its letters alone, by kind, by the phrase, by all
 * words, and by beginnings of words.
 */
export function findCards(cards: readonly CardEntry[], typed: string): Hits {
  const wanted = plain(typed)
  if (wanted === '') return { hits: [], more: 0 }
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const found = cards.flatMap((card) => {
    const rank = rankOf(indexOf(card), wanted, words)
    return rank === null ? [] : [{ card, rank }]
  })
  found.sort((one, other) => one.rank - other.rank)
  const hits = found.slice(0, MOST).map(({ card, rank }) => ({
    card,
    by: rank < OF_KIND ? null : rank < SAYS ? card.kind : saidOf(card, words),
  }))
  return { hits, more: found.length - hits.length }
}

const [OF_KIND, SAYS, HAS_ALL, GOES_ON] = [1, 2, 3, 4]

/** How names match, the best way first: whole words before beginnings, and as printed before letters alone. */
const NAMED: readonly ((card: Indexed, phrase: string, letters: string) => boolean)[] = [
  ({ printed }, phrase) => printed === phrase,
  ({ printed }, phrase) => placeIn(printed, phrase, true) === 0,
  ({ printed }, phrase) => printed.startsWith(phrase),
  ({ printed }, phrase) => placeIn(printed, phrase, true) > 0,
  ({ printed }, phrase) => placeIn(printed, phrase, false) > 0,
  ({ name }, _, letters) => name.startsWith(letters),
  ({ name }, _, letters) => name.includes(letters),
]

/** The lower, the better; of cards that say the words those come first that say them first. Null where they are not there. */
function rankOf(card: Indexed, wanted: string, words: readonly string[]): number | null {
  const phrase = words.join(' ')
  const named = NAMED.findIndex((matches) => matches(card, phrase, wanted))
  if (named >= 0) return named / NAMED.length
  const { kind, text } = card
  if (words.every((word) => placeIn(kind, word, true) >= 0)) return OF_KIND
  const all = `${kind}\n${text}`
  const row = placeIn(all, phrase, true)
  if (row >= 0) return SAYS + within(row)
  const rank = words.every((word) => placeIn(all, word, true) >= 0) ? HAS_ALL : GOES_ON
  const places = words.map((word) => placeIn(all, word, rank === HAS_ALL))
  return places.some((place) => place < 0) ? null : rank + within(Math.max(...places))
}

const within = (place: number): number => Math.min(0.99, place / 10_000)

/** The index of a word that begins with the given one; -1 for none. */
function placeIn(text: string, word: string, whole: boolean): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    if (!isLetter(text[at - 1]) && (!whole || !isLetter(text[end]))) return at
  }
  return -1
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\d]/u.test(letter)

/** The sentence of a card in which the words were found, as much of it as there is room for. */
function saidOf({ kind, text }: CardEntry, words: readonly string[]): string {
  const sentences = text.split(/\n|(?<=\.)\s+/)
  const [said = kind] = [...sentences].sort((one, other) => countIn(other, words) - countIn(one, words))
  if (said.length <= LONGEST) return said
  const places = words.map((word) => placeIn(folded(said), word, false)).filter((place) => place >= 0)
  const first = Math.min(...places)
  if (first < LONGEST - BEFORE) return `${said.slice(0, LONGEST)}…`
  return `…${said.slice(first - BEFORE, first - BEFORE + LONGEST)}…`
}

const countIn = (text: string, words: readonly string[]): number =>
  words.filter((word) => placeIn(folded(text), word, false) >= 0).length

/** “2/2”, “2/2 flying and first strike”. */
const NUMBERS = /^(\d{1,3}) ?\/ ?(\d{1,3})(?:[ ,]+(.*))?$/
/** The second one of the same kind is “2/2 B”. */
const LETTERS = ['', ...Array.from('BCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => ` ${letter}`)]

/**
 * Creatures that are no cards, by their power, toughness and keywords: “2/2 flying”. One where the keywords are whole, and
 * one for each way in which the last goes on; none where something else was typed. `there`: the names that others have.
 */
export function plainCreatures(
  typed: string,
  keywords: readonly string[],
  there: readonly string[],
): readonly CardEntry[] {
  const [, power, toughness, said = ''] = NUMBERS.exec(folded(typed).trim()) ?? []
  if (power === undefined || toughness === undefined) return []
  const whole: string[] = []
  let rest = after(said)
  for (;;) {
    const next = keywords.find((one) => rest.startsWith(one))
    if (next === undefined) break
    whole.push(next)
    rest = after(rest.slice(next.length))
  }
  const ways = rest === '' ? [whole] : begun(rest, keywords).map((last) => [...whole, last])
  const taken = new Set(there.map(plain))
  return ways.slice(0, MOST).map((has): CardEntry => {
    const strength = `${power}/${toughness}`
    const called = [strength, allOf(has)].filter(Boolean).join(' ')
    const name = LETTERS.map((letter) => called + letter).find((one) => !taken.has(plain(one))) ?? called
    const kind = inWords(['creature', strength, ...has])
    const marks = {
      power: Number(power),
      toughness: Number(toughness),
      ...(has.length > 0 && { keywords: has }),
    }
    return { name, type: 'creature', look: null, strength, attaches: false, kind, text: '', marks }
  })
}

const begun = (word: string, keywords: readonly string[]) => keywords.filter((one) => one.startsWith(word))

/** The words after a comma or an “and”. */
const after = (said: string): string => said.replace(/^(?:[ ,]|with |and )+/, '').trim()
