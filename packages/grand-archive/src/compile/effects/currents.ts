import { because, stepVerbs, type World } from '@battleline/kernel'
import { playerOf, writePlayer } from '../../model/state.ts'
import type { Resolution } from '../../query/resolution.ts'
import { countOf } from '../../query/values.ts'
import type { EffectOf } from '../../text/structure.ts'
import { type Direction, MASTERIES } from '../../vocabulary.ts'
import { directionsFor, turnCurrents } from '../../zones/currents.ts'
import { type EffectWriters, effectStep } from './write.ts'

const { ask } = stepVerbs<Resolution>()

/** A new mastery replaces the one before it, and starts in the north (GA-MST-1). */
function gain(w: World, l: Resolution): void {
  const player = writePlayer(w, l.you)
  player.currents = 'north'
  for (const mastery of MASTERIES) player[mastery] = null
}

/** Counters on a mastery of one's own; without it nothing happens. */
function mark(w: World, l: Resolution, { of, amount, less }: EffectOf<'mark'>): void {
  const has = playerOf(w, l.you)[of]
  const count = countOf(w, l, amount)
  l.completed = has !== null && count > 0 && (less !== true || has >= count)
  if (has !== null && l.completed) writePlayer(w, l.you)[of] = has + (less === true ? -count : count)
}

export const currents = {
  mark: (title, effect) => [effectStep(title, mark, effect, 'GA-MST-1')],
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
