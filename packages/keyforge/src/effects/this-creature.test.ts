import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'

describe('“this creature”', () => {
  const captor = 'Each Æ that would be added to your opponent’s pool is captured by this creature instead.'

  it('captures Æmber before it reaches a pool: the card itself, or an upgrade’s creature', () => {
    const mine = [creature('Ann', 3)]
    const own = table({ mine, theirs: [creature('Dan', 5, { text: captor })] }).reap('Ann')
    expect([own.card('Dan').aember, ...own.pools()]).toEqual([1, 0, 0])
    const net = upgrade('Net', captor)
    const host = table({ mine, theirs: [on(creature('Dan', 5), { upgrades: [net] })] }).reap('Ann')
    expect([host.card('Dan').aember, ...host.pools()]).toEqual([1, 0, 0])
    const given = upgrade('Net', `This creature gains, “${captor}”`)
    const bearer = table({ mine, theirs: [on(creature('Dan', 5), { upgrades: [given] })] }).reap('Ann')
    expect([bearer.card('Dan').aember, ...bearer.pools()]).toEqual([1, 0, 0])
  })

  it('controls a card until it leaves play', () => {
    const text =
      'This creature gains, “Action: Take control of an enemy artifact until this creature leaves play.”'
    const t = table({
      mine: [on(creature('Ann', 3), { upgrades: [upgrade('Rig', text)] })],
      they: { artifacts: [artifact('Orb', 'Action: Gain 1Æ.')] },
      me: { hand: [action('End', 'Play: Destroy a creature.')] },
    }).use('Ann')
    expect(t.pile('mine', 'artifacts')).toEqual(['Orb'])
    t.play('End')
    expect([t.pile('mine', 'artifacts'), t.pile('theirs', 'artifacts')]).toEqual([[], ['Orb']])
  })

  it('destroys an enemy creature by fighting it', () => {
    const text = 'After an enemy creature is destroyed fighting this creature, gain 1Æ.'
    const blade = upgrade('Blade', text)
    const board = (by: string) =>
      table({
        mine: [on(creature('Ann', 5), { upgrades: [blade] }), creature('Bob', 5)],
        theirs: [creature('Dan', 1), creature('Eve', 1)],
      }).fight(by, 'Dan')
    expect(board('Ann').pools()).toEqual([1, 0])
    expect(board('Bob').pools()).toEqual([0, 0])
  })
})

describe('the amount of an earlier part', () => {
  const played = (text: string) =>
    table({
      mine: [on(creature('Ann', 5), { damage: 3 })],
      theirs: [creature('Dan', 6)],
      they: { aember: 7 },
      me: { hand: [action('Cry', `Play: ${text}`)] },
    }).play('Cry')

  it('is dealt as damage', () => {
    const t = played('Heal up to 2 damage from a creature. Deal that amount of damage to another creature.')
    t.answer('Ann').answer('2')
    expect([t.damageOn('Ann'), t.damageOn('Dan')]).toEqual([1, 2])
  })

  it('is gained by half', () => {
    expect(played('Your opponent loses 3. Gain half that much Æ (rounding down).').pools()).toEqual([1, 4])
    expect(played('Your opponent loses 3. Gain half that much Æ (rounding up).').pools()).toEqual([2, 4])
  })
})

describe('damage that ignores armor', () => {
  it('uses up no armor', () => {
    const cry = action(
      'Cry',
      'Play: Deal 2 to each enemy creature. This damage cannot be prevented by armor.',
    )
    const t = table({ theirs: [creature('Dan', 5, { armor: 1 })], me: { hand: [cry] } }).play('Cry')
    expect([t.damageOn('Dan'), t.card('Dan').armorLeft]).toEqual([2, 1])
    expect(t.changedAt('damage.4-armor')).toEqual([])
  })

  it('is prevented by a ward', () => {
    const cry = action('Cry', 'Play: Deal 2 to each enemy creature, ignoring armor.')
    const t = table({ theirs: [on(creature('Dan', 5), { warded: true })], me: { hand: [cry] } }).play('Cry')
    expect([t.damageOn('Dan'), t.card('Dan').warded]).toEqual([0, false])
  })
})

