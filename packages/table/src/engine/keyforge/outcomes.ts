import type { Choice, Decision, Position } from '@battleline/kernel'
import { inPlayZone, type Zone } from '@battleline/keyforge'
import { choiceText } from '@battleline/scenario'
import { type EndOfTree, type Fork, OutcomeSearch, questions, tree } from '@battleline/search'
import type { Board, Card, Ending, Given, Outcomes, OutcomeTree } from '../protocol.ts'
import { Boards } from './board.ts'
import { differences } from './differences.ts'
import { sentence } from './rows.ts'
import { MAIN_STEP, type Session } from './session.ts'

/** So many answers are followed before the worker looks whether somebody wants something else. */
const SLICE = 500
const MOST_POSITIONS = 50_000
const MOST_MILLISECONDS = 8000
/** More endings than this are counted and not shown. */
const MOST_SHOWN = 12

/** Every ending of the move that was made last, over all choices behind it or left; null before anything was played. */
export async function outcomesOf(
  session: Session,
  { answers: given, here = false }: Given<'outcomes'>,
  wanted: () => boolean,
): Promise<Outcomes | null> {
  const { game } = session
  const answers = given ?? session.played.answers.map(({ choice }) => choice)
  const stretches = session.stretches(answers)
  const move = stretches.findLastIndex(({ from }) => game.ask(from)?.step === MAIN_STEP)
  const last = stretches[move]
  if (last === undefined) return null
  const before = (here ? stretches : stretches.slice(0, move + 1)).map(({ choice }) => choice)
  const from = here ? (stretches.at(-1) ?? last).to : last.to
  const search = new OutcomeSearch(game, from, {
    limit: MOST_POSITIONS,
    ended: ({ step }) => step === MAIN_STEP,
  })
  const until = performance.now() + MOST_MILLISECONDS
  while (!search.go(SLICE) && performance.now() < until) {
    // Lets other requests come through.
    await new Promise((go) => setTimeout(go, 0))
    if (!wanted()) return null
  }
  const found = search.found()
  const boards = new Boards(game)
  const boardOf = (position: Position): Board => boards.all[boards.at(position)] as Board
  const start = boardOf(last.from)
  const ends = found.endings.map(({ position }) => boardOf(position))
  const label = (decision: Decision, choice: Choice) =>
    sentence(
      choiceText(decision, choice).join(decision.manner === 'order' ? ', then ' : ' and ') || 'nothing',
    )
  const asked = questions(game, found)
  return {
    move: sentence(choiceText(game.ask(last.from) as Decision, last.choice).join(', ')),
    endings: found.endings
      .slice(0, MOST_SHOWN)
      .map(({ answers: own, ways }, at) => endingOf(at, { start, ends, answers: [...before, ...own], ways })),
    count: found.endings.length,
    ways: found.endings.reduce((sum, { ways }) => sum + ways, 0),
    positions: found.positions,
    merged: found.merged,
    complete: found.complete,
    matters: asked
      .filter(({ matters }) => matters)
      .map(({ decision, classes }) => ({
        title: sentence(decision.title),
        classes: classes.map((all) => all.map((choice) => label(decision, choice))),
      })),
    tree: treeOf(tree(game, found), label),
  }
}

interface Ends {
  readonly start: Board
  readonly ends: readonly Board[]
  readonly answers: readonly Choice[]
  readonly ways: number
}

function endingOf(at: number, { start, ends, answers, ways }: Ends): Ending {
  const board = ends[at] as Board
  const facts = [...cardFacts(start, ends, board), ...sideFacts(ends, board)]
  const own = facts.filter(({ differs, what }) => differs && isCreature(start, what))
  const told = own.length > 0 ? own.map(({ what, is }) => `${what} ${is}`) : differences(start, board)
  return {
    letter: letterOf(at),
    title: sentence(told.slice(0, 2).join(', ') || 'nothing changes'),
    answers,
    ways,
    board,
    facts,
  }
}

const isCreature = (start: Board, name: string): boolean =>
  Object.values(start.cards).some(({ called, zone }) => called === name && zone === 'battleline')

const areSeveral = (words: readonly string[]): boolean => new Set(words).size > 1

/** What became of each card that is not everywhere as it was. */
function cardFacts(start: Board, ends: readonly Board[], board: Board): Ending['facts'] {
  return Object.values(start.cards).flatMap((was) => {
    const each = ends.map((one) => wordsOf(one.cards[was.id], was))
    if (!areSeveral([wordsOf(was, was), ...each])) return []
    return [{ what: was.called, is: wordsOf(board.cards[was.id], was), differs: areSeveral(each) }]
  })
}

/** The pools, and the order of a discard pile where endings differ in that. */
function sideFacts(ends: readonly Board[], board: Board): Ending['facts'] {
  const pools = (one: Board) => one.sides.map(({ name, aember }) => `${name} ${aember}`).join(', ')
  const orders = board.sides.flatMap((side, at) => {
    const lies = (one: Board) => (one.sides[at]?.zones.discard ?? []).map((id) => one.cards[id]?.called ?? '')
    const same = ends.filter((one) => lies(one).sort().join() === lies(board).sort().join())
    if (!areSeveral(same.map((one) => lies(one).join()))) return []
    return [{ what: `Discard of ${side.name}`, is: lies(board).join(', '), differs: true }]
  })
  return [{ what: 'Æmber', is: pools(board), differs: areSeveral(ends.map(pools)) }, ...orders]
}

const letterOf = (at: number): string => String.fromCharCode(65 + at)

/** Where a card is and how it is marked, in a few words. */
function wordsOf(card: Card | undefined, was: Card): string {
  if (card === undefined) return 'not there'
  if (!inPlayZone(card.zone as Zone)) {
    if (card.zone !== 'discard') return `in ${card.zone}`
    return was.zone === 'battleline' ? 'destroyed' : 'discarded'
  }
  const marks = [
    card.damage > 0 ? `${card.damage} damage` : '',
    card.aember > 0 ? `${card.aember} Æ` : '',
    card.powerCounters > 0 ? `+${card.powerCounters} power` : '',
    card.warded ? 'warded' : '',
    card.stunned ? 'stunned' : '',
    card.enraged ? 'enraged' : '',
    card.ready ? '' : 'exhausted',
  ].filter((mark) => mark !== '')
  return marks.join(', ') || 'unharmed'
}

type Label = (decision: Decision, choice: Choice) => string

/** The tree as plain data; what leads to the same is one and the same branch. */
function treeOf(node: Fork | EndOfTree, label: Label, known = new Map<Fork, OutcomeTree>()): OutcomeTree {
  if ('ending' in node) return { ending: node.ending === null ? null : letterOf(node.ending) }
  const made = known.get(node)
  if (made !== undefined) return made
  const fork: OutcomeTree = {
    title: sentence(node.decision.title),
    branches: node.branches.map(({ answers, to }) => ({
      labels: answers.map((answer) => label(node.decision, answer)),
      to: treeOf(to, label, known),
    })),
  }
  known.set(node, fork)
  return fork
}
