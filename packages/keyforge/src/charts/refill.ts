import type { PlayerId } from '@battleline/card-game'
import { because, chart, routine, stepVerbs, type World } from '@battleline/kernel'
import { HOOK } from '../model/hooks.ts'
import { playerOf, writePlayer } from '../model/state.ts'
import { playerRulesFor } from '../query/player-rules.ts'
import { draw, drawing } from './draw.ts'

/** Step 5 of a turn. */
export interface Refilling {
  readonly you: PlayerId
  /** The number of cards to draw, and of draws that chains prevent. */
  draws: number
  stopped: number
}

export const refilling = (you: PlayerId): Refilling => ({ you, draws: 0, stopped: 0 })

const { act, step } = stepVerbs<Refilling>()

export const refill = chart<Refilling>(
  'keyforge/refill',
  'Draw cards',
  {
    '1-number': act('How many cards the hand is refilled to', workOut).cite('KF-DRW-1', 'KF-CHN-2'),
    '2-draw': step('The hand is refilled')
      .call(draw, (_, l) => drawing(l.you, l.draws))
      .when((_, l) => l.draws > 0 || because('the hand is full', 'KF-DRW-1'))
      .cite('KF-DRW-1', 'KF-DRW-2'),
    '3-chain': act('A chain is shed', (w, l) => shedChain(w, l.you))
      .when((_, l) => l.stopped > 0 || routine('chains stopped no draw', 'KF-CHN-3'))
      .cite('KF-CHN-3'),
  },
  { subjects: (l) => [l.you], like: refilling(1) },
)

const HAND = 6

/** How many fewer cards a player with chains draws (KF-CHN-2). */
export const penalty = (chains: number): number => Math.ceil(chains / 6)

export function shedChain(w: World, player: PlayerId): void {
  const { chains } = playerOf(w, player)
  if (chains > 0) writePlayer(w, player).chains = chains - 1
}

/** The refill number without chains: 6 plus effects. */
function handSize(w: World, player: PlayerId): number {
  let size = HAND
  for (const { is, effect } of playerRulesFor(w, HOOK.refill, 'refills', player)) {
    const by = is.by * effect.timesFor(w, effect.row, is)
    size += is.way === 'less' ? -by : by
  }
  return Math.max(0, size)
}

/** A chain prevents a draw only if there was a card to draw (KF-CHN-3, KF-DRW-2). */
function workOut(w: World, l: Refilling): void {
  const { hand, deck, discard, chains } = playerOf(w, l.you)
  const there = deck.length + discard.length
  const wanted = Math.max(0, handSize(w, l.you) - hand.length)
  const allowed = Math.max(0, wanted - penalty(chains))
  l.draws = allowed
  l.stopped = Math.min(wanted, there) - Math.min(allowed, there)
}
