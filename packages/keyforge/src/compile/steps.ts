import { chart, type Message, type StepSpec, type TimingChart, type Typed } from '@battleline/kernel'
import { copyResolution, newResolution, type Resolution } from '../model/resolution.ts'
import type { Condition, Effect, Sentence } from '../text/structure.ts'

/** Prints an effect in a player's words: the titles of the steps. */
export type PrintEffect = (effect: Effect) => string

/** Prints the parts of a text. */
export interface PrintParts {
  readonly effect: PrintEffect
  /** The words of a condition, as they stand after “if”. */
  readonly condition: (condition: Condition) => string
}

/** The charts of one ability while it is compiled. */
export interface AbilityCharts {
  readonly title: string
  readonly print: PrintEffect
  /** Why something that has this condition does nothing where it does not hold. */
  readonly unmet: (condition: Condition) => string | Message
  readonly made: TimingChart<Resolution>[]
  /** True for a Destroyed: ability, whose card is about to leave play. */
  readonly dying: boolean
  /** A chart of sentences that belong to the ability. */
  chart(id: string, does: readonly Sentence[], ending?: readonly StepSpec[]): TimingChart<Resolution>
}

/** Writes the steps of one effect. */
export type WriteEffect = (parts: AbilityCharts, id: string, effect: Effect) => readonly StepSpec[]

const NOBODY = { card: 0, life: 0 }

const EXAMPLE = newResolution(NOBODY, NOBODY, 1)

/** Makes a chart of these steps, and resolves jumps to `ITSELF`. */
export function addChart(
  parts: AbilityCharts,
  id: string,
  steps: readonly StepSpec[],
): TimingChart<Resolution> {
  const numbered = steps.map((step, n) => [`${n + 1}`, knowingItself(step, `${n + 1}`)] as const)
  const made = chart<Resolution>(id, parts.title, Object.fromEntries(numbered), {
    subjects: (l) => [l.source.card],
    like: EXAMPLE,
    copy: copyResolution,
  })
  parts.made.push(made)
  return made
}

const knowingItself = (step: StepSpec, name: string): StepSpec => ({
  ...step,
  works: step.works.map((work) =>
    work.kind === 'back' && work.to === ITSELF ? { ...work, to: name } : work,
  ),
})

export const chartRef = (id: string): Typed<Resolution> => ({ id }) as Typed<Resolution>

/** Copies the result of a part into the ability. */
export function adoptResult(_: unknown, l: Resolution, part: Resolution): void {
  l.antecedent = part.antecedent
  l.chosen = part.chosen
  l.fought = part.fought
  l.pending = part.pending
  l.affectedThisWay = part.affectedThisWay
  l.revealed = part.revealed
  l.player = part.player
  l.amount = part.amount
  l.completed = l.completed && part.completed
}

/** A placeholder for a step's own name in a jump back to itself. */
export const ITSELF = 'itself'
