import { type Phrase, within } from '@battleline/language'
import type { CardType, House, Pile, Trigger } from '../../vocabulary.ts'
import { include, type Node, phrase } from '../nodes.ts'
import type { DeedDone } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import type { PrintedType } from '../words/listed-words.ts'

type Filter = Node<'filter'>

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    'neighbor-filter': Group
    several: Group
    'played-card': Printed
    'other-printed': Printed
    'zone-cards': Group
    'cards-you-have': Group
    'your-cards': Group
    'zone-card': Group
    'counted-in-zone': Group
    'affected-cards': Group
    'revealed-cards': Group
    'sought-cards': Group
    'sought-card': Group
    complement: Group
    'owned-cards': Group
    'plural-cards': Group
    possession: Group
    'controlled-card': Group
    'neighbor-kind': Group
    'named-card': Group
    'bare-group': Group
    group: Group
    indefinite: Group
    'printed-cards': Printed
    'printed-card': Printed
    noun: Noun
    nouns: Noun
    marked: Marked
    pile: Exclude<Lies, 'under' | 'grafted'>
    chosen: Chosen
    apart: Apart
    'of-house': Chosen
    kind: Printed['type']
  }
}

/** A kind of cards: in play, or in the zone that is named. What is left out is not asked for. */
export interface Group {
  readonly kind: 'group'
  readonly noun: Noun
  readonly side?: 'friendly' | 'enemy'
  readonly other?: true
  readonly flank?: true
  readonly neighboring?: true
  readonly damaged?: true
  readonly marked?: Marked
  readonly named?: string
  readonly trait?: string
  readonly house?: House
  /** Or with this trait, of this house: one of the two is enough. */
  readonly orTrait?: string
  readonly orHouse?: House
  /** Without this trait; not of this house. */
  readonly without?: string
  readonly outside?: House
  /** With Æmber on it. */
  readonly bearing?: true
  readonly parity?: 'even' | 'odd'
  /** Power at least, at most. */
  readonly least?: number
  readonly most?: number
  /** With this power; with the power, of the house that was chosen. */
  readonly power?: number
  readonly chosen?: Chosen
  /** Out of play, in such a zone, or under the card whose text it is (`grafted`: faceup); `orPlay`: or in play. */
  readonly zone?: Lies
  readonly orZone?: Pile
  readonly whose?: Who
  readonly orPlay?: true
  /** Of several of them: no two alike. */
  readonly apart?: Apart
  readonly random?: true
  /** Not of this type. */
  readonly unlike?: CardType
  /** What else is asked of them, and other cards that are of the group as well. */
  readonly such?: readonly Filter[]
  /** The same, said before the noun; reading makes it a part of that. */
  readonly keyed?: readonly Filter[]
  /** Whose they are is said of the first alone and meant of all; reading says it of each. */
  readonly listed?: true
  /** Not what the text has just spoken of. */
  readonly different?: true
  readonly or?: Group
  /** Those to which this was done "this way" (KF-GEN-15). */
  readonly way?: DeedDone
  /** Not shown so far. */
  readonly unrevealed?: true
  /** Those that were looked at, revealed or found, of which nothing has been done since. */
  readonly among?: true
}

/** With the number that was chosen as its power; of the house that was chosen or of another one, of the active house or of another. */
export type Chosen = 'number' | 'house' | 'not house' | 'active' | 'not active' | 'trait' | 'name'

export type Noun =
  | 'creature'
  | 'artifact'
  | 'upgrade'
  | 'action'
  | 'card'
  | 'creature or artifact'
  | 'token creature'
  | 'non-token creature'

/** In what several cards differ from each other. */
export type Apart = 'house' | 'name' | 'type'

/** Where a card lies out of play. */
export type Lies = Pile | 'under' | 'grafted'

/** What a card can be marked with, beside damage. */
export type Marked = 'undamaged' | 'ready' | 'exhausted' | 'stunned' | 'warded' | 'enraged'

/** A kind of cards by what is on the card itself, in whatever zone: what is played, discarded, allowed or forbidden. */
export interface Printed {
  readonly kind: 'printed'
  readonly type: PrintedType
  readonly other?: true
  readonly trait?: string
  readonly house?: House
  readonly orTrait?: string
  readonly orHouse?: House
  readonly without?: string
  readonly outside?: House
  /** Other types beside the first. */
  readonly also?: readonly PrintedType[]
  /** With a bold ability of this kind. */
  readonly able?: Trigger
  /** Of the type of what the text has just spoken of; of the house that was chosen, of the active one, or of another. */
  readonly like?: 'type' | Exclude<Chosen, 'number' | 'trait'>
  /** With a bonus icon. */
  readonly iconed?: true
  readonly named?: string
  readonly parity?: 'even' | 'odd'
  readonly least?: number
  readonly most?: number
  readonly power?: number
}

