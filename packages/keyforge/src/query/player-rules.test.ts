import type { Position, View } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, artifact, creature, settled, type Table, table } from '../../test/table.ts'
import { keyforge } from '../index.ts'
import { keyCost } from './keys.ts'

const bell = (text: string) => artifact('Bell', text)
const cry = (text: string) => action('Cry', `Play: ${text}`)
const ann = creature('Ann', 5)
const dan = creature('Dan', 7)

const labels = (t: Table) => t.asked.options.map(({ label }) => label)

describe('restrictions on players', () => {
  const after = (bar: string, does: string) =>
    settled(
      table({
        mine: [ann],
        theirs: [dan],
        me: { aember: 2, hand: [cry(does)], artifacts: [bell(bar)], deck: [creature('Top', 1)] },
        they: { aember: 4 },
      }).play('Cry'),
    )

  it('can forbid stealing, even unprotected Æmber', () => {
    expect(after('You cannot steal Æ.', 'Steal 1Æ. If you do, gain 1Æ.').pools()).toEqual([2, 4])
    expect(after('Your opponent cannot steal Æ.', 'Steal 1Æ.').pools()).toEqual([3, 3])
  })

  it('can forbid gaining, by an effect, an icon or reaping; and nothing triggers', () => {
    expect(after('Players cannot gain Æ.', 'Gain 2Æ. If you do, your opponent loses 1Æ.').pools()).toEqual([
      2, 4,
    ])
    expect(after('You cannot gain Æ.', 'Your opponent gains 2Æ.').pools()).toEqual([2, 6])
    const me = { artifacts: [bell('You cannot gain Æ.')], hand: [{ ...cry('Steal 1Æ.'), aember: 2 }] }
    const t = table({ mine: [ann], me, they: { aember: 1 } })
    expect(settled(settled(t.answer('Ann reaps')).play('Cry')).pools()).toEqual([1, 0])
  })

  it('can forbid capturing, drawing, archiving', () => {
    const captured = after('Æ cannot be captured.', 'Each friendly creature captures 1Æ. Gain 1Æ.')
    expect(captured.pools()).toEqual([3, 4])
    expect(after('You cannot draw cards.', 'Draw a card.').zoneOf('Top')).toBe('deck')
    const archived = after(
      'Players cannot archive cards.',
      'Archive the top card of your deck. If you do, gain 1Æ.',
    )
    expect([archived.zoneOf('Top'), archived.pools()[0]]).toEqual(['deck', 2])
  })
})

describe('limits for each turn', () => {
  it('apply to playing creatures, not cards of other types', () => {
    const me = {
      hand: [creature('Cat', 1), creature('Eve', 1), action('Wind', 'Play: Gain 1Æ.')],
      artifacts: [bell('Each player cannot play more than 1 creature each turn.')],
    }
    const t = settled(table({ me }).play('Cat'))
    expect(labels(t)).not.toContain('play Eve')
    expect(labels(t)).toContain('play Wind')
  })

  it('apply to using creatures', () => {
    const me = { artifacts: [bell('You cannot use more than 1 creature each turn.')] }
    const t = table({ mine: [ann, creature('Bob', 2)], theirs: [dan], me })
    expect(labels(t)).toContain('Bob reaps')
    expect(labels(settled(t.answer('Ann reaps')))).toEqual(['end the step'])
  })

  it('apply to readying creatures in the ready step; the player chooses which', () => {
    const names = ['Ann', 'Bob', 'Cat']
    const kf = keyforge({
      cards: [
        ...names.map((name) => creature(name, 2)),
        bell('Players cannot ready more than 2 creatures during their "ready cards" step.'),
      ],
    })
    const houses = ['dis', 'mars', 'logos'] as const
    const battleline = names.map((name) => ({ name, exhausted: true }))
    const begun = kf.begin({
      house: 'dis',
      players: [{ houses, battleline, artifacts: ['Bell'] }, { houses }],
    }) as Position
    const asked = kf.answer(begun, 'end') as Position
    const options = kf.decision(asked)?.options ?? []
    expect(options.map(({ label }) => label)).toEqual(names)
    const ids = [options[0]?.id ?? 0, options[2]?.id ?? 0]
    const done = kf.answer(asked, ids) as Position
    expect(options.map(({ id }) => kf.card(done, Number(id)).ready)).toEqual([true, false, true])
  })
})

it('a key of a number costs more', () => {
  const cost = (text: string, keys: number) => {
    const kf = keyforge({ cards: [bell(text)] })
    const begun = kf.begin({ players: [{ keys, artifacts: ['Bell'] }, {}] }) as Position
    return keyCost(begun as unknown as View, 1)
  }
  expect([0, 1, 2].map((keys) => cost('Your second key costs +2Æ.', keys))).toEqual([6, 8, 6])
  expect([0, 1].map((keys) => cost('The first key you forge costs -1Æ.', keys))).toEqual([5, 6])
})
