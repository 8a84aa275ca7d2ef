/** The seed of `PROPERTY_SEED`, 1 by default. */
export const SEED = Number(process.env.PROPERTY_SEED ?? 1)

/**
 * One in `parts` of the items; with `parts` different values of `PROPERTY_SEED`, or of `shift`, each is in exactly one sample.
 */
export const sample = <T>(items: readonly T[], parts: number, shift = 0): readonly T[] =>
  items.filter((_, at) => at % parts === (SEED + shift) % parts)
