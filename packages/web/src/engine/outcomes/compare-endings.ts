import type { Choice } from '@battleline/kernel'
import { joined, letterOf, sentence } from '../../text/clauses.ts'
import type { Ending, EndingLine } from '../protocol/protocol.ts'

/** A fact about an ending. */
export interface EndingFact {
  readonly what: string
  /** Its marks in a few words each; none for a usual state, such as a creature without a mark. */
  readonly marks: readonly string[]
  /** Marks that a title says as predicates: “takes 1 damage” for “1 damage”. */
  readonly inTitle?: Readonly<Record<string, string>>
  /** True where an ending is named after it, if it is not the same in all of them. */
  readonly chief: boolean
  /** True for something that is damaged or destroyed. */
  readonly harmed?: boolean
  /** Shown even where it is everywhere as it was. */
  readonly always?: boolean
}

/** How a game describes its endings. */
export interface EndingFormat<B> {
  /** The same things, in the same order, of every board of one search. */
  things(board: B, start: B, ends: readonly B[]): readonly EndingFact[]
  lines(board: B): readonly EndingLine[]
}

type EndingCard = EndingLine['cards'][number]

/** The line of a player with these cards in play. */
export const endingLine = <C extends Pick<EndingCard, 'id' | 'called' | 'damage'>>(
  player: string,
  cards: readonly C[],
  show: (card: C) => Pick<EndingCard, 'look' | 'strength'> & Partial<Pick<EndingCard, 'warded'>>,
): EndingLine => ({
  player,
  cards: cards.map((card) => {
    const { id, called, damage } = card
    return { id, called, damage, warded: false, gone: false, ...show(card) }
  }),
})

/** Endings of one search. */
interface Compared<B> {
  readonly endingFormat: EndingFormat<B>
  /** The board before the move. */
  readonly start: B
  readonly ends: readonly B[]
  /** What has changed from there to an ending, in sentences. */
  differs(end: B): readonly string[]
}

/** How a title says damage: what a card took since the start, or what it still has. */
export const damageInTitle = (is: number, was: number): Pick<EndingFact, 'inTitle'> => ({
  inTitle: { [`${is} damage`]: is > was ? `takes ${is - was} damage` : `has ${is} damage` },
})

/** The number of facts in a title; more are added only to make it unique. */
const TOLD = 2

/** More marks than this nothing has. */
const MOST_MARKS = 100

const areSeveral = (words: readonly string[]): boolean => new Set(words).size > 1

/** A fact over all endings: whether it is shown, and its word for an ending without marks. */
interface Kind {
  readonly told: boolean
  readonly none: string
  /** Its phrase in each ending. */
  readonly is: readonly string[]
  /** The marks that not all endings share, and these as a title says them. */
  readonly own: readonly (readonly string[])[]
  readonly titles: readonly (readonly string[])[]
}

/** Endings side by side. */
export class EndingComparison<B> {
  readonly #compared: Compared<B>
  readonly #things: readonly EndingFact[]
  readonly #kinds: readonly Kind[]
  readonly #titles: readonly string[]

