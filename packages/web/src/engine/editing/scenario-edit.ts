import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseAllDocuments,
  type Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import type { Change, OwnCard, OwnFact, Spot } from '../protocol/protocol.ts'
import { type Marked, stripMarks, withoutBraces } from './strip-marks.ts'

/** Changes a board in its text and leaves everything else in the text as it is. */

/** The parts of a scenario about its play, the latest first: they are removed where they no longer fit the board. */
const PLAYED = ['expect', 'goal', 'play'] as const

/** Letters that the facts of a card take up in one line at most. */
const LONGEST_LINE = 90

export interface Changing {
  readonly text: string
  /** Which scenario of the text, from 0. */
  readonly document: number
  read(text: string): Read
}

/** A parsed text. */
export interface Read {
  /** Whether nothing is wrong in it. */
  readonly well: boolean
  /** The problems of the text, or else those of its board, in words. */
  problems(): readonly string[]
  /** Whether everything comes out as its scenario expects it, where it reads well. */
  comesOut(): boolean
}

/** The text with a change made in one of its scenarios; as it was where that cannot be. */
export function changed({ text, document, read }: Changing, change: Change): string {
  const documents = parseAllDocuments(text)
  if (!Array.isArray(documents)) return text
  const one = documents[document]
  if (one === undefined || documents.some(({ errors }) => errors.length > 0)) return text
  const wasRead = read(text).well
  const claims = one.has('expect')
  const write = () =>
    documents.map((each) => each.toString({ lineWidth: 110, flowCollectionPadding: true })).join('')
  const board = new Board(one)
  board.make(change)
  if (wasRead && (change.kind === 'move' || change.kind === 'remove'))
    unplayed(one, () => stripMarks(board.marks(), () => read(write()).problems()))
  let written = write()
  if (!wasRead) return written
  let is = read(written)
  for (const key of PLAYED) {
    if (is.well) break
    one.delete(key)
    written = write()
    is = read(written)
  }
  if (!claims || (one.has('expect') && (!is.well || is.comesOut()))) return written
  // A ruling that no longer holds loses its expectations and its name.
  one.delete('expect')
  if (change.kind !== 'set' || change.key !== 'name') rename(one)
  return write()
}

/** Acts on a scenario without its play, and then restores the play. */
function unplayed(one: Document, act: () => void): void {
  if (!isMap(one.contents)) return
  const map: YAMLMap = one.contents
  const { items } = map
  map.items = items.filter(({ key }) => !PLAYED.some((part) => isScalar(key) && key.value === part))
  act()
  map.items = items
}

const CHANGED = ', changed'

function rename(one: Document): void {
  const name = String(one.get('name') ?? '')
  if (name !== '' && !name.endsWith(CHANGED)) one.set('name', `${name}${CHANGED}`)
}

/** Where a card is written: its first line and its last, from 1; null where it is not written there. */
export function linesOf(text: string, document: number, spot: Spot): readonly [number, number] | null {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines })
  const one = Array.isArray(documents) ? documents[document] : undefined
  const range = one === undefined ? null : new Board(one).rangeOf(spot)
  return range === null ? null : [lines.linePos(range[0]).line, lines.linePos(range[1] - 1).line]
}

/** The lists of a card for other cards. */
const UNDER = ['upgrades', 'lineage', 'loaded'] as const

/** The place in a list of the card with this number: an entry may be several cards that are alike. */
function entryOf({ items }: YAMLSeq, card: number): number {
  let before = 0
  for (const [at, item] of items.entries()) {
    const marks = isMap(item) ? item.items[0]?.value : null
    const count = isMap(marks) ? Number(marks.get('count') ?? 1) : 1
    if (card < before + count) return at
    before += count
  }
  return items.length + card - before
}

class Board {
  readonly #document: Document

  constructor(document: Document) {
    this.#document = document
  }

  make(change: Change): void {
    switch (change.kind) {
      case 'place':
        this.#place(change)
        break
      case 'attach':
        this.#attach(change)
        break
      case 'move':
        this.#move(change)
        break
      case 'remove':
        this.#taken(change.of)
        break
      case 'mark':
        this.#mark(change.of, change.mark, change.value)
        break
      case 'player':
        this.#sayOfPlayer(change)
        break
      case 'set':
        if (change.value === null) this.#document.delete(change.key)
        else this.#document.set(change.key, change.value)
        break
      case 'card':
        this.#card(change)
        break
      default:
        change satisfies never
    }
  }

