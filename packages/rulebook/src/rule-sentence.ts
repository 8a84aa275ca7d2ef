import type { RuleText } from './rule-text.ts'

const LONGEST = 240

/** The heading of a rule, without the id with which that of a ruling begins. */
export const headingOf = ({ id, heading }: RuleText): string => heading.replace(`${id} · `, '')

/** What a rule says in a sentence or two; of a ruling, its title. */
export function sentenceOf(rule: RuleText): string {
  const { id, text } = rule
  if (/^R-\d/.test(id)) return `${headingOf(rule)}.`
  let said = ''
  for (const sentence of text.replaceAll('\n', ' ').split(/(?<=[.!?])\s+(?=[“"\p{Lu}])/u)) {
    if (said !== '' && said.length + sentence.length > LONGEST) break
    said = said === '' ? sentence : `${said} ${sentence}`
  }
  return said.charAt(0).toUpperCase() + said.slice(1)
}
