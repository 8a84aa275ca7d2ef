export interface WhoProps {
  readonly name: string
  /** Whether it is their turn, and the like. */
  readonly says: string
}

/** A player by name. */
export const Who = ({ name, says }: WhoProps) => (
  <span className="who">
    {name}
    <small>{says}</small>
  </span>
)

export interface PoolProps {
  readonly player: 1 | 2
  readonly aember: number
}

/** The Æmber that a player has. */
export const Pool = ({ player, aember }: PoolProps) => (
  <span className="pool">
    <span className="vh">Æmber pool </span>
    <span className="gem" aria-hidden="true" />
    <span data-pool={player}>{aember}</span>
  </span>
)
