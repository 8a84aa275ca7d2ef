import type { ReactNode } from 'react'
import { Glyph, houseKey, titled } from '../../components/glyph.tsx'
import { AemberPool, PlayerName } from '../../components/player-name.tsx'
import type { Board, Side } from '../../engine/protocol/keyforge-board.ts'
import { sentence } from '../../text/clauses.ts'
import { appWords } from '../../words/app.ts'
import { grammar } from '../../words/grammar.ts'
import { kfWords } from '../../words/keyforge.ts'
import { term } from '../../words/terms.ts'

const PILES = ['hand', 'deck', 'archives', 'discard'] as const
const RARE = ['purged', 'prophecies', 'powers'] as const
const HIDDEN: readonly string[] = ['hand', 'deck', 'archives']

export interface SideStripProps {
  readonly board: Board
  readonly player: 1 | 2
  readonly onPile: (player: 1 | 2, pile: string) => void
  /** Shown beside the name. */
  readonly children?: ReactNode
}

/** One player: name, pool, keys, and the piles. */
export function SideStrip({ board, player, onPile, children }: SideStripProps) {
  const side = board.sides[player - 1] as Side
  const { name, aember, keys, chains, zones } = side
  const piles = [...PILES, ...RARE.filter((pile) => (zones[pile]?.length ?? 0) > 0)]
  return (
    <div className="strip" data-side={player}>
      <PlayerName name={sentence(grammar.player(name))} says={standing(board, player, chains)} />
      <AemberPool player={player} aember={aember} />
      <span className="keys" role="img" aria-label={kfWords.keysForged(keys)}>
        {[1, 2, 3].map((key) => (
          <span key={key} className={key <= keys ? 'forged' : ''}>
            <Glyph name="key" />
          </span>
        ))}
      </span>
      {children}
      <span className="piles">
        {piles.map((pile) => (
          <Pile
            key={pile}
            pile={pile}
            board={board}
            cards={zones[pile] ?? []}
            onOpen={() => onPile(player, pile)}
          />
        ))}
      </span>
    </div>
  )
}

function standing({ active, house, tide, winner }: Board, player: 1 | 2, chains: number): string {
  const is = [
    winner === player
      ? appWords.roles.winner
      : active === player
        ? appWords.roles.active
        : appWords.roles.opponent,
  ]
  if (active === player && house !== null) is.push(kfWords.house(titled(house)))
  if (tide === player) is.push(kfWords.highTide)
  if (chains > 0) is.push(kfWords.chains(chains))
  return is.join(', ')
}

interface PileProps {
  readonly pile: string
  readonly board: Board
  readonly cards: readonly number[]
  readonly onOpen: () => void
}

function Pile({ pile, board, cards, onOpen }: PileProps) {
  const top = board.cards[cards.at(-1) ?? -1]
  const look =
    cards.length === 0 ? 'none' : HIDDEN.includes(pile) ? 'back' : `face h-${houseKey(top?.house ?? null)}`
  return (
    <button type="button" className="pile" disabled={cards.length === 0} onClick={onOpen} data-pile={pile}>
      <span className={`stack ${look}`} />
      <span>
        <b>{cards.length}</b>
        <span className="label">{term(pile)}</span>
      </span>
    </button>
  )
}
