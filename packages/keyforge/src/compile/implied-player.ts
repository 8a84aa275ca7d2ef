import type { World } from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { playersOf } from '../query/resolution.ts'
import type { Effect, Sentence, Who } from '../text/structure.ts'

/** "They": the player of an earlier sentence, even if it did not happen. */
export function setImpliedPlayer(w: World, l: Resolution, who: Who | null): void {
  if (who !== null && l.player === 0) l.player = playersOf(w, l, who)[0] ?? 0
}

/** The player of the last sentence before this one. */
export const impliedPlayer = (does: readonly Sentence[], at: number): Who | null =>
  does
    .slice(0, at)
    .flatMap((one) => ('effects' in one ? (impliedActor(one) ?? []) : []))
    .filter((who) => who !== 'that player')
    .at(-1) ?? null

/** The single other player who carries out a sentence. */
export function impliedActor({ effects }: { readonly effects: readonly Effect[] }): Who | null {
  const [first] = effects
  return first?.kind === 'does' && first.who !== 'each' && first.of === undefined ? first.who : null
}
