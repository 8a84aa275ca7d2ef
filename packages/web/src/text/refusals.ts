/** “Can’t fight Troll”: a move that is not possible, from its label. */
export const cannot = (label: string): string => `Can’t ${label.charAt(0).toLowerCase()}${label.slice(1)}`
