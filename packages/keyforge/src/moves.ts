import { because, type Reason, type View } from '@battleline/kernel'
import { abilitiesOf } from './abilities.ts'
import { cannotBeFought, cannotFight, defendersOf } from './declaring.ts'
import { isCreature, isInPlay, lineOf } from './read.ts'
import { type Card, cardOf, FIRST_CARD, type PlayerId, playerOf, tableOf } from './state.ts'

/**
 * Moves of step 3, as words: `fight 3 7` (attacker, defender), `reap 3`, `action 3` (for the second of several
 * abilities `action 3 1`), `unstun 3`, `play 9`, `end`. Cards go by the numbers of their records.
 */
export interface Move {
  readonly kind: 'fight' | 'reap' | 'action' | 'unstun' | 'play' | 'end'
  readonly card: number
  /** The defender, or which of its actions. */
  readonly other: number
}

const KINDS: readonly string[] = ['fight', 'reap', 'action', 'unstun', 'play', 'end']

/** The move that a word names, or null where it names none. Cards are not looked at. */
export function readMove(word: string): Move | null {
  const gap = word.indexOf(' ')
  const kind = gap < 0 ? word : word.slice(0, gap)
  if (!KINDS.includes(kind)) return null
  const second = gap < 0 ? -1 : word.indexOf(' ', gap + 1)
  const card = gap < 0 ? -1 : Number(second < 0 ? word.slice(gap + 1) : word.slice(gap + 1, second))
  const other = second < 0 ? 0 : Number(word.slice(second + 1))
  return Number.isInteger(card) && Number.isInteger(other) ? { kind: kind as Move['kind'], card, other } : null
}

/** Why the active player may not make a move now, or null where they may. */
export function whyNot(w: View, word: string): Reason | null {
  const move = readMove(word)
  if (move === null) return because(`“${word}” is not a move; moves are ${KINDS.join(', ')}, followed by card numbers`)
  if (move.kind === 'end') return null
  const { active, house } = tableOf(w)
  if (move.card < FIRST_CARD || move.card >= w.rows.length) return because(`there is no card ${move.card}`)
  const card = cardOf(w, move.card)
  if (house !== null && card.$def.house !== house) {
    return because(`${card.name} is not of house ${house}, the active house`, 'KF-USE-2', 'KF-TRN-5')
  }
  if (move.kind === 'play') return cannotPlay(w, move.card, active)
  if (!isInPlay(w, move.card)) return because(`${card.name} is not in play`, 'KF-USE-2')
  if (card.controller !== active) return because(`${card.name} is not controlled by the active player`, 'KF-USE-2')
  return cannotUse(w, move, card)
}

function cannotPlay(w: View, card: number, active: PlayerId): Reason | null {
  const { name, $def } = cardOf(w, card)
  if (!playerOf(w, active).hand.includes(card)) return because(`${name} is not in the active player’s hand`, 'KF-TRN-5')
  return $def.type === 'action' ? null : because(`this version plays action cards only, and ${name} is none`)
}

function cannotUse(w: View, move: Move, { name, ready, stunned, enraged }: Card): Reason | null {
  if (move.kind === 'fight') {
    const unfit = cannotFight(w, move.card)
    if (unfit !== null) return unfit
    if (move.other >= FIRST_CARD && move.other < w.rows.length) return cannotBeFought(w, move.card, move.other)
    return because(`there is no card ${move.other} to fight`)
  }
  if (!ready) return because(`${name} is exhausted`, 'KF-USE-2')
  if (move.kind === 'unstun') return stunned ? null : because(`${name} is not stunned`, 'KF-STN-2')
  if (stunned) return because(`${name} is stunned: it can only be used to remove the stun`, 'KF-STN-1')
  if (enraged && canFight(w, move.card)) return because(`${name} is enraged: it must be used to fight`, 'KF-ENR-1')
  if (move.kind === 'reap') return isCreature(w, move.card) ? null : because(`${name} is not a creature`, 'KF-USE-1')
  const actions = abilitiesOf(w, move.card, 'action')
  return actions[move.other] ? null : because(`${name} has ${actions.length} Action: abilities`, 'KF-USE-1')
}

const canFight = (w: View, card: number): boolean => cannotFight(w, card) === null && defendersOf(w, card).length > 0

/** Every move that the active player may make now, cards left to right, and `end`. */
export function legalMoves(w: View): readonly string[] {
  const { active } = tableOf(w)
  const player = playerOf(w, active)
  const used = [...lineOf(w, active), ...player.artifacts].flatMap(card => [
    ...defendersOf(w, card).map(defender => `fight ${card} ${defender}`),
    `reap ${card}`,
    ...abilitiesOf(w, card, 'action').map((_, n) => (n === 0 ? `action ${card}` : `action ${card} ${n}`)),
    `unstun ${card}`,
  ])
  const played = player.hand.map(card => `play ${card}`)
  return [...used, ...played, 'end'].filter(word => whyNot(w, word) === null)
}

/** A move in a player's words. */
export function moveLabel(w: View, word: string): string {
  const move = readMove(word)
  if (move === null || move.kind === 'end') return 'end the step'
  const { name } = cardOf(w, move.card)
  switch (move.kind) {
    case 'fight':
      return `${name} fights ${cardOf(w, move.other).name}`
    case 'reap':
      return `${name} reaps`
    case 'action':
      return `use ${name}`
    case 'unstun':
      return `${name} removes its stun`
    case 'play':
      return `play ${name}`
  }
}