/** "Mars or Logos", "Knight": houses and traits that stand before a noun. */
const KIN = '[{house:house}[ or {orHouse:house}]] [{trait:trait}[ or {orTrait:trait}]]'
export const WHAT = `[non-{without:trait} ][non-{outside:house} ]${KIN}`
export const KINDS = `{marked:marked?} {damaged=damaged} {side:side?} {neighboring=neighboring} {flank=flank} ${WHAT}`
/** The same in the other orders in which people write it. */
export const OTHERWISE = `{side:side?} {marked:marked?} {damaged=damaged} {neighboring=neighboring} ${WHAT} {flank=flank}`
export const POWER = `[ with {parity:parity} power][ with power {least:#} or higher][ with power {most:#} or lower][ with {power:#} power]`
const CLAUSES = `${POWER} {bearing=with Æ on it} {chosen:chosen?} [in play][ {such:filter+" "|" and "|" and is "}]`
export const SUCH = `${CLAUSES} [(in|from) play] [controlled by any player] [of any house]`

/** A kind of cards by what is on the card itself: its types, its power, its house. `also`: how further types follow. */
const printed = (number: '' | '~one', also: string): string =>
  `${WHAT} {type:kind${number}}${also}${POWER} {like:of-house?}`
const others = (number: '' | '~one', joint: 'or' | 'and', lead = ` ${joint}`): string =>
  `${lead} {also:kind${number}+", ${joint}"}`
const PRINTED = printed('', `[${others('', 'or')}]`)
const ONE_PRINTED = printed('~one', `[${others('~one', 'or')}]`)

const CREATURE = { fixed: { noun: 'creature' } } as const

/** How a kind of cards begins, further ways to begin it, and the number and the joint of what follows. */
interface Beginning {
  readonly category: string
  readonly before: string
  readonly reads?: readonly string[]
  readonly number: '' | '~one'
  readonly joint: string
  readonly fixed?: { readonly other: true } | { readonly different: true }
}

/** A kind of cards in words. A trait or a name can stand for the cards that have it. */
function grouped({ category, before, reads = [], number, joint, fixed }: Beginning): readonly Phrase[] {
  const ending = `${SUCH}[ ${joint}]`
  const bare = `${SUCH}[ ${joint.replace('a(n) ', '')}]`
  const either = `${SUCH}[ ${joint.replace('a(n) ', '(a|an|) ')}]`
  const forms = [
    `${KINDS} {noun:noun${number}}${ending}`,
    `${OTHERWISE} {noun:noun${number}}${either}`,
    ...(bare === ending ? [] : [`${KINDS} {noun:noun${number}}${bare}`]),
  ]
  const all = [before, ...reads].flatMap((start) => forms.map((form) => `${start}${form}`))
  const cards = { fixed: { ...fixed, noun: 'card' } }
  return [
    phrase(category, 'group', all[0] ?? '', { fixed: fixed ?? {}, reads: all.slice(1) }),
    phrase(
      category,
      'group',
      `${before}{marked:marked?} {side:side?} {neighboring=neighboring} {trait:trait-card${number}}${ending}`,
      cards,
    ),
    ...[before, ...reads].map((start) =>
      phrase(
        category,
        'group',
        `${start}{side:side?} {marked:marked?} {damaged=damaged} {keyed:leading-filter+" "} ${WHAT} {noun:noun${number}}${ending}`,
        { fixed: fixed ?? {} },
      ),
    ),
    phrase(category, 'group', `${before}{side:side} {neighboring=neighboring} {named:title}${ending}`, cards),
  ]
}

