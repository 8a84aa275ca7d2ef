import { KEYWORDS as GRAND_ARCHIVE_KEYWORDS } from '@battleline/grand-archive'
import { KEYWORDS as KEYFORGE_KEYWORDS } from '@battleline/keyforge'
import { KEYWORDS as MAGIC_KEYWORDS } from '@battleline/magic'
import { headingOf, RULE_TEXTS, type RuleText, sentenceOf } from '@battleline/rulebook'
import type { KeywordAnswer, RuleAnswer, StepAnswer } from '../model/answer.ts'
import { GAME_WORDS } from '../words/vocabulary.ts'
import { indexOf, plain, term, wordsOf } from '../words/words.ts'

/** The rules, steps and keywords, and how they are found. */

export interface RuleHit {
  readonly rule: RuleText
  /** 1 for the best one. */
  readonly score: number
  /** The terms that it has. */
  readonly terms: ReadonlySet<string>
}

/** States that players ask about as if they were keywords. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  keyforge: ['ward', 'stun', 'enrage', 'armor', 'exalt'],
}

const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  keyforge: [...KEYFORGE_KEYWORDS, ...(STATES.keyforge ?? [])],
  magic: MAGIC_KEYWORDS,
  'grand-archive': GRAND_ARCHIVE_KEYWORDS,
}

/** The game that a page of rules is about; rulings are KeyForge's so far. */
export const gameOf = ({ page }: RuleText): string =>
  /^docs\/rules\/([a-z-]+?)(?:-[a-z]+)?\.md$/.exec(page)?.[1] ?? 'keyforge'

/** Every term of the rules. */
export const gameTerms: ReadonlySet<string> = new Set(
  [GAME_WORDS, ...RULE_TEXTS.flatMap(({ heading, text }) => [heading, text])].flatMap(wordsOf).map(term),
)

const byId = new Map(RULE_TEXTS.map((rule) => [rule.id, rule]))

/** The rule that decides a ruling: the first of its rules that a page of the docs has; null without one. */
export function decidingRule(rules: readonly string[]): RuleAnswer | null {
  const rule = rules.flatMap((id) => byId.get(id) ?? [])[0]
  return rule === undefined ? null : { id: rule.id, text: sentenceOf(rule) }
}

const stepAnswer = (rule: RuleText): StepAnswer => ({
  game: gameOf(rule),
  id: rule.id,
  heading: headingOf(rule),
  text: sentenceOf(rule),
})

export class RuleSearch {
  readonly #search = indexOf<RuleText>(['heading', 'text', 'id'])

  constructor() {
    this.#search.addAll(RULE_TEXTS)
  }

  /** The rules with some terms, the best first. */
  find(terms: ReadonlyMap<string, number>, game: string | null, prefix: string | null): readonly RuleHit[] {
    const hits = this.#search.search([...terms.keys()].join(' '), {
      boost: { heading: 1.5, text: 1, id: 0.5 },
      boostTerm: (one) => terms.get(one) ?? 1,
      prefix: (one) => one === prefix,
      filter: ({ id }) => {
        const rule = byId.get(id)
        return rule !== undefined && (game === null || gameOf(rule) === game)
      },
    })
    const best = hits[0]?.score ?? 1
    return hits.flatMap(({ id, score, match }) => {
      const rule = byId.get(id)
      return rule === undefined ? [] : [{ rule, score: score / best, terms: new Set(Object.keys(match)) }]
    })
  }

  steps(hits: readonly RuleHit[], most: number): readonly StepAnswer[] {
    return hits
      .filter(({ score }) => score > 0.45)
      .slice(0, most)
      .map(({ rule }) => stepAnswer(rule))
  }
}

/** The keywords that a question names, each with its rule. */
export function keywordsIn(question: string, game: string | null): readonly KeywordAnswer[] {
  const asked = ` ${wordsOf(question).map(term).join(' ')} `
  return Object.entries(KEYWORDS)
    .filter(([name]) => game === null || name === game)
    .flatMap(([name, keywords]) =>
      keywords.flatMap((keyword) => {
        if (!asked.includes(` ${wordsOf(keyword).map(term).join(' ')} `)) return []
        const rule = ruleOfKeyword(name, keyword)
        return rule === null ? [] : [{ game: name, keyword, rule }]
      }),
    )
}

/** Rules of other keywords come after those of the keyword, and rules of anything else after these. */
const ELSEWHERE = 100_000
/** Where the rules of keywords stand. */
const ABOUT_KEYWORDS = /-(?:KEY|KW|WRD|STN|ENR|ARM)-/

/** The rule that says what a keyword does: of those about keywords, the one that names it first. */
function ruleOfKeyword(game: string, keyword: string): RuleAnswer | null {
  const own = byId.get(`GA-KW-${keyword.toUpperCase().replaceAll(/[^A-Z]/g, '')}`)
  if (game === 'grand-archive' && own !== undefined) return { id: own.id, text: sentenceOf(own) }
  const word = new RegExp(`\\b${plain(keyword)}`)
  const placed = RULE_TEXTS.flatMap((rule) => {
    const place = plain(rule.text).search(word)
    if (gameOf(rule) !== game || place < 0) return []
    const isAbout = ABOUT_KEYWORDS.test(rule.id) || /[Kk]eyword/.test(rule.heading)
    // The code of a keyword's rules begins as the keyword does: those of taunt are KF-TNT.
    const isOwn = isAbout && rule.id.split('-')[1]?.charAt(0).toLowerCase() === word.source.charAt(2)
    return [{ rule, place: place + (isOwn ? 0 : isAbout ? ELSEWHERE : 2 * ELSEWHERE) }]
  })
  placed.sort((one, other) => one.place - other.place)
  const named = placed[0]?.rule
  if (named === undefined) return null
  const rule =
    RULE_TEXTS.find(({ id }) => familyOf(id) === familyOf(named.id) && game === 'keyforge') ?? named
  return { id: rule.id, text: sentenceOf(rule) }
}

/** The rules that belong together: those of taunt are KF-TNT-1, KF-TNT-2 and so on. */
export const familyOf = (id: string): string => id.replace(/-\d+$/, '')
