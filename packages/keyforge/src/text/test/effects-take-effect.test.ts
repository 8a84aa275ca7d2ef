import { describe, expect, it } from 'vitest'
import { sample } from '../../../../../test/sample.ts'
import { capital, differ, ending, kindsIn, sampleText } from '../../../test/lively.ts'
import { BRUTE } from '../../../test/rich-board.ts'
import { readText } from '../../index.ts'

/** So many texts of each kind of effect are tried, each with answers of its own. */
const TRIES = 120

/** What an effect may need before it: something that "it" or "those cards" are. */
const LEADS = [
  '',
  'Choose a creature in your discard pile. ',
  'Exalt a creature. ',
  'Look at the top 3 cards of your deck. ',
  'Reveal your hand. ',
  'Choose an upgrade in play. ',
  'Choose a house. ',
  'Raise the tide. ',
  'Gain 5 chains. ',
  'Choose 2 creatures. ',
]

/** Kinds that leave this board as it is by the rules, and why. */
const STILL: Readonly<Record<string, string>> = {
  choose: 'what follows uses the choice',
  'choose number': 'what follows uses the choice',
  'choose house': 'what follows uses the choice',
  'choose trait': 'what follows uses the choice',
  'name card': 'what follows uses the choice',
  'name cards': 'what follows uses the choice',
  'choose player': 'what follows uses the choice',
  name: 'what follows uses the choice',
  'look at': 'somebody sees cards',
  reveal: 'somebody sees cards',
  'reveal until': 'somebody sees cards',
  search: 'what follows uses what was found',
  'stop fight': 'it speaks of a fight that goes on',
  'aim at': 'it speaks of a fight that goes on',
  'swap cards': 'such cards seldom lie in both places: a scenario shows it',
  fulfill: 'it speaks of a prophecy',
  'flip faceup': 'no token creature stands here: a scenario shows it',
  'stand as creature': 'Brute is no upgrade: a scenario shows it',
  'flip prophecy': 'it speaks of a prophecy',
  'attach as upgrade': 'Brute is in play: it speaks of a card that resolves, or has left play',
}

describe('every kind of effect changes something', () => {
  it.each(sample(kindsIn(['verb', 'simple'], STILL), 3))('%s', (_, phrases) => {
    const tried: string[] = []
    for (let at = 0; at < TRIES; at++) {
      const lead = LEADS[Math.floor(at / phrases.length) % LEADS.length]!
      const text = `Action: ${lead}${capital(sampleText(phrases, at))}.`
      const idle = `Action: ${lead === '' ? 'Choose a number.' : lead.trim()}`
      if (!readText(text, BRUTE).ok || !readText(idle, BRUTE).ok) continue
      if (differ(ending(text, at), ending(idle, at))) return
      tried.push(text)
    }
    expect(tried).toEqual([])
    expect.unreachable('no text of this kind could be read')
  })
})
