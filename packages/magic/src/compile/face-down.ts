import type { Clause, TextOf } from '../text/nodes.ts'
import type { Ability } from '../text/structure.ts'
import { wardText } from './ward.ts'

const WARD = { kind: 'mana cost', of: [{ kind: 'generic', of: 2 }] } as const

/** Megamorph puts a counter on what is turned up; disguise gives it ward while it is face down (702.37b, 702.168a). */
export function faceDownTexts({
  word,
  costs,
}: Clause & { readonly kind: 'face down' }): readonly TextOf<Ability>[] {
  const disguised = word === 'disguise' && { has: [wardText({ cost: WARD })] }
  const morph = { kind: 'morph', costs, ...disguised } as TextOf<Ability>
  const one = { kind: 'number', value: 1 } as const
  return word === 'megamorph' ? [morph, { kind: 'turns up with', which: 'plus', amount: one }] : [morph]
}
