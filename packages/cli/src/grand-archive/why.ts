import { type Answer, answer, grandArchiveWhy, type Told } from '@battleline/explain'
import { type AbilityReading, KEYWORDS, RECKONED, type Reckoned } from '@battleline/grand-archive'
import { type GrandArchivePlayed, positionAt, readMove } from '@battleline/scenario'
import type { Unread, WhyTeller } from '../why-teller.ts'

/** The run with the values of cards at each of its places: the position there is worked out where somebody asks. */
function boardOf(told: Told, played: GrandArchivePlayed): grandArchiveWhy.ToldBoard {
  return { ...told, at: (card, place) => played.game.card(positionAt(played, place), card) }
}

/** The abilities that a card had before the run or has at its end, each once; one whose brackets held at any time holds. */
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

function cannot(text: string, played: GrandArchivePlayed): Answer | Unread {
  const move = readMove(text, played)
  if ('problem' in move) return move
  const { game, position } = played
  const why =
    'retaliates' in move ? whyNotRetaliate(move.retaliates, played) : game.whyNot(position, move.word)
  return why === null
    ? answer(`Nothing forbids “${text}”.`, [], [], false)
    : answer(`It may not be done: ${why.reason}.`, why.cite)
}

/** Retaliation is asked about in the last attack of the run. */
function whyNotRetaliate(card: number, played: GrandArchivePlayed) {
  const asked = played.trace.map(({ step }) => step.id).lastIndexOf(RETALIATE)
  return played.game.whyNotRetaliate(positionAt(played, asked < 0 ? 0 : asked), card)
}

/** What Grand Archive answers about a run. */
export const why: WhyTeller = {
  keywords: KEYWORDS,
  reckoned: RECKONED,
  records: ['owner', 'controller', 'under'],
  destroyed: (told, card, played) =>
    grandArchiveWhy.destroyed(boardOf(told, played as GrandArchivePlayed), card),
  survived: (told, card, played) => {
    const board = boardOf(told, played as GrandArchivePlayed)
    const fate = grandArchiveWhy.destroyed(board, card)
    return fate.holds ? { ...fate, holds: false } : grandArchiveWhy.survived(board, card)
  },
  ability: (told, card, ability, played) => {
    const one = played as GrandArchivePlayed
    return grandArchiveWhy.notAbility(boardOf(told, one), { card, ability, has: abilitiesOf(one, card) })
  },
  keyword: (told, card, keyword, played) => {
    const one = played as GrandArchivePlayed
    const barred = new RegExp(`\\] ${keyword}\\b`, 'i').test(one.game.card(one.start, card).text)
    return grandArchiveWhy.notKeyword(boardOf(told, one), { card, keyword, barred })
  },
  cannot,
  reckon: (card, property, { game, position }) =>
    (game as GrandArchivePlayed['game']).reckon(position, card, property as Reckoned),
}
