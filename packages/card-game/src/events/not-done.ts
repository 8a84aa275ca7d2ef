import type { NotDone } from '@battleline/kernel'

/** A card that would be destroyed and is not. */
export const NOT_DESTROYED: NotDone = { kind: 'destruction', text: 'is not destroyed' }

/** A card that would be dealt damage and is not. */
export const NOT_DAMAGED: NotDone = { kind: 'damage', text: 'is not dealt damage' }
