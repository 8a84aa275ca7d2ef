import { didYouMean, fold } from '@battleline/language'
import { nearestWord, type PlayedScenario, recordsNamed } from '@battleline/scenario'
import type { UnreadQuestion } from './game-explanation.ts'

/** A parsed question about a run. */
export type WhyQuestion =
  | { readonly kind: 'destroyed' | 'survived'; readonly card: number }
  | { readonly kind: 'not ability'; readonly ability: string; readonly card: number }
  | { readonly kind: 'not keyword'; readonly keyword: string; readonly card: number }
  | { readonly kind: 'cannot'; readonly move: string }
  | { readonly kind: 'step'; readonly step: string }
  | { readonly kind: 'value'; readonly property: string; readonly card: number }
  | { readonly kind: 'player value'; readonly property: string; readonly player: number }

/** The kinds of questions, as players write them. */
export const QUESTIONS: readonly string[] = [
  'destroyed CARD',
  'survived CARD',
  'not ABILITY of CARD',
  'not keyword KEYWORD of CARD',
  'cannot MOVE',
  'step ID',
  'value PROPERTY of CARD',
  'value PROPERTY of PLAYER',
]

/** The words that questions begin with. */
const FIRST_WORDS = [...new Set(QUESTIONS.map((one) => one.split(' ')[0] ?? ''))]

type Reading = WhyQuestion | UnreadQuestion

/** Reads a question, with the card names of the run. */
export function readQuestion(text: string, played: PlayedScenario): Reading {
  const words = text.trim().replace(/\s+/g, ' ').replace(/^why /i, '').replace(/\?$/, '')
  const [, verb, victim] = /^(destroyed|survived) (.+)$/i.exec(words) ?? []
  if (verb !== undefined && victim !== undefined) {
    const kind = verb.toLowerCase() as 'destroyed' | 'survived'
    return about(victim, played, (card) => ({ kind, card }))
  }
  const [, keyword, bearer] = /^not keyword (.+?) of (.+)$/i.exec(words) ?? []
  if (keyword !== undefined && bearer !== undefined)
    return about(bearer, played, (card) => ({ kind: 'not keyword', keyword, card }))
  const [, ability, owner] = /^not (.+?):? of (.+)$/i.exec(words) ?? []
  if (ability !== undefined && owner !== undefined)
    return about(owner, played, (card) => ({ kind: 'not ability', ability, card }))
  const [, property, bearing] = /^value (.+?) of (.+)$/i.exec(words) ?? []
  if (property !== undefined && bearing !== undefined) {
    const player = played.scenario.players.findIndex((name) => fold(name) === fold(bearing)) + 1
    if (player > 0) return { kind: 'player value', property, player }
    return about(bearing, played, (card) => ({ kind: 'value', property, card }))
  }
  const [, step] = /^step (\S+)$/i.exec(words) ?? []
  if (step !== undefined) return { kind: 'step', step }
  const [, move] = /^cannot (.+)$/i.exec(words) ?? []
  if (move !== undefined) return { kind: 'cannot', move }
  const [first = '', ...rest] = words.split(' ')
  const near = nearestWord(first, FIRST_WORDS)
  const meant = near === undefined || near === first ? undefined : [near, ...rest].join(' ')
  return {
    problem: `“${text}” is not a question${meant === undefined ? '; --help lists the questions' : didYouMean(meant)}`,
  }
}

function about(word: string, played: PlayedScenario, make: (card: number) => WhyQuestion): Reading {
  const card = cardCalled(word, played)
  return typeof card === 'number' ? make(card) : card
}

/** The card of a word: by its name in the run or by a unique printed name; among several, the one that `fits`. */
export function cardCalled(
  word: string,
  played: PlayedScenario,
  fits: (card: number) => boolean = () => true,
): number | UnreadQuestion {
  // Also the cards that were created in the run.
  const { game, position } = played
  const cards = game.cards(position)
  const plainName = (card: number) => game.card(position, card).name
  const all = recordsNamed(word, { cards, name: (card) => played.name(card), plainName })
  const fitting = all.filter(fits)
  const named = fitting.length > 0 ? fitting : all
  const [card] = named
  if (card !== undefined && named.length === 1) return card
  const names = named.length > 0 ? named : cards
  const called = [...new Set(names.map((one) => played.name(one)))]
  if (named.length > 1) return { problem: `“${word}” could be ${called.join(' or ')}` }
  return { problem: `no card here is called “${word}”${didYouMean(nearestWord(word, called))}` }
}
