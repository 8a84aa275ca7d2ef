import { type Entry, isOfCard, keyforgeWords } from '@battleline/explain'
import { CHARTS } from '@battleline/keyforge'
import type { Telling } from '../telling.ts'
import type { Board } from './shown.ts'
import { SUMS } from './sums.ts'
import { shortTitle } from './titles.ts'

/** Steps in which nothing happened are shown up to this depth: those of the fight and of its damage. */
const SHOWN_TO = 2

/** How the table tells what happens in KeyForge. */
export const telling: Telling<Board> = {
  words: keyforgeWords,
  sums: SUMS,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  firstChart: 'keyforge/fight',
  shortTitle,
  isMove: ({ depth }) => depth === 0,
  asideOf: (step, board, subjects) => (step.endsWith('damage.1-pending') ? pendingTold(board, subjects) : ''),
  sumOf,
  depthOf: ({ depth }) => Math.max(0, depth - 1),
  isBookkeeping: (entry: Entry, depth) => isOfCard(entry) || depth > SHOWN_TO || !isPrinted(entry.step),
}

/** More cards than this are not reckoned up one by one. */
const MOST_RECKONED = 2

/** How damage is absorbed and adds up: “4 − 1 armor = 3”, “1 + 3 = 4 of 5 power”. */
function sumOf(step: string, before: Board, after: Board): string {
  const sums = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    if (was === undefined || was === card) return []
    const { called, damage, pending, power, armorLeft } = card
    const taken = was.pending - pending
    if (step.endsWith('damage.4-armor') && armorLeft < was.armorLeft)
      return [`${called}: ${was.pending} − ${taken} armor = ${pending}`]
    if (step.endsWith('damage.5-place') && damage > was.damage) {
      const added = was.damage === 0 ? '' : `${was.damage} + ${damage - was.damage} = `
      return [`${called}: ${added}${damage} damage on ${power} power`]
    }
    return []
  })
  return sums.length > MOST_RECKONED ? '' : sums.join('; ')
}

/** Steps of the printed chart, as against those between them: `3-leave` after `3-replace` is printed as one. */
const isPrinted = (step: string): boolean => !/\.(?:3-(?:replace|order)|4-under)$/.test(step)

function pendingTold(board: Board, subjects: readonly number[]): string {
  const amounts = [...new Set(subjects)].flatMap((id) => {
    const card = board.cards[id]
    return card === undefined || card.pending === 0 ? [] : [card]
  })
  const [first] = amounts
  if (first === undefined) return ''
  if (amounts.length > 2 && amounts.every(({ pending }) => pending === first.pending))
    return `${first.pending} above each of ${amounts.length}`
  return amounts.map(({ called, pending }) => `${pending} above ${called}`).join(', ')
}
