import type { View } from '@battleline/kernel'
import { has } from '../read.ts'

/** Steadfast: it retaliates without resting, rested too (GA-KW-STEADFAST). */
export const needsNoRest = (w: View, card: number): boolean => has(w, card, 'steadfast')
