import type { View } from '@battleline/kernel'
import { has } from '../read.ts'

/** Ambush: it may retaliate though it does not defend (GA-KW-AMBUSH). */
export const ambushes = (w: View, card: number): boolean => has(w, card, 'ambush')
