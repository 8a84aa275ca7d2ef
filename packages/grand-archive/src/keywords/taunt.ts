import type { View } from '@battleline/kernel'
import { hasKeyword } from '../query/values.ts'

/** An unblockable attack ignores taunt (GA-KW-UNBLOCKABLE). */
export const ignoresTaunt = (w: View, card: number): boolean => hasKeyword(w, card, 'unblockable')
