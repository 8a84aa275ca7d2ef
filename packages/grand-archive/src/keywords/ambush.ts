import type { View } from '@battleline/kernel'
import { hasKeyword } from '../query/values.ts'

/** Ambush: it may retaliate though it does not defend (GA-KW-AMBUSH). */
export const ambushes = (w: View, card: number): boolean => hasKeyword(w, card, 'ambush')
