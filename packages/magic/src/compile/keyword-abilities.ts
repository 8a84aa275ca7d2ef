import {
  COSTED,
  COSTED_KEYWORDS,
  COUNTED,
  COUNTED_KEYWORDS,
  type CostedKeyword,
  type CountedKeyword,
  PLAIN,
  PLAIN_KEYWORDS,
  type PlainKeyword,
} from '../text/keyword-texts.ts'
import type { Clause, KeywordAbility } from '../text/nodes.ts'
import { manaText } from './settle.ts'

const isOneOf =
  <K extends string>(list: readonly K[]) =>
  (kind: string): kind is K =>
    list.some((one) => one === kind)

const isPlain = isOneOf<PlainKeyword>(PLAIN)
const isCounted = isOneOf<CountedKeyword>(COUNTED)
const isCosted = isOneOf<CostedKeyword>(COSTED)

export const isKeywordAbility = (clause: Clause): clause is KeywordAbility =>
  isPlain(clause.kind) || isCounted(clause.kind) || isCosted(clause.kind)

/** The text that a keyword stands for (702). */
export function textOf(ability: KeywordAbility): string {
  if ('count' in ability) return COUNTED_KEYWORDS[ability.kind].replaceAll('#', String(ability.count))
  if ('cost' in ability) return COSTED_KEYWORDS[ability.kind].replaceAll('#', manaText(ability.cost))
  return PLAIN_KEYWORDS[ability.kind]
}
