import type { Change } from '../protocol/protocol.ts'

/** The pile where cards of some types begin; cards of other types begin on the board. */
const PILES: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  keyforge: [
    [/creature/, 'battleline'],
    [/artifact/, 'artifacts'],
    [/prophecy/, 'prophecies'],
    [/archon power/, 'powers'],
    [/./, 'hand'],
  ],
  magic: [
    [/instant|sorcery/, 'hand'],
    [/./, 'battlefield'],
  ],
  'grand-archive': [
    [/action|attack/, 'hand'],
    [/./, 'field'],
  ],
}

/** The changes that put cards on a board, one after the other on the two sides. */
export function placing(
  game: string,
  cards: readonly { readonly name: string; readonly type: string }[],
): readonly Change[] {
  const counts = new Map<string, number>()
  return cards.map(({ name, type }, nth) => {
    const player = (nth % 2) + 1
    const pile = PILES[game]?.find(([types]) => types.test(type))?.[1] ?? 'field'
    const at = counts.get(`${player} ${pile}`) ?? 0
    counts.set(`${player} ${pile}`, at + 1)
    return { kind: 'place', card: name, to: { player, pile, at } }
  })
}
