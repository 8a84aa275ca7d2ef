import type { SimpleCardFacts } from '@battleline/card-game'

const creature = (
  name: string,
  power: number,
  life: number,
  more: Omit<SimpleCardFacts, 'name' | 'numbers'> & { readonly lastBlow?: number } = {},
): SimpleCardFacts => {
  const { lastBlow, ...rest } = more
  return { name, numbers: { power, life, ...(lastBlow !== undefined && { 'last blow': lastBlow }) }, ...rest }
}

export const CARDS: readonly SimpleCardFacts[] = [
  creature('Squire', 2, 3),
  creature('Guard', 1, 5),
  creature('Ogre', 5, 6),
  creature('Lancer', 3, 2, { keywords: ['first strike'] }),
  creature('Duelist', 2, 2, { keywords: ['first strike'] }),
  creature('Zealot', 2, 2, { lastBlow: 2 }),
  creature('Bomber', 1, 1, { lastBlow: 4 }),
]
