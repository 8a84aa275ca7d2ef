import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { type KeyForge, keyforge, type Position, type Setup } from '../index.ts'

const kf = keyforge({})

function played(setup: Setup, answers: readonly string[]): Position {
  const begun = kf.begin(setup)
  if (isRefusal(begun)) throw new Error(begun.reason)
  return answers.reduce((position: Position, label) => {
    const option = kf.decision(position)?.options.find((one) => one.label.includes(label))
    const next = kf.answer(position, option?.id ?? label)
    if (isRefusal(next)) throw new Error(next.reason)
    return next
  }, begun)
}

const reloaded = (library: KeyForge, position: Position): Position => {
  const loaded = library.load(library.save(position))
  if (isRefusal(loaded)) throw new Error(loaded.reason)
  return loaded
}

describe('what a card is for now (ADR 14)', () => {
  const setup: Setup = {
    house: 'logos',
    players: [
      { name: 'Ann', hand: ['Mimic Gel'], artifacts: ['Animator', 'Autocannon'] },
      { name: 'Ben', battleline: ['Dino-Fiend', 'Troll'] },
    ],
  }

  it('is the same after saving and loading: a copy (KF-FRM-2)', () => {
    const position = played(setup, ['Mimic Gel', 'Troll'])
    const [gel] = kf.player(position, 1).battleline
    const loaded = reloaded(kf, position)
    expect(kf.card(loaded, gel!)).toEqual(kf.card(position, gel!))
    expect(kf.card(loaded, gel!)).toMatchObject({ name: 'Troll', power: 8, houses: ['logos'] })
    expect(kf.decision(loaded)).toEqual(kf.decision(position))
  })

  it('is the same after saving and loading: an artifact that is a creature (KF-FRM-1)', () => {
    const position = played(setup, ['Animator', 'Autocannon'])
    const [cannon] = kf.player(position, 1).battleline
    const loaded = reloaded(kf, position)
    expect(kf.card(loaded, cannon!)).toEqual(kf.card(position, cannon!))
    expect(kf.card(loaded, cannon!)).toMatchObject({ power: 3, houses: ['logos'] })
    expect(kf.decision(loaded)).toEqual(kf.decision(position))
  })
})
