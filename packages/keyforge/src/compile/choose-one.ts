import {
  addGuard,
  because,
  type Reason,
  StepBuilder,
  type StepSpec,
  stepVerbs,
  type View,
} from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { tableOf } from '../model/state.ts'
import { targetsOf } from '../query/resolution.ts'
import type { Doing, Effect, Target } from '../text/structure.ts'
import { type AbilityCharts, addChart, adoptResult, chartRef, type WriteEffect } from './steps.ts'

/** The active player chooses one of several effects (KF-GEN-4). */

const { act, ask } = stepVerbs<Resolution>()

/** The steps of an effect with alternatives. */
export function eitherSteps(
  parts: AbilityCharts,
  id: string,
  { of }: Doing<'either'>,
  writeEffect: WriteEffect,
): readonly StepSpec[] {
  const charts = of.map((one, n) => addChart(parts, `${id}.either-${n + 1}`, writeEffect(parts, id, one)).id)
  return chooseOneSteps(charts, of.map(parts.print))
}

/** Chooses the cards for several acts. Of "a creature and each of its neighbors" only some are chosen. */
export function chooseSteps(
  parts: AbilityCharts,
  id: string,
  what: Target,
  writeEffect: WriteEffect,
): readonly StepSpec[] {
  const choose: Effect = { kind: 'choose', what }
  const steps = writeEffect(parts, id, choose)
  if (what.kind !== 'both') return steps
  const known = act(parts.print(choose), (w, l) => {
    l.antecedent = targetsOf(w, l, what)
  })
  return [...steps, known]
}

/** Chooses the cards, then which of several effects applies to them. */
export function doOneSteps(
  parts: AbilityCharts,
  id: string,
  { acts, what }: Doing<'do one'>,
  writeEffect: WriteEffect,
): readonly StepSpec[] {
  const of = acts.map((kind) => ({ kind, what: { kind: 'it' } }) as Effect)
  return [
    ...chooseSteps(parts, id, what, writeEffect),
    ...eitherSteps(parts, id, { kind: 'either', of }, writeEffect),
  ]
}

/** "From here or from there": a choice of two effects. */
export function oneOfSteps(
  parts: AbilityCharts,
  id: string,
  effect: Effect,
  { first, second }: Extract<Target, { kind: 'one of' }>,
  writeEffect: WriteEffect,
): readonly StepSpec[] {
  const of = [first, second].map((what) => ({ ...effect, what }) as Effect)
  return eitherSteps(parts, id, { kind: 'either', of }, writeEffect)
}

const notAll = (_: View, l: Resolution): true | Reason =>
  !l.proceed || because('all of them happen instead', 'KF-RPL-9')

/** The active player chooses one part, or all parts resolve if that was decided before. */
export function chooseOneSteps(
  charts: readonly string[],
  words: readonly string[],
  maybeAll = false,
): readonly StepSpec[] {
  const title = 'Choose one'
  const asked = ask(
    title,
    {
      who: (w) => tableOf(w).active,
      options: (_w, _l, given) => given.map((_, at) => String(at + 1)),
      take: (_w, l, [option]) => {
        l.option = Number(option)
      },
      label: (_w, option, _l, given) => given[Number(option) - 1] ?? '',
    },
    words,
  ).cite('KF-GEN-4')
  const steps = charts.map((id, at) =>
    addGuard(
      new StepBuilder<Resolution, undefined>(words[at] ?? title, undefined).call(
        chartRef(id),
        (_, l) => ({ ...l, option: 0, proceed: true, completed: true }),
        adoptResult,
      ),
      (_w, l: Resolution) =>
        l.option === at + 1 || (maybeAll && l.proceed) || because('something else was chosen', 'KF-GEN-4'),
    ),
  )
  return [maybeAll ? addGuard(asked, notAll) : asked, ...steps]
}
