import type { Target } from '../targets.ts'
import { verb } from './verb.ts'

export type StatusEffect =
  | { readonly kind: 'ward' | 'stun' | 'enrage' | 'ready' | 'exhaust'; readonly what: Target }
  | { readonly kind: 'choose number' | 'choose house' }

export const status = [
  ...verb('ward', 'ward {what:target}'),
  ...verb('stun', 'stun {what:target}'),
  ...verb('enrage', 'enrage {what:target}'),
  ...verb('ready', 'ready {what:target}'),
  ...verb('exhaust', 'exhaust {what:target}'),
  ...verb('choose number', 'choose a number'),
  ...verb('choose house', 'choose a house'),
]
