import type { Range } from '@battleline/language'

/** Words in parentheses are reminders, which the reader drops. Those that hold a condition of their own are not. */

/** A sentence of a reminder that says again what brackets or a label before it say. */
const AGAIN =
  /(?:apply|activate|trigger|choose) (?:this|the additional) (?:effect|ability|option) only (?:if|while|when) [^.]*\.?/giu

/** What a reminder can repeat: “[Class Bonus]”, “Class Bonus:”. */
const BRACKETS = /\[[^\]]+\]|class bonus:|activate this ability only/iu

const CONDITION =
  /^(?:only|if|unless|while|when|whenever|as long as)\b|\bonly (?:if|while|when|as long as)\b/iu

/** Beginnings of reminders with a condition, and the words that they explain. */
const EXPLAINED: readonly (readonly [beginning: RegExp, word: RegExp])[] = [
  [/^if this card would be banished/iu, /divine relic|renewable/iu],
  [/^if combat damage would/iu, /critical/iu],
  [/^if an ephemeral/iu, /ephemera/iu],
  [/^if a player would recover/iu, /recover/iu],
  [/^if you would materialize/iu, /preserve/iu],
  [/^if you don['’]t have the mastery/iu, /mastery|fractured memories has [^.]*\. otherwise, /iu],
  [/^if x is negative/iu, /\bx\b/iu],
  [/^while paying for a memory cost/iu, /floating memory/iu],
  [/^while paying for a reserve cost/iu, /reservable/iu],
  [/^as long as this \w+ with retort/iu, /retort/iu],
  [/^as long as this \w+ is retaliating/iu, /retort/iu],
  [/^as long as this \w+ is attacking using a command card/iu, /commanded will/iu],
  [/^while awake, this (?:ally|unit)/iu, /taunt/iu],
  [/^when(?:ever)? your champion is attacked/iu, /intercept/iu],
  [/^as long as (?:this|that) unit is distant/iu, /ranged/iu],
  [/^as long as time is distorted/iu, /distort/iu],
]

/** The parentheses of a text that hold a condition and explain nothing before them. */
export const conditionsInParentheses = (text: string): readonly Range[] =>
  [...text.matchAll(/\(([^()]*)\)/gu)]
    .map((found) => ({ from: found.index, to: found.index + found[0].length, words: found[1] ?? '' }))
    .filter(({ words, from }) => isCondition(words.trim(), text.slice(0, from)))
    .map(({ from, to }) => ({ from, to }))

function isCondition(words: string, before: string): boolean {
  const own = BRACKETS.test(before) ? words.replace(AGAIN, '') : words
  return (
    CONDITION.test(own.trim()) &&
    !EXPLAINED.some(([beginning, word]) => beginning.test(own.trim()) && word.test(before))
  )
}
