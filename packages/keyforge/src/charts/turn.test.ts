import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

const oaf = creature('Oaf', 3)
const foe = creature('Foe', 9)

describe('step 3 of a turn (KF-TRN-5)', () => {
  it('asks for moves until the player ends it', () => {
    const t = table({ mine: [oaf, creature('Two', 3)], theirs: [foe] })
      .reap('Oaf')
      .fight('Two', 'Foe')
    expect([t.askedAt(), t.asked.who, t.asked.free]).toEqual(['turn.3-main', 1, false])
    t.end()
    expect(t.kf.decision(t.position)).toBeNull()
    expect(t.kf.answer(t.position, 'end')).toMatchObject({ refused: 'nothing asked' })
  })

  it('offers exactly the legal moves', () => {
    const t = table({
      mine: [oaf, on(creature('Tired', 3), { exhausted: true }), on(creature('Dizzy', 3), { stunned: true })],
      theirs: [foe, creature('Guard', 3, { text: 'Taunt.' })],
      me: { artifacts: [artifact('Mill', 'Action: Gain 1Æ.')], hand: ['Punch', 'Bumpsy'] },
    })
    const last = Math.max(...t.kf.cards(t.position))
    const cards = Array.from({ length: last + 3 }, (_, n) => n)
    const words = cards.flatMap((card) => [
      `reap ${card}`,
      `unstun ${card}`,
      `action ${card}`,
      `action ${card} 1`,
      `play ${card}`,
      `discard ${card}`,
      ...cards.map((other) => `fight ${card} ${other}`),
    ])
    const legal = [...words, 'tide', 'end'].filter((word) => t.kf.whyNot(t.position, word) === null)
    expect(t.asked.options.map(({ id }) => String(id)).sort()).toEqual(legal.sort())
    for (const word of words) {
      expect(isRefusal(t.kf.answer(t.position, word))).toBe(!legal.includes(word))
    }
  })

  it('labels moves in words', () => {
    const t = table({
      mine: [oaf],
      theirs: [foe],
      me: { artifacts: [artifact('Mill', 'Action: Gain 1Æ.')], hand: ['Punch'] },
    })
    expect(t.askedLabels()).toEqual([
      'Oaf fights Foe',
      'Oaf reaps',
      'use Mill',
      'play Punch',
      'discard Punch',
      'end the step',
    ])
  })

  it('lists cards left to right, and every option once', () => {
    const t = table({ mine: [oaf, creature('Two', 3)], theirs: [foe, creature('Other', 2)] })
    const ids = t.asked.options.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(t.askedLabels().slice(0, 3)).toEqual(['Oaf fights Foe', 'Oaf fights Other', 'Oaf reaps'])
  })
})

