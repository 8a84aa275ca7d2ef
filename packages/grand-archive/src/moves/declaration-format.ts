import { type Message, say, type View } from '@battleline/kernel'
import { cardOf, playerOf } from '../model/state.ts'
import type { Declaration } from '../query/attack.ts'

/** A declaration as a word: attacker, `with` its weapons, `at` its targets, all as card numbers. */
export function formatDeclaration({ attacker, weapons, targets }: Declaration): string {
  const armed = weapons.length === 0 ? '' : ` with ${weapons.join(' ')}`
  return `attack ${attacker}${armed} at ${targets.join(' ')}`
}

const PATTERN = /^attack (\d+)(?: with ((?:\d+ )*\d+))? at ((?:\d+ )*\d+)$/
const numbers = (text: string | undefined): readonly number[] =>
  (text ?? '').split(' ').filter(Boolean).map(Number)

/** The declaration in a formatted move, or null. */
export function parseDeclaration(word: string, card: number): Declaration | null {
  const [, attacker, weapons, targets] = PATTERN.exec(word) ?? []
  return attacker === undefined
    ? null
    : { attacker: Number(attacker), weapons: numbers(weapons), targets: numbers(targets), card }
}

const NOBODY: Declaration = { attacker: -1, weapons: [], targets: [], card: -1 }
export const declarationOf = (word: string, card: number): Declaration =>
  parseDeclaration(word, card) ?? NOBODY

/** The label of a declaration. */
export function declarationLabel(w: View, { attacker, weapons, targets }: Declaration): Message {
  const name = (record: number) =>
    record === 1 || record === 2 ? playerOf(w, record).name : cardOf(w, record).name
  const attack = say`${name(attacker)} attacks ${allOf(targets.map(name))}`
  return weapons.length === 0 ? attack : say`${attack} with ${allOf(weapons.map(name))}`
}

/** Names in a row: “Troll and Gub”. */
export function allOf([first = '', ...others]: readonly string[]): string | Message {
  return others.reduce<string | Message>((before, one) => say`${before} and ${one}`, first)
}
