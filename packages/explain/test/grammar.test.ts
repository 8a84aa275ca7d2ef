import { type NotDone, sentenceOf, word } from '@battleline/kernel'
import { expect, test } from 'vitest'
import { hookText, notDone, notDoneBelow, rescueMessage } from '../src/trace/sentences.ts'

const STEALS_NOTHING: NotDone = { kind: 'predicate', text: 'steals nothing' }
const NOT_DESTROYED: NotDone = { kind: 'destruction', text: 'is not destroyed' }
const NOT_DAMAGED: NotDone = { kind: 'damage', text: 'is not dealt 4 damage' }
const LOST: NotDone = { kind: 'ability', id: '4.1/0', text: 'Gub: Destroyed' }
const WORDS: NotDone = { kind: 'words', text: 'gain 1Æ' }

test.each([
  [STEALS_NOTHING, 'your pool is empty', 'Gub steals nothing: your pool is empty'],
  [NOT_DESTROYED, 'it is tagged already', 'Gub is not destroyed: it is tagged already'],
  [NOT_DAMAGED, 'it is not in play', 'Gub is not dealt 4 damage: it is not in play'],
  [LOST, 'its source has left play', 'Gub: Destroyed is lost: its source has left play'],
  [WORDS, 'its condition does not hold', 'Gub: “gain 1Æ” does not happen: its condition does not hold'],
])('%o did not happen because %s', (what, reason, sentence) => {
  expect(notDone('Gub', what, reason)).toBe(sentence)
})

test('players called “me” and “you” are spoken of as such', () => {
  const draws: NotDone = { kind: 'predicate', text: 'draws nothing' }
  expect(notDone('me', draws, 'the deck is empty')).toBe('I draw nothing: the deck is empty')
  expect(notDone('you', { kind: 'predicate', text: 'is not asked' }, 'why')).toBe('you are not asked: why')
  expect(notDone('Ada', draws, 'the deck is empty')).toBe('Ada draws nothing: the deck is empty')
})

test('below a line with the card, it is not named again', () => {
  expect(notDoneBelow(STEALS_NOTHING, 'your pool is empty')).toBe('steals nothing: your pool is empty')
  expect(notDoneBelow(WORDS, 'its condition does not hold')).toBe(
    'does not happen: its condition does not hold',
  )
})

const rescue = (what: NotDone, reason: string): string => sentenceOf(rescueMessage(what, word(reason)))

test('after “was not destroyed” it is a separate clause, without repeating the destruction', () => {
  expect(rescue(NOT_DESTROYED, 'it is immortal')).toBe('it is immortal')
  expect(rescue(NOT_DAMAGED, 'it is not in play')).toBe('it is not dealt 4 damage: it is not in play')
})

test('the text of an effect names its card once', () => {
  const on = { card: 'Gub' }
  expect(hookText({ ...on, subject: 'it', title: 'It is not destroyed' })).toBe('Gub is not destroyed')
  expect(hookText({ ...on, subject: 'label', title: 'Gub: assault' })).toBe('Gub: assault')
  expect(hookText({ ...on, subject: 'none', title: 'Elusive: no damage' })).toBe('Gub · Elusive: no damage')
})
