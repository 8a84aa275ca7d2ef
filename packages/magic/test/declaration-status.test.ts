import { isRefusal } from '@battleline/kernel'
import { describe, expect, test } from 'vitest'
import type { DeclarationStatus } from '../src/index.ts'
import { attacks, type Board, creature, flying, lures, menace, planeswalker, Table } from './board.ts'

function statusOf(table: Table): DeclarationStatus {
  const status = table.game.declarationStatus(table.position, [])
  if (isRefusal(status)) throw new Error(status.reason)
  return status
}

const numberOf = ({ game, position }: Table, name: string): number => game.find(position, name) ?? 0

/** The kinds of requirements of a creature's own text. */
const requirementsBy = (table: Table, name: string) =>
  statusOf(table)
    .requirements.filter(({ origin }) => origin?.source === numberOf(table, name))
    .map(({ origin }) => origin?.kind)

describe('the origin of a requirement', () => {
  test('an attack: the creature whose name begins with the name of another', () => {
    const table = Table.of({ AP: [creature('Ogre'), creature('Ogre Brute', attacks)] })
    expect(requirementsBy(table, 'Ogre')).toEqual([])
    expect(requirementsBy(table, 'Ogre Brute')).toEqual(['must attack'])
    const [requirement] = statusOf(table).requirements
    expect(requirement?.creatures).toEqual([numberOf(table, 'Ogre Brute')])
  })

  test('a block: the attacker with lure, and not the one whose name begins with its name', () => {
    const board: Board = {
      AP: [creature('Elf', menace), creature('Elf Queen', lures)],
      NAP: [creature('Wall')],
    }
    const table = Table.of(board).after({ Elf: 'NAP', 'Elf Queen': 'NAP' })
    expect(requirementsBy(table, 'Elf')).toEqual([])
    expect(requirementsBy(table, 'Elf Queen')).toEqual(['lure'])
  })
})

test('a restriction names its origin', () => {
  const table = Table.of({
    AP: [creature('Bird', flying), { ...creature('Bear'), tapped: true }],
    NAP: [creature('Wall'), planeswalker('Jace')],
  })
  const [bar] = statusOf(table).barred
  expect(bar?.origin).toEqual({ kind: 'tapped', source: numberOf(table, 'Bear') })
  const blocking = table.after({ Bird: 'NAP' })
  const [evasion] = statusOf(blocking).barred
  expect(evasion?.origin).toEqual({ kind: 'evasion', source: numberOf(blocking, 'Bird') })
})
