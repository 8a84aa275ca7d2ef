import { expect, test } from 'vitest'
import { possessive, says } from './player-words.ts'

test('players may be me and you', () => {
  expect(['me', 'you', 'Ada'].map(possessive)).toEqual(['my', 'your', 'Ada’s'])
  expect(['me', 'you', 'Ada'].map((player) => says(player, 'choose'))).toEqual([
    'I choose',
    'you choose',
    'Ada chooses',
  ])
  expect(['me', 'you', 'Ada'].map((player) => says(player, 'have'))).toEqual([
    'I have',
    'you have',
    'Ada has',
  ])
  expect(['me', 'you', 'Ada'].map((player) => says(player, 'be'))).toEqual(['I am', 'you are', 'Ada is'])
})
