import type { Position } from '@battleline/kernel'
import { isRefusal } from '@battleline/kernel'
import { type Declared, declaredBy, type Ruling } from '@battleline/magic'
import { Names } from './naming.ts'
import type { MagicPlayed } from './play.ts'
import { declarationLine } from './read-declaration.ts'
import { deedAsked } from './run.ts'

/** A declaration that a scenario makes or speaks of, and whether it is legal. */
export interface Judged {
  /** `attack: Ogre -> you`. */
  readonly text: string
  readonly ruling: Ruling
}

/** The rulings on the declarations of a scenario: those that it makes, then those that it expects something of. */
export function judgedIn(played: MagicPlayed): readonly Judged[] {
  const { game, position, scenario, answers } = played
  const made = answers.flatMap(({ from, choice }): readonly Judged[] => {
    const declared = declaredBy(choice)
    return declared === null ? [] : ruled(played, from, lineOf(played, from, declared), declared)
  })
  const said = scenario.expect.flatMap((claim): readonly Judged[] => {
    if (claim.kind !== 'declared' || deedAsked(game.ask(position)?.step) !== claim.declaration.deed) return []
    const declared = new Names(game, position).declared(claim.declaration)
    return declared === null ? [] : ruled(played, position, declarationLine(claim.declaration), declared)
  })
  return [...made, ...said]
}

function ruled({ game }: MagicPlayed, at: Position, text: string, declared: Declared): readonly Judged[] {
  const ruling = game.judge(at, declared)
  return isRefusal(ruling) ? [] : [{ text, ruling }]
}

function lineOf({ game, name }: MagicPlayed, at: Position, declared: Declared): string {
  const deed = deedAsked(game.ask(at)?.step) ?? 'attack'
  const text = declared.map(([creature, goal]) => `${name(creature)} -> ${name(goal)}`).join('; ')
  return `${deed}: ${text || 'nothing'}`
}
