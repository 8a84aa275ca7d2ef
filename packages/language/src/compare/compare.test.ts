import { describe, expect, it } from 'vitest'
import { type ComparisonSpec, grammar, include, phrase, words } from '../index.ts'

const COMPARISON: ComparisonSpec = {
  forms: { creature: ['creatures'], gain: ['gains'], opponent: ['foe'] },
  empty: ['a', 'an', 'the', ','],
  implied: ['you', 'at'],
  synonyms: [
    { why: 'The same verb.', phrases: { destroy: ['sacrifice'] } },
    { why: 'A number before its noun.', phrases: { 'gain #': ['take # coins'] } },
    { why: 'The same place.', phrases: { 'control … .': ['has … in play.'] } },
    { why: 'Nothing added.', phrases: { '': ['at once'] } },
  ],
  kept: { player: ['opponent', 'friendly'], condition: ['if'], duration: ['now'] },
  repeatable: ['opponent'],
  spelledOut: ['now'],
  named: ['counter'],
  pronouns: { they: ['opponent'] },
}

const game = grammar({
  root: 'text',
  categories: { text: {}, sentence: { label: 'a sentence', capital: true } },
  words: [words('verb', 'a verb', { draw: 'draw' })],
  phrases: [include('text', '{it:sentence}'), phrase('sentence', 'does', '{what:verb}.')],
  self: ['this card'],
  numbers: { two: 2 },
  comparison: COMPARISON,
})

const changes = (text: string, printed: string) =>
  game
    .changes(text, printed, ['Gub'])
    .map(({ line, column, message, isGrave }) => `${line}:${column} ${message}${isGrave ? '!' : ''}`)

describe('a text and its print mean the same', () => {
  it.each([
    ['Draw.', 'Draw.'],
    ['The creature gains two coins', 'A creature gain 2 coins.'],
    ['Sacrifice a red creature.', 'Destroy the red creature.'],
    ['If you can, take 3 coins.', 'Gain 3 if you can.'],
    ['Gub gains 2. This card gains 2.', 'Gub gains 2. Gub gains 2.'],
    ['The opponent has two big creatures in play.', 'The opponent control 2 big creatures.'],
    ['Draw (that is, take a card) at once.', 'Draw.'],
    ['The opponent gains 2. They draw.', 'The opponent gains 2. The foe draw.'],
    ['Draw a card.', 'Draw 1 card.'],
    ['Draw.', 'Draw now.'],
  ])('%s / %s', (text, printed) => expect(changes(text, printed)).toEqual([]))
})

describe('a difference is named with its place, and whether it is grave', () => {
  it.each([
    ['Draw. Gain 2 now.', 'Draw. Gain 2.', '1:14 “now” is lost in “Gain 2.”!'],
    ['Draw.\nGain 2.', 'Draw.\nGain 3.', '2:6 “2” becomes “3” in “Gain 3.”!'],
    ['Draw.', 'The opponent draw.', '1:1 “opponent” is not in the text; it is read as “The opponent draw.”!'],
    [
      'Destroy a friendly creature.',
      'Destroy a creature.',
      '1:11 “friendly” is lost in “Destroy a creature.”!',
    ],
    ['Draw a Bear.', 'Draw a card.', '1:8 “Bear” becomes “card” in “Draw a card.”!'],
    ['Put a doom counter.', 'Put a counter.', '1:7 “doom” is lost in “Put a counter.”!'],
    ['Draw -2.', 'Draw 2.', '1:6 “-2” becomes “2” in “Draw 2.”!'],
    [
      'If friendly, draw. If friendly, gain.',
      'If friendly, draw. Gain.',
      '1:20 “If friendly” is lost in “Gain.”!',
    ],
  ])('%s / %s', (text, printed, message) => expect(changes(text, printed)).toEqual([message]))
})

describe('a list of synonyms', () => {
  const withPhrases = (phrases: Readonly<Record<string, readonly string[]>>) =>
    grammar({
      ...game.spec,
      comparison: { ...COMPARISON, synonyms: [{ why: '', phrases }] },
    }).changes('a', 'b', [])

  it('refuses a phrase that would be replaced for ever', () => {
    expect(() => withPhrases({ 'draw a card': ['draw'] })).toThrow('is part of what stands for it')
  })

  it('refuses a place that only one side has, and a phrase without a first word', () => {
    expect(() => withPhrases({ 'draw …': ['take'] })).toThrow('lacks what stands on its other side')
    expect(() => withPhrases({ 'draw …': ['… draw'] })).toThrow('does not begin with a word')
  })
})
