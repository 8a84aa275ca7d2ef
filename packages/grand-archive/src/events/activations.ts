import type { World } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import type { Definition } from '../model/definition.ts'
import { remember } from '../model/memory.ts'
import { type Card, FIRST_CARD, type PlayerId, refTo } from '../model/state.ts'
import { firstIn } from '../text/walk.ts'

/** Whether the text of a card asks for what was activated this turn. */
const asks = memoize(
  ({ abilities }: Definition): boolean =>
    firstIn(
      abilities.map(({ clause }) => clause),
      ({ kind }) => kind === 'activated this turn',
    ) !== null,
)

/** Remembers that a player activated a card this turn, if a card of the game asks for it. */
export function rememberActivation(w: World, you: PlayerId, card: number): void {
  if (!w.rows.slice(FIRST_CARD).some((row) => asks((row as Card).$def))) return
  remember(w, { kind: 'activated', ...refTo(w, card), you })
}
