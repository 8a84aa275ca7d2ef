import { isRefusal, type Position } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, creature, table } from '../../test/table.ts'
import { type KeyForge, keyforge, type PlayerSetup } from '../index.ts'

const kf = keyforge()

/** The first turn of a game, in step 3. */
const firstTurn = (me: PlayerSetup): Position => {
  const begun = kf.begin({ players: [me, {}], house: 'logos', turn: 1 })
  if (isRefusal(begun)) throw new Error(begun.reason)
  return begun
}
const after = (game: KeyForge, position: Position, ...words: readonly string[]): Position =>
  words.reduce((now, word) => {
    const next = game.answer(now, word)
    if (isRefusal(next)) throw new Error(`${word}: ${next.reason}`)
    return next
  }, position)

describe('the first turn of the game (KF-FTR-1)', () => {
  // Card numbers in hand begin with 3.
  it('lets one card be played from hand, or one discarded', () => {
    const start = firstTurn({ hand: ['Batdrone', 'Hapsis'] })
    for (const first of ['play 3', 'discard 3']) {
      const next = after(kf, start, first)
      expect(kf.whyNot(next, 'play 4')?.cite).toEqual(['KF-FTR-1'])
      expect(kf.whyNot(next, 'discard 4')?.cite).toEqual(['KF-FTR-1'])
    }
  })

  it('lets Phase Shift raise the limit by one card of another house', () => {
    const next = after(kf, firstTurn({ hand: ['Phase Shift', 'Bumpsy', 'Batdrone', 'Troll'] }), 'play 3')
    expect(kf.whyNot(next, 'play 4')).toBeNull()
    expect(kf.whyNot(next, 'play 5')?.cite).toEqual(['KF-FTR-1'])
    const second = after(kf, next, 'play 4')
    expect(kf.whyNot(second, 'play 6')).not.toBeNull()
  })

  it('does not count cards that an effect plays from the deck, and keeps counting cards that left the hand', () => {
    const start = firstTurn({ hand: ['Wild Wormhole', 'Batdrone'], deck: ['Bumpsy'] })
    const next = after(kf, start, 'play 3')
    expect(kf.player(next, 1).battleline.map((card) => kf.card(next, card).name)).toEqual(['Bumpsy'])
    expect(kf.whyNot(next, 'play 4')?.cite).toEqual(['KF-FTR-1'])
  })

  it('does not limit later turns', () => {
    const begun = kf.begin({ players: [{ hand: ['Batdrone', 'Hapsis'] }, {}], house: 'logos', turn: 2 })
    if (isRefusal(begun)) throw new Error(begun.reason)
    expect(kf.whyNot(after(kf, begun, 'play 3'), 'play 4')).toBeNull()
  })
})

describe('a permission of the turn (KF-TRN-6)', () => {
  it('is saved with the position and loaded again', () => {
    const shifted = after(kf, firstTurn({ hand: ['Phase Shift', 'Bumpsy'] }), 'play 3')
    const loaded = kf.load(JSON.parse(JSON.stringify(kf.save(shifted))))
    if (isRefusal(loaded)) throw new Error(loaded.reason)
    expect(kf.positionKey(loaded)).toBe(kf.positionKey(shifted))
    expect(kf.whyNot(loaded, 'play 4')).toBeNull()
  })

  it('of an unknown form cannot be loaded', () => {
    const saved = JSON.parse(JSON.stringify(kf.save(firstTurn({ hand: ['Phase Shift'] }))))
    for (const permit of [null, {}, { by: 3, does: 'play', of: { type: 'card' } }, { by: 1, does: 'eat' }]) {
      saved.position.rows[0].permits = [permit]
      expect(kf.load(saved)).toMatchObject({ refused: 'unreadable' })
    }
  })
})

describe('the place where a creature enters (KF-PLY-2, KF-DEP-1)', () => {
  const line = [creature('A', 3), creature('B', 3)]

  it('is one of two flanks, each with a word of its own', () => {
    const t = table({ mine: line, me: { hand: [creature('New', 2)] } }).play('New')
    expect(t.asked.options.map(({ id, label }) => [id, label])).toEqual([
      ['left', 'left flank'],
      ['right', 'right flank'],
    ])
    expect(t.answer('right flank').line('mine')).toEqual(['A', 'B', 'New'])
  })

  it('is any place with deploy', () => {
    const t = table({ mine: line, me: { hand: [creature('New', 2, { text: 'Deploy.' })] } }).play('New')
    expect(t.askedLabels()).toEqual(['left flank', 'between A and B', 'right flank'])
    expect(t.answer('between A and B').line('mine')).toEqual(['A', 'New', 'B'])
  })
})

describe('restrictions on playing', () => {
  it('apply to a card that an effect would play, which then stays where it is (KF-PLY-6)', () => {
    const dig = action('Dig', 'Play: Play the top card of your deck. If you do, gain 1Æ.')
    const warden = creature('Warden', 3, { text: 'Each player cannot play creatures.' })
    const t = table({ mine: [warden], me: { hand: [dig], deck: [creature('New', 2)] } }).play('Dig')
    expect([t.pile('mine', 'deck'), t.pools()[0]]).toEqual([['New'], 0])
    expect(t.notHappened()).toContain('New: is not played (KF-PLY-6 KF-GEN-2)')
  })
})
