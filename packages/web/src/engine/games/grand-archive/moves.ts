import type { Decision } from '@battleline/kernel'
import { sentence } from '../../../text/clauses.ts'
import { spoken } from '../../../words/engine.ts'
import type { GrandArchiveMove } from '../../protocol/grand-archive-board.ts'

const MOVE =
  /^(attack|activate|use|pass)(?: (\d+))?(?: (?:by )?\d+)?(?: with ((?:\d+ )*\d+))?(?: at ((?:\d+ )*\d+))?/
const numbers = (text: string | undefined): readonly number[] =>
  (text ?? '').split(' ').filter(Boolean).map(Number)

/** The moves that are offered, with the cards they name: the page finds them by these. */
export const movesIn = (ask: Decision | null): readonly GrandArchiveMove[] =>
  (ask?.options ?? []).flatMap(({ id, label, message }) => {
    const [, kind, card, weapons, targets] = MOVE.exec(String(id)) ?? []
    if (kind === undefined) return []
    return [
      {
        id: String(id),
        kind: kind as GrandArchiveMove['kind'],
        label: sentence(spoken(message ?? label)),
        card: card === undefined ? null : Number(card),
        weapons: numbers(weapons),
        targets: numbers(targets),
      },
    ]
  })
