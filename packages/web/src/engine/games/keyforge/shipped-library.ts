import { type CardFacts, KeyForge, shipped } from '@battleline/keyforge'

let library: Promise<readonly CardFacts[]> | null = null

/** The cards that ship, with their texts. They are loaded and read once. */
export function shippedLibrary(): Promise<readonly CardFacts[]> {
  library ??= import('@battleline/keyforge/shipped-cards').then(({ SHIPPED_CARDS, SHIPPED_TEXTS }) =>
    shipped(SHIPPED_CARDS, SHIPPED_TEXTS),
  )
  return library
}

/** KeyForge with them, by the current rules. */
export const shippedGame = async (): Promise<KeyForge> => new KeyForge({ library: await shippedLibrary() })
