import { opponentOf, type PlayerId } from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import { AT_NO_COST, type Forging, forge, forging as forgingBy } from '../../charts/forge.ts'
import type { Resolution } from '../../model/resolution.ts'
import { playerOf, writePlayer } from '../../model/state.ts'
import { timesThisTurn } from '../../model/turn-history.ts'
import { isThere } from '../../query/board.ts'
import { countOf } from '../../query/count.ts'
import { keyCost } from '../../query/keys.ts'
import { actingPlayer, playersOf } from '../../query/resolution.ts'
import type { Doing } from '../../text/structure.ts'
import type { Key } from '../../vocabulary.ts'
import { type EffectWriters, noteCompletion } from './write.ts'

/** Forging at the current or a changed cost. A change is counted when the instruction begins (KF-GEN-9). */
function begin(w: View, l: Resolution, effect: Doing<'forge'>): Forging {
  const whole = effect.free === true ? AT_NO_COST : (effect.change ?? 0) - reduction(w, l, effect)
  return forgingBy(actingPlayer(l), whole, effect.key ?? null)
}

/** A minimum keeps the cost from being reduced further, and never raises it. */
function reduction(w: View, l: Resolution, { change = 0, less, least }: Doing<'forge'>): number {
  const fewer = less === undefined ? 0 : countOf(w, l, less)
  return least === undefined
    ? fewer
    : Math.min(fewer, Math.max(0, keyCost(w, actingPlayer(l)) + change - least))
}

/** The forged keys that can be unforged, by player number and color. */
const forgedOf = (w: View, l: Resolution, { whose, key, last }: Doing<'unforge'>): readonly string[] =>
  playersOf(w, l, whose).flatMap((player) =>
    playerOf(w, player)
      .keys.filter((one) => key === undefined || one === key)
      .filter((one) => last !== true || wasForged(w, player, one))
      .map((one) => `${player} ${one}`),
  )

const wasForged = (w: View, by: PlayerId, key: Key): boolean =>
  timesThisTurn(w, [`forged ${key}`], { by, memory: playerOf(w, by).before }) > 0

const ownerIn = (word: string): PlayerId => (word.startsWith('1') ? 1 : 2)

/** The color is enough if only one player has forged that key. */
function keyLabel(w: View, word: string): string {
  const owner = ownerIn(word)
  const color = word.slice('1 '.length)
  const both = playerOf(w, opponentOf(owner)).keys.some((key) => key === color)
  return both ? `${color} of ${playerOf(w, owner).name}` : color
}

/** The key no longer counts and must be forged again (KF-FRG-5). */
function unforge(w: World, _: Resolution, word: string): void {
  const owner = ownerIn(word)
  writePlayer(w, owner).keys = playerOf(w, owner).keys.filter((key) => word !== `${owner} ${key}`)
}

function findKeys(w: World, l: Resolution, effect: Doing<'unforge'>): void {
  const found = forgedOf(w, l, effect).length > 0
  noteCompletion(l, found)
  if (!found) w.reportNotDone(l.source.card, 'unforges no key', 'there is no such forged key', 'KF-FRG-5')
}

/** The opponent cannot choose the chosen house while this card stays in play (KF-HSE-2). */
function forbid(w: World, l: Resolution): void {
  const { house, source } = l
  if (house === null || !isThere(w, source)) {
    noteCompletion(l, false)
    return
  }
  const opponent = opponentOf(l.you)
  const { barred } = playerOf(w, opponent)
  writePlayer(w, opponent).barred = [...barred, { house, with: source }]
}

export const keys = {
  forge: (to) => to.call(forge, begin, (_, l, child) => noteCompletion(l, child.forged)),
  unforge: (to) => to.act(findKeys).pick(forgedOf, unforge, keyLabel),
  'forbid house': (to) => to.act(forbid),
} satisfies Partial<EffectWriters>
