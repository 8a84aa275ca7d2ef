import { CHANCE, isRefusal, type Position } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { keyforge, type PlayerSetup } from '../../index.ts'

const named = (name: string, house: 'mars' | 'dis' | 'logos', type: 'creature' | 'action' = 'creature') =>
  ({ name, house, type, ...(type === 'creature' ? { power: 3, traits: ['human'] } : {}) }) as const

/** Plays an action with this text and answers decisions with the labels in turn; chance changes nothing. */
function played(text: string, me: PlayerSetup, you: PlayerSetup = {}, ...choices: readonly string[]) {
  const kf = keyforge({
    cards: [
      { name: 'Test', type: 'action', house: 'logos', text: `Play: ${text}` },
      ...['Ann', 'Bob', 'Cat', 'Dan'].map((name) => named(name, 'mars')),
      ...['Imp', 'Jak', 'Kim'].map((name) => named(name, 'dis')),
      { name: 'Pip', house: 'dis', type: 'action', icons: ['aember', 'aember'] },
      ...['Plan', 'Ruse'].map((name) => named(name, 'dis', 'action')),
    ],
  })
  const begun = kf.begin({
    players: [
      { name: 'me', ...me, hand: ['Test', ...(me.hand ?? [])] },
      { name: 'you', ...you },
    ],
    house: 'logos',
  })
  if (isRefusal(begun)) throw new Error(begun.reason)
  const test = kf.player(begun, 1).hand[0]
  let now: Position = begun
  const left = [...choices]
  const say = (answer: string | readonly (string | number)[]): void => {
    const next = kf.answer(now, answer)
    if (isRefusal(next)) throw new Error(`${answer}: ${next.reason}`)
    now = next
  }
  say(`play ${test}`)
  for (let ask = kf.decision(now); ask !== null; ask = kf.decision(now)) {
    const { options } = ask
    if (options.some(({ id }) => id === 'end')) break
    const ids = (label: string) =>
      (label === '' ? [] : label.split('+')).map((one) => {
        const found = options.find((option) => option.label === one)
        if (found === undefined) throw new Error(`no ${one} among ${options.map((o) => o.label).join()}`)
        return found.id
      })
    const all = options.map(({ id }) => id)
    const label = left[0]
    if (ask.free || (ask.who === CHANCE && ask.kind === 'order')) say(all)
    else if (ask.who === CHANCE) say(all.slice(0, ask.least))
    else if (label === undefined) throw new Error(`asked: ${options.map((o) => o.label).join()}`)
    else say(ids(left.shift() ?? ''))
  }
  expect(left).toEqual([])
  const cards = (player: 1 | 2, zone: 'hand' | 'deck' | 'discard' | 'archives' | 'purged' | 'battleline') =>
    kf
      .player(now, player)
      [zone].map((card) => kf.card(now, card).name)
      .join()
  const damage = (name: string): number =>
    kf
      .cards(now)
      .map((card) => kf.card(now, card))
      .find((card) => card.name === name)?.damage ?? 0
  return { cards, damage, aember: kf.player(now, 1).aember, now, kf }
}

const DECK = ['Ann', 'Imp', 'Bob', 'Cat']

describe('looking at cards', () => {
  it('moves each to the zone of its part', () => {
    const text =
      'Look at the top 3 cards of your deck. Put 1 into your hand and 2 on the bottom of your deck.'
    const { cards } = played(text, { deck: DECK }, {}, 'Imp')
    expect(cards(1, 'hand')).toBe('Imp')
    expect(cards(1, 'deck')).toBe('Cat,Ann,Bob')
  })

  it('takes one and discards the rest', () => {
    const { cards } = played(
      'Look at the top 3 cards of your deck. Add 1 to your hand and discard the others.',
      { deck: DECK },
      {},
      'Bob',
    )
    expect(cards(1, 'hand')).toBe('Bob')
    expect(cards(1, 'discard')).toBe('Ann,Imp,Test')
    expect(cards(1, 'deck')).toBe('Cat')
  })

  it('puts them back in the chosen order, the first on top', () => {
    const { cards } = played(
      'Look at the top 3 cards of your deck and put them back in any order.',
      { deck: DECK },
      {},
      'Bob+Ann+Imp',
    )
    expect(cards(1, 'deck')).toBe('Bob,Ann,Imp,Cat')
  })

  it('can be for the opponent’s', () => {
    const { cards } = played(
      'Look at your opponent’s hand. You may purge a Dis card in it.',
      {},
      { hand: ['Ann', 'Imp', 'Jak'] },
      'purge a Dis card from among them',
      'Jak',
    )
    expect(cards(2, 'purged')).toBe('Jak')
    expect(cards(2, 'hand')).toBe('Ann,Imp')
  })
})

