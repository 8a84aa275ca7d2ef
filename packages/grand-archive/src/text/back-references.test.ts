import { describe, expect, it } from 'vitest'
import { action, ally, CA, CB, slash, table } from '../../test/table.ts'
import { readText, readWords } from './grammar.ts'

const problems = (text: string) => {
  const read = readText(text, 'Brute')
  return read.ok ? [] : read.problems.map(({ from, to }) => text.slice(from, to))
}

describe('words that speak of something before them', () => {
  it.each([
    ['On Enter: Destroy that ally.', 'that ally'],
    ['On Attack: Destroy the hit ally.', 'the hit ally'],
    ['On Kill: Destroy the hit ally.', 'the hit ally'],
    ['That ally gets +1 POWER until end of turn.', 'That ally'],
    ['Whenever an ally enters the field, destroy that weapon.', 'that weapon'],
    ['Banish Brute: Put a durability counter on that weapon.', 'that weapon'],
    ['On Enter: If you do, draw a card.', 'you do'],
    [
      'On Enter: If the discarded card is a fire element card, draw a card.',
      'the discarded card is a fire element card',
    ],
    ['Have its controller mill 3.', 'Have its controller mill 3'],
    [
      'For each card banished this way, deal 1 damage to a unit.',
      'For each card banished this way, deal 1 damage to a unit',
    ],
    ['On Enter: This attack gets +2 POWER.', 'This attack gets +2 POWER'],
    ['On Hit: Deal 1 damage to target ally. Rest it.', 'it'],
    ['Rest it. Deal 1 damage to target unit.', 'it'],
    ['On Hit: Deal damage equal to its power to target unit.', 'its power'],
    ['Deal 1 damage to target ally.\nWake up target unit.\nRest it.', 'it'],
  ])('are not played if nothing fits them: %s', (text, words) => {
    expect(problems(text)).toEqual([words])
    expect(readWords(text, 'Brute').ok).toBe(true)
  })

  it.each([
    'On Hit: Destroy the hit ally.',
    'On Kill: Banish the killed unit.',
    'Wake up target unit. That ally gets +1 POWER until end of turn.',
    'Deal 2 damage to target weapon.\n[Class Bonus] Destroy that object.',
    'Discard a card. If you do, draw a card.',
    'Discard a card. If the discarded card is a fire element card, draw a card.',
    'Destroy target ally unless its controller pays 2.',
    'Wake up target ally. Deal damage equal to its power to your champion.',
    "On Hit: Deal damage equal to Brute's power to target unit.",
  ])('are played: %s', (text) => {
    expect(problems(text)).toEqual([])
  })

  it('prints the nouns', () => {
    const text = 'On Hit: Destroy the hit ally.'
    expect(readText(text, 'Brute')).not.toEqual(readText('On Hit: Destroy it.', 'Brute'))
  })
})

describe('played back references', () => {
  const cut = slash('Cut', 1, { text: 'On Hit: Destroy the hit ally.' })

  it('do nothing to what their noun does not name', () => {
    const at = (name: string) =>
      table({ field: [CA], hand: [cut] }, { field: [CB, ally('Y', 1, 9)] })
        .do('activate Cut', `CA attacks ${name}`)
        .settle()
    expect(at('CB').card('CB')).toMatchObject({ zone: 'field', damage: 1 })
    expect(at('Y').card('Y').zone).toBe('graveyard')
  })

  it('tell the power of a target from that of the card', () => {
    const rouse = action('Rouse', 'Wake up target ally. Deal damage equal to its power to your champion.')
    const t = table({ field: [CA, ally('X', 5, 5)], hand: [rouse] }, { field: [CB] })
      .do('activate Rouse on X')
      .settle()
    expect(t.card('CA').damage).toBe(5)
  })

  it('ask the controller of the target to pay', () => {
    const deny = action('Deny', 'Destroy target ally unless its controller pays 2.')
    const t = table({ field: [CA], hand: [deny] }, { field: [CB, ally('Y', 1, 1)] }).do(
      'activate Deny on Y',
      'pay 2',
    )
    expect(t.settle().card('Y').zone).toBe('field')
  })

  it('count the damage on a target', () => {
    const read = action(
      'Read',
      'Wake up target unit. If that unit has 3 or more damage counters, draw a card.',
    )
    const t = table(
      { field: [CA], hand: [read], deck: ['X'] },
      { field: [{ ...CB, setup: { name: 'CB', damage: 3 } }, ally('X', 1, 1)] },
    )
      .do('activate Read on CB')
      .settle()
    expect(t.player(1).hand).toHaveLength(1)
  })
})
