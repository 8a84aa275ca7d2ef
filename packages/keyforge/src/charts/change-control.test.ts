import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'
import { keyforge } from '../index.ts'
import { tableOf } from '../model/state.ts'

const lure = artifact('Lure', 'Action: Take control of an enemy creature.')
const hold = artifact('Hold', 'Action: Take control of an enemy creature until Hold leaves play.')
const smash = action('Smash', 'Play: Destroy an artifact.')
const brute = creature('Brute', 5)
const oaf = creature('Oaf', 3)

describe('taking control of a creature (KF-CTL-2)', () => {
  it('puts it on the flank that the active player chooses', () => {
    const t = table({
      mine: [creature('A', 1), creature('B', 1)],
      theirs: [brute],
      me: { artifacts: [lure] },
    })
    t.use('Lure')
    expect([t.askedAt(), t.asked.who, t.askedLabels()]).toEqual([
      'change-control.1-flank',
      1,
      ['left', 'right'],
    ])
    t.answer('left')
    expect([t.line('mine'), t.line('theirs')]).toEqual([['Brute', 'A', 'B'], []])
    expect(t.card('Brute')).toMatchObject({ controller: 1, owner: 2 })
  })

  it('keeps damage, Æmber, counters, upgrades and exhaustion', () => {
    const marks = { damage: 2, aember: 1, counters: 1, stunned: true, warded: true, exhausted: true } as const
    const t = table({
      theirs: [on(brute, { ...marks, upgrades: [upgrade('Belt', 'This creature gets +1 power.')] })],
      me: { artifacts: [lure] },
    }).use('Lure')
    expect(t.card('Brute')).toMatchObject({
      damage: 2,
      aember: 1,
      powerCounters: 1,
      stunned: true,
      warded: true,
      ready: false,
      power: 7,
    })
    // An upgrade stays under the control of the player who played it (KF-PLY-3).
    expect(t.card('Belt').controller).toBe(2)
  })

  it('makes it friendly at once, for power effects too', () => {
    const t = table({
      theirs: [on(oaf, { damage: 3 })],
      me: { artifacts: [lure] },
      they: { artifacts: ['Banner of Battle'] },
    }).use('Lure')
    expect(t.zoneOf('Oaf')).toBe('discard')
  })

  it('asks no flank for an artifact', () => {
    const t = table({
      me: { hand: [action('Grab', 'Play: Take control of an enemy artifact.')] },
      they: { artifacts: ['Banner of Battle'] },
    }).play('Grab')
    expect([t.pile('mine', 'artifacts'), t.pile('theirs', 'artifacts')]).toEqual([['Banner of Battle'], []])
    expect(t.skipped()).toContainEqual(['change-control.1-flank', 'KF-CTL-2'])
  })

  it('sends it to its owner when it leaves, and its Æmber to the other player (KF-LVP-6)', () => {
    const t = table({
      theirs: [on(brute, { aember: 1 })],
      me: { artifacts: [lure], hand: ['Gateway to Dis'] },
    })
      .use('Lure')
      .play('Gateway to Dis')
    expect([t.pile('theirs', 'discard'), t.pools()]).toEqual([['Brute'], [0, 1]])
    expect(tableOf(t.position as never).lasting).toEqual([])
  })
})

describe('control that ends with a card (KF-CTL-3)', () => {
  const board = { theirs: [brute], me: { artifacts: [hold], hand: [smash] } }

  it('returns to the owner at that moment', () => {
    const t = table(board).use('Hold').play('Smash')
    expect([t.line('mine'), t.line('theirs')]).toEqual([[], ['Brute']])
    expect(tableOf(t.position as never).lasting).toEqual([])
  })

  it('asks the active player for the flank', () => {
    const t = table({ ...board, theirs: [brute, oaf] })
      .use('Hold')
      .answer('Brute')
      .play('Smash')
    expect([t.askedAt(), t.asked.who]).toEqual(['change-control.1-flank', 1])
    expect(t.answer('right').line('theirs')).toEqual(['Oaf', 'Brute'])
  })

  it('is not taken if that card has already left', () => {
    const spent = artifact(
      'Spent',
      'Action: Destroy Spent. Take control of an enemy creature until Spent leaves play.',
    )
    const t = table({ theirs: [brute], me: { artifacts: [spent] } }).use('Spent')
    expect([t.card('Brute').controller, t.notHappened()]).toEqual([2, ['Spent: takes no control (KF-CTL-3)']])
  })

  it('follows the latest of several effects, and then the next latest', () => {
    const strip = action('Strip', 'Play: Destroy an upgrade.')
    const collared = on(oaf, { owner: 1, upgrades: [on('Collar of Subordination', { owner: 2 })] })
    const t = table({ theirs: [collared], me: { artifacts: [hold], hand: [smash, strip] } }).use('Hold')
    const seen = [t.card('Oaf').controller]
    t.play('Smash')
    seen.push(t.card('Oaf').controller)
    t.play('Strip')
    seen.push(t.card('Oaf').controller)
    expect(seen).toEqual([1, 2, 1])
  })
})

