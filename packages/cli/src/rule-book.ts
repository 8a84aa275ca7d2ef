import type { Chart, Step } from '@battleline/kernel'
import { CHANGES, CHARTS, EDITIONS, type Edition } from '@battleline/keyforge'
import { RULE_TEXTS, type RuleText } from './rule-texts.ts'

/** What an id can stand for. */
export type Found =
  | { readonly kind: 'chart'; readonly chart: Chart }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'edition'; readonly edition: Edition }
  | { readonly kind: 'rule'; readonly rule: RuleText }

/** The ids that scenarios can cite. */
export const ruleIds: readonly string[] = RULE_TEXTS.map(({ id }) => id).filter((id) =>
  /^(?:KF|GA|R)-/.test(id),
)

const NO_EDITS = new Map<string, never>()

/** The charts as the newest edition has them. */
export const charts: readonly Chart[] = CHARTS.map((chart) => chart.edited(NO_EDITS))

/** The steps of a chart, each once. */
export const stepsOf = (chart: Chart): readonly Step[] =>
  chart.nodes.filter((node) => node.opens).map((node) => node.step)

const steps: readonly Step[] = charts.flatMap(stepsOf)

const withoutGame = (id: string): string => id.replace(/^keyforge\//, '')

/** Finds a chart, a step, a rule, a ruling or an edition; the game's name in front of an id may be left out. */
export function find(id: string): Found | null {
  const word = withoutGame(id.trim()).toLowerCase()
  const chart = charts.find((one) => withoutGame(one.id) === word)
  if (chart !== undefined) return { kind: 'chart', chart }
  const step = steps.find((one) => withoutGame(one.id) === word)
  if (step !== undefined) return { kind: 'step', step }
  const edition = EDITIONS.find((one) => one === word)
  if (edition !== undefined) return { kind: 'edition', edition }
  const rule = RULE_TEXTS.find((one) => one.id.toLowerCase() === word)
  return rule === undefined ? null : { kind: 'rule', rule }
}

/** Everything that can be asked for, for the nearest word. */
export const ids = (): readonly string[] => [
  ...charts.map(({ id }) => id),
  ...charts.map(({ id }) => withoutGame(id)),
  ...steps.map(({ id }) => id),
  ...steps.map(({ id }) => withoutGame(id)),
  ...EDITIONS,
  ...rules.map(({ id }) => id),
]

/** The rules, rulings and open points; the steps have their own place. */
export const rules: readonly RuleText[] = RULE_TEXTS.filter(({ id }) => !id.includes('.'))

const ruleText = (id: string): RuleText | undefined => RULE_TEXTS.find((one) => one.id === id)

/** The rules that a step cites. */
export const citedBy = ({ cite }: Step): readonly RuleText[] => cite.flatMap((id) => ruleText(id) ?? [])

/** What the docs say of a step, beside its title. */
export const stepText = (step: Step): string | undefined => ruleText(withoutGame(step.id))?.text

/** The steps that carry out a rule, or that its text names. */
export const stepsFor = ({ id, text }: RuleText): readonly Step[] =>
  steps.filter((step) => step.cite.includes(id) || text.includes(withoutGame(step.id)))

/** How the editions write a step otherwise. */
export const editionsOf = (
  step: Step,
): readonly { readonly edition: Edition; readonly title: string; readonly cite: readonly string[] }[] =>
  EDITIONS.flatMap((edition) =>
    CHANGES[edition].steps
      .filter((change) => change.step === step.id)
      .map(({ written }) => ({ edition, title: written.title, cite: written.cites })),
  )

/** An edition with everything it writes otherwise than the newest one. */
export const editionFacts = (edition: Edition) => ({
  id: edition,
  title: CHANGES[edition].title,
  changes: [
    ...CHANGES[edition].steps.map(({ step, written }) => ({
      at: step,
      title: written.title,
      cite: written.cites,
    })),
    ...CHANGES[edition].interventions.map(({ of, is }) => ({
      at: is.step,
      title: `${is.id}: here, not at ${of.step}`,
      cite: [],
    })),
  ],
})

/** What an id is found by in a scenario. */
export function idOf(found: Found): string {
  switch (found.kind) {
    case 'chart':
      return found.chart.id
    case 'step':
      return found.step.id
    case 'edition':
      return found.edition
    case 'rule':
      return found.rule.id
  }
}
