import { isNode, type Node } from '@battleline/language'
import { LEAVING_TRIGGERS } from '../vocabulary.ts'
import type { UnplayedWords } from './unplayed/unplayed.ts'
import { firstIn, partsOf } from './walk.ts'

/** References to cards that are no objects, and choices of several, where the engine does not carry them out. */

/** Effects that can move or show a card, wherever it is. */
const MOVES: ReadonlySet<string> = new Set([
  'banish',
  'banish as omen',
  'send',
  'put onto field',
  'put under',
  'reveal',
  'load',
])
/** Zones into which only their owner can look. */
const HIDDEN: ReadonlySet<unknown> = new Set(['hand', 'memory', 'hand and memory', 'material', 'deck'])
const SEVERAL: ReadonlySet<string> = new Set([
  'choose several',
  'choose up to',
  'targets',
  'each',
  'at random',
])

/** What a player chooses to do it with. */
const CHOOSES: ReadonlySet<string> = new Set(['discard', 'sacrifice'])

const isChosenLater = ({ kind }: Node): boolean => kind.includes('target') || kind === 'when did'

const filterOf = ({ of }: Node): Node | null => (isNode(of) && of.kind === 'group' ? of : null)

/** What players can pay instead of a reserve cost: it must be known before whether they can. */
function isPayment({ kind, what, on, amount }: Node): boolean {
  if (kind === 'banish cards') return true
  if (kind === 'remove counters')
    return isNode(on) && on.kind === 'your champion' && isNode(amount) && amount.kind === 'number'
  const isCounted = isNode(what) && (what.kind === 'choose' || what.kind === 'choose several')
  return (kind === 'sacrifice' || kind === 'rest') && isCounted && filterOf(what)?.at === undefined
}

/** What ephemerate costs besides: cards that are known before the reserve cost is paid. */
const isExtra = ({ kind, amount }: Node): boolean =>
  kind === 'banish cards' || (kind === 'discard' && isNode(amount) && amount.kind === 'number')

/** What of an ability refers to cards in a way that this version does not play. */
export function misplacedCards(clause: Node): UnplayedWords | null {
  if (clause.kind === 'additional costs' && Array.isArray(clause.of))
    for (const one of clause.of as readonly Node[]) {
      const found = misplacedCards(one)
      if (found !== null) return found
    }
  if (clause.kind === 'ephemerate' && isNode(clause.effect) && !isExtra(clause.effect))
    return { node: clause, why: 'this version does not play it' }
  const isPrice =
    clause.kind === 'additional cost' || clause.kind === 'ephemerate' || clause.kind === 'alternative cost'
  if (clause.kind === 'alternative cost' && !(isNode(clause.effect) && isPayment(clause.effect)))
    return { node: clause, why: 'this version does not play it' }
  // The cards for the reserve cost and those for the discard would have to differ.
  if (isPrice && clause.kind !== 'ephemerate' && isNode(clause.effect) && clause.effect.kind === 'discard')
    return { node: clause, why: 'this version does not play it' }
  const returned = firstIn(clause, ({ returns }) => returns === 'graveyard')
  // Other abilities would have to be used in the graveyard.
  if (returned !== null && !LEAVING_TRIGGERS.has(clause.trigger) && clause.kind !== 'activated')
    return { node: returned, why: 'this version does not play it' }
  if (clause.kind === 'constant' || clause.kind === 'costs') return misplacedIn(clause, false)
  const prices = partsOf(clause).filter(({ kind }) => kind === 'give up')
  if (prices.length > 1) return { node: clause, why: 'one object could pay twice' }
  for (const sentence of isPrice ? [clause] : partsOf(clause)) {
    const found = misplacedIn(sentence, isPrice || sentence.may === true)
    if (found !== null) return found
  }
  return null
}

