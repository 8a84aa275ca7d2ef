import { describe, expect, it } from 'vitest'
import { sample } from '../../../../../test/sample.ts'
import { capital, differ, history, kindsIn, sampleText } from '../../../test/lively.ts'
import { BRUTE } from '../../../test/rich-board.ts'
import { readText } from '../../index.ts'

/** So many texts of each kind are tried, over so many games. */
const TRIES = 400
const GAMES = 14

const plain = Array.from({ length: GAMES }, (_, seed) => history('', seed))

/** Of whom a predicate is said. */
const SUBJECTS = ['Brute', 'each creature', 'each enemy creature', 'each friendly creature']

/** Kinds that leave this board as it is by the rules, and why. */
const STILL: Readonly<Record<string, string>> = {
  controls: 'these are cards that you control already',
  'cannot gain armor': 'nothing here gains armor',
  'cannot capture': 'nothing here captures',
  'must be fought': 'nobody has a choice of whom to fight on Brute’s side here: a scenario shows it',
  'cannot be played': 'Brute is in play already',
  'cannot be discarded': 'Brute is in play already',
  'wider taunt': 'Brute has no taunt: a scenario shows it',
  'attached only': 'Brute is no upgrade: a scenario shows it',
  'is a copy as played': 'Brute is in play already: a scenario shows it',
  'forge limit': 'nobody forges two keys in a turn here: a scenario shows it',
  'top revealed': 'somebody sees a card: a test of views shows it',
  'keeps archives': 'no card of the opponent is in these archives: a scenario shows it',
  'archived faceup': 'Brute is in play already: a test of views shows it',
  'archives taken in part': 'Brute is in play already: a scenario shows it',
  'may do': 'it speaks of a card in the discard pile: a scenario shows it',
  'is haunted': 'no text here asks who is haunted: a scenario shows it',
}

/** Kinds of which samples seldom speak of what is on this board, in words that do. */
const SHOWN: Readonly<Record<string, string>> = {
  'attack bonus': 'Brute deals +2 damage while attacking a different creature.',
  'cannot do': 'Each player cannot gain Æ.',
  'first played': 'The first card played each turn enters play stunned.',
  'loses abilities': 'Each creature loses all Destroyed abilities.',
  playable: 'Brute cannot be played unless the tide is high.',
  'ready limit': 'You cannot ready more than 2 creatures during their ready step.',
  'cannot choose': 'Your opponent cannot choose Dis as their active house.',
  'use limit': 'Each player cannot use more than 1 creature each turn.',
}

/** A text of this kind for which some game of chance goes otherwise than without it. */
const constants = [...kindsIn(['constant', 'player-rule'], STILL), ...kindsIn(['predicate'], STILL)]

describe('every kind of constant text changes or forbids something', () => {
  it.each(sample(constants, 3))('%s', (kind, phrases) => {
    const tried: string[] = []
    for (let at = 0; at < TRIES; at++) {
      const words = sampleText(phrases, at, 5)
      const isOfCards = phrases[0]?.category === 'predicate'
      const text =
        SHOWN[kind] ?? `${capital(isOfCards ? `${SUBJECTS[at % SUBJECTS.length]} ${words}` : words)}.`
      if (!readText(text, BRUTE).ok) continue
      const seed = at % GAMES
      if (differ(history(text, seed), plain[seed] ?? [])) return
      tried.push(text)
    }
    expect(tried).toEqual([])
    expect.unreachable('no text of this kind could be read')
  })
})
