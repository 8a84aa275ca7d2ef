import type { Position } from '@battleline/kernel'
import { didYouMean } from '@battleline/language'
import type { Declared, Deed, Magic } from '@battleline/magic'
import type { Place } from '../problems/faults.ts'
import type { Fields } from '../reading/fields.ts'
import { arrowSides, commaNames, namesIn } from '../reading/names.ts'
import type { Text, Tree } from '../yaml/tree.ts'
import { boardNames, declaredOn } from './resolve-names.ts'
import type { Declaration } from './scenario.ts'

const NOTHING = 'nothing'

/** Reads a declaration: `nothing`, `X -> Y`, or a table of creatures and goals. */
export function readDeclaration(fields: Fields, deed: Deed, tree: Tree): Declaration | null {
  if (tree.kind === 'text') return readArrow(fields, deed, tree)
  const table = fields.table(tree, `what ${deed === 'attack' ? 'attacks' : 'blocks'}`)
  if (table === null) return null
  const choices = table.entries.map(({ key, value }) => ({
    creature: { text: key.text, at: key.at },
    goals: namesIn(fields, value),
  }))
  return { deed, choices }
}

function readArrow(fields: Fields, deed: Deed, { text, at }: Text): Declaration | null {
  const choices = choicesIn(text, at)
  if (choices !== null) return { deed, choices }
  fields.faults.add(at, `write “${deed}: nothing”, “${deed}: X -> Y” or “${deed}: { X: Y, … }”`)
  return null
}

/** The choices of a line: `nothing`, or `A, B -> Y; C -> Z`; null if it is not a declaration. */
function choicesIn(line: string, at: Place): Declaration['choices'] | null {
  if (line.trim().toLowerCase() === NOTHING) return []
  const parts = line.split(';').map((part): Declaration['choices'] | null => {
    const [who = [], goals = [], more] = arrowSides(part).map((side) => commaNames(side.text, at))
    return who.length === 0 || goals.length === 0 || more !== undefined
      ? null
      : who.map((creature) => ({ creature, goals }))
  })
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? [])
}

/** A declaration in a question: `attack: A -> you`, `block 1, 2 -> A`; or why it is invalid. */
export function readDeclared(
  text: string,
  game: Magic,
  position: Position,
): { readonly pairs: Declared } | { readonly problem: string } {
  const [, deed, line = ''] = /^(attack|block):? +(.+)$/i.exec(text.trim()) ?? []
  const choices = choicesIn(line, { from: 0, to: 0 })
  if (deed === undefined || choices === null)
    return { problem: `“${text}” is no declaration; write “attack: X -> Y” or “block: X, Y -> Z; V -> W”` }
  const names = boardNames(game, position)
  const pairs = declaredOn(names, { deed: deed.toLowerCase() as Deed, choices })
  if (pairs !== null) return { pairs }
  const [fault] = names.faults
  return { problem: `${fault?.message}${didYouMean(fault?.nearest)}` }
}

/** A declaration as one line. */
export function declarationLine({ deed, choices }: Declaration): string {
  if (choices.length === 0) return `${deed}: ${NOTHING}`
  const line = choices.map(
    ({ creature, goals }) => `${creature.text} -> ${goals.map(({ text }) => text).join(', ')}`,
  )
  return `${deed}: ${line.join('; ')}`
}
