import {
  damageInTitle,
  type EndingFact,
  type EndingFormat,
  endingLine,
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
      const title = damageInTitle(is?.damage ?? 0, was.damage)
      return { what: was.called, marks: marksOf(is, was), chief, harmed, ...title }
    }),
    { what: 'In force', marks: board.inForce, chief: false },
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
function marksOf(card: GrandArchiveCard | undefined, was: GrandArchiveCard): readonly string[] {
  if (card === undefined) return ['not there']
  if (card.zone !== 'field')
    return [card.zone === was.zone ? `in ${card.zone}` : wentTo(card, was).does.replace(/^is /, '')]
  return [
    card.damage > 0 ? `${card.damage} damage` : '',
    card.type === 'weapon' ? `durability ${card.durability}` : '',
    ...card.marks,
    card.rested ? 'rested' : '',
  ].filter((mark) => mark !== '')
}
