import { RULE_TEXTS, sentenceOf } from '@battleline/rulebook'
import type { RuleText } from './protocol/protocol.ts'

/** Rules by their ids and steps by theirs, `game/chart.4-step`; those that there are. */
export const ruleTexts = (ids: readonly string[]): readonly RuleText[] =>
  ids.flatMap((id) => {
    const [, game, step] = /^([a-z-]+)\/(.+)$/.exec(id) ?? []
    const rule = RULE_TEXTS.find((one) =>
      step === undefined ? one.id === id : one.id === step && one.page.startsWith(`docs/rules/${game}-`),
    )
    if (rule === undefined) return []
    return [{ id, heading: rule.heading, text: readable(rule.text), sentence: readable(sentenceOf(rule)) }]
  })

/** The names of charts in references to their steps. */
const CHARTS: Readonly<Record<string, string>> = {
  fight: 'the fight',
  damage: 'the damage chart',
  destroyed: 'the destroyed chart',
}

/** A text as a page has it: `fight.2-before` is step 2 of the fight there. */
export const readable = (text: string): string =>
  text.replaceAll(/\b(fight|damage|destroyed)\.(\d)-[a-z]+/g, (_, chart: string, step: string) => {
    return `step ${step} of ${CHARTS[chart]}`
  })