describe('why a move is illegal', () => {
  const t = table({
    mine: [
      creature('Alien', 3, { house: 'mars' }),
      on(creature('Tired', 3), { exhausted: true }),
      on(creature('Dizzy', 3), { stunned: true }),
      on(creature('Mad', 3, { text: 'Action: Gain 1Æ.' }), { enraged: true }),
      oaf,
    ],
    theirs: [foe],
    me: {
      artifacts: [artifact('Rock', 'Each friendly creature gets +1 power.')],
      hand: ['Dust Imp', 'Fear', 'Punch'],
    },
    house: 'dis',
  })
  const id = (name: string) => t.id(name)

  it.each([
    ['a card of another house', () => `reap ${id('Alien')}`, ['KF-USE-2', 'KF-TRN-5']],
    ['an action of another house', () => `play ${id('Punch')}`, ['KF-USE-2', 'KF-TRN-5']],
    ['an exhausted creature', () => `reap ${id('Tired')}`, ['KF-USE-2']],
    ['an exhausted attacker', () => `fight ${id('Tired')} ${id('Foe')}`, ['KF-USE-2']],
    ['a stunned creature that would reap', () => `reap ${id('Dizzy')}`, ['KF-STN-1']],
    ['a stunned attacker', () => `fight ${id('Dizzy')} ${id('Foe')}`, ['KF-STN-1', 'KF-FGT-2']],
    ['a stun that is not there', () => `unstun ${id('Oaf')}`, ['KF-STN-2']],
    ['an enraged creature that would reap', () => `reap ${id('Mad')}`, ['KF-ENR-1']],
    ['an enraged creature that would use its action', () => `action ${id('Mad')}`, ['KF-ENR-1']],
    ['an enemy creature', () => `reap ${id('Foe')}`, ['KF-USE-2']],
    ['a friendly defender', () => `fight ${id('Oaf')} ${id('Mad')}`, ['KF-FGT-3']],
    ['a defender that is no creature', () => `fight ${id('Oaf')} ${id('Rock')}`, ['KF-FGT-3']],
    ['an artifact that would reap', () => `reap ${id('Rock')}`, ['KF-USE-1']],
    ['an artifact that would fight', () => `fight ${id('Rock')} ${id('Foe')}`, ['KF-USE-2']],
    ['a card that has no action', () => `action ${id('Oaf')}`, ['KF-USE-1']],
    ['a card in hand that would be used', () => `reap ${id('Dust Imp')}`, ['KF-USE-2']],
    ['a card in play that would be played', () => `play ${id('Oaf')}`, ['KF-TRN-5']],
  ])('%s', (_, word, cite) => {
    const why = t.kf.whyNot(t.position, word())
    expect(why?.cite).toEqual(cite)
    expect(why?.reason).not.toBe('')
    expect(t.refused(word())).toMatchObject({ refused: 'illegal', ...why })
  })

  it('an enraged creature without an enemy creature may do something else (KF-ENR-1)', () => {
    const alone = table({ mine: [on(oaf, { enraged: true })] })
    expect(alone.askedLabels()).toContain('Oaf reaps')
    expect(alone.reap('Oaf').card('Oaf').enraged).toBe(true)
  })

  it.each([
    '',
    ' ',
    'dance 3',
    'fight',
    'fight 3',
    'fight 3 ',
    'fight a b',
    'reap',
    'reap 3.5',
    'reap -1',
    'reap 0',
    'reap 1',
    'reap 99999',
    'reap 1e9',
    'action 3 -1',
    'fight 3 7 9',
    'play',
    'unstun x',
    'end 3',
    'End',
    'reap  3',
    '__proto__ 3',
    'toString 3',
    'reap 0x7',
  ])('“%s” is refused without throwing', (word) => {
    expect(t.kf.whyNot(t.position, word)).not.toBeNull()
    expect(isRefusal(t.kf.answer(t.position, word))).toBe(true)
  })

  it.each([
    ['a number', 3],
    ['nothing', []],
    ['two moves', ['end', 'end']],
    ['null', null],
    ['undefined', undefined],
    ['an object', {}],
    ['NaN', Number.NaN],
  ])('%s is not a move', (_, choice) => {
    expect(isRefusal(t.kf.answer(t.position, choice as never))).toBe(true)
  })

  it('leaves the position unchanged', () => {
    const before = t.kf.positionKey(t.position)
    t.refused(`reap ${id('Tired')}`)
    expect(t.kf.positionKey(t.position)).toBe(before)
  })
})

describe('other decisions refuse', () => {
  it.each([
    ['nothing', []],
    ['two', [0, 1]],
    ['a stranger', [99]],
    ['a name', ['Oaf']],
    ['null', null],
  ])('%s if one must be chosen', (_, choice) => {
    const t = table({
      mine: [oaf, creature('Two', 3)],
      me: { hand: [action('Zap', 'Play: Stun a creature.')] },
    }).play('Zap')
    const ids = t.asked.options.map(({ id }) => id)
    const picked =
      choice === null ? null : (choice as (string | number)[]).map((one) => ids[one as number] ?? one)
    expect(t.kf.answer(t.position, picked as never)).toMatchObject({ refused: 'not offered' })
  })

  it('an order with a missing or repeated option', () => {
    const t = table({
      mine: [oaf, creature('Two', 3), creature('Three', 3)],
      me: { hand: ['Gateway to Dis'] },
      orders: true,
    }).play('Gateway to Dis')
    const [a, b, c] = t.asked.options.map(({ id }) => id)
    for (const order of [[a, b], [a, b, b], [a, b, c, c], []]) {
      expect(t.kf.answer(t.position, order as never)).toMatchObject({ refused: 'not offered' })
    }
    expect(isRefusal(t.kf.answer(t.position, [c!, a!, b!]))).toBe(false)
  })
})