describe('cards that were discarded, revealed or found', () => {
  it('of a type all go to hand', () => {
    const text = 'Discard the top 3 cards of your deck. Put each Mars card discarded this way into your hand.'
    const { cards } = played(text, { deck: DECK })
    expect([cards(1, 'hand'), cards(1, 'discard')]).toEqual(['Ann,Bob', 'Imp,Test'])
  })

  it('are counted', () => {
    const text = 'Reveal any number of Mars cards from your hand. Gain 1Æ for each card revealed this way.'
    const { aember } = played(text, { hand: ['Ann', 'Imp', 'Bob'] }, {}, 'Ann+Bob')
    expect(aember).toBe(2)
    expect(played(text, { hand: ['Ann', 'Imp', 'Bob'] }, {}, '').aember).toBe(0)
  })

  it('until one matches', () => {
    const text =
      'Discard cards from the top of your deck until you discard a Dis card or run out of cards. If you discard a Dis card this way, put it into your hand.'
    const found = played(text, { deck: DECK })
    expect([found.cards(1, 'hand'), found.cards(1, 'discard')]).toEqual(['Imp', 'Ann,Test'])
    const none = played(text, { deck: ['Ann', 'Bob'] })
    expect([none.cards(1, 'hand'), none.cards(1, 'discard')]).toEqual(['', 'Ann,Bob,Test'])
  })

  it('match by their printed facts', () => {
    const text = 'Reveal the top card of your deck. If it is a Mars creature, play it. Otherwise, archive it.'
    expect(played(text, { deck: ['Ann'] }).cards(1, 'battleline')).toBe('Ann')
    expect(played(text, { deck: ['Imp'] }).cards(1, 'archives')).toBe('Imp')
  })

  it('stay the same after another destruction', () => {
    const text =
      'Discard the top card of your deck. If it is a creature, destroy an enemy creature and put the discarded card into play.'
    const { cards } = played(text, { deck: ['Ann'] }, { battleline: ['Imp'] })
    expect([cards(1, 'battleline'), cards(2, 'battleline')]).toEqual(['Ann', ''])
  })

  it('in a search of deck and discard pile shuffle the deck', () => {
    const text =
      'Search your deck and discard pile for a Dis creature, reveal it, and put it into your hand. Shuffle your deck.'
    const { cards } = played(text, { deck: DECK, discard: ['Jak', 'Ann'] }, {}, 'Jak')
    expect([cards(1, 'hand'), cards(1, 'discard')]).toEqual(['Jak', 'Ann,Test'])
  })
})

describe('whole zones', () => {
  it('are shuffled into the deck together', () => {
    const { cards } = played('Shuffle your hand and discard pile into your deck.', {
      hand: ['Ann'],
      discard: ['Imp'],
      deck: ['Bob'],
    })
    expect(cards(1, 'deck').split(',').sort()).toEqual(['Ann', 'Bob', 'Imp'])
  })

  it('of each player are discarded', () => {
    const { cards } = played(
      'Each player discards their archives.',
      { archives: ['Ann'] },
      { archives: ['Imp'] },
    )
    expect([cards(1, 'discard'), cards(2, 'discard')]).toEqual(['Ann,Test', 'Imp'])
  })

  it('can be of a chosen player', () => {
    const two = { discard: ['Ann', 'Bob'] }
    const text = 'Purge up to 3 cards from a discard pile.'
    const { cards } = played(text, two, { discard: ['Imp', 'Jak'] }, 'you', 'Imp+Jak')
    expect([cards(1, 'discard'), cards(2, 'purged')]).toEqual(['Ann,Bob,Test', 'Imp,Jak'])
    const top = played('Discard the top 2 cards of a player’s deck.', { deck: DECK }, { deck: DECK }, 'you')
    expect([top.cards(1, 'deck'), top.cards(2, 'deck')]).toEqual(['Ann,Imp,Bob,Cat', 'Bob,Cat'])
  })

  it('the last card is on top of the discard pile', () => {
    const text = 'Return the topmost creature from your discard pile to your hand.'
    expect(played(text, { discard: ['Ann', 'Imp', 'Plan'] }).cards(1, 'hand')).toBe('Imp')
    expect(played('Purge the top 2 cards of your discard pile.', { discard: DECK }).cards(1, 'discard')).toBe(
      'Ann,Imp,Test',
    )
  })
})

