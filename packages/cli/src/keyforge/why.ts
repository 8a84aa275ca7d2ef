import {
  type Answer,
  answer,
  destroyed,
  notAbility,
  notKeyword,
  notWard,
  survived,
  type Told,
} from '@battleline/explain'
import { KEYWORDS, PILES, type PlayerId, RECKONED, type Reckoned } from '@battleline/keyforge'
import { ARROW, isWhere, MOVES, type Played, positionAt, rolesText } from '@battleline/scenario'
import { cardCalled } from '../questions.ts'
import type { Unread, WhyTeller } from '../why-teller.ts'

/** What a creature survived; where it did not, why it was destroyed. */
function aliveStill(told: Told, card: number, { game, position }: Played): Answer {
  const fate = destroyed(told, card)
  if (fate.holds) return { ...fate, holds: false }
  const spared = survived(told, card)
  if (spared.because.length > 0 || game.card(position, card).zone !== 'battleline') return spared
  const { damage, power } = game.card(position, card)
  return { ...spared, text: `${spared.text.slice(0, -1)}: it has ${damage} damage and power ${power}.` }
}

/** The abilities that a card has at the end of the run or had before it. */
const triggersOf = ({ game, start, position }: Played, card: number): readonly string[] =>
  [start, position].flatMap((at) => game.abilities(at, card).map(({ trigger }) => trigger))

function keywordOf(told: Told, card: number, keyword: string, played: Played): Answer {
  const worth = (creature: number, _: string, at: number) =>
    played.game.reckon(positionAt(played, at), creature, keyword as Reckoned).value
  return notKeyword(told, { card, keyword, worth })
}

/** Why a move may not be made where the run stands: `fight: Troll -> Urchin`, with or without the colon. */
function cannot(text: string, played: Played): Answer | Unread {
  const read = readMove(text, played)
  if ('problem' in read) return read
  const { move, answers } = read
  const { game, position, ask } = played
  if (ask !== null && ask.step !== answers)
    return answer(`Not now: “${ask.title}” has to be answered first.`, ask.cite)
  const why = game.whyNot(position, move)
  return why === null
    ? answer(`Nothing forbids “${text}”.`, [], [], false)
    : answer(`It may not be done: ${why.reason}.`, why.cite)
}

/** The move as the engine reads it, and the step whose question it answers. */
function readMove(
  text: string,
  played: Played,
): { readonly move: string; readonly answers: string } | Unread {
  const [, word = '', rest = ''] = /^([a-z]+):?(?: (.*))?$/i.exec(text) ?? []
  const move = MOVES[word.toLowerCase()]
  if (move === undefined)
    return { problem: `“${text}” is no move; moves are ${Object.keys(MOVES).join(', ')}, as in a scenario` }
  const { answers } = move
  if (move.words !== undefined) return { move: move.engine([], 0, rest.trim()), answers }
  const names = move.cards.length > 1 ? rest.split(ARROW) : [rest]
  if (names.length !== move.cards.length || names.some((name) => name.trim() === ''))
    return { problem: `${word} takes ${rolesText(move)}` }
  const cards: number[] = []
  for (const [at, name] of names.entries()) {
    const fits = (one: number) => isWhere(played.game, played.position, one, move.cards[at]?.where)
    const card = cardCalled(name.trim(), played, fits)
    if (typeof card !== 'number') return card
    cards.push(card)
  }
  return { move: move.engine(cards, 0, ''), answers }
}

const WARD = 'ward'
const KEY_COST = 'key cost'

/** What KeyForge answers about a run. */
export const why: WhyTeller = {
  keywords: KEYWORDS,
  counters: [WARD],
  aliases: {
    ward: 'warded',
    stun: 'stunned',
    enrage: 'enraged',
    counters: 'power counters',
    æmber: 'aember',
  },
  ofPlayer: [KEY_COST],
  reckoned: RECKONED,
  records: ['owner', 'controller', 'host', 'upgrades', 'neighbors', 'under', 'grafted', 'half', ...PILES],
  destroyed,
  survived: aliveStill,
  ability: (told, card, ability, played) =>
    notAbility(told, { card, ability, has: triggersOf(played as Played, card) }),
  keyword: (told, card, keyword, played) =>
    keyword === WARD
      ? notWard(told, card, (played as Played).game.card(played.position, card).warded)
      : keywordOf(told, card, keyword, played as Played),
  cannot,
  reckonPlayer: (player, _, { game, position }) =>
    (game as Played['game']).keyCost(position, player as PlayerId),
  reckon: (card, property, { game, position }) =>
    (game as Played['game']).reckon(position, card, property as Reckoned),
}
