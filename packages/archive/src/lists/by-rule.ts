import { capital } from '@battleline/card-game'
import { rules as allRules, gameOfRule, type RuleText, stepsFor, withoutGame } from '@battleline/rulebook'
import { prose } from '../base/citations.ts'
import { html } from '../base/html.ts'
import type { Games, Page } from '../base/layout.ts'
import { linksFrom } from '../base/links.ts'
import { indexPage, linkTo } from '../base/paths.ts'
import { isReading } from '../base/rules.ts'
import { counted, titled } from '../base/words.ts'
import type { RulingRecord } from '../ruling/record.ts'
import { entryList } from './entry-list.ts'
import { grouped } from './groups.ts'
import { listPages } from './ruling-list.ts'

/** A page for each rule, with its text, the steps that carry it out and the rulings that rest on it. */
export function rulePages(records: readonly RulingRecord[], games: Games): readonly Page[] {
  const groups = grouped(records, ({ rules }) => rules)
  return games.flatMap(({ game, title }) => {
    const rules = allRules.filter((rule) => gameOfRule(rule) === game && !isReading(rule.id))
    if (rules.length === 0) return []
    const at = indexPage('rule', game)
    const heading = `Rules of ${title}`
    const trail = [{ title, at: game }]
    const rulingsOf = ({ id }: RuleText) => groups.get(game)?.get(id) ?? []
    const pages = rules.flatMap((rule) => {
      const here = indexPage('rule', game, rule.id)
      return listPages({
        at: here,
        title: `${rule.id}: ${rule.heading}`,
        description: rule.text.slice(0, 200),
        trail: [...trail, { title: 'Rules', at }],
        intro: ruleIntro(rule, here, game),
        rulings: decidedFirst(rulingsOf(rule), rule.id),
      })
    })
    const sections = new Map<string, RuleText[]>()
    for (const rule of rules) {
      const name = sectionOf(rule, game)
      sections.set(name, [...(sections.get(name) ?? []), rule])
    }
    const index: Page = {
      at,
      title: heading,
      description: `${counted(rules.length, 'rule')} of ${title}, in our words, with the rulings that rest on them`,
      trail,
      main: html`<h1>${heading}</h1>${[...sections].map(
        ([name, own]) =>
          html`<h2>${name}</h2>${entryList(
            at,
            own.map((rule) => ({
              name: rule.id,
              at: indexPage('rule', game, rule.id),
              count: rulingsOf(rule).length,
            })),
            'entries ids',
          )}`,
      )}`,
    }
    return [...pages, index]
  })
}

/** The name of the docs page that a rule stands on: `docs/rules/keyforge-damage.md` is "Damage". */
function sectionOf({ page }: RuleText, game: string): string {
  const name = page.replace(/^docs\/rules\/|\.md$/g, '')
  return titled(name === game ? 'rules' : name.slice(game.length + 1))
}

/** The rulings that a rule decides come before those that also rest on it. */
const decidedFirst = (rulings: readonly RulingRecord[], id: string): readonly RulingRecord[] => [
  ...rulings.filter(({ because }) => because?.id === id),
  ...rulings.filter(({ because }) => because?.id !== id),
]

function ruleIntro(rule: RuleText, at: string, game: string) {
  const steps = stepsFor(rule)
  return html`<p class="plate">${prose(linksFrom(at), capital(rule.text))}</p>
${
  steps.length > 0 &&
  html`<p class="steps">Carried out in ${steps.map(({ id, title }, n) => {
    const name = withoutGame(id)
    return html`${n > 0 && ', '}<a href="${linkTo(at, indexPage('step', game, name))}" title="${title}">${name}</a>`
  })}.</p>`
}`
}
