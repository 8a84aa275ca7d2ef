import { describe, expect, it } from 'vitest'
import { coverText } from './coverage.ts'
import { importCards } from './import.ts'

const sword = {
  uuid: 'x',
  slug: 'test-sword',
  name: 'Test Sword',
  types: ['REGALIA', 'WEAPON'],
  subtypes: ['WARRIOR', 'SWORD'],
  classes: ['WARRIOR'],
  element: 'NORM',
  cost_memory: 1,
  cost_reserve: null,
  level: null,
  life: null,
  power: 1,
  durability: '2',
  speed: null,
  effect: '**[Class Bonus]** CARDNAME gets +1 power. *(A reminder.)*',
}
const first = (card: object) => importCards([card]).cards[0]

describe('importing cards of the public index', () => {
  it('translates facts into the words of this project', () => {
    expect(first(sword)).toEqual({
      place: '[1]',
      understood: true,
      facts: {
        name: 'Test Sword',
        type: 'weapon',
        supertypes: ['regalia'],
        subtypes: ['sword'],
        elements: ['norm'],
        classes: ['warrior'],
        memory: 1,
        power: 1,
        durability: 2,
        text: '[Class Bonus] Test Sword gets +1 power. (A reminder.)',
      },
    })
  })

  it('takes the classes from the subtypes if a record has no field for classes', () => {
    const { classes: _, ...plain } = sword
    expect(first(plain)?.facts).toEqual(first(sword)?.facts)
    expect(first({ ...sword, classes: null })?.facts).toEqual(first(sword)?.facts)
    expect(first({ ...plain, class: 'MAGE' })?.facts).toMatchObject({
      subtypes: ['sword'],
      classes: ['mage'],
    })
    expect(first({ ...plain, subtypes: ['SWORD'] })?.facts).not.toHaveProperty('classes')
  })

  it('reads an ally of two types as an ally that is a phantasia, too', () => {
    const maiden = { name: 'Maiden', types: ['PHANTASIA', 'ALLY'], power: 1, life: 2 }
    expect(first(maiden)?.facts).toMatchObject({ type: 'ally', subtypes: ['phantasia'] })
  })

  it('reads costs, speeds and elements in every form that files have', () => {
    const bolt = { name: 'Bolt', types: ['ACTION'], elements: ['FIRE', 'EXALTED'], effect_raw: 'Recover 1.' }
    expect(first({ ...bolt, cost: { type: 'reserve', value: '3' }, speed: true })?.facts).toMatchObject({
      elements: ['fire', 'exalted'],
      reserve: 3,
      speed: 'fast',
    })
    expect(first({ ...bolt, cost_reserve: 'X', speed: 'SLOW' })?.facts).toMatchObject({ speed: 'slow' })
    expect(first({ ...bolt, cost_reserve: 'X' })?.facts).not.toHaveProperty('reserve')
  })

  it('reads a page of the index as sent: lists beside single values, unknown values ignored', () => {
    const ally = {
      ...{
        uuid: 'a',
        slug: 'test-drone',
        name: 'Test Drone',
        types: ['UNIQUE', 'ALLY'],
        classes: ['GUARDIAN'],
      },
      ...{
        subtypes: ['GUARDIAN', 'AUTOMATON'],
        element: 'NEOS',
        elements: ['NEOS'],
        speed: null,
        flavor: null,
      },
      ...{ cost: { type: 'reserve', value: '3' }, cost_memory: null, cost_reserve: 3, level: null, life: 2 },
      ...{ power: 0, durability: null, effect: '**Taunt** *(Reminder.)*', effect_raw: 'Taunt (Reminder.)' },
      ...{ rule: [], referenced_by: [], legality: null, editions: [{ collector_number: '001', rarity: 3 }] },
    }
    const page = {
      data: [ally],
      has_more: false,
      page: 1,
      page_size: 30,
      paginated_cards_count: 1,
      total_cards: 1,
    }
    const { cards, left, problems } = importCards(page)
    expect([left, problems]).toEqual([[], []])
    expect(cards[0]?.facts).toMatchObject({
      ...{ name: 'Test Drone', type: 'ally', supertypes: ['unique'], subtypes: ['automaton'] },
      ...{ elements: ['neos'], classes: ['guardian'], reserve: 3, power: 0, life: 2 },
    })
    expect(cards[0]?.facts).not.toHaveProperty('memory')
    expect(cards[0]?.facts).not.toHaveProperty('speed')
  })

  it('loses nothing: each skipped card is named with its place', () => {
    const { cards, left, problems } = importCards({
      data: [
        sword,
        { ...sword, uuid: 'another printing' },
        { ...sword, name: 'Test Mastery', types: ['MASTERY'] },
        { ...sword, name: 'Test Ghost', types: ['ALLY'] },
        { ...sword, name: 'Test Odd', element: 'PLASTIC' },
      ],
    })
    expect(cards).toHaveLength(1)
    expect(left).toEqual([
      { place: 'data[3]', message: 'Test Mastery is of a type that this version does not play: mastery' },
    ])
    expect(problems.map(({ message }) => message)).toEqual([
      'Test Ghost has no life',
      expect.stringContaining('the elements of Test Odd are some of'),
    ])
  })

  it('suggests the nearest field or word', () => {
    const ally = { name: 'Test Cub', types: ['ALLY'], element: 'NORM', power: 1, life: 2, effect: null }
    const { life: _life, ...lifeless } = ally
    const { power: _power, ...powerless } = ally
    const { types: _types, ...typeless } = ally
    const wrong = (card: object) => importCards({ data: [ally, { ...card, name: 'B' }] }).problems
    expect(wrong({ ...lifeless, lfie: 2 })).toEqual([
      { place: 'data[2]', message: 'B has no life; is “lfie” meant for it?' },
    ])
    expect(wrong({ ...powerless, powr: 2 })).toEqual([
      { place: 'data[2]', message: 'B is an ally without power; is “powr” meant for it?' },
    ])
    expect(wrong({ ...powerless, power: null })).toEqual([
      { place: 'data[2]', message: 'B is an ally without power' },
    ])
    expect(wrong({ ...typeless, tpyes: ['ALLY'] })[0]?.message).toMatch(/; is “tpyes” meant for it\?$/)
    expect(wrong({ ...ally, element: 'FIER' })[0]?.message).toMatch(/; did you mean fire\?$/)
    expect(wrong({ ...ally, classes: ['TAMR'] })[0]?.message).toMatch(/; did you mean tamer\?$/)
    expect(wrong({ ...ally, life: 'many' })[0]?.message).toBe(
      'the life of B is no whole number of at least 0',
    )
  })

  it('keeps an unknown element unknown, instead of norm', () => {
    const { cards, problems } = importCards([
      { ...sword, element: null },
      { ...sword, name: 'B', element: 'NORM' },
    ])
    expect(problems).toEqual([])
    expect(cards.map(({ facts }) => facts.elements)).toEqual([[], ['norm']])
  })

  it('reads several pages, and the text of a printing if the card has none', () => {
    const page = (...cards: readonly object[]) => ({ data: cards, has_more: true, page: 1 })
    const cub = { name: 'Test Cub', types: ['ALLY'], elements: ['WIND'], power: 1, life: 2, effect: null }
    const printed = {
      ...cub,
      name: 'Test Pup',
      editions: [{ slug: 'a', effect: null }, { effect_raw: 'Vigor' }],
    }
    const { cards, problems } = importCards([page(cub, printed), page({ ...cub, power: 3 }, sword)])
    expect(problems).toEqual([])
    expect(cards.map(({ place, facts }) => [place, facts.name, facts.text])).toEqual([
      ['[1].data[1]', 'Test Cub', undefined],
      ['[1].data[2]', 'Test Pup', 'Vigor'],
      ['[2].data[2]', 'Test Sword', expect.any(String)],
    ])
  })
})

describe('coverage', () => {
  const card = (text: string) => coverText({ id: 'a', name: 'A', text })

  it('separates understood text, and folds what cards have in common', () => {
    expect(card('On Hit: Draw a card.')).toMatchObject({ understood: true, executable: true })
    expect(card('On Hit: Frob 2 fire cards.').unknown).toEqual(card('On Hit: Frob 3 water cards.').unknown)
    expect(card('On Hit: Frob it.')).toMatchObject({ understood: false, executable: false })
  })
})
