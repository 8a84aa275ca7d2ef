import type { Choice } from '@battleline/kernel'
import { joined, letterOf, sentence } from '../../text/clauses.ts'
import { outcomesWords } from '../../words/outcomes.ts'
import type { Ending, EndingLine } from '../protocol/protocol.ts'

/** A mark in a few words. */
export interface Mark {
  readonly text: string
  /** The mark as a predicate, for titles: “takes 1 damage” for “1 damage”; left out: as it is. */
  readonly inTitle?: string
  /** True for an amount: without it, a thing is not “not 1 damage”. */
  readonly isAmount?: true
}

/** The marks that something has: words are marks that are no amounts. */
export const marks = (...all: readonly (Mark | string | false)[]): readonly Mark[] =>
  all.flatMap((one) => (one === false ? [] : [typeof one === 'string' ? { text: one } : one]))

export const amount = (text: string): Mark => ({ text, isAmount: true })

/** The mark for damage; a title says what a card took since the start, or what it still has. */
export const damageMark = (is: number, was: number): Mark | false =>
  is > 0 && {
    ...amount(outcomesWords.facts.damage(is)),
    inTitle: is > was ? outcomesWords.facts.takes(is - was) : outcomesWords.facts.has(is),
  }

/** A fact about an ending. */
export interface EndingFact {
  readonly what: string
  /** None for a usual state, such as a creature without a mark. */
  readonly marks: readonly Mark[]
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

/** The number of facts in a title; more are added only to make it unique. */
const TOLD = 2

/** More marks than this nothing has. */
const MOST_MARKS = 100

const areSeveral = (words: readonly string[]): boolean => new Set(words).size > 1

/** A fact over all endings: whether it is shown, and its word for an ending without marks. */
interface Kind {
  readonly isShown: boolean
  readonly none: string
  /** Its phrase in each ending. */
  readonly is: readonly string[]
  /** The marks that not all endings share. */
  readonly own: readonly (readonly Mark[])[]
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
      const { isShown = false, is = [] } = this.#kinds[place] ?? {}
      return isShown ? [{ what, is: is[at] ?? '' }] : []
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
      (own[at] ?? []).length > 0 || none === outcomesWords.facts.unharmed
    const inOrder = (some: typeof all) =>
      some.filter(isTold).sort((one, other) => shared(one.kind) - shared(other.kind))
    const told = inOrder(all)
    // A title names other facts only where it is not unique without them.
    const others = all === chief ? inOrder(differing.filter((one) => !one.chief)) : []
    const phrases = (most: number, more: typeof all = []) => {
      const said = [...told, ...more].map(
        ({ what, kind: { own, none } }) =>
          `${what} ${joined(titlesOf((own[at] ?? []).slice(0, most))) || none}`,
      )
      if (said.length > 0) return said
      return all.length > 0 ? lacking(all) : this.#compared.differs(this.#compared.ends[at] as B)
    }
    // The first mark is the most important.
    const longer = told.map((_, more) => phrases(MOST_MARKS).slice(0, TOLD + more))
    const longest = others.map((_, more) => phrases(MOST_MARKS, others.slice(0, more + 1)))
    return [phrases(1).slice(0, TOLD), ...longer, ...longest].map((said) =>
      sentence(joined(said) || outcomesWords.facts.nothingChanges),
    )
  }
}

function kindOf(was: EndingFact, each: readonly EndingFact[]): Kind {
  const isHarmed = [was, ...each].some(({ harmed }) => harmed === true)
  const none = isHarmed
    ? outcomesWords.facts.unharmed
    : was.marks.length > 0
      ? outcomesWords.facts.noLonger(joined(textsOf(was)))
      : ''
  const is = each.map((one) => textsOf(one).join(', ') || none)
  const own = each.map((one) =>
    one.marks.filter(({ text }) => !each.every((other) => textsOf(other).includes(text))),
  )
  const isShown = was.always === true || areSeveral([textsOf(was).join(', ') || none, ...is])
  return { isShown, none, is, own }
}

const textsOf = ({ marks: all }: EndingFact): readonly string[] => all.map(({ text }) => text)

const titlesOf = (all: readonly Mark[]): readonly string[] => all.map(({ text, inTitle = text }) => inTitle)

/** The title of an ending that only lacks the marks of others: “nobody warded”. */
function lacking(all: readonly { readonly what: string; readonly kind: Kind }[]): readonly string[] {
  const [mark, ...others] = all.flatMap(({ kind }) => kind.own.flat())
  if (mark === undefined || mark.isAmount === true || others.some(({ text }) => text !== mark.text))
    return all.map(({ what, kind: { none } }) => `${what} ${none || outcomesWords.ending.unchanged}`)
  return all.length > 1
    ? [outcomesWords.facts.nobody(mark.text)]
    : all.map(({ what }) => outcomesWords.facts.not(what, mark.text))
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
