import { describe, expect, it } from 'vitest'
import { printText, readText } from '../../index.ts'

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
  'Play: Deal 3 damage to a creature. If that creature was not destroyed, stun it.': [
    'Play: Deal 3D to a creature. If it survives, stun it.',
  ],
  'Play: If your opponent has more forged keys than you, gain 3Æ.': [
    'Play: If you have fewer keys than your opponent, gain 3.',
  ],
  'While it is not your turn, Brute gains hazardous 3.': [
    "During your opponent's turn, Brute gains hazardous 3.",
  ],
  'Brute must be fought by enemy creatures if able.': ['Enemy creatures must attack Brute, if able.'],
  'Each creature must fight when used if able.': ['Creatures must fight if able.'],
  'After you play your second creature each turn, gain 1Æ.': [
    'After the second creature you play each turn, gain 1.',
    'After you play a second creature in a turn, gain 1.',
  ],
  'The second time you play a creature each turn, gain 1Æ.': [
    'The second time each turn you play a creature, gain 1.',
  ],
  'Each yellow key costs +1Æ.': ['Yellow keys cost +1.'],
  'Play: Each player draws cards until they have 3 cards in their hand.': [
    'Play: Each player draws until they have 3 cards in hand.',
  ],
  'Destroyed: Lose 2Æ.': ['Destroyed: Its controller loses 2A.'],
  'Play: Steal 2Æ.': ['Play: Steal 2A from your opponent.', 'Play: Steal two Æmber from an opponent.'],
  "Play: Return a friendly creature to its owner's hand.": [
    "Play: Put a friendly creature into its owner's hand.",
  ],
  'Play: Stun an enemy creature.': ["Play: Stun an opponent's creature."],
  "Play: Discard a random card from your opponent's hand.": [
    "Play: Discard a random card from an opponent's hand.",
  ],
  'Play: You may draw 10 cards.': [
    'Play: You can draw ten cards.',
    'Play: You may choose to draw ten cards.',
  ],
  'Play: Destroy each creature with no Æ on it.': ['Play: Destroy each creature that has no Æ on it.'],
  'Play: Exhaust a creature with Æ on it.': ['Play: Exhaust a creature that has Æ on it.'],
  'Brute cannot ready unless you are haunted.': ['Unless you are haunted, Brute cannot ready.'],
  'Brute cannot be played unless the tide is high.': ['Unless the tide is high, Brute cannot be played.'],
  'If there are no enemy creatures, destroy Brute.': ['Destroy Brute if there are no enemy creatures.'],
  "Before Fight: Exchange Brute's power and armor for the remainder of the turn.": [
    "Before Fight: Exchange Brute's power and armor until the end of the turn.",
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
