import { describe, expect, it } from 'vitest'
import { readText } from '../text.ts'

const problems = (text: string) => {
  const read = readText(text, 'Brute')
  return read.ok ? [] : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

describe('what could never act', () => {
  it('is a card that waits for itself to leave play', () => {
    const message = 'a card that has left play does not see it; its Play: ability can say what happens then'
    expect(problems('Poison.\nAfter Brute leaves play, gain 2.')).toEqual([`2:1 ${message}`])
    expect(problems('After this creature leaves play, gain 2.')).toEqual([`1:1 ${message}`])
    expect(problems('After another creature leaves play, gain 2.')).toEqual([])
    expect(problems('Play: Gain 1. After Brute leaves play, gain 2.')).toEqual([])
  })

  it('is an “instead” with nothing before it', () => {
    const message = 'nothing stands before this that it could replace'
    expect(problems('Poison.\nPlay: If the tide is low, gain 2 instead.')).toEqual([`2:7 ${message}`])
    expect(problems('Play: Gain 1. If the tide is low, gain 2 instead.')).toEqual([])
  })

  it('is what is said of “it” for as long as nobody says', () => {
    expect(problems('Reap: Choose an artifact. It gains, "Action: Gain 1A."')).toHaveLength(1)
    expect(
      problems('Reap: Choose an artifact. It gains, "Action: Gain 1A." for the remainder of the turn.'),
    ).toEqual([])
  })

  it('is a comparison of a card with itself', () => {
    expect(
      problems(
        'Play: Choose a creature. Discard the top card of your deck. If it shares a house with that creature, gain 1.',
      ),
    ).toHaveLength(1)
    expect(problems('Play: Choose a creature. If it shares a house with Brute, gain 1.')).toEqual([])
  })

  it('is what may be done at any time, but for a card in the discard pile', () => {
    expect(problems('You may draw a card.')).toHaveLength(1)
    expect(problems('While you are haunted, you may gain 1Æ.')).toHaveLength(1)
    expect(problems('You may return Brute from your discard pile to your hand.')).toEqual([])
  })

  it('is a condition of what is asked in hand', () => {
    const text = 'Brute cannot be discarded from your hand except through card abilities'
    expect(problems(`${text} while you have 3Æ or more.`)).toHaveLength(1)
    expect(problems(`${text}.`)).toEqual([])
  })

  it('is a repetition with nothing before it', () => {
    const message = 'nothing stands before this that it could repeat'
    expect(problems('Play: Repeat the preceding effect.')).toEqual([`1:7 ${message}`])
    expect(problems('Play: Gain 1. Repeat this effect for each friendly creature.')).toEqual([
      `1:15 ${message}`,
    ])
    expect(problems('Play: Gain 1. Repeat the preceding effect.')).toEqual([])
  })

  it('is an “otherwise” with nothing before it', () => {
    expect(problems('Play: Otherwise, gain 1.')).toEqual(['1:7 nothing stands before this that could fail'])
    expect(problems('Play: If the tide is low, gain 2. Otherwise, gain 1.')).toEqual([])
  })

  it('is found in abilities that are gained, too', () => {
    expect(problems('This creature gains, "After Fight: Repeat the preceding effect."')).toHaveLength(1)
  })

  it('is a pronoun that nothing before it can be meant by', () => {
    const message =
      '“it” points at nothing: nothing was named, chosen or found before; the card itself is “this creature”, or its name'
    expect(problems('Destroyed: Its owner gains 2A.')).toEqual([`1:12 ${message}`])
    expect(problems('Poison.\nReap: Ward it.')).toEqual([`2:7 ${message}`])
    expect(problems('Action: Stun it. Its owner loses 1A.')).toEqual([`1:9 ${message}`])
    expect(problems('Play: Gain 1A. Otherwise, stun that creature.')).toEqual([`1:27 ${message}`])
    expect(problems('Play: If you are haunted, stun a creature. Otherwise, ward it.')).toEqual([
      `1:55 ${message}`,
    ])
    expect(
      problems(
        'Play: The next creature you play this turn enters play ready. If it is a Mars creature, gain 1.',
      ),
    ).toEqual([`1:63 ${message}`])
    expect(problems('This creature gains, "Reap: Gain 1A. Ward it."')).toEqual([`1:38 ${message}`])
    expect(problems('Destroyed: If you control another creature, destroy it instead.')).toEqual([
      `1:45 ${message}`,
    ])
  })

  it('is no pronoun that speaks of what was chosen, made, found, fought or waited for', () => {
    for (const text of [
      'Play: Stun a creature. Its controller gains 1A.',
      'Play: Make a token creature. Ward it.',
      'Fight: Ward it.',
      'Action: Choose a creature. If it is damaged, destroy it. Otherwise, ward it.',
      'Play: The next creature you play this turn enters play ready. Ward it.',
      'After an enemy creature reaps, stun it.',
      'Play: Destroy each creature. If a creature is destroyed this way, its controller gains 1A.',
      'If Brute is damaged, destroy it.',
      "Destroyed: This creature's controller gains 2A.",
    ])
      expect(problems(text), text).toEqual([])
  })

  it('is “that house” where no house is chosen', () => {
    const message = '“that house” points at nothing: no house is chosen in this ability'
    expect(problems('Play: Ready a creature of that house.')).toEqual([`1:1 ${message}`])
    expect(
      problems(
        'Play: For each house represented among creatures, ward a creature that belongs to that house.',
      ),
    ).toEqual([`1:1 ${message}`])
    expect(problems('Play: Choose a house. Ready a creature of that house.')).toEqual([])
    expect(problems('After you choose an active house, ready a creature of that house.')).toEqual([])
  })
})
