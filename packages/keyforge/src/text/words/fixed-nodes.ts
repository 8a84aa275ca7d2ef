/*
 * Nodes that phrases make without slots, or with slots of their own inside.
 */

export const IT = { kind: 'it' } as const
export const CARDS = { kind: 'group', noun: 'card' } as const
export const CREATURES = { kind: 'group', noun: 'creature' } as const
