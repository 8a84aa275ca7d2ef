import { describe, expect, it } from 'vitest'
import { printText, readText } from '../index.ts'

const canon = (text: string, name = 'Brute'): string => {
  const read = readText(text, name)
  return read.ok
    ? printText(read.text, name)
    : read.problems.map(({ from, message }) => `${text.slice(from)}: ${message}`).join('; ')
}

/** Each of these is read as the first. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  'After Fight: Deal 2 damage to each neighbor of the creature it fights.': [
    'Fight: Deal 2 damage to each neighbor of the creature it fought.',
    'Fight: Deal 2D to each neighbor of the creature Brute fought.',
    "Fight: Deal 2 to each of the attacked creature's neighbors.",
    'After Fight: Deal 2 damage to each neighbor of the creature that Brute is fighting.',
  ],
  "Action: Return each card under Brute to its owner's hand.": [
    "Action: Return all cards under Brute to their owners' hands.",
  ],
}

describe('other words for the same', () => {
  it.each(Object.entries(ALIKE))('%s', (text, others) => {
    expect(canon(text)).toBe(text)
    for (const other of others) expect(canon(other), other).toBe(text)
  })
})

describe('what is told apart', () => {
  it.each([
    'After you attach an upgrade to Brute, gain 1Æ.',
    'After your opponent attaches an upgrade to Brute, gain 1Æ.',
    'After an upgrade is attached to Brute, gain 1Æ.',
    'After your opponent readies a creature, gain 1Æ.',
    'After a creature is readied, gain 1Æ.',
  ])('%s', (text) => expect(canon(text)).toBe(text))
})
