import { opponentOf } from '@battleline/card-game'
import {
  because,
  type Reason,
  StepBuilder,
  type StepSpec,
  say,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import { type Leaving, leave, leaving } from '../charts/leave.ts'
import { newResolution, type Resolution } from '../model/resolution.ts'
import { cardOf } from '../model/state.ts'
import { isInPlay, isThere } from '../query/board.ts'
import { targetsOf } from '../query/resolution.ts'
import type { Doing, Sentence, Target } from '../text/structure.ts'
import { type AbilityCharts, adoptResult, chartRef, ITSELF } from './steps.ts'

const { act } = stepVerbs<Resolution>()

const FIRST = '1'

/**
 * "The preceding effect" repeats everything before as a part of its own (KF-GEN-10). "This effect" repeats the whole,
 * including the repetition, while the card is in play.
 */
export function repeatSteps(
  parts: AbilityCharts,
  id: string,
  effect: Doing<'repeat'>,
  before: readonly Sentence[],
): readonly StepSpec[] {
  const title = parts.print(effect)
  if (effect.what === 'preceding') {
    const body = parts.chart(id, before)
    const again = new StepBuilder<Resolution, undefined>(title, undefined).call(
      chartRef(body.id),
      (_, l) => ({
        ...newResolution(l.source, l.from, effect.on === undefined ? l.you : opponentOf(l.you), [], l.fought),
        // With another "you", "this way" and "that player" are its own (KF-GEN-15).
        ...(effect.on === undefined && { affectedThisWay: l.affectedThisWay, player: l.player }),
      }),
      adoptResult,
    )
    return [again.cite('KF-GEN-10')]
  }
  // "This way" refers to each repetition separately (KF-GEN-15).
  const again = act(title, (_, l) => {
    l.antecedent = []
    l.affectedThisWay = []
    l.repetitions++
  })
  return [
    again
      .when(mayRepeat)
      .backTo(FIRST, (_, l) => l.repetitions < ENDLESS)
      .call(leave, endLoop)
      .cite('KF-GEN-10', 'KF-LIM-2'),
  ]
}

/** A sentence that is repeated with what it asks of as "it", for as long as its condition holds. */
export function repeatSentence(
  parts: AbilityCharts,
  id: string,
  { who, effects, ...sentence }: Repeated,
): readonly StepSpec[] {
  const once = effects.filter(({ kind }) => kind !== 'repeat')
  const body = parts.chart(`${id}.again`, [{ ...sentence, effects: once }])
  const again = new StepBuilder<Resolution, undefined>(once.map(parts.print).join(', '), undefined)
    .call(
      chartRef(body.id),
      (w, l) => {
        const asked = targetsOf(w, l, who)
        return { ...l, remaining: asked }
      },
      (w, l, part: Resolution) => {
        adoptResult(w, l, part)
        l.proceed = part.proceed
        if (l.proceed) l.antecedent = part.remaining
      },
    )
    .backTo(ITSELF, (_, l) => l.proceed)
  return [again.cite('KF-GEN-10')]
}
type Repeated = Extract<Sentence, { kind: 'if' }> & { readonly who: Target }

/** More rounds than any finite text needs: the number announced for an endless one. */
const ENDLESS = 100

const mayRepeat = (w: View, { from: { card } }: Resolution): true | Reason =>
  isInPlay(w, card) ||
  cardOf(w, card).zone === 'revealed' ||
  because('the card that repeats it has left play', 'KF-GEN-10')

/** The loop stops, and the looping card goes to its owner's discard pile (KF-LIM-2). */
function endLoop(w: World, { from }: Resolution): Leaving | null {
  w.reportNotDone(
    from.card,
    'is not repeated',
    say`it has been repeated ${ENDLESS} times and has no end`,
    'KF-LIM-2',
  )
  return isThere(w, from) ? leaving([from.card], 'discard') : null
}
