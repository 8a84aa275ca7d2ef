import type { StepSpec, World } from '@battleline/kernel'
import { refsTo } from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { candidates, movedCards, referencedCards } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import type { EffectOf } from '../../text/structure.ts'
import { putUnder } from '../../zones/lineage.ts'
import { loadInto } from '../../zones/load.ts'
import { applyToEach, chooseStep, type EffectWriters, effectStep } from './write.ts'

const { choose } = verbs<Resolution>()

/** Puts a card under a weapon, if both are still there (GA-KEY-LOAD). */
function load(w: World, l: Resolution, { what, into }: EffectOf<'load'>): void {
  const [weapon] = into.kind === 'choose' ? l.lookedAt.map(({ card }) => card) : referencedCards(w, l, into)
  const cards = weapon === undefined ? [] : movedCards(w, l, what)
  applyToEach(l, cards, (card) => loadInto(w, card, weapon ?? card))
}

function putUnderChampion(w: World, l: Resolution, { what, champion }: EffectOf<'put under'>): void {
  const [top] = referencedCards(w, l, champion)
  applyToEach(l, top === undefined ? [] : movedCards(w, l, what), (card) => putUnder(w, card, top ?? card))
}

/** The weapon is chosen beside the card that it is loaded with. */
const chooseWeapon = (title: string, effect: EffectOf<'load'>): readonly StepSpec[] =>
  effect.into.kind !== 'choose'
    ? []
    : [
        choose(
          title,
          {
            who: (_, l) => l.you,
            options: (w, l, { of }) => candidates(w, of, l.source.card, l.you),
            take: (w, l, chosen) => {
              l.lookedAt = refsTo(w, chosen)
            },
          },
          effect.into,
        ),
      ]

/** Cards that are put under a weapon or a champion. */
export const under = {
  load: (title, effect) => [
    ...chooseStep(title, effect.what),
    ...chooseWeapon(title, effect),
    effectStep(title, load, effect, 'GA-KEY-LOAD'),
  ],
  'put under': (title, effect) => [
    ...chooseStep(title, effect.what),
    effectStep(title, putUnderChampion, effect, 'GA-LVL-9'),
  ],
} satisfies Partial<EffectWriters>
