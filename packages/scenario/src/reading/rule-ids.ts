import { nearest } from '@battleline/language'
import type { Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

const RULE = /^[A-Z]+(?:-[A-Z]+)*-\d+$|^[A-Z]+-(?:KW|KEY)-[A-Z]+$/
const RULING = /^R-\d+$/

interface RuleReading {
  readonly fields: Fields
  readonly rules?: readonly string[] | undefined
}

/** The id of a rule, such as KF-DST-11, or of a ruling, such as R-001; null otherwise. */
export function readRule({ fields, rules }: RuleReading, tree: Tree): string | null {
  const text = fields.text(tree, 'the id of a rule')
  if (text === null) return null
  const id = text.text.toUpperCase()
  const looksRight = RULE.test(id) || RULING.test(id)
  if (looksRight && id === text.text && rules?.includes(id) !== false) return id
  if (looksRight && id === text.text) {
    fields.faults.add(
      'unknown-rule',
      text.at,
      `there is no ${RULING.test(id) ? 'ruling' : 'rule'} ${id}`,
      () => ({
        nearest: nearestRule(id, rules ?? []),
      }),
    )
    return null
  }
  fields.faults.add(
    'unknown-rule',
    text.at,
    `“${text.text}” is not the id of a rule, such as KF-DST-11, or of a ruling, such as R-001`,
    () => ({ nearest: looksRight ? id : rules && nearest(id, rules) }),
  )
  return null
}

/** The nearest id: of the same chapter if it exists, else of the same kind. */
function nearestRule(id: string, rules: readonly string[]): string | undefined {
  const startingWith = (start: string) => rules.filter((rule) => rule.startsWith(start))
  const chapter = startingWith(id.replace(/\d+$/, ''))
  return nearest(id, chapter.length > 0 ? chapter : startingWith(id.replace(/-.*$/, '-')), id.length)
}
