import type { CardType, Color } from '../vocabulary.ts'
import { COLORS } from '../vocabulary.ts'
import type { Noun, Reference } from './structure.ts'
import { SUBTYPES } from './subtypes.ts'
import type { BuriedNode, FilterNode, TextOf } from './text-of.ts'

// Cards in graveyards that an effect targets to put them elsewhere. A description is a list of kinds of cards, each of
// them words that are all true of it: “nonland permanent”.

type Filter = { -readonly [K in keyof FilterNode]: FilterNode[K] }
type Kind = { readonly words: readonly string[] }

const PERMANENTS: readonly CardType[] = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
]
const TYPES: readonly string[] = [...PERMANENTS, 'instant', 'sorcery']
const COLORED: Readonly<Record<string, NonNullable<FilterNode['colored']>>> = {
  colorless: 'none',
  monocolored: 'one',
  multicolored: 'several',
}

/** Says of a filter what a word says of a card; false if the filter cannot. */
function say(filter: Filter, word: string): boolean {
  const negated = word.startsWith('non') ? word.slice(3) : ''
  const colored = COLORED[word]
  if ((COLORS as readonly string[]).includes(word)) filter.color = word as Color
  else if ((COLORS as readonly string[]).includes(negated)) filter.nonColor = word.slice(3) as Color
  else if (colored !== undefined) filter.colored = colored
  else if (word === 'historic' || word === 'legendary' || word === 'nonlegendary' || word === 'nonbasic')
    filter[word] = true
  else if (word === 'permanent') filter.nouns = PERMANENTS as never
  else if (TYPES.includes(word) && filter.nouns === undefined) filter.nouns = word as Noun as never
  else if (TYPES.includes(word)) filter.type = word as CardType
  else if (TYPES.includes(negated)) filter.nonType = negated as CardType
  else if (word in SUBTYPES && filter.subtype === undefined) filter.subtype = word
  else return false
  return true
}

/** What of a description a filter can say; null if it says more. */
function filterOf({ of, whose, other }: BuriedNode): FilterNode | null {
  const {
    kind,
    of: kinds = [{ words: [] }],
    most,
    least,
    is,
    ...more
  } = of as {
    readonly kind: string
    readonly of?: readonly Kind[]
    readonly most?: number
    readonly least?: number
    readonly is?: number
  }
  if (kind !== 'cards' || Object.keys(more).length > 0) return null
  let all: FilterNode | undefined
  for (const { words } of kinds) {
    const filter: Filter = { kind: 'which', zone: 'graveyard' }
    if (!words.every((word) => say(filter, word))) return null
    if (whose !== undefined) filter.whose = whose
    if (other === true) filter.other = true
    const [from, to] = [is ?? least, is ?? most]
    if (from !== undefined) filter.manaLeast = from
    if (to !== undefined) filter.manaMost = to
    all = all === undefined ? filter : { ...filter, either: all }
  }
  return all ?? null
}

/** The targets of an effect on cards in graveyards; null if no board can tell them. */
export function buriedTargets(node: BuriedNode): TextOf<Reference> | null {
  const of = filterOf(node)
  const { amount = { kind: 'number', value: 1 }, upTo, any } = node
  if (of === null || amount.kind !== 'number') return null
  const { value } = amount
  return {
    kind: 'target',
    of,
    least: upTo === true || any === true ? 0 : value,
    most: any === true ? null : value,
  } as TextOf<Reference>
}

/** Whether an effect on cards in graveyards is set aside, because no board can tell its targets. */
export const isBuriedAside = (node: { readonly kind: string }): boolean =>
  node.kind === 'buried' && buriedTargets(node as BuriedNode) === null
