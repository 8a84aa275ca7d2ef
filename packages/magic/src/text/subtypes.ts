/** Creature types that texts speak of, for one and for many. */
export const SUBTYPES = {
  Eldrazi: { one: 'Eldrazi', many: 'Eldrazi' },
  Goblin: { one: 'Goblin', many: 'Goblins' },
  Wall: { one: 'Wall', many: 'Walls' },
} as const
export type Subtype = keyof typeof SUBTYPES
