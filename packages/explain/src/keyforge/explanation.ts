import { messageOf, say, word } from '@battleline/kernel'
import {
  BREAKDOWN_PROPERTIES,
  type BreakdownProperty,
  CHANGES,
  CHARTS,
  KEYWORDS,
  type Keyword,
  PILES,
  type PlayerId,
  TRIGGERS,
  VALUED,
} from '@battleline/keyforge'
import { arrowSides, isWhere, type KeyforgePlayed, MOVES, positionAt, rolesText } from '@battleline/scenario'
import { asMessage } from '../trace/lists.ts'
import { type Answer, answer, presuppositionFailed, reworded } from '../why/answer.ts'
import type { GameExplanation, UnreadQuestion } from '../why/game-explanation.ts'
import { cardCalled } from '../why/question.ts'
import type { Run } from '../why/trace-queries.ts'
import { notAbility } from './ability.ts'
import { destroyed } from './destroyed.ts'
import { notKeyword } from './keyword.ts'
import { survived } from './survived.ts'
import { notWard } from './ward.ts'
import { keyforgeWords } from './words.ts'

/** Why a creature survived, or why it was destroyed. */
function survivedOrDestroyed(run: Run, card: number, { game, position, ask }: KeyforgePlayed): Answer {
  const destruction = destroyed(run, card)
  if (destruction.holds) return { ...destruction, holds: false }
  const survival = survived(run, card)
  if (survival.because.length > 0 || game.card(position, card).zone !== 'battleline') return survival
  const { damage, power } = game.card(position, card)
  if (damage >= power && ask === null) {
    const isInvulnerable = game.breakdown(position, card, 'invulnerable').value !== 0
    const why = word(isInvulnerable ? 'it is invulnerable' : 'a text forbids that it is destroyed')
    const text = say`${run.name(card)} was not destroyed, although its power of ${power} is not more than its damage (${damage}): ${why}.`
    return answer(text, ['KF-PWR-6', ...(isInvulnerable ? ['KF-INV-1'] : ['KF-GEN-2'])], [], survival.holds)
  }
  const text = say`Nothing was about to destroy ${run.name(card)}: it has ${damage} damage and power ${power}.`
  return reworded(survival, text)
}

/** The triggers of the abilities that a card has before the run or at its end. */
const triggersOf = ({ game, start, position }: KeyforgePlayed, card: number): readonly string[] =>
  [start, position].flatMap((at) =>
    game.cards(at).includes(card) ? game.abilities(at, card).map(({ trigger }) => trigger) : [],
  )

function keywordAnswer(run: Run, card: number, keyword: string, played: KeyforgePlayed): Answer {
  const valueAt = (creature: number, at: number) =>
    played.game.breakdown(positionAt(played, at), creature, keyword as BreakdownProperty).value
  return notKeyword(run, { card, keyword: keyword as Keyword, valueAt })
}

/** Why a move is not allowed at the end of the run: `fight: Troll -> Urchin`, with or without the colon. */
function cannot(text: string, played: KeyforgePlayed): Answer | UnreadQuestion {
  const read = readMove(text, played)
  if ('problem' in read) return read
  const { move, answers } = read
  const { game, position, ask } = played
  if (ask !== null && ask.step !== answers)
    return answer(say`Not now: “${asMessage(ask.title)}” must be answered first.`, ask.cite)
  const why = game.whyNot(position, move)
  return why === null
    ? answer(say`Nothing forbids “${text}”.`, [], [], false)
    : answer(say`It is not allowed: ${messageOf(why)}.`, why.cite)
}

/** The engine’s id of a move, and the step whose decision the move answers. */
function readMove(
  text: string,
  played: KeyforgePlayed,
): { readonly move: string; readonly answers: string } | UnreadQuestion {
  const [, word = '', rest = ''] = /^([a-z]+):?(?: (.*))?$/i.exec(text) ?? []
  const move = MOVES[word.toLowerCase()]
  if (move === undefined)
    return {
      problem: `“${text}” is not a move; moves are ${Object.keys(MOVES).join(', ')}, as in a scenario`,
    }
  const { answers } = move
  if (move.words !== undefined) return { move: move.engine([], 0, rest.trim()), answers }
  const names = move.cards.length > 1 ? arrowSides(rest).map((side) => side.text) : [rest.trim()]
  if (names.length !== move.cards.length || names.includes(''))
    return { problem: `${word} takes ${rolesText(move)}` }
  const cards: number[] = []
  for (const [at, name] of names.entries()) {
    const fits = (one: number) => isWhere(played.game, played.position, one, move.cards[at]?.where)
    const card = cardCalled(name, played, fits)
    if (typeof card !== 'number') return card
    cards.push(card)
  }
  return { move: move.engine(cards, 0, ''), answers }
}

const WARD = 'ward'
const KEY_COST = 'key cost'

/** KeyForge’s titles, words and answers. */
export const keyforgeExplanation: GameExplanation = {
  title: 'KeyForge',
  words: keyforgeWords,
  editions: CHANGES,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  whys: {
    keywords: KEYWORDS,
    valued: VALUED,
    abilities: TRIGGERS,
    counters: [WARD],
    aliases: {
      ward: 'warded',
      stun: 'stunned',
      enrage: 'enraged',
      counters: 'power counters',
      æmber: 'aember',
    },
    playerBreakdowns: [KEY_COST],
    cardBreakdowns: BREAKDOWN_PROPERTIES,
    records: ['owner', 'controller', 'host', 'upgrades', 'neighbors', 'under', 'grafted', 'half', ...PILES],
    destroyed: (run, card, played) => {
      const destruction = destroyed(run, card)
      return destruction.holds
        ? destruction
        : presuppositionFailed(survivedOrDestroyed(run, card, played as KeyforgePlayed))
    },
    survived: survivedOrDestroyed,
    ability: (run, card, ability, played) =>
      notAbility(run, { card, ability, has: triggersOf(played as KeyforgePlayed, card) }),
    keyword: (run, card, keyword, played) =>
      keyword === WARD
        ? notWard(run, card, (played as KeyforgePlayed).game.card(played.position, card).warded)
        : keywordAnswer(run, card, keyword, played as KeyforgePlayed),
    cannot,
    playerBreakdown: (player, _, { game, position }) =>
      (game as KeyforgePlayed['game']).keyCost(position, player as PlayerId),
    cardBreakdown: (card, property, { game, position }) =>
      (game as KeyforgePlayed['game']).breakdown(position, card, property as BreakdownProperty),
  },
}