/** Which kinds of cards. "Another" is the other of one; elsewhere the word is "other". */
export const groups = [
  ...grouped({ category: 'group', before: '{other=other} ', number: '', joint: '(or|and) {or:bare-group}' }),
  ...grouped({
    category: 'indefinite',
    before: 'another ',
    number: '~one',
    joint: 'or a(n) {or:bare-group~one}',
    fixed: { other: true },
  }),
  ...grouped({
    category: 'indefinite',
    before: 'a different ',
    number: '~one',
    joint: 'or a(n) {or:bare-group~one}',
    fixed: { different: true },
  }),
  ...grouped({
    category: 'indefinite',
    before: 'a(n) ',
    reads: ['1 '],
    number: '~one',
    joint: 'or a(n) {or:bare-group~one}',
  }),
  // "An enemy artifact, Cyborg creature, or Robot creature."
  phrase(
    'indefinite',
    'group',
    `a(n) ${KINDS} {noun:noun~one}, ${within('or', `{side:side?} ${WHAT} {noun:noun~one}`)}, or ${within('or.or', `{side:side?} ${WHAT} {noun:noun~one}`)}`,
    { fixed: { listed: true, or: { kind: 'group', or: { kind: 'group' } } } },
  ),
  phrase('indefinite', 'group', 'another {named:title} [(in|from) play]', {
    fixed: { noun: 'card', other: true },
  }),
  phrase(
    'indefinite',
    'group',
    `a(n) {neighboring=neighboring} {named:title} [(in|from) play] [controlled by any player]`,
    {
      fixed: { noun: 'card' },
    },
  ),
  phrase('named-card', 'group', '{named:title} [(in|from) play]', { fixed: { noun: 'card' } }),
  // All of them, said without "each".
  phrase('plural-cards', 'group', `{other=other} ${KINDS} {noun:nouns}${CLAUSES}`),
  ...[
    ['your', 'friendly'],
    ["your opponent's", 'enemy'],
  ].map(([whose = '', side = '']) =>
    phrase(
      'owned-cards',
      'group',
      `${whose} {marked:marked?} {damaged=damaged} {flank=flank} ${WHAT} {noun:nouns}${CLAUSES}`,
      { fixed: { side } },
    ),
  ),
  // What else belongs to a kind of cards: "each creature and artifact".
  phrase('bare-group', 'group', `${KINDS} {noun:noun}${SUCH}`),

  // Said without "each": "from friendly creatures".
  phrase(
    'several',
    'group',
    '{side:side?} {marked:marked?} {damaged=damaged} {flank=flank} {house:house?} {trait:trait?} creatures[ {such:filter+" "}] [in play]',
    CREATURE,
  ),
  phrase('several', 'group', '{side:side} {named:title}', { fixed: { noun: 'card' } }),
  phrase('neighbor-filter', 'group', '{such:filter+" "}', CREATURE),
  // Which of the neighbors.
  phrase('neighbor-kind', 'group', '{marked:marked}', CREATURE),
  phrase('neighbor-kind', 'group', 'non-{without:trait}', CREATURE),
  phrase('neighbor-kind', 'group', 'non-{outside:house}', CREATURE),
  phrase('neighbor-kind', 'group', '{house:house} {trait:trait?}', CREATURE),
  phrase('neighbor-kind', 'group', '{trait:trait}', CREATURE),

  // "Each of its Mars neighbors", "each neighbor it has": neighboring creatures, in other words.
  ...[
    'of its X neighbor(s)',
    "of {self}'s X neighbor(s)",
    "of {self}' X neighbor(s)",
    "of this creature's X neighbor(s)",
    'X neighbor(s) it has',
    'X neighbor(s) {self} has',
    'X neighbor(s) this creature has',
  ].map((words) =>
    phrase('countable', 'group', words.replace('X', `{marked:marked?} {damaged=damaged} ${WHAT}`), {
      fixed: { neighboring: true, noun: 'creature' },
    }),
  ),

  phrase('printed-cards', 'printed', PRINTED, { reads: [printed('', others('', 'and'))] }),
  phrase('printed-cards', 'printed', '{trait:trait-card}', { fixed: { type: 'card' } }),
  phrase('printed-cards', 'printed', '{type:kind} of that type', {
    fixed: { like: 'type' },
    reads: ["{type:kind} of the (discarded|purged|revealed) card's type"],
  }),
  phrase('other-printed', 'printed', `other ${PRINTED}`, { fixed: { other: true } }),
  include('other-printed', '{it:printed-cards}'),
  phrase('printed-card', 'printed', `another ${ONE_PRINTED}`, {
    fixed: { other: true },
    reads: [`(an additional|one additional|1 additional|one other|1 other|one more|1 more) ${ONE_PRINTED}`],
  }),
  phrase('printed-card', 'printed', 'another {trait:trait-card~one}', {
    fixed: { type: 'card', other: true },
  }),
  phrase(
    'printed-card',
    'printed',
    `a(n) ${ONE_PRINTED}[ with a(n) {able:trigger} effect] {iconed=with a bonus icon}`,
    {
      reads: [
        `(one|1) ${ONE_PRINTED}`,
        `a(n) ${printed('~one', others('~one', 'or', ','))}`,
        `a(n) ${printed('~one', others('~one', 'or', ' or a(n)'))}`,
      ],
    },
  ),
  phrase('printed-card', 'printed', 'a(n) {trait:trait-card~one}', { fixed: { type: 'card' } }),
  phrase('played-card', 'printed', '{named:other-title}', { fixed: { type: 'card' } }),
]
