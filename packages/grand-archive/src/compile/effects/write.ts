import { CHANCE, type StepSpec, type View, type World } from '@battleline/kernel'
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

/** What a text chooses as it resolves, and how many. */
const CHOSEN: ReadonlySet<Target['kind']> = new Set(['choose', 'choose several', 'choose up to', 'at random'])
type Chosen = Extract<Target, { readonly kind: 'choose' | 'choose several' | 'choose up to' | 'at random' }>
const isChosen = (target: Target): target is Chosen => CHOSEN.has(target.kind)

/** The least and the most that can be chosen of so many. */
function boundsOf(target: Chosen, found: number): readonly [number, number] {
  if (target.kind === 'choose up to') return [0, target.most ?? found]
  const count = target.kind === 'choose' ? 1 : target.count
  return [count, count]
}

/**
 * Asks the controller, or chance, for what a text chooses as the ability resolves; “it” then refers to the choice. Of
 * several, all are chosen or none.
 */
export const chooseStep = (
  title: string,
  target: Target,
  may: (w: View, card: number, you: PlayerId) => boolean = () => true,
): readonly StepSpec[] =>
  isChosen(target)
    ? [
        choose(
          title,
          {
            who: (_, l) => (target.kind === 'at random' ? CHANCE : l.you),
            options: (w, l, of) => {
              const found = candidates(w, of.of, l.source.card, l.you).filter((card) => may(w, card, l.you))
              return found.length < boundsOf(of, 0)[0] ? [] : found
            },
            bounds: (_w, _l, count, of) => boundsOf(of, count),
            take: (w, l, chosen) => {
              l.antecedent = refsTo(w, chosen)
              l.completed = chosen.length > 0
            },
          },
          target,
        ).cite('GA-DMG-10'),
      ]
    : []

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
