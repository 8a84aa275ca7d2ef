import type { Position } from '@battleline/kernel'
import { isRefusal } from '@battleline/kernel'
import { type DeclarationVerdict, type Declared, declaredBy } from '@battleline/magic'
import { declarationLine } from './read-declaration.ts'
import { boardNames, declaredOn } from './resolve-names.ts'
import { declarationAsked } from './run.ts'
import type { MagicPlayed } from './scenario.ts'

/** A declaration in a scenario, and whether it is legal. */
export interface RuledDeclaration {
  /** `attack: Ogre -> you`. */
  readonly text: string
  readonly ruling: DeclarationVerdict
}

/** The verdicts on the declarations of a scenario: on those that it makes, then on those in its expectations. */
export function declarationRulings(played: MagicPlayed): readonly RuledDeclaration[] {
  const { game, position, scenario, answers } = played
  const made = answers.flatMap(({ from, choice }): readonly RuledDeclaration[] => {
    const declared = declaredBy(choice)
    return declared === null ? [] : ruled(played, from, lineOf(played, from, declared), declared)
  })
  const expected = scenario.expect.flatMap((claim): readonly RuledDeclaration[] => {
    if (
      claim.kind !== 'declared' ||
      declarationAsked(game.decision(position)?.step) !== claim.declaration.action
    )
      return []
    const declared = declaredOn(boardNames(game, position), claim.declaration)
    return declared === null ? [] : ruled(played, position, declarationLine(claim.declaration), declared)
  })
  return [...made, ...expected]
}

function ruled(
  { game }: MagicPlayed,
  at: Position,
  text: string,
  declared: Declared,
): readonly RuledDeclaration[] {
  const ruling = game.judge(at, declared)
  return isRefusal(ruling) ? [] : [{ text, ruling }]
}

function lineOf({ game, name }: MagicPlayed, at: Position, declared: Declared): string {
  const action = declarationAsked(game.decision(at)?.step) ?? 'attack'
  const text = declared.map(([creature, goal]) => `${name(creature)} -> ${name(goal)}`).join('; ')
  return `${action}: ${text || 'nothing'}`
}
