import { gaWords } from '../words/grand-archive.ts'
import { kfWords } from '../words/keyforge.ts'
import { term } from '../words/terms.ts'
import { allOf } from './clauses.ts'
import { inWords } from './join-words.ts'
import { titled } from './title-case.ts'

/** What a card is, in a line: the same for a card on the board and for one that is only found. */

interface KeyforgeFacts {
  readonly type: string
  readonly house?: string | null | undefined
  readonly traits?: readonly string[] | undefined
  readonly power?: number | undefined
  readonly armor?: number | undefined
}

export const keyforgeFacts = ({ type, house, traits = [], power = 0, armor = 0 }: KeyforgeFacts): string =>
  inWords([
    term(type),
    house != null && titled(house),
    ...traits,
    type.includes('creature') && kfWords.facts.power(power),
    armor > 0 && kfWords.facts.armor(armor),
  ])

interface MagicFacts {
  readonly colors?: readonly string[] | undefined
  readonly types: readonly string[]
  readonly subtypes?: readonly string[] | undefined
  /** “2/2”; empty for a card that is no creature. */
  readonly strength: string
  readonly keywords?: readonly string[] | undefined
}

export const magicFacts = ({
  colors = [],
  types,
  subtypes = [],
  strength,
  keywords = [],
}: MagicFacts): string =>
  inWords([
    allOf(colors.map(term)) || term('colorless'),
    [...types, ...subtypes].join(' '),
    strength,
    ...keywords,
  ])

interface GrandArchiveFacts {
  readonly elements?: readonly string[] | undefined
  readonly classes?: readonly string[] | undefined
  readonly type: string
  readonly subtypes?: readonly string[] | undefined
  readonly power?: number | null | undefined
  readonly life?: number | null | undefined
  readonly durability?: number | undefined
}

export const grandArchiveFacts = (card: GrandArchiveFacts): string => {
  const { elements = ['norm'], classes = [], type, subtypes = [], power, life, durability = 0 } = card
  return inWords([
    allOf(elements),
    [...classes, type, ...subtypes].join(' '),
    power != null && gaWords.facts.power(power),
    life != null && gaWords.facts.life(life),
    durability > 0 && gaWords.durability(durability),
  ])
}
