import type { ManaNode, TextOf } from '../text/nodes.ts'
import type { ObjectFilter, Reference } from '../text/structure.ts'

type Fields = Readonly<Record<string, unknown>>

/** Kinds that only the grammar needs. */
const UNNAMED: readonly unknown[] = [
  'modes',
  'mode',
  'token',
  'source',
  'which damage',
  'which spell',
  'plain',
  'may',
  'if',
]

/**
 * What a structure of a text means: without wording, its filters and costs in the form that the rules ask, its targets
 * numbered in the order of the text, and references back to them as these numbers.
 */
export function settle<T>(text: TextOf<T>): T {
  const targets: ObjectFilter[] = []
  // The types of the text and of the result are tied by `TextOf`.
  return settled(text, targets) as T
}

function settled(value: unknown, targets: ObjectFilter[]): unknown {
  if (Array.isArray(value)) return value.map((one) => settled(one, targets))
  if (typeof value !== 'object' || value === null) return value
  const { as: _, ...fields } = withOther(value as Fields)
  const { kind, ...rest } = fields
  if (kind === 'which')
    return filter(rest.spell === undefined ? rest : { ...rest, spell: settled(rest.spell, targets) })
  if (kind === 'mana cost') return manaText(value as ManaNode)
  // Each mode has targets of its own.
  if (kind === 'mode') return { ...rest, does: settled(rest.does, []) }
  // The abilities of a token, or of a creature that is given some, are settled already.
  if (kind === 'grants') return value as object

  // What triggers later has targets that are chosen then.
  if (kind === 'reflexive') return { kind, does: settled(rest.does, []) }
  if (kind === 'token') return tokenOf(rest, targets)
  const made = Object.entries(UNNAMED.includes(kind) ? rest : fields)
  return numbered(
    Object.fromEntries(made.map(([field, one]) => [field, settled(one, targets)])) as unknown as Reference,
    targets,
  )
}

function tokenOf({ abilities, ...token }: Fields, targets: ObjectFilter[]): object {
  const made = Object.fromEntries(Object.entries(token).map(([field, one]) => [field, settled(one, targets)]))
  return abilities === undefined ? made : { ...made, abilities }
}

/** “Other” belongs to the filter, wherever the words stand: “another target creature”. */
function withOther(node: Fields): Fields {
  const { other, ...rest } = node
  const field = other === true ? FILTERS.find((one) => typeof node[one] === 'object') : undefined
  return field === undefined ? node : { ...rest, [field]: { ...(node[field] as Fields), other } }
}
const FILTERS = ['of', 'each', 'who']

function filter({ nouns = 'permanent', moreNouns = [], spells, either, ...rest }: Fields): object {
  const all = spells === true ? ['instant', 'sorcery'] : [nouns, moreNouns].flat()
  return { nouns: all, ...rest, ...(either !== undefined && { either: settled(either, []) }) }
}

function numbered(one: Reference, targets: ObjectFilter[]): object {
  if (one.kind === 'target') return { ...one, at: targets.push(one.of) - 1 }
  if (one.kind !== 'the one') return one
  const same = targets.findIndex((of) => one.of.whose === undefined || of.whose === one.of.whose)
  return { kind: 'chosen', at: Math.max(0, same) }
}

export const manaText = ({ of }: ManaNode): string =>
  of.map((one) => ('or' in one ? `{${one.of}/${one.or}}` : `{${one.of}}`)).join('')