  #place({ card, to, marks }: Extract<Change, { kind: 'place' }>): void {
    const node = this.#document.createNode(marks === undefined ? card : { [card]: marks })
    if (isMap(node) && isMap(node.items[0]?.value)) node.items[0].value.flow = true
    this.#insert(to, node)
  }

  #move({ of, to }: Extract<Change, { kind: 'move' }>): void {
    const node = this.#taken(of)
    const passes = of.player === to.player && of.pile === to.pile && of.under === undefined && of.at < to.at
    if (node !== null) this.#insert({ ...to, at: passes ? to.at - 1 : to.at }, node)
  }

  /** The marks of all cards in the piles of all players. */
  marks(): readonly Marked[] {
    const players = this.#document.get('players')
    const owners = isMap(players) ? players.items.map(({ value }) => value).filter(isMap) : []
    const piles = owners.flatMap(({ items }) => items.map(({ value }) => value)).filter(isSeq)
    return piles.flatMap((pile) =>
      pile.items.flatMap((card, at) => {
        const marks = isMap(card) ? card.items[0]?.value : null
        return isMap(marks) ? [{ pile, at, marks }] : []
      }),
    )
  }

  #player(player: number): YAMLMap | null {
    const players = this.#document.get('players')
    if (!isMap(players)) return null
    const pair = players.items[player - 1]
    if (pair === undefined) return null
    if (!isMap(pair.value)) pair.value = new YAMLMap()
    const map = pair.value as YAMLMap
    if (map.items.length === 0) map.flow = false
    return map
  }

  #sayOfPlayer({ player, property, value }: Extract<Change, { kind: 'player' }>): void {
    const owner = this.#player(player)
    if (typeof value === 'number') owner?.set(property, value)
    else if (value.length === 0) owner?.delete(property)
    else owner?.set(property, this.#document.createNode(value, { flow: true }))
  }

  #pile({ player, pile }: Pick<Spot, 'player' | 'pile'>): YAMLSeq | null {
    const owner = this.#player(player)
    if (owner === null) return null
    const known = owner.get(pile)
    if (isSeq(known)) {
      // An empty [] becomes a list with one line for each card.
      if (known.items.length === 0) known.flow = false
      return known
    }
    const made = new YAMLSeq()
    owner.set(pile, made)
    return made
  }

  #insert(to: Spot, node: unknown): void {
    const pile = this.#pile(to)
    const at = pile === null ? 0 : entryOf(pile, to.at)
    pile?.items.splice(Math.max(0, Math.min(at, pile.items.length)), 0, node as Scalar)
  }

  /** The list of a card, and its index there. */
  #listOf(of: Spot): readonly [YAMLSeq, number] | null {
    const pile = this.#pile(of)
    if (pile === null || of.under === undefined) return pile === null ? null : [pile, entryOf(pile, of.at)]
    const under = this.#under(of)
    return under === null ? null : [under.list, of.under]
  }

  /** The list of cards under or on a card. */
  #under(of: Spot): { readonly key: string; readonly list: YAMLSeq } | null {
    const marks = this.#marksOf(of)
    for (const key of UNDER) {
      const list = marks?.get(key)
      if (isSeq(list)) return { key, list }
    }
    return null
  }

  /** The letters that a card takes up in the text: from the first on, and the one behind the last. */
  rangeOf(of: Spot): readonly [number, number] | null {
    const seat = this.#document.getIn(['players'])
    const owner = isMap(seat) ? seat.items[of.player - 1]?.value : null
    const pile = isMap(owner) ? owner.get(of.pile) : null
    // Reading must not create a list where there is none.
    const found = isSeq(pile) ? this.#listOf(of) : null
    const node = found?.[0].items[found[1]]
    if (!isNode(node) || node.range == null) return null
    return [node.range[0], node.range[1]]
  }

  #taken(of: Spot): unknown {
    const found = this.#listOf(of)
    const under = of.under === undefined ? null : this.#under(of)
    const node = found === null ? undefined : found[0].items.splice(found[1], 1)[0]
    if (under?.list.items.length === 0) this.#mark({ ...of, under: undefined }, under.key, false)
    return node ?? null
  }

  #attach({ of, card, list }: Extract<Change, { kind: 'attach' }>): void {
    const marks = this.#marksOf(of)
    const known = marks?.get(list)
    if (isSeq(known)) known.add(this.#document.createNode(card))
    else marks?.set(list, this.#document.createNode([card], { flow: true }))
  }

  /** The marks of a card; a plain name becomes a map for them. */
  #marksOf(of: Spot): YAMLMap | null {
    const found = this.#listOf({ ...of, under: undefined })
    const node = found?.[0].items[found[1]]
    if (isScalar(node)) {
      const marked = this.#document.createNode({ [String(node.value)]: {} }) as YAMLMap
      found?.[0].items.splice(found[1], 1, marked)
      return emptyMarks(marked.items[0] as Pair)
    }
    if (!isMap(node)) return null
    const [pair] = node.items
    if (pair === undefined) return null
    return isMap(pair.value) ? pair.value : emptyMarks(pair)
  }

  #mark(of: Spot, mark: string, value: number | boolean): void {
    const marks = this.#marksOf(of)
    if (marks === null) return
    if (value === 0 || value === false) marks.delete(mark)
    else marks.set(mark, value)
    const found = this.#listOf({ ...of, under: undefined })
    if (found !== null) withoutBraces({ pile: found[0], at: found[1], marks })
  }

  #card({ name, facts }: Extract<Change, { kind: 'card' }>): void {
    const cards = this.#document.get('cards')
    // What has no room in one line is written in several.
    const flow = JSON.stringify(facts).length < LONGEST_LINE
    const written = this.#document.createNode(facts, { flow })
    const known = isMap(cards) ? cards.get(name) : undefined
    if (isMap(known)) changeFacts(this.#document, known, facts)
    else if (isMap(cards)) cards.set(name, written)
    else this.#document.set('cards', this.#document.createNode({ [name]: written }))
  }
}

const isNone = (value: OwnFact): boolean =>
  value === 0 || value === '' || (typeof value === 'object' && value.length === 0)

/** Writes the new facts and removes empty ones; others stay. */
function changeFacts(document: Document, card: YAMLMap, facts: OwnCard): void {
  for (const [key, value] of Object.entries(facts)) {
    const known = card.get(key)
    const before = isSeq(known) ? known.items.map((one) => (isScalar(one) ? String(one.value) : '')) : null
    // Removing one word of a list keeps the others.
    if (before !== null && [value].flat().join() === before.join()) continue
    if (before !== null && typeof value === 'string' && before.includes(value)) continue
    if (isNone(value)) card.delete(key)
    else card.set(key, document.createNode(value, { flow: true }))
  }
}

function emptyMarks(pair: Pair): YAMLMap {
  const marks = new YAMLMap()
  marks.flow = true
  pair.value = marks
  return marks
}
