import type { SearchResult } from 'minisearch'
import type {
  Answer,
  AskOptions,
  CardAnswer,
  CardFacts,
  KeywordAnswer,
  RulingAnswer,
} from './model/answer.ts'
import { CardNames, keyOf } from './question/card-names.ts'
import { GameGuess } from './question/game-guess.ts'
import { type Concept, type Question, readQuestion, type Vocabulary } from './question/question.ts'
import {
  decidingRule,
  familyOf,
  gameOf,
  gameTerms,
  keywordsIn,
  type RuleHit,
  RuleSearch,
} from './sources/rule-search.ts'
import { type Ruling, readRulings } from './sources/rulings.ts'
import { Spelling } from './words/spelling.ts'
import { hasMeaning, indexOf, plain, term, termsOf, wordsOf } from './words/words.ts'

const MOST_RULINGS = 20
const MOST_STEPS = 4
const MOST_CARDS = 6

/** How much each part of a ruling counts. */
const BOOST = { sentence: 3, named: 1.4, context: 0.5 }
/** The weight of how well the rule of a ruling fits the question. */
const OF_A_RULE = 0.5
/** The factor of a ruling whose sentence is about cards that the question does not name. */
const OF_OTHER_CARDS = 0.65
/** The factor of a ruling without a card that the question names. */
const WITHOUT_THE_CARD = 0.5
/** The factor of a ruling that a rule of a keyword in the question decides. */
const OF_A_KEYWORD = 1.3
/** The factor of a ruling of an older edition. */
const OF_OLD_EDITIONS = 0.85
const OLD_EDITION = /^(?:Earlier essay|By the essay|In 20\d\d)|\(20\d\d\)/
/** The weight of the guess which game the question is about. */
const OF_THE_GAME = 0.3
/** Below this share of the best score a ruling is not among those that fit. */
const LEAST = 0.25

/** A ruling as the index has it, with the names of its cards. */
interface IndexedRuling extends Pick<Ruling, 'at' | 'sentence' | 'context'> {
  readonly named: string
}

const count = (counts: Map<string, number>, one: string): void => {
  counts.set(one, (counts.get(one) ?? 0) + 1)
}

/** Answers questions as players ask them. Making one takes as long as a hundred questions. */
export class Asker implements Vocabulary {
  readonly names: CardNames
  readonly spelling: Spelling
  readonly #rulings = readRulings()
  /** In how many rulings a term is. */
  readonly #spread = new Map<string, number>()
  readonly #gameWords = new Set<string>()
  readonly #search = indexOf<IndexedRuling>(['sentence', 'named', 'context'], 'at')
  readonly #rules = new RuleSearch()
  readonly #games = new GameGuess()
  /** How many rulings name a card. */
  readonly #uses = new Map<string, number>()

  /** `cards`: every card that questions can name. */
  constructor(cards: readonly CardFacts[]) {
    this.names = new CardNames(cards)
    const used = new Map<string, number>()
    const namesOfCards = new Set(this.names.words)
    for (const ruling of this.#rulings) this.#add(ruling, used, namesOfCards)
    for (const word of this.names.words) if (!used.has(word)) used.set(word, 1)
    for (const one of gameTerms) this.#gameWords.add(one)
    this.spelling = new Spelling(used, (word) => hasMeaning(word) || this.isGameWord(word))
  }

  #add(
    { at, game, sentence, context, cards }: Ruling,
    used: Map<string, number>,
    namesOfCards: ReadonlySet<string>,
  ): void {
    const named = cards.map(keyOf)
    this.#search.add({ at, sentence, named: named.join(' '), context })
    for (const card of cards) if (sentence.includes(card)) count(this.#uses, keyOf(card))
    const words = wordsOf(sentence)
    const terms = termsOf(words)
    for (const word of words) count(used, word)
    for (const one of new Set([...terms, ...named.map(term)])) count(this.#spread, one)
    this.#games.add(game, terms)
    // A word in the sentence of a ruling that is not about a card of that name is a word of the game.
    const own = plain(cards.join(' '))
    for (const word of words)
      if (!namesOfCards.has(word) || !own.includes(word)) this.#gameWords.add(term(word))
  }

  isGameWord(word: string): boolean {
    return this.#gameWords.has(term(word))
  }

  /** How telling a term is: the fewer rulings have it, the more. */
  weightOf(one: string): number {
    return Math.log(1 + this.#rulings.length / (10 + (this.#spread.get(one) ?? 0)))
  }

  ask(asked: string, { game, most = MOST_RULINGS }: AskOptions = {}): Answer {
    const question = readQuestion(asked, this, game ?? null)
    const about = game ?? question.game
    const games = this.#games.of(question.concepts.flatMap(({ terms }) => [...terms.keys()].slice(0, 1)))
    const rules = this.#rules
      .find(question.terms, about, question.prefix)
      .map((hit) => ({ ...hit, score: hit.score * ofGame(games, gameOf(hit.rule)) }))
      .sort((one, other) => other.score - one.score)
    const keywords = keywordsIn(question.text, about)
    const ranked = this.#ranked(question, about, rules, keywords, games)
    return {
      rulings: ranked.slice(0, most).map(({ ruling }) => this.#answer(ruling, question)),
      found: ranked.length,
      cards: this.#cardAnswers(question, about, ranked[0]?.ruling),
      keywords,
      steps: this.#rules.steps(rules, MOST_STEPS),
      recognised: {
        game: about,
        cards: question.names.flatMap(({ cards }) => likeliest(cards, ranked[0]?.ruling)?.name ?? []),
        keywords: [...new Set(keywords.map(({ keyword }) => keyword))],
        words: question.words,
      },
    }
  }

  #ranked(
    question: Question,
    game: string | null,
    rules: readonly RuleHit[],
    keywords: readonly KeywordAnswer[],
    games: ReadonlyMap<string, number>,
  ) {
    const ofKeywords = new Set(keywords.map(({ rule }) => ruleKin(rule.id)))
    const found = new Map(rules.map((hit) => [hit.rule.id, hit]))
    const hits = this.#search.search([...question.terms.keys()].join(' '), {
      boost: BOOST,
      boostTerm: (one) => question.terms.get(one) ?? 1,
      prefix: (one) => one === question.prefix,
      filter: ({ id }) => game === null || this.#rulings[id]?.game === game,
    })
    const scored = hits.flatMap((hit) => {
      const ruling = this.#rulings[hit.id]
      if (ruling === undefined) return []
      const score =
        scoreOf(hit, ruling, question, found) *
        ofGame(games, ruling.game) *
        (ofKeywords.has(ruleKin(ruling.rules[0] ?? '')) ? OF_A_KEYWORD : 1)
      return [{ ruling, score }]
    })
    scored.sort((one, other) => other.score - one.score)
    const best = scored[0]?.score ?? 0
    return scored.filter(({ score }) => score > best * LEAST)
  }

  #answer(
    { game, sentence, rules, file, document, address, cards }: Ruling,
    { names }: Question,
  ): RulingAnswer {
    const asked = new Set(names.flatMap((one) => one.cards.map(({ name }) => keyOf(name))))
    const because = decidingRule(rules)
    const shown = cards.filter((card) => asked.has(keyOf(card)))
    return { game, sentence, because, rules, file, document, address, cards: shown }
  }

