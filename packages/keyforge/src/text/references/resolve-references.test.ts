import { describe, expect, it } from 'vitest'
import { creature, on, table, upgrade } from '../../../test/table.ts'
import { printText, readText } from '../text.ts'

const printed = (text: string): string => {
  const read = readText(text, 'Brute')
  return read.ok ? printText(read.text, 'Brute') : `not read: ${read.problems[0]?.message}`
}

describe('“it” in a condition that is said behind', () => {
  it.each([
    ['Brute gets +1 power while it is damaged.', 'While Brute is damaged, Brute gets +1 power.'],
    [
      'This creature gets +3 power while it is damaged.',
      'While this creature is damaged, this creature gets +3 power.',
    ],
    [
      'Each friendly creature gains skirmish while it has Æ on it.',
      'Each friendly creature with Æ on it gains skirmish.',
    ],
    [
      'Each friendly creature gets +1 power unless it is exhausted.',
      'Each friendly creature that is not exhausted gets +1 power.',
    ],
    [
      'Each friendly creature gains poison while attacking.',
      'Each friendly creature that is attacking gains poison.',
    ],
    [
      "Each of Brute's neighbors gains taunt if it has a +1 power counter on it.",
      'Each neighbor of Brute with a +1 power counter gains taunt.',
    ],
    [
      'Each friendly creature gains, “This creature gets +1 power while it is damaged.”',
      'Each friendly creature gains, "While this creature is damaged, this creature gets +1 power."',
    ],
  ])('is the card that it is said of: %s', (text, canonical) => {
    expect(printed(text)).toBe(canonical)
    expect(printed(canonical)).toBe(canonical)
  })

  it('is refused where it could be one of several', () => {
    expect(printed('Brute and each of its neighbors get +1 power while damaged.')).toContain('cannot be told')
  })

  it('counts for each creature by itself', () => {
    const banner = creature('Banner', 3, {
      text: 'Each friendly creature gets +2 power while it is damaged.',
    })
    const t = table({ mine: [banner, on(creature('Ann', 3), { damage: 1 }), creature('Bob', 3)] })
    expect(['Banner', 'Ann', 'Bob'].map((name) => t.powerOf(name))).toEqual([3, 5, 3])
  })

  it('counts while the fight goes on, for the one that attacks', () => {
    const horn = creature('Horn', 3, { text: 'Each friendly creature gets +2 power while attacking.' })
    const t = table({ mine: [horn, creature('Ann', 3)], theirs: [creature('Dan', 9)] }).fight('Ann', 'Dan')
    expect(t.damageOn('Dan')).toBe(5)
    expect(t.zoneOf('Ann')).toBe('discard')
    const two = table({ mine: [horn, creature('Ann', 3)], theirs: [creature('Dan', 1)] }).fight('Ann', 'Dan')
    expect([two.powerOf('Ann'), two.powerOf('Horn')]).toEqual([3, 3])
  })
})

describe('“it” in the text of an upgrade', () => {
  it('is what it is attached to, in later sentences too', () => {
    const text =
      'While this creature is on a flank, it gains skirmish. While it is not on a flank, it gets +2 armor.'
    expect(printed(text)).toBe(
      'While this creature is on a flank, it gains skirmish.\nWhile this creature is not on a flank, it gets +2 armor.',
    )
    const shield = upgrade('Shield', text)
    const armed = (name: string) => on(creature(name, 3), { upgrades: [shield] })
    const t = table({ mine: [creature('Ann', 3), armed('Bob'), creature('Cat', 3)] })
    expect(t.card('Bob').armor).toBe(2)
    expect(table({ mine: [armed('Ann'), creature('Bob', 3)] }).card('Ann').armor).toBe(0)
  })

  it('makes it stronger while it is damaged', () => {
    const harness = upgrade('Harness', 'This creature gets +3 power while it is damaged.')
    const t = table({
      mine: [
        on(creature('Ann', 3), { damage: 1, upgrades: [harness] }),
        on(creature('Bob', 3), { upgrades: [harness] }),
      ],
    })
    expect([t.powerOf('Ann'), t.powerOf('Bob')]).toEqual([6, 3])
  })
})

describe('“Otherwise” in the same sentence', () => {
  it('is a sentence of its own', () => {
    expect(printed('Play: If you control a Knight creature, gain 3Æ, otherwise steal 1Æ.')).toBe(
      'Play: If you control a Knight creature, gain 3Æ. Otherwise, steal 1Æ.',
    )
    expect(printed('After a creature reaps, if the tide is high, gain 1Æ, or else draw a card.')).toBe(
      'After a creature reaps, if the tide is high, gain 1Æ. Otherwise, draw 1 card.',
    )
  })

  it('happens where the rest does not', () => {
    const text = 'After Reap: If you control Bob, gain 3, otherwise steal 1.'
    const reaper = creature('Ann', 3, { text })
    expect(
      table({ mine: [reaper, creature('Bob', 1)], they: { aember: 4 } })
        .reap('Ann')
        .pools(),
    ).toEqual([4, 4])
    expect(
      table({ mine: [reaper], they: { aember: 4 } })
        .reap('Ann')
        .pools(),
    ).toEqual([2, 3])
  })
})
