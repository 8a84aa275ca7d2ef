import type { RuleText } from './rule-text.ts'

const LONGEST = 240

/** What a rule says in a sentence or two; of a ruling, its title. */
export function sentenceOf({ id, heading, text }: RuleText): string {
  if (/^R-\d/.test(id)) return `${heading.replace(`${id} · `, '')}.`
  let said = ''
  for (const sentence of text.replaceAll('\n', ' ').split(/(?<=[.!?])\s+(?=[“"\p{Lu}])/u)) {
    if (said !== '' && said.length + sentence.length > LONGEST) break
    said = said === '' ? sentence : `${said} ${sentence}`
  }
  return said.charAt(0).toUpperCase() + said.slice(1)
}
