import type { SimpleCardFacts } from '@battleline/card-game'

type Numbers = Omit<SimpleCardFacts['numbers'], 'power' | 'life'>

const creature = (name: string, power: number, life: number, more: Numbers = {}): SimpleCardFacts => ({
  name,
  numbers: { power, life, ...more },
})

export const CARDS: readonly SimpleCardFacts[] = [
  creature('Squire', 2, 3),
  creature('Guard', 1, 5),
  creature('Ogre', 5, 6),
  creature('Whirler', 2, 4, { splash: 2 }),
  creature('Zealot', 2, 2, { 'last blow': 2 }),
  creature('Bomber', 1, 1, { 'last blow': 4 }),
  { ...creature('Lancer', 3, 2), keywords: ['first strike'] },
]
