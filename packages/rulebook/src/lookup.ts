import { explanationOf, stepsOf } from '@battleline/explain'
import type { Chart, Step } from '@battleline/kernel'
import { adapters } from '@battleline/scenario'
import type { RuleText } from './rule-text.ts'
import { RULE_TEXTS } from './rule-texts.generated.ts'

/** What an id can name. */
export type Found =
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'chart'; readonly chart: Chart }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'edition'; readonly game: string; readonly edition: string }
  | { readonly kind: 'rule'; readonly rule: RuleText }

/** The ids that scenarios can cite. */
export const ruleIds: readonly string[] = RULE_TEXTS.map(({ id }) => id).filter((id) => /^[A-Z]+-/.test(id))

/** The charts of a game in its newest edition. */
export const chartsOf = (game: string): readonly Chart[] => explanationOf(game).charts

const everyChart = (): readonly Chart[] => adapters.names.flatMap(chartsOf)
const everyStep = (): readonly Step[] => everyChart().flatMap(stepsOf)

/** The editions of a game, newest first. */
export const editionNames = (game: string): readonly string[] => adapters.of(game).editions

type FoundEdition = Extract<Found, { readonly kind: 'edition' }>

const everyEdition = (): readonly FoundEdition[] =>
  adapters.names.flatMap((game) =>
    editionNames(game).map((edition) => ({ kind: 'edition' as const, game, edition })),
  )

/** The game of a chart id or step id; null if the id names none. */
const gameIn = (id: string): string | null => adapters.names.find((game) => id.startsWith(`${game}/`)) ?? null

/** The id of a chart or step without its game: `damage.1-pending`. */
export const withoutGame = (id: string): string => {
  const game = gameIn(id)
  return game === null ? id : id.slice(game.length + 1)
}

/**
 * Finds a game, a chart, a step, a rule, a ruling or an edition. Without the game's name in front, an id may match
 * several.
 */
export function find(id: string): readonly Found[] {
  const word = id.trim().toLowerCase()
  const isMeant = (one: { readonly id: string }) => one.id === word || withoutGame(one.id) === word
  return [
    ...adapters.names.filter((game) => game === word).map((game) => ({ kind: 'game' as const, game })),
    ...everyChart()
      .filter(isMeant)
      .map((chart) => ({ kind: 'chart' as const, chart })),
    ...everyStep()
      .filter(isMeant)
      .map((step) => ({ kind: 'step' as const, step })),
    ...everyEdition().filter(({ edition }) => edition === word),
    ...RULE_TEXTS.filter((one) => one.id.toLowerCase() === word && !one.id.includes('.')).map((rule) => ({
      kind: 'rule' as const,
      rule,
    })),
  ]
}

/** The steps and rules that contain some words. */
export interface WordMatches {
  readonly steps: readonly Step[]
  readonly rules: readonly RuleText[]
}

/**
 * The steps and rules that contain all of some words, each as the beginning of a word; those with the words in the
 * title or id come first.
 */
export function findWords(words: string): WordMatches {
  const wanted = words.toLowerCase().split(/\s+/)
  const says = (text: string) => {
    const lower = text.toLowerCase()
    return wanted.every((word) => begins(lower, word))
  }
  // Keyword rules have ids that end with the keyword: GA-KW-TRUESIGHT.
  const called = wanted.join('')
  const isCalledSo = ({ id }: RuleText) => id.toLowerCase().split('-').includes(called)
  const isAbout = (rule: RuleText) => isCalledSo(rule) || says(rule.heading)
  const found = rules.filter((rule) => isCalledSo(rule) || says(`${rule.heading} ${rule.text}`))
  return {
    steps: everyStep().filter(({ title }) => says(title)),
    rules: [...found.filter(isAbout), ...found.filter((rule) => !isAbout(rule))],
  }
}

/** Whether a word of a text begins with `word`. */
function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}

/** Everything that can be looked up, to suggest the nearest id. */
export const ids = (): readonly string[] => [
  ...adapters.names,
  ...everyChart().map(({ id }) => id),
  ...everyChart().map(({ id }) => withoutGame(id)),
  ...everyStep().map(({ id }) => id),
  ...everyStep().map(({ id }) => withoutGame(id)),
  ...everyEdition().map(({ edition }) => edition),
  ...rules.map(({ id }) => id),
]

/** All rules, rulings and open points. Steps have a list of their own. */
export const rules: readonly RuleText[] = RULE_TEXTS.filter(({ id }) => !id.includes('.'))

/** The game of a rule, by its docs page; rulings belong to the first game that cites them. */
export const gameOfRule = ({ page }: RuleText): string =>
  /^docs\/rules\/([a-z-]+?)(?:-[a-z]+)?\.md$/.exec(page)?.[1] ?? adapters.names[0] ?? ''

const ruleText = (id: string): RuleText | undefined => RULE_TEXTS.find((one) => one.id === id)

const textsOf = (cite: readonly string[]): readonly RuleText[] => cite.flatMap((id) => ruleText(id) ?? [])

/** The rules that a step cites. */
export const citedBy = ({ cite }: Step): readonly RuleText[] => textsOf(cite)

/** The docs' text about a step, beyond its title. */
export const stepText = (step: Step): string | undefined =>
  RULE_TEXTS.find((one) => one.id === withoutGame(step.id) && gameOfRule(one) === gameIn(step.id))?.text

/** The steps that carry out a rule or that its text names. */
export const stepsFor = (rule: RuleText): readonly Step[] =>
  everyStep().filter(
    ({ cite, id }) =>
      cite.includes(rule.id) || (gameOfRule(rule) === gameIn(id) && rule.text.includes(withoutGame(id))),
  )

/** The editions of the game that replace a step. */
export const editionsOf = (
  step: Step,
): readonly { readonly edition: string; readonly title: string; readonly cite: readonly string[] }[] =>
  adapters.names.flatMap((game) =>
    Object.entries(explanationOf(game).editions).flatMap(([edition, { steps }]) =>
      steps
        .filter((change) => change.step === step.id)
        .map(({ spec }) => ({ edition, title: spec.title, cite: spec.cites })),
    ),
  )

/** An edition with its differences from the newest one. */
export interface EditionFacts {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly changes: readonly {
    readonly at: string
    readonly title: string
    readonly cite: readonly string[]
  }[]
  /** The rules about these differences. */
  readonly rules: readonly RuleText[]
}

/** What an edition changes; an unknown edition changes nothing. */
export function editionFacts(game: string, edition: string): EditionFacts {
  const {
    title = '',
    cite = [],
    steps = [],
    interventions = [],
  } = explanationOf(game).editions[edition] ?? {}
  return {
    id: edition,
    game,
    title,
    changes: [
      ...steps.map(({ step, spec }) => ({ at: step, title: spec.title, cite: spec.cites })),
      ...interventions.map(({ of, is }) => ({
        at: is.step,
        title: `${is.id}: here, not at ${of.step}`,
        cite: [],
      })),
    ],
    rules: textsOf(cite),
  }
}

/** The id of a found item, as scenarios cite it. */
export function idOf(found: Found): string {
  switch (found.kind) {
    case 'game':
      return found.game
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
