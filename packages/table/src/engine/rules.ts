import { RULE_TEXTS } from 'battleline/rules'
import type { RuleText } from './protocol.ts'

/** Rules by their ids and steps by theirs, `game/chart.4-step`; those that there are. */
export const ruleTexts = (ids: readonly string[]): readonly RuleText[] =>
  ids.flatMap((id) => {
    const [, game, step] = /^([a-z-]+)\/(.+)$/.exec(id) ?? []
    const rule = RULE_TEXTS.find((one) =>
      step === undefined ? one.id === id : one.id === step && one.page.startsWith(`docs/rules/${game}-`),
    )
    return rule === undefined ? [] : [{ id, heading: rule.heading, text: rule.text }]
  })
