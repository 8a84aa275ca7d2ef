import { buriedTargets } from '../text/buried-cards.ts'
import type { BuriedNode, TextOf } from '../text/nodes.ts'
import type { Instruction } from '../text/structure.ts'
import { printAside } from './aside-text.ts'

const BURIED = { hand: 'return', exile: 'exile', library: 'to library' } as const

/** Target cards in graveyards go elsewhere. What a board cannot tell is set aside. */
export function buried(node: BuriedNode): TextOf<Instruction> {
  const who = buriedTargets(node)
  return who === null
    ? { kind: 'aside', says: printAside({ category: 'effect', node }) }
    : { kind: BURIED[node.does], who }
}
