import { describe, expect, it } from 'vitest'
import { printText, readText } from '../text.ts'

/** The canonical text, in which every reference is resolved, or why the text is refused. */
const resolved = (text: string): string => {
  const read = readText(text, 'Brute')
  return read.ok ? printText(read.text, 'Brute') : `refused: ${read.problems[0]?.message}`
}

const SAME = 'the same'
const UNCLEAR = 'refused: which of these cards “it” is cannot be told; say it of one kind of cards'

/** Texts by the rule that resolves them, with their canonical texts. */
const RULES: Readonly<Record<string, readonly (readonly [text: string, canonical: string])[]>> = {
  'a condition on “it” is a filter of the cards that a text is about': [
    ['it has power 3 or lower', 'with power 3 or lower'],
    ['it has odd power', 'with odd power'],
    ['it has an upgrade', 'with an upgrade'],
    ['it does not have an upgrade', 'with no upgrades'],
    ['it reaped this turn', 'that reaped this turn'],
    ['it is on a flank', 'on a flank'],
    ['it is not on a flank', 'not on a flank'],
    ["it is in the center of its controller's battleline", 'in the center of its battleline'],
    ['it is ready', 'that is ready'],
    ['it is not damaged', 'that is not damaged'],
    ['fighting', 'that is fighting'],
    ['attacking', 'that is attacking'],
    ['it has a +1 power counter', 'with a +1 power counter'],
    ['it has damage on it', 'with damage'],
    ['it has no damage on it', 'with no damage'],
    ['it has 2 or more damage on it', 'with 2 or more damage on it'],
    ['it has Æ on it', 'with Æ on it'],
    ['it has 2 or more Æ on it', 'with 2 or more Æ on it'],
    ['it has no Æ on it', 'with no Æ on it'],
  ].map(([condition, filter]) => [
    `Each friendly creature gains skirmish while ${condition}.`,
    `Each friendly creature ${filter} gains skirmish.`,
  ]),
  '“unless” asks for the opposite': [
    ['it has an upgrade', 'with no upgrades'],
    ['it has no upgrades', 'with an upgrade'],
    ['it is on a flank', 'not on a flank'],
    ['it is not on a flank', 'on a flank'],
    ['it is not damaged', 'with damage'],
    ['it is ready', 'that is not ready'],
    ['attacking', 'that is not attacking'],
    ['it has Æ on it', 'with no Æ on it'],
    ['it has no Æ on it', 'with Æ on it'],
    ['it has taunt', 'without taunt'],
    ['it reaped this turn', 'that did not reap this turn'],
  ].map(([condition, filter]) => [
    `Each friendly creature gains skirmish unless ${condition}.`,
    `Each friendly creature ${filter} gains skirmish.`,
  ]),
  'some conditions are no filter': [
    'it does not have power 3 or lower',
    'it is a Mars creature',
    "it is not in the center of its controller's battleline",
  ].map((condition) => [`Each friendly creature gains skirmish while ${condition}.`, UNCLEAR]),
  'each kind of cards is filtered': [
    [
      'Each friendly creature or enemy artifact gains skirmish while it is ready.',
      'Each friendly creature that is ready or enemy artifact that is ready gains skirmish.',
    ],
    ["Each of Brute's neighbors gains skirmish while it has power 3 or lower.", UNCLEAR],
    ["Each of Brute's ready neighbors gains skirmish while it is damaged.", UNCLEAR],
    ['Each friendly creature and each enemy creature gains skirmish while it is damaged.', UNCLEAR],
  ],
  '“it” is the card itself, or what it is attached to': [
    ['Brute gets +1 power while it has Æ on it.', 'While Brute has Æ on it, Brute gets +1 power.'],
    [
      'While it is damaged, after this creature reaps, gain 1Æ.',
      'While this creature is damaged, after this creature reaps, gain 1Æ.',
    ],
    [
      'While it is damaged, you may spend Æ on this creature when forging keys.',
      'While this creature is damaged, you may spend Æ on this creature when forging keys.',
    ],
    [
      'Each friendly creature gains, "While it is damaged, it gets +1 power."',
      'Each friendly creature gains, "While this creature is damaged, it gets +1 power."',
    ],
    [
      'While it is damaged and it is exhausted, Brute gets +1 power.',
      'While Brute is damaged and Brute is exhausted, Brute gets +1 power.',
    ],
    [
      'While it is damaged or you control an artifact, this creature gets +1 power.',
      'While this creature is damaged or you control an artifact, this creature gets +1 power.',
    ],
    [
      'While it is damaged and it is exhausted, this creature gets +1 power.',
      'While this creature is damaged and this creature is exhausted, this creature gets +1 power.',
    ],
    [
      'While it has a +1 power counter, this creature gets +1 power.',
      'While this creature has a +1 power counter, this creature gets +1 power.',
    ],
    [
      'This creature gets +1 power unless it is damaged.',
      'This creature gets +1 power unless this creature is damaged.',
    ],
    ['While you have 3Æ or more, Brute gets +1 power.', SAME],
  ],
  '“they” are the players whose rule it is': [
    [
      'While they have 8Æ or more, your opponent cannot forge keys.',
      'While your opponent has 8Æ or more, your opponent cannot forge keys.',
    ],
    [
      'Your opponent cannot forge keys unless they have 8Æ or more.',
      'Your opponent cannot forge keys unless your opponent has 8Æ or more.',
    ],
    [
      'Your keys cost +1Æ while that player has 8Æ or more.',
      'While you have 8Æ or more, your keys cost +1Æ.',
    ],
  ],
  'cards are among those that were shown or discarded last': [
    [
      'Play: Reveal your hand. Archive a Logos card.',
      'Play: Reveal your hand. Archive a Logos card from among them.',
    ],
    [
      'Play: Reveal the top 3 cards of your deck. Archive each Logos card.',
      'Play: Reveal the top 3 cards of your deck. Archive each Logos card from among them.',
    ],
    [
      'Play: Discard the top 2 cards of your deck. Archive each Logos card.',
      'Play: Discard the top 2 cards of your deck. Archive each Logos card discarded this way.',
    ],
    ['Play: Discard the top 2 cards of your deck. Discard each Logos card.', SAME],
    ['Play: Discard a card. Archive each Logos card.', SAME],
    ['Play: Archive each Logos card. Reveal your hand.', SAME],
    ['Play: Reveal your hand. Archive each friendly creature.', SAME],
    ['Play: Reveal your hand. Archive each Logos creature.', SAME],
    ['Play: Reveal your hand. Archive a card from your discard pile.', SAME],
    ['Play: Reveal your hand. Ready each Logos card.', SAME],
  ],
  '“its controller” is you where nothing was spoken of': [
    ['Destroyed: Its controller loses 2Æ.', 'Destroyed: Lose 2Æ.'],
    ['Destroyed: Its opponent gains 2Æ.', 'Destroyed: Your opponent gains 2Æ.'],
    ['Play: Its controller loses 2Æ. Its controller gains 1Æ.', 'Play: Lose 2Æ. Gain 1Æ.'],
    ['After Fight: Its controller loses 2Æ.', SAME],
    ['Play: Stun a creature. Its controller loses 2Æ.', SAME],
    ['Play: Stun a creature and its opponent gains 1Æ.', SAME],
  ],
  '“it” is the card itself where that was named last': [
    [
      'After an enemy creature reaps, if Brute is damaged and Brute is ready, ward it.',
      'After an enemy creature reaps, if Brute is damaged and Brute is ready, ward Brute.',
    ],
    [
      'After an enemy creature reaps, if Brute has damage on it, ward it.',
      'After an enemy creature reaps, if Brute has damage on it, ward Brute.',
    ],
    [
      'After an enemy creature reaps, if Brute has a doom counter, ward it.',
      'After an enemy creature reaps, if Brute has a doom counter, ward Brute.',
    ],
    [
      'After an enemy creature reaps, for the remainder of the turn, Brute gains skirmish. Ward it.',
      'After an enemy creature reaps, for the remainder of the turn, Brute gains skirmish. Ward Brute.',
    ],
    ['After an enemy creature reaps, if it is a Mars creature, ward it.', SAME],
    [
      'After an enemy creature is destroyed fighting Brute, heal 2 damage from Brute and ward it.',
      'After an enemy creature is destroyed fighting Brute, heal 2 damage from Brute and ward Brute.',
    ],
    [
      'After an enemy creature reaps, if Brute is damaged, ward it.',
      'After an enemy creature reaps, if Brute is damaged, ward Brute.',
    ],
    [
      'After an enemy creature reaps, ward Brute and stun that creature.',
      'refused: “it” could be the card that it waits for, or the one that was just named',
    ],
    ['After an enemy creature reaps, ward it.', SAME],
    ['After Brute reaps, ward Brute and stun it.', SAME],
    ['After an enemy creature reaps, ward Brute, stun a creature, and ward it.', SAME],
  ],
  'what a condition found is meant by its name': [
    [
      'Destroyed: If Shadys is in your discard pile, archive Shadys.',
      'Destroyed: If there are 1 or more copies of Shadys in your discard pile, archive it.',
    ],
    [
      'Destroyed: If Shadys is in your discard pile, archive a Shadys from your hand.',
      'Destroyed: If there are 1 or more copies of Shadys in your discard pile, archive Shadys from your hand.',
    ],
  ],
  'omitted words are those of the sentence before': [
    [
      'Play: Choose a creature. Deal damage equal to its power to another creature.',
      'Play: Choose a creature. Deal damage equal to its power to another creature.',
    ],
    [
      'Play: Deal damage equal to the number of friendly creatures to a creature.',
      'Play: Deal damage to a creature equal to the number of friendly creatures.',
    ],
    [
      'Play: Deal 2 damage to a creature. If it is stunned, deal 4 damage instead.',
      'Play: Deal 2 damage to a creature. If that creature is stunned, deal 4 damage to it instead.',
    ],
    [
      'Play: Deal 2 damage to each creature. If you have 3Æ or more, deal 4 damage instead.',
      'Play: Deal 2 damage to each creature. If you have 3Æ or more, deal 4 damage to each creature instead.',
    ],
    [
      'Play: If there are 6 or more glory counters on Brute, remove 6 of them.',
      'Play: If Brute has 6 or more glory counters on it, remove 6 glory counters from Brute.',
    ],
  ],
}

describe.each(Object.entries(RULES))('%s', (_, texts) => {
  it.each(texts)('%s', (text, canonical) => {
    expect(resolved(text)).toBe(canonical === SAME ? text : canonical)
  })
})
