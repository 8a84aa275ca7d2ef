import { describe, expect, it } from 'vitest'
import { printText, readText } from '../../index.ts'

describe('a text that can never mean anything is a problem, not a silence', () => {
  it.each([
    'A friendly creature gets +1 power.',
    'Up to 2 creatures get +1 power.',
    'The creature Brute fights gains taunt.',
    'Brute deals +2 damage while attacking it.',
    'Brute deals +2 damage while attacking each enemy creature.',
    'While you do, Brute gets +1 power.',
    'While those creatures share a house, Brute gets +1 power.',
    'While this damage destroys that creature, Brute gets +1 power.',
    'After up to 2 creatures fight, gain 1Æ.',
    'After the most powerful creature fights, gain 1Æ.',
    'After the creature Brute fights is dealt damage, gain 1Æ.',
    'Play: Put a creature into your hand.',
    'After you play a creature, ready Brute and for the remainder of the turn, that creature gains taunt.',
    'Brute gains, “Each creature gains, “After a creature reaps, gain 1Æ.””',
    'Brute gains, “After this creature leaves play, gain 1Æ.”',
  ])('%s', (text) => {
    expect(readText(text, 'Brute').ok).toBe(false)
  })
})

describe('names', () => {
  it.each(["Tribute's End", 'Dino-Fiend', 'Harbinger of Doom', 'Æmber Imp', 'Xenos, the Odd', 'Gub'])(
    '%s can be a possessive',
    (name) => {
      const text = `Damage dealt to ${name}'s neighbors during fights is also dealt to ${name}.`
      const read = readText(text, name)
      expect(read.ok && printText(read.text, name)).toBe(text)
    },
  )
})
