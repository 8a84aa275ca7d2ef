import { participleOf } from '../../../text/clauses.ts'
import { gaWords } from '../../../words/grand-archive.ts'
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
import type { GrandArchiveBoard, GrandArchiveCard } from '../../protocol/grand-archive-board.ts'
import type { EndingLine } from '../../protocol/protocol.ts'
import { wentTo } from './board-differences.ts'

/** The facts of an ending of Grand Archive. */
export const endingFormat: EndingFormat<GrandArchiveBoard> = {
  things: (board, start) => [
    ...Object.values(start.cards).map((was): EndingFact => {
      const is = board.cards[was.id]
      const harmed = is !== undefined && (is.damage > 0 || wentTo(is, was).kind === 'destruction')
      const chief = was.zone === 'field' && was.life !== null
      return { what: was.called, marks: marksOf(is, was), chief, harmed }
    }),
    { what: gaWords.inForce, marks: marks(...board.inForce), chief: false },
  ],
  lines: ({ sides, cards }): readonly EndingLine[] =>
    [...sides].reverse().map(({ name, zones }) => {
      const field = (zones.field ?? []).flatMap((id) => cards[id] ?? [])
      return endingLine(name, field, (card) => ({ look: lookOf(card), strength: strengthOf(card) }))
    }),
}

const lookOf = ({ elements }: GrandArchiveCard): string => elements[0] ?? 'norm'

const strengthOf = ({ power, life, damage }: GrandArchiveCard): string =>
  life === null ? String(power ?? '') : `${power ?? 0}/${life - damage}`

/** Where a card is and how it is marked, in a few words. */
function marksOf(card: GrandArchiveCard | undefined, was: GrandArchiveCard): readonly Mark[] {
  if (card === undefined) return marks(outcomesWords.facts.notThere)
  if (card.zone !== 'field')
    return marks(
      card.zone === was.zone ? outcomesWords.facts.inZone(term(card.zone)) : participleOf(wentTo(card, was)),
    )
  // Counters come first among its marks.
  const counted = Object.values(card.counters).filter((count) => count > 0).length
  return marks(
    damageMark(card.damage, was.damage),
    card.type === 'weapon' && amount(gaWords.durability(card.durability)),
    ...card.marks.map((mark, at) => (at < counted ? amount(mark) : mark)),
    card.rested && gaWords.marks.rested,
  )
}
