import { type StepText, type View, verbs, type World } from '@battleline/kernel'
import { type Acting, candidates, refsTo } from '../acting.ts'
import { cardOf, PLAYERS, type PlayerId, playerOf } from '../state.ts'
import type { Doing, Effect, Target } from '../text/structure.ts'

const { act, ask } = verbs<Acting>()

/** How each kind of effect is written down as steps; the title is the effect in a player's words. */
export type Writers = {
  readonly [K in Effect['kind']]: (title: string, effect: Doing<K>) => readonly StepText[]
}

/** One step that changes something. */
export const does = <E>(
  title: string,
  op: (w: World, l: Acting, effect: E) => void,
  effect: E,
  ...cite: string[]
) => act(title, op, effect).cite(...cite)

/** What a target leaves open until the ability resolves is chosen by its controller; then "it" is what was chosen. */
export const choosing = (
  title: string,
  target: Target,
  may: (w: View, card: number) => boolean = () => true,
): readonly StepText[] =>
  target.kind !== 'choose'
    ? []
    : [
        ask(
          title,
          {
            who: (_, l) => l.you,
            options: (w, l, of) => candidates(w, of, l.source.card, l.you).filter((card) => may(w, card)),
            take: (w, l, chosen) => {
              l.it = refsTo(w, chosen as readonly number[])
              l.did = chosen.length > 0
            },
            label: (w, card) => cardOf(w, Number(card)).name,
            record: Number,
          },
          target.of,
        ).cite('GA-DMG-10'),
      ]

/** Its controller chooses a player; what is done then is done to that player, or for them. */
export const choosingPlayer = (
  title: string,
  take: (w: World, l: Acting, player: PlayerId) => void,
): readonly StepText[] => [
  ask(title, {
    who: (_, l) => l.you,
    options: () => PLAYERS,
    take: (w, l, [player]) => take(w, l, player === 2 ? 2 : 1),
    label: (w, player) => playerOf(w, Number(player)).name,
    record: Number,
  }),
]

/** Whether anything is done to cards: "if you do" asks that. */
export function forEach(l: Acting, cards: readonly number[], op: (card: number) => void): void {
  l.did = cards.length > 0
  for (const card of cards) op(card)
}
