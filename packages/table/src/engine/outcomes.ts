import type { Choice, Decision } from '@battleline/kernel'
import { choiceText } from '@battleline/scenario'
import { type EndOfTree, type Fork, OutcomeSearch, questions, tree } from '@battleline/search'
import { sentence } from '../clauses.ts'
import type { Ending, EndingLine, Given, Outcomes, OutcomesSoFar, OutcomeTree } from './protocol.ts'
import type { Session } from './session.ts'

/** So many answers are followed before the worker looks whether somebody wants something else. */
const SLICE = 500
const MOST_POSITIONS = 50_000
const MOST_MILLISECONDS = 20_000
/** More endings than this are counted and not shown. */
const MOST_SHOWN = 12

/** Something that can be said of an ending. */
export interface Thing {
  readonly what: string
  readonly is: string
  /** True where an ending is named after it, if it is not the same in all of them. */
  readonly chief: boolean
  /** Shown even where it is everywhere as it was. */
  readonly always?: boolean
}

/** How a game tells its endings from each other. */
export interface EndingTeller<B> {
  /** The same things, in the same order, of every board of one search. */
  things(board: B, start: B, ends: readonly B[]): readonly Thing[]
  lines(board: B): readonly EndingLine[]
}

/** Who looks for endings: whether they are still wanted or enough was found, and where to tell how far it is. */
export interface Looking {
  readonly wanted: () => boolean
  readonly stopped: () => boolean
  readonly tell: (soFar: OutcomesSoFar) => void
}

/** Every ending of the move that was made last, over all choices behind it or left; null before anything was played. */
export async function outcomesOf<B>(
  session: Session<B>,
  teller: EndingTeller<B>,
  { answers: given, here = false, apart = false }: Given<'outcomes'>,
  looking: Looking,
): Promise<Outcomes | null> {
  const { game } = session
  const answers = given ?? session.played.answers.map(({ choice }) => choice)
  const stretches = session.stretches(answers)
  const move = stretches.findLastIndex(({ from, choice }) => {
    const ask = game.ask(from)
    return ask !== null && session.isDeed(ask, from, choice)
  })
  const last = stretches[move]
  if (last === undefined) return null
  const before = (here ? stretches : stretches.slice(0, move + 1)).map(({ choice }) => choice)
  const from = here ? (stretches.at(-1) ?? last).to : last.to
  const { game: searched, ended, leftOut = null } = session.searched(apart)
  const search = new OutcomeSearch(searched, from, { limit: MOST_POSITIONS, ended })
  const until = performance.now() + MOST_MILLISECONDS
  while (!search.go(SLICE) && performance.now() < until && !looking.stopped()) {
    looking.tell({ positions: search.positions, most: MOST_POSITIONS })
    // Lets other requests come through.
    await new Promise((go) => setTimeout(go, 0))
    if (!looking.wanted()) return null
  }
  const found = search.found()
  const boards = session.fresh()
  const start = boards.of(last.from)
  const ends = found.endings.map(({ position }) => boards.of(position))
  const label = (decision: Decision, choice: Choice) => {
    const options = decision.options.map((option) => ({ ...option, label: session.labelOf(option) }))
    const words = choiceText({ ...decision, options }, choice)
    return sentence(words.join(decision.manner === 'order' ? ', then ' : ' and ') || 'nothing')
  }
  const asked = questions(searched, found)
  const comparing = new Comparing(session, teller, start, ends)
  return {
    move: sentence(choiceText(game.ask(last.from) as Decision, last.choice).join(', ')),
    place: move,
    endings: found.endings
      .slice(0, MOST_SHOWN)
      .map(({ answers: own, ways }, at) => comparing.ending(at, [...before, ...own], ways)),
    count: found.endings.length,
    ways: found.endings.reduce((sum, { ways }) => sum + ways, 0),
    positions: found.positions,
    merged: found.merged,
    complete: found.complete,
    matters: asked
      .filter(({ matters }) => matters)
      .map(({ decision, classes }) => ({
        title: session.titleOf(decision),
        classes: classes.map((all) => all.map((choice) => label(decision, choice))),
      })),
    tree: treeOf(tree(searched, found), { label, title: (decision) => session.titleOf(decision) }),
    leftOut: apart || found.endings.some(({ places }) => places.length > 1) ? leftOut : null,
  }
}

const areSeveral = (words: readonly string[]): boolean => new Set(words).size > 1

/** Endings side by side. */
class Comparing<B> {
  readonly #session: Session<B>
  readonly #teller: EndingTeller<B>
  readonly #start: B
  readonly #ends: readonly B[]
  /** What is the case in each. */
  readonly #things: readonly (readonly Thing[])[]
  /** Of each thing: whether it is told at all, and whether it is not the same in all endings. */
  readonly #kinds: readonly { readonly told: boolean; readonly differs: boolean }[]

  constructor(session: Session<B>, teller: EndingTeller<B>, start: B, ends: readonly B[]) {
    this.#session = session
    this.#teller = teller
    this.#start = start
    this.#ends = ends
    this.#things = ends.map((board) => teller.things(board, start, ends))
    const was = teller.things(start, start, ends)
    this.#kinds = was.map(({ is, always }, at) => {
      const each = this.#things.map((all) => all[at]?.is ?? '')
      return { told: always === true || areSeveral([is, ...each]), differs: areSeveral(each) }
    })
  }

  ending(at: number, answers: readonly Choice[], ways: number): Ending {
    const board = this.#ends[at] as B
    const things = this.#things[at] ?? []
    const facts = things.flatMap(({ what, is, chief }, place) => {
      const { told = false, differs = false } = this.#kinds[place] ?? {}
      const shared = this.#things.filter((all) => all[place]?.is === is).length
      return told ? [{ what, is, differs, chief, shared }] : []
    })
    // What the fewest endings have in common tells this one from the others.
    const differing = facts.filter(({ differs }) => differs).sort((one, other) => one.shared - other.shared)
    const chief = differing.filter((one) => one.chief)
    const own = chief.length > 0 ? chief : differing
    const told =
      own.length > 0
        ? own.map(({ what, is }) => `${what} ${is}`)
        : this.#session.differences(this.#start, board)
    return {
      letter: letterOf(at),
      title: sentence(told.slice(0, 2).join(', ') || 'nothing changes'),
      answers,
      ways,
      lines: withGone(this.#teller.lines(board), this.#teller.lines(this.#start)),
      facts: facts.map(({ what, is }) => ({ what, is })),
    }
  }
}

/** The lines with what was there before and is not any more, each card where it stood. */
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

const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : `${at + 1}`)

/** The words for what is asked and answered. */
interface Words {
  readonly label: (decision: Decision, choice: Choice) => string
  readonly title: (decision: Decision) => string
}

/** The tree as plain data; what leads to the same is one and the same branch. */
function treeOf(node: Fork | EndOfTree, words: Words, known = new Map<Fork, OutcomeTree>()): OutcomeTree {
  if ('ending' in node) return { ending: node.ending === null ? null : letterOf(node.ending) }
  const made = known.get(node)
  if (made !== undefined) return made
  const fork: OutcomeTree = {
    title: words.title(node.decision),
    cite: node.decision.cite,
    branches: node.branches.map(({ answers, to }) => ({
      labels: answers.map((answer) => words.label(node.decision, answer)),
      to: treeOf(to, words, known),
    })),
  }
  known.set(node, fork)
  return fork
}
