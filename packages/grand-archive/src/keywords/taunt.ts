import type { View } from '@battleline/kernel'
import { has } from '../read.ts'

/** An unblockable attack need not regard taunt (GA-KW-UNBLOCKABLE). */
export const ignoresTaunt = (w: View, card: number): boolean => has(w, card, 'unblockable')
