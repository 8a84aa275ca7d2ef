import { isRefusal, type Position } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { keyforge, type PlayerSetup } from '../index.ts'

const DRAFT = {
  name: 'Draft',
  type: 'action',
  house: 'mars',
  text: 'Play: Make a token creature.',
} as const
const READY = {
  name: 'Levy',
  type: 'action',
  house: 'mars',
  text: 'Play: Make a token creature. Ready each token creature made this way.',
} as const
const kf = keyforge({ cards: [DRAFT, READY] })

const fine = (position: ReturnType<typeof kf.begin>): Position => {
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

/** Draft is card 4, the top card of the deck 5. */
const begun = (more: PlayerSetup = { deck: ['Troll'] }): Position =>
  fine(
    kf.begin({
      players: [{ token: 'Grunt', battleline: ['Murmook'], hand: ['Draft'], ...more }, {}],
    }),
  )
const played = (position: Position): Position => fine(kf.answer(position, ['play 4']))

describe('A token creature', () => {
  const asked = played(begun())
  const made = fine(kf.answer(asked, ['left']))

  it('has the token’s facts; nobody sees the real card', () => {
    expect(kf.card(made, 5)).toMatchObject({
      name: 'Grunt',
      called: 'Grunt',
      power: 3,
      type: 'token creature',
    })
    for (const player of [1, 2] as const) expect(JSON.stringify(kf.view(made, player))).not.toContain('Troll')
  })

  it('has a name distinct from others', () => {
    const position = fine(
      kf.begin({
        players: [{ token: 'Grunt', battleline: ['Grunt'], hand: ['Draft'], deck: ['Troll'] }, {}],
      }),
    )
    expect(kf.card(fine(kf.answer(played(position), ['left'])), 5).called).toBe('Grunt (2)')
  })

  it('can be “made this way”', () => {
    const grunt = { name: 'Grunt', exhausted: true }
    const position = fine(
      kf.begin({ players: [{ token: 'Grunt', battleline: [grunt], hand: ['Levy'], deck: ['Troll'] }, {}] }),
    )
    const levied = fine(kf.answer(fine(kf.answer(position, ['play 4'])), ['left']))
    expect([kf.card(levied, 5).ready, kf.card(levied, 3).ready]).toEqual([true, false])
  })

  it.each([
    ['while its place is asked for', asked],
    ['in play', made],
  ])('is saved and loaded %s', (_, position) => {
    const loaded = fine(kf.load(JSON.parse(JSON.stringify(kf.save(position)))))
    expect(kf.positionKey(loaded)).toBe(kf.positionKey(position))
    expect(kf.card(loaded, 5)).toEqual(kf.card(position, 5))
  })

  it('cannot be loaded with an unknown face', () => {
    const saved = JSON.stringify(kf.save(made))
    expect(saved).toContain('"definition":"Troll"')
    const broken = kf.load(JSON.parse(saved.replace('"definition":"Troll"', '"definition":"Nobody"')))
    expect(broken).toMatchObject({ refused: 'unreadable' })
    expect(isRefusal(broken) && broken.reason).toContain('facedown')
  })

  it('must be one on the reference card of a player', () => {
    expect(kf.begin({ players: [{ token: 'Troll' }, {}] })).toMatchObject({
      reason: 'Troll is no token creature',
      cite: ['KF-TOK-1'],
    })
    expect(kf.begin({ players: [{ token: 'Grant' }, {}] })).toMatchObject({
      reason: 'no card is called “Grant”; did you mean Grunt?',
    })
    expect(
      isRefusal(
        kf.load(JSON.parse(JSON.stringify(kf.save(made)).replace('"token":"Grunt"', '"token":"Troll"'))),
      ),
    ).toBe(true)
  })
})
