import type { Spelling } from '../words/spelling.ts'
import { isFiller, relatedTo, reworded, term, wordsOf } from '../words/words.ts'
import { type CardNames, keyOf, type NamedCards } from './card-names.ts'

/** Something that a question is about: a word or a card, by the terms that stand for it with how well they do. */
export interface Concept {
  readonly terms: ReadonlyMap<string, number>
  /** How telling it is. */
  readonly weight: number
}

export interface Question {
  /** With the words corrected. */
  readonly text: string
  readonly names: readonly NamedCards[]
  readonly concepts: readonly Concept[]
  /** Every term that is searched, with its weight. */
  readonly terms: ReadonlyMap<string, number>
  /** The term that may go on, for its word is the last one. */
  readonly prefix: string | null
  /** The words that were searched. */
  readonly words: readonly string[]
  /** The game that it can only be about. */
  readonly game: string | null
}

/** The words and names that reading a question needs. */
export interface Vocabulary {
  readonly names: CardNames
  readonly spelling: Spelling
  isGameWord(word: string): boolean
  weightOf(term: string): number
}

const OF_RELATED = 0.45

const GAMES: readonly (readonly [RegExp, string])[] = [
  [/\bkey ?forge\b/g, 'keyforge'],
  [/\bgrand ?archive\b/g, 'grand-archive'],
  [/\b(?:magic(?: the gathering)?|mtg)\b/g, 'magic'],
]

/** Reads a question: its game, the cards it names, and the words that are left. */
export function readQuestion(asked: string, known: Vocabulary, only: string | null): Question {
  const said = reworded(asked)
  const [namedGame, text] = withoutGame(said)
  const raw = wordsOf(text)
  const words = raw.map((word, at) =>
    known.spelling.correct(word, at === raw.length - 1 && !/\s$/.test(asked)),
  )
  const names = known.names
    .find(words, (word) => known.isGameWord(word))
    .map((one) => ({ ...one, cards: ofGame(one, only ?? namedGame) }))
    .filter(({ cards }) => cards.length > 0)
  const left = words.filter(
    (word, at) =>
      !isFiller(word) && !names.some(({ from, to, isDoubtful }) => at >= from && at < to && !isDoubtful),
  )
  const concepts = [
    ...names.map((named) => cardConcept(named, words, known)),
    ...[...new Set(left.map(term))].map((one) => wordConcept(one, known)),
  ]
  const terms = new Map<string, number>()
  for (const concept of concepts)
    for (const [one, weight] of concept.terms) terms.set(one, Math.max(weight, terms.get(one) ?? 0))
  const last = words.at(-1)
  const prefix = last !== undefined && last.length > 2 && !isFiller(last) ? term(last) : null
  return {
    text: words.join(' '),
    names,
    concepts,
    terms,
    prefix,
    words: left,
    game: namedGame ?? gameOf(names),
  }
}

function withoutGame(said: string): readonly [string | null, string] {
  for (const [name, game] of GAMES) if (said.search(name) >= 0) return [game, said.replaceAll(name, ' ')]
  return [null, said]
}

const ofGame = ({ cards }: NamedCards, game: string | null) =>
  game === null ? cards : cards.filter((card) => card.game === game)

/** The one game of all the cards. */
function gameOf(names: readonly NamedCards[]): string | null {
  const games = new Set(
    names.filter(({ isSure }) => isSure).flatMap(({ cards }) => cards.map(({ game }) => game)),
  )
  const [game = null] = games
  return games.size === 1 ? game : null
}

function wordConcept(one: string, known: Vocabulary): Concept {
  const terms = new Map([[one, 1], ...relatedTo(one).map((other) => [other, OF_RELATED] as const)])
  return { terms, weight: known.weightOf(one) }
}

/** A card by its whole name; by part of a name, the cards that it may be. */
function cardConcept(
  { from, to, cards, isDoubtful }: NamedCards,
  words: readonly string[],
  known: Vocabulary,
) {
  const each = (isDoubtful ? 0.5 : 1) / Math.sqrt(Math.min(4, cards.length))
  const spoken = words.slice(from, to).filter((word) => !isFiller(word))
  const terms = new Map<string, number>(spoken.map((word) => [term(word), 0.6]))
  for (const { name } of cards) terms.set(term(keyOf(name)), each)
  const weight = Math.max(3, ...spoken.map((word) => known.weightOf(term(word)) * (isDoubtful ? 0.5 : 0.8)))
  return { terms, weight }
}
