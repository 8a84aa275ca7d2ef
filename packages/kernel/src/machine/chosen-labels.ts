import type { ChartNode } from '../model/chart.ts'
import type { Value } from '../model/choice.ts'
import type { WaitingAbility } from '../model/event.ts'
import type { Question } from '../model/question.ts'
import type { Rules } from '../model/rules.ts'
import type { Frame, View } from '../model/run-state.ts'

/** The labels of the chosen options; for a division, with the shares. */
export function labelsOf(
  w: View,
  { locals }: Frame,
  { args }: ChartNode,
  question: Question,
  chosen: readonly Value[],
): readonly string[] {
  const label = (value: Value) => question.label(w, value, locals, args)
  if (question.kind !== 'divide') return chosen.map(label)
  return question.options(w, locals, args).map((option, at) => `${label(option)}: ${chosen[at]}`)
}

/** The labels of the abilities that a player chooses from. */
export const abilityLabels = (rules: Rules, w: View, entries: readonly WaitingAbility[]): readonly string[] =>
  rules.labels?.(w, entries) ?? entries.map((entry) => rules.label(w, entry))