describe('“this way”', () => {
  it('includes moved creatures', () => {
    const text =
      'Play: Swap the positions of 2 creatures in the same battleline. Deal 2 to each creature moved this way.'
    const t = table({
      mine: [creature('Ann', 3), creature('Bob', 3), creature('Cat', 3)],
      me: { hand: [action('Cry', text)] },
    })
      .play('Cry')
      .answer('Ann', 'Cat')
    expect(t.line('mine')).toEqual(['Cat', 'Bob', 'Ann'])
    expect(['Ann', 'Bob', 'Cat'].map((name) => t.damageOn(name))).toEqual([2, 0, 2])
  })

  it('includes both of two destroyed creatures', () => {
    const cry = action(
      'Cry',
      'Play: Destroy the least powerful friendly creature and the most powerful enemy creature. If both are destroyed this way, gain 2.',
    )
    const board = (warded: boolean) =>
      table({ mine: [creature('Ann', 3)], theirs: [on(creature('Dan', 5), { warded })], me: { hand: [cry] } })
    expect(board(false).play('Cry').pools()).toEqual([2, 0])
    expect(board(true).play('Cry').pools()).toEqual([0, 0])
  })
})

describe('the result of a fight', () => {
  const text = 'After Fight: If the creature Ann fought was not destroyed, stun it and each of its neighbors.'
  const fight = (power: number) =>
    table({
      mine: [creature('Ann', 3, { text })],
      theirs: [creature('Dan', power), creature('Eve', 9)],
    }).fight('Ann', 'Dan')

  it('can be a later condition', () => {
    const board = table({
      mine: [creature('Ann', 5, { text })],
      theirs: [creature('Dan', 4, { armor: 3 }), creature('Eve', 9)],
    }).fight('Ann', 'Dan')
    expect([board.card('Dan').stunned, board.card('Eve').stunned]).toEqual([true, true])
    const dead = fight(2)
    expect([dead.zoneOf('Dan'), dead.card('Eve').stunned]).toEqual(['discard', false])
  })
})

describe('a lasting effect with a trigger for a chosen card', () => {
  it('remembers the card, and ends when it leaves play', () => {
    const text =
      'Play: Choose a friendly creature. For the remainder of the turn, each time that creature reaps, draw a card.'
    const t = table({
      mine: [creature('Ann', 3), creature('Bob', 3)],
      me: { hand: [action('Cry', text)], deck: [creature('Top', 1), creature('Next', 1)] },
    })
      .play('Cry')
      .answer('Ann')
      .reap('Bob')
    expect(t.pile('mine', 'hand')).toEqual([])
    expect(t.reap('Ann').pile('mine', 'hand')).toEqual(['Top'])
  })
})

describe('the second card of a turn', () => {
  it('triggers for the named player', () => {
    const toll = artifact('Toll', 'After you play your second card in a turn, gain 5.')
    const t = table({
      me: { artifacts: [toll], hand: ['One', 'Two', 'Three'].map((name) => action(name, 'Play: Gain 1.')) },
    })
    expect(t.play('One').pools()).toEqual([1, 0])
    t.play('Two')
    t.answer('Toll: after a card is played')
    expect(t.pools()).toEqual([7, 0])
    expect(t.play('Three').pools()).toEqual([8, 0])
  })
})

describe('other words for cards', () => {
  it('affect the same cards', () => {
    const cry = action('Cry', 'Play: Each creature and each artifact is destroyed.')
    const t = table({
      mine: [creature('Ann', 3)],
      they: { artifacts: [artifact('Orb', 'Action: Gain 1.')] },
      me: { hand: [cry] },
    })
    t.play('Cry')
    expect([t.zoneOf('Ann'), t.zoneOf('Orb')]).toEqual(['discard', 'discard'])
  })

  it('count upgrades of a card and of its neighbors', () => {
    const token = upgrade('Pin', 'This creature gets +1 armor.')
    const t = table({
      mine: [
        on(creature('Far', 3), { upgrades: [token] }),
        on(creature('Ann', 3), { upgrades: [token] }),
        creature('Matron', 2, {
          text: 'Matron gets +1 power for each upgrade attached to it and its neighbors.',
        }),
      ],
    })
    expect(t.powerOf('Matron')).toBe(3)
  })

  it('make a +1 power counter a condition', () => {
    const text = 'While Ann has a +1 power counter on it, Ann gains elusive.'
    const marked = (counters: number) => table({ mine: [on(creature('Ann', 3, { text }), { counters })] })
    expect([marked(1), marked(0)].map((t) => t.card('Ann').keywords)).toEqual([{ elusive: 1 }, {}])
  })
})
