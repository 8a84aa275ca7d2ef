import { grammar } from '../words/grammar.ts'
import { kfWords } from '../words/keyforge.ts'
export interface PlayerNameProps {
  readonly name: string
  /** Whether it is their turn, and the like. */
  readonly says: string
}

/** A player by name. */
export const PlayerName = ({ name, says }: PlayerNameProps) => (
  <span className="who">
    {grammar.player(name)}
    <small>{says}</small>
  </span>
)

export interface AemberPoolProps {
  readonly player: 1 | 2
  readonly aember: number
}

/** The Æmber that a player has. */
export const AemberPool = ({ player, aember }: AemberPoolProps) => (
  <span className="pool">
    <span className="visually-hidden">{kfWords.aemberPool} </span>
    <span className="gem" aria-hidden="true" />
    <span data-pool={player}>{aember}</span>
  </span>
)
