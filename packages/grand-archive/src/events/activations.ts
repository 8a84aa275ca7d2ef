import type { World } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import type { Definition } from '../model/definition.ts'
import { remember } from '../model/memory.ts'
import {
  type Card,
  cardOf,
  FIRST_CARD,
  type PlayerId,
  type Ref,
  type Remembered,
  refTo,
  tableOf,
} from '../model/state.ts'
import type { ChampionDeed } from '../text/condition-structure.ts'
import { firstIn } from '../text/walk.ts'

/** What the text of a card asks of this turn. */
const askedBy = memoize(
  ({ abilities }: Definition): ReadonlySet<string> =>
    new Set(
      ['activated this turn', 'champion did', 'fresh', 'suppressed this turn'].filter(
        (kind) =>
          firstIn(
            abilities.map(({ clause }) => clause),
            (one) =>
              one.kind === kind ||
              one[kind] === true ||
              (kind === 'activated this turn' && one.first === true),
          ) !== null,
      ),
    ),
)

/** Whether a card of the game asks for it. */
const isAsked = (w: World, kind: string): boolean =>
  w.rows.slice(FIRST_CARD).some((row) => askedBy((row as Card).$def).has(kind))

/** Remembers that a player activated a card this turn, if a card of the game asks for it. */
export function rememberActivation(w: World, you: PlayerId, card: number): void {
  if (!isAsked(w, 'activated this turn')) return
  const isBrewed = cardOf(w, card).paid.includes('brewed')
  remember(w, { kind: 'activated', ...refTo(w, card), you, ...(isBrewed && { brewed: true }) })
}

/** Remembers that an object entered the field or was suppressed this turn, if a card of the game asks for it. */
export function rememberObject(w: World, kind: 'entered' | 'was suppressed', it: Ref): void {
  if (isAsked(w, kind === 'entered' ? 'fresh' : 'suppressed this turn'))
    remember(w, { kind, card: it.card, life: it.life })
}

/** Remembers what a champion did this turn, once, if a card of the game asks for it. */
export function rememberDeed(w: World, what: ChampionDeed, it: Ref): void {
  const { $def, controller: you } = cardOf(w, it.card)
  const is = (one: Remembered) => one.kind === 'champion did' && one.you === you && one.what === what
  if ($def.type !== 'champion' || tableOf(w).memory.some(is) || !isAsked(w, 'champion did')) return
  remember(w, { kind: 'champion did', card: it.card, life: it.life, you, what })
}
