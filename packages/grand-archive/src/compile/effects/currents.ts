import { because, stepVerbs, type World } from '@battleline/kernel'
import { playerOf, writePlayer } from '../../model/state.ts'
import type { Resolution } from '../../query/resolution.ts'
import type { EffectOf } from '../../text/structure.ts'
import type { Direction } from '../../vocabulary.ts'
import { directionsFor, turnCurrents } from '../../zones/currents.ts'
import { type EffectWriters, effectStep } from './write.ts'

const { ask } = stepVerbs<Resolution>()

/** A new mastery replaces the one before it, and starts in the north (GA-MST-1). */
function gain(w: World, l: Resolution): void {
  writePlayer(w, l.you).currents = 'north'
}

export const currents = {
  'gain currents': (title, effect) => [effectStep(title, gain, effect, 'GA-MST-1')],
  'turn currents': (title, { to }: EffectOf<'turn currents'>) => [
    effectStep(
      title,
      (_: World, l: Resolution) => {
        l.turned = []
        l.completed = false
      },
      to,
    ),
    ask(title, {
      who: (_, l) => l.you,
      options: (w, l) => directionsFor(w, l.you, to),
      take: (w, l, [word]) => {
        l.turned = turnCurrents(w, l.you, word as Direction)
        l.completed = l.turned.length > 0
      },
      label: (_, word) => String(word),
    })
      .when(
        (w, l) =>
          directionsFor(w, l.you, to).length > 0 ||
          because(playerOf(w, l.you).currents === null ? 'there are no Shifting Currents' : 'they face it'),
      )
      .cite('GA-MST-1'),
  ],
} satisfies Partial<EffectWriters>
