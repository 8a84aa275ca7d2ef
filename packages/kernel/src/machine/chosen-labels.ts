import type { ChartNode } from '../model/chart.ts'
import type { Value } from '../model/choice.ts'
import type { WaitingAbility } from '../model/event.ts'
import { type Message, say, sentenceOf, textOf } from '../model/message.ts'
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
): readonly (string | Message)[] {
  const label = (value: Value) => question.label(w, value, locals, args)
  if (question.kind !== 'divide') return chosen.map(label)
  return question.options(w, locals, args).map((option, at) => say`${label(option)}: ${chosen[at] ?? 0}`)
}

/** The labels of the abilities that a player chooses from. */
export const abilityLabels = (rules: Rules, w: View, entries: readonly WaitingAbility[]): readonly string[] =>
  rules.labels?.(w, entries) ?? entries.map((entry) => rules.label(w, entry))

/** Labels as a trace has them: their words, and what these are made of. */
export const inWords = (labels: readonly (string | Message)[]) => ({
  chosen: labels.map(textOf),
  messages: labels.map((label) => (typeof label === 'string' ? null : label)),
})

/** The title of an effect as a trace has it. */
export const titled = (title: string | Message) =>
  typeof title === 'string' ? { title } : { title: sentenceOf(title), message: title }
