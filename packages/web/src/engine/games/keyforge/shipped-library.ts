import { type CardFacts, KeyForge, shipped } from '@battleline/keyforge'
import { cardFields, cardShard, HAS_SHARDS } from './shard-files.ts'

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

/** So many of the small files weigh as much as all cards in one. */
const MOST = 24

const known = new Map<number, readonly CardFacts[]>()

/**
 * The cards of some of the small files, and those of files loaded before. Null where all cards are better loaded: for many
 * of them, if a file is missing, or if all these were there already and did not have what is needed.
 */
export async function someCards(shards: ReadonlySet<number>): Promise<readonly CardFacts[] | null> {
  const missing = [...shards].filter((shard) => !known.has(shard))
  if (!HAS_SHARDS || missing.length === 0 || known.size + missing.length > MOST) return null
  try {
    const [fields, ...files] = await Promise.all([cardFields(), ...missing.map(cardShard)])
    for (const [at, file] of files.entries()) {
      const [cards, lines] = [file.map(([card]) => card), file.map(([, line]) => line)]
      known.set(missing[at] ?? -1, shipped(cards, [fields, ...lines].join('\n')))
    }
  } catch {
    return null
  }
  return [...known.values()].flat()
}
