import { type Entry, isOfCard, keyforgeWords } from '@battleline/explain'
import { CHARTS } from '@battleline/keyforge'
import { inShort } from '../../../text/shorten.ts'
import { kfWords } from '../../../words/keyforge.ts'
import type { Narration } from '../../narration/narration.ts'
import { clausesOf } from '../../narration/predicates.ts'
import { isHiddenZone } from '../../protocol/hidden-zones.ts'
import type { Board } from '../../protocol/keyforge-board.ts'
import { hookSentence, predicates, summaryOf } from './change-sentences.ts'
import { SUMS } from './step-results.ts'
import { answerText, shortTitle } from './titles.ts'

/** Steps in which nothing happened are shown up to this depth: those of the fight and of its damage. */
const SHOWN_TO = 2

/** The narration of KeyForge. */
export const narration: Narration<Board> = {
  words: keyforgeWords,
  sums: SUMS,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  firstChart: 'keyforge/fight',
  shortTitle,
  isMove: ({ depth }) => depth === 0,
  boardResult: (step, board) => (step.endsWith('damage.1-pending') ? pendingTold(board) : ''),
  summaryOf,
  idle: kfWords.idle,
  hides: ({ property, before, after }) =>
    property === 'zone' && isHiddenZone(String(before)) && isHiddenZone(String(after)),
  hidesCard: ({ cards }, card) => isHiddenZone(cards[card]?.zone ?? ''),
  clausesOf: (change) => clausesOf(predicates(), change),
  hookSentence,
  answerText,
  depthOf: ({ depth }) => Math.max(0, depth - 1),
  isBookkeeping: (entry: Entry, depth) =>
    isOfCard(entry) || depth > SHOWN_TO || !isPrinted(entry.step) || OF_THE_TURN.test(entry.step),
  // Of the automatic steps of a turn, only results are shown.
  isTrivial: ({ step, skipped }) =>
    skipped !== undefined &&
    OF_THE_TURN.test(step) &&
    (skipped.reasonKind === 'routine' || FOLLOWS.test(step)),
  isNumbered: (step) => !OF_THE_TURN.test(step),
  isHeading: ({ step, skipped }) => HEADED.test(step) && skipped === undefined,
}

/** What the turn does by itself: its own numbers are those of the turn. */
const OF_THE_TURN = /^keyforge\/(?:forge|ready|refill|draw)\./
/** The steps of a turn that are headings. */
const HEADED = /^keyforge\/turn\.(?:1-forge|4-ready|5-draw|7-pass)$/
/** The reason for not forging a key is shown once, at the step that finds it out. */
const FOLLOWS = /forge\.[345]-/

/** Steps of the printed chart, as against those between them: `3-leave` after `3-replace` is printed as one. */
const isPrinted = (step: string): boolean => !/\.(?:3-(?:replace|order)|4-under)$/.test(step)

function pendingTold({ cards }: Board): string {
  const pending = Object.values(cards).filter((card) => card.pending > 0)
  const [first] = pending
  if (first === undefined) return ''
  if (pending.length > 2 && pending.every((one) => one.pending === first.pending))
    return kfWords.results.pendingOnEach(first.pending, pending.length)
  return inShort(
    pending.map((one, at) => kfWords.results.pendingOn(one.pending, one.called, at === 0)),
    MOST_TOLD,
  )
}
const MOST_TOLD = 3
