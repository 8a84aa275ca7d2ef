import type { View } from '@battleline/kernel'
import { has } from '../read.ts'

/** Stealth: it cannot be attacked, but by an attack with true sight (GA-KW-STEALTH, GA-KW-TRUESIGHT). */
export const hidden = (w: View, card: number): boolean => has(w, card, 'stealth')