function misplacedIn(value: unknown, isOptional: boolean): UnplayedWords | null {
  if (!isNode(value)) {
    for (const one of typeof value === 'object' && value !== null ? Object.values(value) : []) {
      const found = misplacedIn(one, isOptional)
      if (found !== null) return found
    }
    return null
  }
  if (value.kind === 'put onto field' && value.returns !== 'graveyard' && !isForField(value.what, isOptional))
    return { node: value, why: 'this version does not play it' }
  if (value.kind === 'give up') return misplacedPrice(value)
  if (MOVES.has(value.kind)) return misplacedMove(value, isOptional)
  if (isPlayedThere(value)) return null
  if (value.kind === 'choose several' && !isOptional)
    return { node: value, why: 'it does not say what happens if there are fewer' }
  if (value.kind === 'others do') {
    const { who, does } = value
    // What everybody sees and only their own zones have is chosen one after the other.
    if (who === 'each player' && isNode(does) && CHOOSES.has(does.kind))
      return { node: value, why: 'players would choose at the same time' }
  }
  // The targets of an ability are looked up in the text of its own card.
  if (value.kind === 'grants' && firstIn(value.ability, isChosenLater) !== null)
    return { node: value, why: 'this version does not play targets of abilities that are given' }
  if (value.kind === 'zone' && value.place !== 'intent')
    return { node: value, why: 'this version does not play it for cards there' }
  return misplacedIn(Object.values(value), isOptional || value.may === true)
}

/** Discards from one's hand and memory. */
const isPlayedThere = (effect: Node): boolean => {
  const at = filterOf(effect)?.at
  return effect.kind === 'discard' && isNode(at) && at.whose === 'yours' && at.place === 'hand and memory'
}

/** An ability costs objects, or own cards that all can see. */
function misplacedPrice(cost: Node): UnplayedWords | null {
  const at = filterOf(cost)?.at
  const isPlayed = !isNode(at) || (cost.way === 'banish' && at.whose === 'yours' && !HIDDEN.has(at.place))
  return isPlayed ? null : { node: cost, why: 'this version does not play it' }
}

/** Cards that can only become objects. */
const OBJECTS: ReadonlySet<unknown> = new Set(['ally', 'item', 'domain', 'phantasia', 'weapon'])

/** Own cards of a zone that can only become objects, or cards of the same name; hidden ones only if one may. */
function isForField(what: unknown, isOptional: boolean): boolean {
  const of = isNode(what) && ['choose', 'target'].includes(what.kind) ? filterOf(what) : null
  if (of === null || !isNode(of.at) || of.at.whose !== 'yours' || (HIDDEN.has(of.at.place) && !isOptional))
    return false
  return of.named !== undefined || (Array.isArray(of.nouns) && of.nouns.every((noun) => OBJECTS.has(noun)))
}

function misplacedMove(effect: Node, isOptional: boolean): UnplayedWords | null {
  const { what, kind, place } = effect
  if (!isNode(what)) return null
  const at = filterOf(what)?.at
  const inZone = isNode(at) ? at : null
  if (what.kind === 'choose several' && !isOptional)
    return { node: what, why: 'it does not say what happens if there are fewer' }
  // Their owners would choose the order (GA-INF-3).
  if (kind === 'send' && place === 'deck' && SEVERAL.has(what.kind) && inZone?.whose !== 'yours')
    return { node: effect, why: 'it does not say in which order' }
  if (kind === 'reveal' && (inZone === null || !HIDDEN.has(inZone.place) || inZone.whose !== 'yours'))
    return { node: effect, why: 'this version does not play it' }
  if (inZone === null) return null
  if (inZone.whose === 'single' && what.kind !== 'targets')
    return { node: inZone, why: 'this version does not play it for cards there' }
  const isOthers = HIDDEN.has(inZone.place) && inZone.whose !== 'yours'
  const isTarget = what.kind.includes('target')
  return HIDDEN.has(inZone.place) && (isTarget || (isOthers && what.kind !== 'at random'))
    ? { node: inZone, why: 'these cards are hidden' }
    : null
}
