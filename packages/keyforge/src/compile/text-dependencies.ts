import { HOOK } from '../model/hooks.ts'
import { type TextNode, textVisitor } from '../text/visit.ts'
import { KEYWORDS } from '../vocabulary.ts'

/** Finds, in a text's structure, what its values depend on. */

const POWER = [HOOK.power]
const ARMOR = [HOOK.armor]
const HOUSES = [HOOK.belongs]
const TRAITS = [HOOK.trait]
const KEYWORD_HOOKS = KEYWORDS.map((_, keyword) => HOOK.keyword + keyword)

/** The hooks of the effects that can change the answer to a text's questions. */
export const dependenciesOf = (nodes: readonly TextNode[]): readonly number[] => {
  const found = new Set<number>()
  textVisitor().visit(nodes, (node) => {
    for (const hook of hooksReadBy(node)) found.add(hook)
    return true
  })
  return [...found]
}

/** The hooks of the values that one node reads, without the nodes inside it. */
function hooksReadBy(node: TextNode): readonly number[] {
  switch (node.kind) {
    case 'group':
    case 'printed':
      return kindsReadBy(node)
    case 'highest power':
    case 'lowest power':
    case 'of power':
    case 'power as counters':
    case 'less power':
    case 'more power':
    case 'neighbor with':
    case 'most powerful':
    case 'least powerful':
    case 'power of':
    case 'powers among':
      return POWER
    case 'up to':
    case 'some':
      return 'total' in node && node.total !== undefined ? POWER : []
    case 'with armor':
    case 'armor of':
      return ARMOR
    case 'with keyword':
    case 'without keyword':
      return KEYWORD_HOOKS
    case 'of house':
    case 'not of house':
    case 'of your houses':
    case 'share a house':
    case 'houses among':
    case 'houses of':
      return HOUSES
    case 'traits of':
      return TRAITS
    case 'one of each':
      return node.by === 'house' ? HOUSES : []
    case 'shares':
    case 'shares no':
    case 'shares with another':
    case 'shares with no other':
    case 'shares with neighbors':
    case 'shares with none':
      return node.what === 'house' ? HOUSES : TRAITS
    case 'same':
    case 'differs':
      return node.what === 'power' ? POWER : []
    default:
      return []
  }
}

type Kinds = Extract<TextNode, { readonly kind: 'group' | 'printed' }>

function kindsReadBy(kinds: Kinds): readonly number[] {
  const { parity, least, most, power, trait, orTrait, without, house, orHouse, outside } = kinds
  const chosen = kinds.kind === 'group' ? kinds.chosen : kinds.like
  const readsPower = (parity ?? least ?? most ?? power) !== undefined || chosen === 'number'
  const readsTraits = (trait ?? orTrait ?? without) !== undefined || chosen === 'trait'
  const readsHouses = (house ?? orHouse ?? outside) !== undefined || isOfHouse(chosen)
  return [...(readsPower ? POWER : []), ...(readsTraits ? TRAITS : []), ...(readsHouses ? HOUSES : [])]
}

const isOfHouse = (chosen: string | undefined): boolean =>
  chosen === 'house' || chosen === 'not house' || chosen === 'active' || chosen === 'not active'