describe('control effects that cannot count again', () => {
  const mine = action('Mine', 'Play: Take control of each creature you own.')
  const effects = (t: ReturnType<typeof table>) => tableOf(t.position as never).lasting.length

  it('are not kept where the owner controls the creature', () => {
    const t = table({ mine: [brute, oaf], me: { hand: [mine] } }).play('Mine')
    expect([t.card('Brute').controller, effects(t)]).toEqual([1, 0])
  })

  it('end under one that lasts as long as the creature is in play', () => {
    const keep = action('Keep', 'Play: Take control of a friendly creature.')
    const t = table({ theirs: [brute], me: { artifacts: [hold], hand: [keep, smash] } }).use('Hold')
    t.play('Keep')
    expect(effects(t)).toBe(1)
    expect(t.play('Smash').card('Brute').controller).toBe(1)
  })
})

describe('control of a creature that entered on the other side', () => {
  it('falls back to the player on whose side it entered', () => {
    const back = artifact('Back', 'Action: Take control of an enemy creature until Back leaves play.')
    const t = table({
      mine: [],
      theirs: [on(brute, { owner: 1 })],
      me: { artifacts: [back], hand: [smash] },
    })
      .use('Back')
      .play('Smash')
    expect([t.line('mine'), t.line('theirs')]).toEqual([[], ['Brute']])
  })
})

describe('an upgrade that controls its creature', () => {
  const collar = { upgrades: ['Collar of Subordination'] }
  const strip = action('Strip', 'Play: Destroy an upgrade.')

  it('releases it when it leaves', () => {
    const t = table({ mine: [on(brute, { owner: 2, ...collar })], me: { hand: [strip] } }).play('Strip')
    expect([t.line('mine'), t.line('theirs')]).toEqual([[], ['Brute']])
  })

  it('leaves with the creature', () => {
    const t = table({ mine: [on(brute, { owner: 2, ...collar })], me: { hand: ['Gateway to Dis'] } })
    t.play('Gateway to Dis')
    expect([t.pile('mine', 'discard'), t.pile('theirs', 'discard')]).toEqual([
      ['Collar of Subordination', 'Gateway to Dis'],
      ['Brute'],
    ])
  })
})

describe('saves', () => {
  it('load in the middle of a change of control', () => {
    const t = table({ mine: [oaf], theirs: [brute], me: { artifacts: [lure] } }).use('Lure')
    const back = t.kf.load(JSON.parse(JSON.stringify(t.kf.save(t.position))))
    if (isRefusal(back)) throw new Error(back.reason)
    expect(t.kf.positionKey(back)).toBe(t.kf.positionKey(t.position))
  })
})

describe('taking control for a while (KF-CTL-1)', () => {
  const houses = ['dis', 'mars', 'logos'] as const
  /** The owners when houses are chosen in the next turns. */
  const owners = (span: string) => {
    const grab = action('Grab', `Play: Take control of an enemy creature ${span}.`)
    const kf = keyforge({ cards: [grab, brute] })
    let position = kf.begin({
      house: 'dis',
      players: [
        { houses, hand: ['Grab'] },
        { houses, battleline: ['Brute'] },
      ],
    })
    const seen: number[] = []
    for (let at = 0; at < 12 && !isRefusal(position); at++) {
      const asked = kf.decision(position)
      const [first] = asked?.options ?? []
      const wanted =
        asked?.options.find(({ label }) => label === 'play Grab' || label === 'end the step') ?? first
      if (asked?.options.some(({ label }) => label === 'dis')) {
        const now = position
        seen.push(
          ...kf
            .cards(now)
            .flatMap((card) => (kf.card(now, card).name === 'Brute' ? kf.card(now, card).controller : [])),
        )
      }
      position = wanted === undefined ? position : kf.answer(position, wanted.id)
    }
    return seen.slice(0, 2)
  }

  it.each([
    ['for the remainder of the turn', [2, 2]],
    ['until the start of your next turn', [1, 2]],
    ['until the end of your next turn', [1, 1]],
  ])('%s', (span, seen) => expect(owners(span)).toEqual(seen))
})
