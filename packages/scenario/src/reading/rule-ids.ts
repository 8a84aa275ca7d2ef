import type { Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

const RULE = /^(KF|MTG|GA)-[A-Z]+-\d+$/
const RULING = /^R-\d+$/

/** The id of a rule, such as KF-DST-11, or of a ruling, such as R-12; null where it is none. */
export function readRule({ fields }: { readonly fields: Fields }, tree: Tree): string | null {
  const text = fields.text(tree, 'the id of a rule')
  if (text === null) return null
  if (RULE.test(text.text) || RULING.test(text.text)) return text.text
  const upper = text.text.toUpperCase()
  const nearest = RULE.test(upper) || RULING.test(upper) ? upper : undefined
  fields.faults.add(
    text.at,
    `“${text.text}” is not the id of a rule, such as KF-DST-11, or of a ruling, such as R-12`,
    { nearest },
  )
  return null
}
