import type { View } from '@battleline/kernel'
import { hasKeyword } from '../query/values.ts'

/** Steadfast: it retaliates without resting, and also while rested (GA-KW-STEADFAST). */
export const needsNoRest = (w: View, card: number): boolean => hasKeyword(w, card, 'steadfast')
