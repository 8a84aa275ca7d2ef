import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, nearest } from '../index.ts'

describe('fold', () => {
  it.each([
    ['Æmber Imp', 'aember imp'],
    ['Dino‑Knight', 'dino knight'],
    ['  Skŏllĕnbŭzzz ', 'skollenbuzzz'],
    ['Krump’s “Æxe”!', 'krumps aexe'],
    ['Dr. Verokter', 'dr verokter'],
    ['???', '???'],
  ])('%j', (name, folded) => expect(fold(name)).toBe(folded))

  it('folds once and for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(fold(fold(name))).toBe(fold(name))
      }),
    )
  })
})

describe('nearest', () => {
  it.each([
    ['crad', ['card', 'cared'], undefined, 'card'],
    ['Skollenbuzz', ['Skŏllĕnbŭzzz', 'Krump'], undefined, 'Skŏllĕnbŭzzz'],
    ['AEMBER IMP', ['Æmber-Imp'], 0, 'Æmber-Imp'],
    ['troll', ['ogre', 'krump'], undefined, undefined],
    ['troll', ['trolls', 'trol'], undefined, 'trolls'],
    ['a', [], undefined, undefined],
    ['abcd', ['dcba'], 4, 'dcba'],
  ])('to %j in %j', (word, candidates, max, found) => expect(nearest(word, candidates, max)).toBe(found))
})
