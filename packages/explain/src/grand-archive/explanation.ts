import {
  ABILITIES,
  type AbilityReading,
  BREAKDOWN_PROPERTIES,
  type BreakdownProperty,
  CHANGES,
  CHARTS,
  KEYWORDS,
  PILES,
  VALUED,
} from '@battleline/grand-archive'
import { messageOf, type Position, say } from '@battleline/kernel'
import { type GrandArchivePlayed, positionAt, readMove } from '@battleline/scenario'
import { type Answer, answer } from '../why/answer.ts'
import type { GameExplanation, UnreadQuestion } from '../why/game-explanation.ts'
import type { Run } from '../why/trace-queries.ts'
import { notAbility } from './ability.ts'
import { destroyed, survived } from './destruction.ts'
import { notKeyword } from './keyword.ts'
import type { RunWithBoard } from './trace-queries.ts'
import { grandArchiveWords } from './words.ts'

/** The run with the values of its cards at each event; the position there is computed on demand. */
function withBoard(run: Run, played: GrandArchivePlayed): RunWithBoard {
  return { ...run, at: (card, place) => played.game.card(boardAt(played, place), card) }
}

/** The positions of the last runs by their places: the questions about a run look at the same ones. */
const boards = new WeakMap<GrandArchivePlayed['trace'], Map<number, Position>>()

function boardAt(played: GrandArchivePlayed, place: number): Position {
  const known = boards.get(played.trace) ?? new Map<number, Position>()
  boards.set(played.trace, known)
  const position = known.get(place) ?? positionAt(played, place)
  known.set(place, position)
  return position
}

/**
 * The abilities that a card had at any time, each once. An ability counts as active if its brackets were true at any
 * time.
 */
function abilitiesOf(
  { game, start, position, answers }: GrandArchivePlayed,
  card: number,
): readonly AbilityReading[] {
  const all = [start, ...answers.map(({ from }) => from), position].flatMap((at) =>
    game.cards(at).includes(card) ? game.abilities(at, card) : [],
  )
  const found = new Map<string, AbilityReading>()
  for (const one of all) if (one.holds || !found.has(one.runs)) found.set(one.runs, one)
  return [...found.values()]
}

const RETALIATE = 'grand-archive/retaliation.4-retaliate'

function cannot(text: string, played: GrandArchivePlayed): Answer | UnreadQuestion {
  const move = readMove(text, played)
  if ('problem' in move) return move
  const { game, position } = played
  const why =
    'retaliates' in move ? whyNotRetaliate(move.retaliates, played) : game.whyNot(position, move.word)
  return why === null
    ? answer(say`Nothing forbids “${text}”.`, [], [], false)
    : answer(say`It is not allowed: ${messageOf(why)}.`, why.cite)
}

/** Why a card cannot retaliate in the last attack of the run. */
function whyNotRetaliate(card: number, played: GrandArchivePlayed) {
  const at = played.trace.map(({ step }) => step.id).lastIndexOf(RETALIATE)
  return played.game.whyNotRetaliate(positionAt(played, Math.max(0, at)), card)
}

/** Grand Archive’s titles, words and answers. */
export const grandArchiveExplanation: GameExplanation = {
  title: 'Grand Archive',
  words: grandArchiveWords,
  editions: CHANGES,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  whys: {
    keywords: KEYWORDS,
    valued: VALUED,
    abilities: ABILITIES,
    cardBreakdowns: BREAKDOWN_PROPERTIES,
    records: ['owner', 'controller', 'under', 'host', 'linked', 'lineage', 'field', ...PILES],
    destroyed: (run, card, played) => destroyed(withBoard(run, played as GrandArchivePlayed), card),
    survived: (run, card, played) => {
      const board = withBoard(run, played as GrandArchivePlayed)
      const destruction = destroyed(board, card)
      return destruction.holds ? { ...destruction, holds: false } : survived(board, card)
    },
    ability: (run, card, ability, played) => {
      const one = played as GrandArchivePlayed
      return notAbility(withBoard(run, one), { card, ability, has: abilitiesOf(one, card) })
    },
    keyword: (run, card, keyword, played) => {
      const one = played as GrandArchivePlayed
      const barred = new RegExp(`\\] ${keyword}\\b`, 'i').test(one.game.card(one.start, card).text)
      return notKeyword(withBoard(run, one), { card, keyword, barred })
    },
    cannot,
    cardBreakdown: (card, property, { game, position }) =>
      (game as GrandArchivePlayed['game']).breakdown(position, card, property as BreakdownProperty),
  },
}
