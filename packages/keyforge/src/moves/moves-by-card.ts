import { opponentOf } from '@battleline/card-game'
import { because, type Message, type Reason, say, sentenceOf, type View } from '@battleline/kernel'
import { cardOf, playerOf, tableOf } from '../model/state.ts'
import { isCreature, isInPlay, lineOf } from '../query/board.ts'
import type { Move } from './move.ts'
import { actionsOf, moveLabel, readMove, whyNot } from './moves.ts'
import { offering } from './resolve.ts'

/** A legal move of a card: `id` answers the pending decision. */
export interface CardMove {
  readonly id: string
  readonly kind: Move['kind']
  readonly label: string
  /** What the label is made of. */
  readonly words: Message
  /** The other card of the move, such as the defender; null if there is none. */
  readonly other: number | null
}

/** An illegal move of a card, and the reason. `id` is the move that would be refused. */
export interface BarredMove extends CardMove, Reason {}

/** The legal and illegal moves of one card. The rest of a move is decided after it is made. */
export interface CardMoves {
  readonly card: number
  readonly may: readonly CardMove[]
  readonly mayNot: readonly BarredMove[]
}

/** The cards that the active player could use: in play, then in hand, then prophecies, then in the discard pile. */
export function cardMoves(w: View): readonly CardMoves[] {
  const { active } = tableOf(w)
  const { battleline, artifacts, hand, prophecies } = playerOf(w, active)
  const cards = [...battleline, ...artifacts, ...hand, ...prophecies, ...offering(w, active)]
  return cards.map((card) => movesOf(w, card))
}

function movesOf(w: View, card: number): CardMoves {
  const may: CardMove[] = []
  const mayNot: BarredMove[] = []
  for (const id of thinkable(w, card)) {
    const move = readMove(id)
    if (move === null) continue
    const why = whyNot(w, id)
    const { kind } = move
    const words = moveLabel(w, id)
    const one = { id, kind, label: sentenceOf(words), words, other: kind === 'fight' ? move.other : null }
    if (why === null) may.push(one)
    else mayNot.push({ ...one, ...why })
  }
  return { card, may, mayNot: together(w, card, may, mayNot) }
}

/** Every move with this card that is worth listing. A card without actions lists one action move, for its reason. */
function thinkable(w: View, card: number): readonly string[] {
  if (cardOf(w, card).zone === 'prophecies') return [`activate ${card}`]
  if (cardOf(w, card).zone === 'discard') return [`resolve ${card}`]
  if (!isInPlay(w, card)) return [`play ${card}`, `discard ${card}`]
  const actions = actionsOf(w, card).map((_, n) => (n === 0 ? `action ${card}` : `action ${card} ${n}`))
  if (!isCreature(w, card)) return actions.length > 0 ? actions : [`action ${card}`]
  const enemies = lineOf(w, opponentOf(cardOf(w, card).controller))
  const fights = enemies.map((enemy) => `fight ${card} ${enemy}`)
  const stunned = cardOf(w, card).stunned ? [`unstun ${card}`] : []
  return [...fights, `reap ${card}`, ...actions, ...stunned]
}

/** If a creature may not fight for the same reason whatever the defender, the reason appears once. */
function together(
  w: View,
  card: number,
  may: readonly CardMove[],
  mayNot: readonly BarredMove[],
): readonly BarredMove[] {
  if (!isCreature(w, card) || may.some(({ kind }) => kind === 'fight')) return mayNot
  const fights = mayNot.filter(({ kind }) => kind === 'fight')
  const [first] = fights
  if (first !== undefined && fights.some(({ reason }) => reason !== first.reason)) return mayNot
  const why = first ?? because('there is no creature to fight', 'KF-FGT-1')
  const words = say`${cardOf(w, card).name} fights`
  const id = `fight ${card}`
  const none: BarredMove = { ...why, id, kind: 'fight', label: sentenceOf(words), words, other: null }
  return [none, ...mayNot.filter(({ kind }) => kind !== 'fight')]
}
