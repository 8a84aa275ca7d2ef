import type { Choice, Decision } from '@battleline/kernel'
import { choiceText } from '@battleline/scenario'
import { analyzed, type Branch, type EndOfTree, type Fork, OutcomeSearch } from '@battleline/search'
import { letterOf, sentence } from '../../text/clauses.ts'
import { grammar } from '../../words/grammar.ts'
import { outcomesWords } from '../../words/outcomes.ts'
import type { Given, Outcomes, OutcomesSoFar, OutcomeTree } from '../protocol/protocol.ts'
import type { Segment } from '../session/segments.ts'
import type { Session } from '../session/session.ts'
import { EndingComparison, type EndingFormat } from './compare-endings.ts'

/** How many answers the search follows before the worker handles other requests. */
const SLICE = 500
const MOST_POSITIONS = 50_000
const MOST_MILLISECONDS = 20_000
/** More endings than this are counted and not shown. */
const MOST_SHOWN = 12

/** Controls a search for outcomes: whether it goes on, stops early, and where it reports progress. */
export interface SearchControl {
  readonly wanted: () => boolean
  readonly stopped: () => boolean
  readonly tell: (soFar: OutcomesSoFar) => void
}

/** Every ending of the last move, over all choices that follow; null before any play. */
export async function outcomesOf<B>(
  session: Session<B>,
  endingFormat: EndingFormat<B>,
  { answers: given, here = false, apart = false }: Given<'outcomes'>,
  looking: SearchControl,
): Promise<Outcomes | null> {
  const { game } = session
  const answers = given ?? session.played.answers.map(({ choice }) => choice)
  const segments = session.segments(answers)
  const move = segments.findLastIndex(({ from, choice }) => {
    const ask = game.decision(from)
    return ask !== null && session.isSearchable(ask, from, choice)
  })
  const last = segments[move]
  if (last === undefined) return null
  const before = (here ? segments : segments.slice(0, move + 1)).map(({ choice }) => choice)
  const from = here ? (segments.at(-1) ?? last).to : last.to
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
  const boards = session.newBoards()
  const start = boards.of(last.from)
  const ends = found.endings.map(({ position }) => boards.of(position))
  const label = (decision: Decision, choice: Choice) => labelOf(session, decision, choice)
  const { questions: asked, tree: root } = analyzed(searched, found)
  const comparing = new EndingComparison({
    endingFormat,
    start,
    ends,
    differs: (end) => session.differences(start, end),
  })
  const played = playedIn(root, here ? [] : segments.slice(move + 1), (from) => game.decision(from))
  return {
    move: label(game.decision(last.from) as Decision, last.choice),
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
    tree: treeOf(root, { label, title: (decision) => session.titleOf(decision), played: played.branches }),
    played: played.ending === null ? null : letterOf(played.ending),
    leftOut: apart || found.endings.some(({ nodes: places }) => places.length > 1) ? leftOut : null,
  }
}

/** The words for questions and answers. */
interface Words {
  readonly label: (decision: Decision, choice: Choice) => string
  readonly title: (decision: Decision) => string
  /** The branches that were played. */
  readonly played: ReadonlySet<Branch>
}

/** An answer in words. */
function labelOf<B>(session: Session<B>, decision: Decision, choice: Choice): string {
  const options = decision.options.map((option) => ({ ...option, label: session.labelOf(option) }))
  const words = choiceText({ ...decision, options }, choice)
  return words.length === 0
    ? outcomesWords.none
    : sentence(words.join(decision.kind === 'order' ? outcomesWords.andThen : grammar.and))
}

/** The played branches that matter, and the ending that they reach; null where they reach none. */
function playedIn(
  root: Fork | EndOfTree,
  segments: readonly Segment[],
  ask: (from: Segment['from']) => Decision | null,
): { readonly branches: ReadonlySet<Branch>; readonly ending: number | null } {
  const branches = new Set<Branch>()
  let at = root
  for (const { from, choice } of segments) {
    if ('ending' in at) break
    const asked = ask(from)
    if (asked?.step !== at.decision.step || asked.who !== at.decision.who) continue
    const branch = at.branches.find(({ answers }) =>
      answers.some((answer) => JSON.stringify(answer) === JSON.stringify(choice)),
    )
    if (branch === undefined) continue
    branches.add(branch)
    at = branch.to
  }
  return { branches, ending: 'ending' in at && segments.length > 0 ? at.ending : null }
}

/** The tree as plain data; what leads to the same is one and the same branch. */
function treeOf(node: Fork | EndOfTree, words: Words, known = new Map<Fork, OutcomeTree>()): OutcomeTree {
  if ('ending' in node) return { ending: node.ending === null ? null : letterOf(node.ending) }
  const made = known.get(node)
  if (made !== undefined) return made
  const fork: OutcomeTree = {
    title: words.title(node.decision),
    cite: node.decision.cite,
    branches: node.branches.map((branch) => ({
      labels: branch.answers.map((answer) => words.label(node.decision, answer)),
      to: treeOf(branch.to, words, known),
      played: words.played.has(branch),
    })),
  }
  known.set(node, fork)
  return fork
}