  constructor(compared: Compared<B>) {
    const { endingFormat, start, ends } = compared
    this.#compared = compared
    this.#things = endingFormat.things(start, start, ends)
    const each = ends.map((board) => endingFormat.things(board, start, ends))
    this.#kinds = this.#things.map((was, at) =>
      kindOf(
        was,
        each.flatMap((all) => all[at] ?? []),
      ),
    )
    const titles = ends.map((_, at) => this.#titlesOf(at))
    // The shortest title that no other ending has.
    this.#titles = titles.map(
      (longer, at) =>
        longer.find((title) => titles.every((other, place) => place === at || !other.includes(title))) ??
        longer.at(-1) ??
        '',
    )
  }

  ending(at: number, answers: readonly Choice[], ways: number): Ending {
    const { endingFormat, start, ends } = this.#compared
    const facts = this.#things.flatMap(({ what }, place) => {
      const { told = false, is = [] } = this.#kinds[place] ?? {}
      return told ? [{ what, is: is[at] ?? '' }] : []
    })
    const lines = withGone(endingFormat.lines(ends[at] as B), endingFormat.lines(start))
    return { letter: letterOf(at), title: this.#titles[at] ?? '', answers, ways, lines, facts }
  }

  /** Possible titles of an ending, the shortest first. */
  #titlesOf(at: number): readonly string[] {
    const differing = this.#things.flatMap(({ what, chief }, place) => {
      const kind = this.#kinds[place]
      return kind === undefined || !areSeveral(kind.is) ? [] : [{ what, chief, kind }]
    })
    const chief = differing.filter((one) => one.chief)
    const all = chief.length > 0 ? chief : differing
    // Facts that few endings share come first.
    const shared = ({ is }: Kind) => is.filter((one) => one === is[at]).length
    const isTold = ({ kind: { own, none } }: (typeof all)[number]) =>
      (own[at] ?? []).length > 0 || none === UNHARMED
    const inOrder = (some: typeof all) =>
      some.filter(isTold).sort((one, other) => shared(one.kind) - shared(other.kind))
    const told = inOrder(all)
    // A title names other facts only where it is not unique without them.
    const others = all === chief ? inOrder(differing.filter((one) => !one.chief)) : []
    const phrases = (marks: number, more: typeof all = []) => {
      const said = [...told, ...more].map(
        ({ what, kind: { titles, none } }) => `${what} ${joined((titles[at] ?? []).slice(0, marks)) || none}`,
      )
      if (said.length > 0) return said
      return all.length > 0 ? lacking(all) : this.#compared.differs(this.#compared.ends[at] as B)
    }
    // The first mark is the most important.
    const longer = told.map((_, more) => phrases(MOST_MARKS).slice(0, TOLD + more))
    const longest = others.map((_, more) => phrases(MOST_MARKS, others.slice(0, more + 1)))
    return [phrases(1).slice(0, TOLD), ...longer, ...longest].map((said) =>
      sentence(joined(said) || 'nothing changes'),
    )
  }
}

const UNHARMED = 'unharmed'

function kindOf(was: EndingFact, each: readonly EndingFact[]): Kind {
  const isHarmed = [was, ...each].some(({ harmed }) => harmed === true)
  const none = isHarmed ? UNHARMED : was.marks.length > 0 ? `no longer ${joined(was.marks)}` : ''
  const is = each.map(({ marks }) => marks.join(', ') || none)
  const own = each.map(({ marks }) =>
    marks.filter((mark) => !each.every((other) => other.marks.includes(mark))),
  )
  return {
    told: was.always === true || areSeveral([was.marks.join(', ') || none, ...is]),
    none,
    is,
    own,
    titles: own.map((marks, at) => marks.map((mark) => each[at]?.inTitle?.[mark] ?? mark)),
  }
}

/** The title of an ending that only lacks the marks of others: “nobody warded”. */
function lacking(all: readonly { readonly what: string; readonly kind: Kind }[]): readonly string[] {
  const marks = [...new Set(all.flatMap(({ kind }) => kind.own.flat()))]
  const [mark, other] = marks
  if (mark === undefined || other !== undefined || /\d/.test(mark))
    return all.map(({ what, kind: { none } }) => `${what} ${none || 'unchanged'}`)
  return all.length > 1 ? [`nobody ${mark}`] : all.map(({ what }) => `${what} not ${mark}`)
}

/** The lines with the cards that left play, each in its former place. */
function withGone(lines: readonly EndingLine[], before: readonly EndingLine[]): readonly EndingLine[] {
  const there = new Set(lines.flatMap(({ cards }) => cards.map(({ id }) => id)))
  return lines.map(({ player, cards }) => {
    const all = [...cards]
    const was = before.find((line) => line.player === player)?.cards ?? []
    for (const [at, card] of was.entries())
      if (!there.has(card.id)) all.splice(at, 0, { ...card, damage: 0, warded: false, gone: true })
    return { player, cards: all }
  })
}