  /** The cards that are named; of those that part of a name may mean, first the one that the best ruling has. */
  #cardAnswers({ names }: Question, game: string | null, best: Ruling | undefined): readonly CardAnswer[] {
    const firsts = names.flatMap(({ cards }) => likeliest(cards, best) ?? [])
    const cards = [...firsts, ...names.flatMap(({ cards: all }) => all)].filter(
      (card) => game === null || card.game === game,
    )
    return [...new Set(cards)]
      .slice(0, MOST_CARDS)
      .map((card) => ({ ...card, rulings: this.#uses.get(keyOf(card.name)) ?? 0 }))
  }
}

/** How much something of a game counts where the question may be about others. */
const ofGame = (games: ReadonlyMap<string, number>, game: string): number =>
  (games.get(game) ?? 1) ** OF_THE_GAME

/** Of the cards that a name may mean, the one that a ruling has; else the first. */
const likeliest = (cards: readonly CardFacts[], ruling: Ruling | undefined): CardFacts | undefined =>
  cards.find(({ name }) => ruling?.cards.some((card) => keyOf(card) === keyOf(name))) ?? cards[0]

/** Rules of one keyword; those that stand for many keywords are their own. */
const ruleKin = (id: string): string => (/-(?:KEY|KW|DMG)-/.test(id) ? id : familyOf(id))

/** How well a ruling fits: what the search says, and how much of the question it is about. */
function scoreOf(
  { score, match }: SearchResult,
  { rules, cards, sentence }: Ruling,
  { concepts, names }: Question,
  found: ReadonlyMap<string, RuleHit>,
): number {
  const matched = new Map(Object.entries(match))
  const cited = rules.flatMap((id) => found.get(id) ?? [])
  let all = 0
  let covered = 0
  for (const { terms, weight } of concepts) {
    all += weight
    covered += weight * shareOf(terms, matched, cited)
  }
  const coverage = all === 0 ? 0 : covered / all
  const rule = Math.max(0, ...cited.map((hit) => hit.score))
  const isOfOthers = names.length === 0 && cards.some((card) => sentence.includes(card))
  const lacks = names.some(
    (one) => one.isSure && !one.cards.some(({ name }) => matched.get(term(keyOf(name)))?.includes('named')),
  )
  return (
    score *
    (0.1 + coverage) ** 2 *
    (1 + OF_A_RULE * rule) *
    (isOfOthers ? OF_OTHER_CARDS : 1) *
    (lacks ? WITHOUT_THE_CARD : 1) *
    (OLD_EDITION.test(sentence) ? OF_OLD_EDITIONS : 1)
  )
}

/** How much of a concept a ruling has in its sentence, on its board, in its context, or in the rules that it cites. */
function shareOf(
  terms: Concept['terms'],
  matched: ReadonlyMap<string, readonly string[]>,
  cited: readonly RuleHit[],
): number {
  let share = 0
  for (const [one, weight] of terms) {
    const fields = matched.get(one)
    const inSentence = fields?.includes('sentence') === true
    if (inSentence || fields?.includes('named') === true)
      share = Math.max(share, weight * (inSentence ? 1 : 0.9))
    else if (fields !== undefined || cited.some((hit) => hit.terms.has(one)))
      share = Math.max(share, weight * 0.4)
  }
  return share
}
