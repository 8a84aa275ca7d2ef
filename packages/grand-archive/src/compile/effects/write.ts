import type { StepSpec, View, World } from '@battleline/kernel'
import { PLAYERS, type PlayerId, refsTo } from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { candidates } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import type { Effect, EffectOf, Target } from '../../text/structure.ts'

const { act, choose } = verbs<Resolution>()

/** Compiles each kind of effect to steps; the title is the effect in a player's words. */
export type EffectWriters = {
  readonly [K in Effect['kind']]: (title: string, effect: EffectOf<K>) => readonly StepSpec[]
}

/** One step that changes something. */
export const effectStep = <E>(
  title: string,
  op: (w: World, l: Resolution, effect: E) => void,
  effect: E,
  ...cite: string[]
) => act(title, op, effect).cite(...cite)

/** Asks the controller for an object as the ability resolves; "it" then refers to the choice. */
export const chooseStep = (
  title: string,
  target: Target,
  may: (w: View, card: number) => boolean = () => true,
): readonly StepSpec[] =>
  target.kind !== 'choose'
    ? []
    : [
        choose(
          title,
          {
            who: (_, l) => l.you,
            options: (w, l, of) => candidates(w, of, l.source.card, l.you).filter((card) => may(w, card)),
            take: (w, l, chosen) => {
              l.antecedent = refsTo(w, chosen)
              l.completed = chosen.length > 0
            },
          },
          target.of,
        ).cite('GA-DMG-10'),
      ]

/** Asks the controller for a player. */
export const choosePlayerStep = (
  title: string,
  take: (w: World, l: Resolution, player: PlayerId) => void,
): readonly StepSpec[] => [
  choose(title, {
    who: (_, l) => l.you,
    options: () => PLAYERS,
    take: (w, l, [player]) => take(w, l, player === 2 ? 2 : 1),
  }),
]

/** Applies an operation to cards; "if you do" is true if there are any. */
export function applyToEach(l: Resolution, cards: readonly number[], op: (card: number) => void): void {
  l.completed = cards.length > 0
  for (const card of cards) op(card)
}