describe('other players’ zones', () => {
  it('receive the cards that a text puts there (KF-LVP-6, KF-ARC-2)', () => {
    const { cards } = played('Put an enemy creature into your archives.', {}, { battleline: ['Imp'] })
    expect([cards(1, 'archives'), cards(2, 'archives')]).toEqual(['Imp', ''])
    const own = played('Put an enemy creature into its owner’s archives.', {}, { battleline: ['Imp'] })
    expect([own.cards(1, 'archives'), own.cards(2, 'archives')]).toEqual(['', 'Imp'])
  })

  it('can provide a card to play under your control', () => {
    const text = 'Look at your opponent’s hand and play a creature from it as if it were yours.'
    const { cards } = played(text, {}, { hand: ['Plan', 'Imp'] })
    expect([cards(1, 'battleline'), cards(2, 'hand')]).toEqual(['Imp', 'Plan'])
  })
})

describe('several cards that enter play', () => {
  it('are played one by one', () => {
    const { cards, aember } = played(
      'Play each creature from your discard pile, one at a time.',
      { discard: ['Ann', 'Plan', 'Imp'] },
      {},
      'Imp+Ann',
      'right flank',
    )
    expect([cards(1, 'battleline'), aember]).toEqual(['Imp,Ann', 0])
  })

  it('are put into play ready, by each player', () => {
    const text = 'Each player reveals their hand and puts each creature from their hand into play ready.'
    const { cards, now, kf } = played(text, { hand: ['Ann'] }, { hand: ['Imp', 'Ruse'] })
    expect([cards(1, 'battleline'), cards(2, 'battleline'), cards(2, 'hand')]).toEqual(['Ann', 'Imp', 'Ruse'])
    const [imp = 0] = kf.player(now, 2).battleline
    expect(kf.card(now, imp).ready).toBe(true)
  })
})

it('each player refills their hand as in the draw step', () => {
  const { cards } = played(
    'Each player discards their hand and refills their hand as if it were the end of their turn.',
    { hand: ['Ann'], deck: [...DECK, ...DECK] },
    { hand: ['Jak'], deck: ['Imp'] },
  )
  expect(cards(1, 'hand').split(',')).toHaveLength(6)
  expect(cards(2, 'hand').split(',').sort()).toEqual(['Imp', 'Jak'])
})

describe('bonus icons', () => {
  it('of named cards are resolved by an effect and counted', () => {
    const gain = played('Discard a card. Resolve its bonus icons as if you had played it.', {
      hand: ['Pip'],
    })
    expect(gain.aember).toBe(2)
    const each = played(
      'Discard the top card of each player’s deck. For each card discarded this way, resolve its bonus icons as if you had played it.',
      { deck: ['Pip'] },
      { deck: ['Pip'] },
    )
    expect(each.aember).toBe(4)
    const lost = played('Discard a card. Gain 1Æ for each bonus icon on the discarded card.', {
      hand: ['Pip'],
    })
    expect(lost.aember).toBe(2)
  })
})

describe('for each affected card', () => {
  it('refers to its owner and its properties', () => {
    const text =
      'Purge each Dis card from each player’s discard pile. For each card purged this way, its owner gains 1Æ.'
    const { aember, now, kf } = played(text, { discard: ['Imp'] }, { discard: ['Jak', 'Kim', 'Ann'] })
    expect([aember, kf.player(now, 2).aember]).toEqual([1, 2])
  })

  it('chooses a card and archives it', () => {
    const text =
      'Discard up to 3 cards from your hand. For each card discarded this way, choose a card in your discard pile and archive it.'
    const { cards } = played(text, { hand: ['Ann', 'Imp', 'Bob'] }, {}, 'Ann+Imp', 'Imp')
    expect([cards(1, 'archives'), cards(1, 'hand')]).toEqual(['Ann,Imp', 'Bob'])
  })
})

