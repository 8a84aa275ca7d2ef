import type { PlayerId, Ref } from '@battleline/card-game'
import { because, type StepSpec, stepVerbs, type View } from '@battleline/kernel'
import type { Resolution } from '../model/resolution.ts'
import { playerOf, tableOf } from '../model/state.ts'
import { lineOf } from '../query/board.ts'
import { controllerOf, playersOf, refsTo } from '../query/resolution.ts'
import type { Doing, Effect } from '../text/structure.ts'
import type { AbilityCharts, WriteEffect } from './steps.ts'

/*
 * Each battleline in two halves, one of which something is done to. Both are divided before anything is done (KF-GEN-6); then
 * one battleline follows the other, the active player's first (KF-GEN-9).
 */

const { act, ask } = stepVerbs<Resolution>()

type Halving = Doing<'halve battlelines'>

/** How many creatures can be in the left half: of an odd number, one more or one less than in the right half. */
const sizes = (line: readonly number[]): readonly number[] => [
  ...new Set([Math.floor(line.length / 2), Math.ceil(line.length / 2)]),
]

/** The left halves, and the right halves, wait in the lists of cards that "for each" has yet to reach. */
const HALF = { left: 'entering', right: 'remaining' } as const satisfies Record<string, keyof Resolution>

export function halvesSteps(
  parts: AbilityCharts,
  id: string,
  effect: Halving,
  writeEffect: WriteEffect,
): readonly StepSpec[] {
  const title = parts.print(effect)
  const begins = act(title, (_, l) => {
    l.entering = []
    l.remaining = []
  })
  const each = [0, 1]
  const done = { kind: effect.act, what: { kind: 'it', many: true } } as Effect
  return [
    begins,
    ...each.map((nth) => divide(title, nth)),
    ...each.flatMap((nth) => [chooseHalf(title, nth), ...writeEffect(parts, `${id}.half-${nth + 1}`, done)]),
  ]
}

const playerAt = (w: View, l: Resolution, nth: number): PlayerId => playersOf(w, l, 'each')[nth] ?? l.you

/** Where a battleline is divided. */
const divide = (title: string, nth: number): StepSpec =>
  ask(
    title,
    {
      who: (w) => tableOf(w).active,
      options: (w, l) => sizes(lineOf(w, playerAt(w, l, nth))).map(String),
      take: (w, l, [word]) => {
        const line = refsTo(w, lineOf(w, playerAt(w, l, nth)))
        l.entering = [...l.entering, ...line.slice(0, Number(word))]
        l.remaining = [...l.remaining, ...line.slice(Number(word))]
      },
      label: (w, word, l) => {
        const player = playerAt(w, l, nth)
        const { length } = lineOf(w, player)
        return `${playerOf(w, player).name}: ${word} on the left, ${length - Number(word)} on the right`
      },
    },
    nth,
  ).cite('KF-GEN-4')

/** Which half of a battleline something is done to: the creatures that stood there. */
const chooseHalf = (title: string, nth: number): StepSpec =>
  ask(
    title,
    {
      who: (w) => tableOf(w).active,
      options: () => Object.keys(HALF),
      take: (w, l, [word]) => {
        l.antecedent = halfOf(w, l, nth, word === 'left' ? 'left' : 'right')
      },
      label: (w, word, l) => `${playerOf(w, playerAt(w, l, nth)).name}: the ${word} half`,
    },
    nth,
  )
    .when((w, l: Resolution) => hasHalves(w, l, nth) || because('there is no creature', 'KF-GEN-5'))
    .cite('KF-GEN-4', 'KF-GEN-9')

const halfOf = (w: View, l: Resolution, nth: number, half: keyof typeof HALF): readonly Ref[] =>
  l[HALF[half]].filter((ref) => controllerOf(w, ref) === playerAt(w, l, nth))

const hasHalves = (w: View, l: Resolution, nth: number): boolean =>
  halfOf(w, l, nth, 'left').length + halfOf(w, l, nth, 'right').length > 0
