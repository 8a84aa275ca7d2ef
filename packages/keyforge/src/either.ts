import { because, guarded, type Reason, type StepText, type View, verbs, Written } from '@battleline/kernel'
import type { Acting } from './acting.ts'
import { addChart, named, type Parts, takeOver, writeEffect } from './parts.ts'
import { tableOf } from './state.ts'
import type { Doing, Effect, Target } from './text/structure.ts'

/** One of several things is done, and the active player says which (KF-GEN-4). */

const { ask } = verbs<Acting>()

/** One of several things, which the active player chooses. */
export function either(parts: Parts, id: string, { of }: Doing<'either'>): readonly StepText[] {
  const charts = of.map((one, n) => addChart(parts, `${id}.either-${n + 1}`, writeEffect(parts, id, one)).id)
  return chooseOneSteps(charts, of.map(parts.print))
}

/** The cards are chosen, and then which of several things is done to them. */
export function doOne(parts: Parts, id: string, { acts, what }: Doing<'do one'>): readonly StepText[] {
  const of = acts.map((kind) => ({ kind, what: { kind: 'it' } }) as Effect)
  return [...writeEffect(parts, id, { kind: 'choose', what }), ...either(parts, id, { kind: 'either', of })]
}

/** "From here or from there" is one of two things that are done. */
export function oneOf(
  parts: Parts,
  id: string,
  effect: Effect,
  { first, second }: Extract<Target, { kind: 'one of' }>,
): readonly StepText[] {
  const of = [first, second].map((what) => ({ ...effect, what }) as Effect)
  return either(parts, id, { kind: 'either', of })
}

const notAll = (_: View, l: Acting): true | Reason =>
  !l.go || because('all of them happen instead', 'KF-RPL-9')

/** One of several parts is chosen by the active player, and carried out; all of them where that was decided before. */
export function chooseOneSteps(
  charts: readonly string[],
  words: readonly string[],
  maybeAll = false,
): readonly StepText[] {
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
    guarded(
      new Written<Acting, undefined>(words[at] ?? title, undefined).call(
        named(id),
        (_, l) => ({ ...l, option: 0, go: true, did: true }),
        takeOver,
      ),
      (_w, l: Acting) =>
        l.option === at + 1 || (maybeAll && l.go) || because('something else was chosen', 'KF-GEN-4'),
    ),
  )
  return [maybeAll ? guarded(asked, notAll) : asked, ...steps]
}
