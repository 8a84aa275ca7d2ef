import type { Position } from '@battleline/kernel'
import { didYouMean } from '@battleline/language'
import type { CombatAction, Declared, Magic } from '@battleline/magic'
import type { Place } from '../problems/faults.ts'
import type { Fields } from '../reading/fields.ts'
import { arrowSides, commaNames, namesIn } from '../reading/names.ts'
import type { Text, Tree } from '../yaml/tree.ts'
import { boardNames, declaredOn } from './resolve-names.ts'
import type { Declaration } from './scenario.ts'

const NOTHING = 'nothing'

/** Reads a declaration: `nothing`, `X -> Y`, or a table of creatures and goals. */
export function readDeclaration(fields: Fields, action: CombatAction, tree: Tree): Declaration | null {
  if (tree.kind === 'text') return readArrow(fields, action, tree)
  const table = fields.table(tree, `what ${action === 'attack' ? 'attacks' : 'blocks'}`)
  if (table === null) return null
  const choices = table.entries.map(({ key, value }) => ({
    creature: { text: key.text, at: key.at },
    goals: namesIn(fields, value),
  }))
  return { action, choices }
}

function readArrow(fields: Fields, action: CombatAction, { text, at }: Text): Declaration | null {
  const choices = choicesIn(text, at)
  if (choices !== null) return { action, choices }
  fields.faults.add(
    'move-form',
    at,
    `write “${action}: nothing”, “${action}: X -> Y” or “${action}: { X: Y, … }”`,
  )
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
  const [, action, line = ''] = /^(attack|block):? +(.+)$/i.exec(text.trim()) ?? []
  const choices = choicesIn(line, { from: 0, to: 0 })
  if (action === undefined || choices === null)
    return { problem: `“${text}” is no declaration; write “attack: X -> Y” or “block: X, Y -> Z; V -> W”` }
  const names = boardNames(game, position)
  const pairs = declaredOn(names, { action: action.toLowerCase() as CombatAction, choices })
  if (pairs !== null) return { pairs }
  const [fault] = names.faults
  return { problem: `${fault?.message}${didYouMean(fault?.nearest)}` }
}

/** A declaration as one line. */
export function declarationLine({ action, choices }: Declaration): string {
  if (choices.length === 0) return `${action}: ${NOTHING}`
  const line = choices.map(
    ({ creature, goals }) => `${creature.text} -> ${goals.map(({ text }) => text).join(', ')}`,
  )
  return `${action}: ${line.join('; ')}`
}
