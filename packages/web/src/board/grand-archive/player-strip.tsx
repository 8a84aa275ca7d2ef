import { lookKey } from '../../components/glyph.tsx'
import { PlayerName } from '../../components/player-name.tsx'
import type { GrandArchiveBoard, GrandArchiveMove } from '../../engine/protocol/grand-archive-board.ts'
import { appWords } from '../../words/app.ts'
import { gaWords } from '../../words/grand-archive.ts'
import { term } from '../../words/terms.ts'

const PILES = ['memory', 'hand', 'material', 'deck', 'graveyard'] as const
const OPEN: readonly string[] = ['graveyard', 'banishment']

export interface StripProps {
  readonly board: GrandArchiveBoard
  readonly player: 1 | 2
  /** The legal moves: piles with cards for them are marked. */
  readonly moves: readonly GrandArchiveMove[]
  readonly onPile: (player: 1 | 2, pile: string) => void
}

/** One player: name, and the piles. */
export function Strip({ board, player, moves, onPile }: StripProps) {
  const side = board.sides[player - 1]
  const zones = side?.zones ?? {}
  const piles = [...PILES, ...((zones.banishment?.length ?? 0) > 0 ? ['banishment'] : [])]
  return (
    <div className="strip" data-side={player}>
      <PlayerName name={side?.name ?? ''} says={standing(board, player)} />
      <span className="piles">
        {piles.map((pile) => {
          const cards = zones[pile] ?? []
          const top = board.cards[cards.at(-1) ?? -1]
          const can = cards.some((card) => moves.some((move) => move.card === card))
          const face = OPEN.includes(pile) ? `face h-${lookKey(top?.elements[0] ?? null)}` : 'back'
          return (
            <button
              key={pile}
              type="button"
              className={can ? 'pile can' : 'pile'}
              disabled={cards.length === 0}
              onClick={() => onPile(player, pile)}
              data-pile={pile}
            >
              <span className={`stack ${cards.length === 0 ? 'none' : face}`} />
              <span>
                <b>{cards.length}</b>
                <span className="label">{term(pile)}</span>
              </span>
              {can && <span className="visually-hidden">, {gaWords.usable}</span>}
            </button>
          )
        })}
      </span>
    </div>
  )
}

function standing({ active, winner, combat, cards }: GrandArchiveBoard, player: 1 | 2): string {
  if (winner === player) return appWords.roles.winner
  const role = active === player ? appWords.roles.turn : appWords.roles.opponent
  if (combat === null) return role
  return gaWords[cards[combat.attacker]?.controller === player ? 'attacking' : 'defending'](role)
}
