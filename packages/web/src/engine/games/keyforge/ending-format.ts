import { inPlayZone, type Zone } from '@battleline/keyforge'
import { grammar } from '../../../words/grammar.ts'
import { kfWords } from '../../../words/keyforge.ts'
import { outcomesWords } from '../../../words/outcomes.ts'
import { term } from '../../../words/terms.ts'
import {
  amount,
  damageMark,
  type EndingFact,
  type EndingFormat,
  endingLine,
  type Mark,
  marks,
} from '../../outcomes/compare-endings.ts'
import type { Board, Card } from '../../protocol/keyforge-board.ts'
import type { EndingLine } from '../../protocol/protocol.ts'

const cards = (board: Board, start: Board): readonly EndingFact[] =>
  Object.values(start.cards).map((was) => {
    const is = board.cards[was.id]
    const isCreature = was.zone === 'battleline'
    const harmed = is !== undefined && (is.damage > 0 || (isCreature && is.zone === 'discard'))
    return { what: was.called, marks: marksOf(is, was), chief: isCreature, harmed }
  })

const pools = ({ sides }: Board): EndingFact => {
  const all = amount(sides.map(({ name, aember }) => `${grammar.player(name)} ${aember}`).join(', '))
  return { what: kfWords.units.aember, marks: [all], chief: false, always: true }
}

/** The order of a discard pile, where another ending has the same cards in another order. */
function discards(board: Board, ends: readonly Board[]): readonly EndingFact[] {
  return board.sides.map(({ name }, at): EndingFact => {
    const lies = (one: Board) => (one.sides[at]?.zones.discard ?? []).map((id) => one.cards[id]?.called ?? '')
    const same = ends.filter((one) => lies(one).sort().join() === lies(board).sort().join())
    const matters = new Set(same.map((one) => lies(one).join())).size > 1
    return {
      what: kfWords.endings.discardOf(name),
      marks: marks(matters && lies(board).join(', ')),
      chief: false,
    }
  })
}

const lines = ({ sides, cards: all }: Board): readonly EndingLine[] =>
  [...sides].reverse().map(({ name, zones }) => {
    const line = (zones.battleline ?? []).flatMap((id) => all[id] ?? [])
    return endingLine(name, line, ({ house, power, warded }) => {
      return { look: house ?? '', strength: String(power), warded }
    })
  })

/** The facts of an ending of KeyForge. */
export const endingFormat: EndingFormat<Board> = {
  things: (board, start, ends) => [...cards(board, start), pools(board), ...discards(board, ends)],
  lines,
}

/** Where a card is and how it is marked, in a few words. */
function marksOf(card: Card | undefined, was: Card): readonly Mark[] {
  if (card === undefined) return marks(outcomesWords.facts.notThere)
  if (!inPlayZone(card.zone as Zone)) {
    if (card.zone !== 'discard') return marks(outcomesWords.facts.inZone(term(card.zone)))
    return marks(was.zone === 'battleline' ? kfWords.endings.destroyed : kfWords.endings.discarded)
  }
  return marks(
    damageMark(card.damage, was.damage),
    card.aember > 0 && amount(`${card.aember} Æ`),
    card.powerCounters > 0 && amount(kfWords.endings.power(card.powerCounters)),
    card.warded ? kfWords.marks.warded : was.warded && kfWords.endings.wardSpent,
    card.armorLeft < card.armor && was.armorLeft === was.armor && kfWords.endings.armorUsed,
    card.stunned && kfWords.marks.stunned,
    card.enraged && kfWords.marks.enraged,
    !card.ready && kfWords.marks.exhausted,
  )
}