describe('a text about cards in a zone', () => {
  it('counts them', () => {
    const few = 'If you have 2 or fewer cards in your hand, gain 1Æ.'
    expect(played(few, { hand: ['Ann', 'Bob'] }).aember).toBe(1)
    expect(played(few, { hand: ['Ann', 'Bob', 'Cat'] }).aember).toBe(0)
    const fewer = 'If you have fewer than 2 cards in your hand, gain 1Æ.'
    expect([played(fewer, { hand: ['Ann'] }).aember, played(fewer, { hand: ['Ann', 'Bob'] }).aember]).toEqual(
      [1, 0],
    )
    const theirs = 'If your opponent has no cards in their hand, gain 1Æ.'
    expect([played(theirs, {}).aember, played(theirs, {}, { hand: ['Ann'] }).aember]).toEqual([1, 0])
  })

  it('finds one by its name, which is then “it”', () => {
    const text = 'If Imp is in your discard pile, return it to your hand.'
    expect(played(text, { discard: ['Ann', 'Imp'] }).cards(1, 'hand')).toBe('Imp')
    expect(played(text, { discard: ['Ann'] }).cards(1, 'hand')).toBe('')
  })
})

describe('a replacing effect', () => {
  it('refers to the creature that the sentence before chose', () => {
    const text = 'Deal 2 damage to a creature. If it is a Dis creature, destroy it instead.'
    const dis = played(text, {}, { battleline: ['Imp', 'Ann'] }, 'Imp')
    expect(dis.cards(2, 'battleline')).toBe('Ann')
    const mars = played(text, {}, { battleline: ['Imp', 'Ann'] }, 'Ann')
    expect(mars.cards(2, 'battleline')).toBe('Imp,Ann')
    expect(mars.damage('Ann')).toBe(2)
  })
})

it('a deck and a discard pile swap, with the last discarded card on top', () => {
  const { cards } = played('Swap your deck and your discard pile.', {
    deck: ['Ann', 'Bob'],
    discard: ['Imp', 'Jak'],
  })
  expect([cards(1, 'deck'), cards(1, 'discard')]).toEqual(['Jak,Imp', 'Bob,Ann,Test'])
})

it('the house of a discarded card becomes the active house', () => {
  const { now, kf } = played('Discard a card. The discarded card’s house becomes your active house.', {
    hand: ['Ann'],
  })
  expect(kf.table(now).house).toBe('mars')
})

it('a list of choices needs no bullets', () => {
  const { cards } = played(
    'Choose one:\nArchive a card.\nDraw 1 card.',
    { hand: ['Ann'], deck: ['Bob'] },
    {},
    'archive a card',
  )
  expect([cards(1, 'archives'), cards(1, 'hand')]).toEqual(['Ann', ''])
})

it('the player chooses between two haunted players', () => {
  const ten = Array.from({ length: 10 }, () => 'Imp')
  const text = 'Put the top card of a haunted player’s discard pile on top of its owner’s deck.'
  expect(played(text, {}, { discard: ten }).cards(2, 'deck')).toBe('Imp')
  const both = played(text, { discard: ten }, { discard: ten }, 'you')
  expect([both.cards(1, 'deck'), both.cards(2, 'deck')]).toEqual(['', 'Imp'])
})

describe('parts that combine with others', () => {
  it('ask “you may” for each separately', () => {
    const text =
      'Reveal any number of Mars cards from your hand. For each card revealed this way, you may draw a card.'
    const { cards } = played(
      text,
      { hand: ['Ann', 'Bob'], deck: ['Imp', 'Jak'] },
      {},
      'Ann+Bob',
      'draw 1 card',
      'decline',
    )
    expect(cards(1, 'hand')).toBe('Ann,Bob,Imp')
  })

  it('filter cards that are not of a type', () => {
    const { cards } = played('Purge a non-creature card from your discard pile.', {
      discard: ['Ann', 'Plan'],
    })
    expect(cards(1, 'purged')).toBe('Plan')
  })

  it('count the houses of discarded cards', () => {
    const text =
      'Discard the top 3 cards of your deck. Gain 1Æ for each house represented among the discarded cards.'
    expect(played(text, { deck: DECK }).aember).toBe(2)
  })

  it('may be bullets on lines of their own', () => {
    const text = 'Choose one:\n• Archive a card.\n• Draw 1 card.'
    expect(played(text, { deck: ['Bob'] }, {}, 'draw 1 card').cards(1, 'hand')).toBe('Bob')
  })
})
