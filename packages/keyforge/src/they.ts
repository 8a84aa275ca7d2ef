import type { World } from '@battleline/kernel'
import { type Acting, playersMeant } from './acting.ts'
import type { Effect, Sentence, Who } from './text/structure.ts'

/** "They": who did something in an earlier sentence, also where that did not happen. */
export function tellPlayer(w: World, l: Acting, who: Who | null): void {
  if (who !== null && l.player === 0) l.player = playersMeant(w, l, who)[0] ?? 0
}

/** Who does what the sentences before say, the last of them. */
export const doer = (does: readonly Sentence[], at: number): Who | null =>
  does
    .slice(0, at)
    .flatMap((one) => ('effects' in one ? (doing(one) ?? []) : []))
    .filter((who) => who !== 'that player')
    .at(-1) ?? null

/** The one other player who does what a sentence says. */
export function doing({ effects }: { readonly effects: readonly Effect[] }): Who | null {
  const [first] = effects
  return first?.kind === 'does' && first.who !== 'each' && first.of === undefined ? first.who : null
}
