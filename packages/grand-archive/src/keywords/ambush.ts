import type { View } from '@battleline/kernel'
import { hasKeyword } from '../query/values.ts'

/** Ambush: it may retaliate without defending (GA-KW-AMBUSH). */
export const ambushes = (w: View, card: number): boolean => hasKeyword(w, card, 'ambush')
