/** What the table shows of a position of Magic. Players and permanents go by their numbers; 0 is nobody. */

export interface MagicCard {
  readonly id: number
  /** The printed name, and what it is called on this board. */
  readonly name: string
  readonly called: string
  readonly types: readonly string[]
  readonly subtypes: readonly string[]
  readonly colors: readonly string[]
  readonly text: string
  readonly controller: number
  /** Both null where it is no creature. */
  readonly power: number | null
  readonly toughness: number | null
  readonly keywords: readonly string[]
  readonly tapped: boolean
  /** It came this turn. */
  readonly isNew: boolean
  /** Whom it attacks, and the attackers that it blocks. */
  readonly attacks: number
  readonly blocks: readonly number[]
  readonly blocked: boolean
  readonly attached: number
}

export interface MagicPlayer {
  readonly id: number
  readonly name: string
  readonly life: number
}

export interface MagicBoard {
  readonly active: number
  /** In turn order, from the active one. */
  readonly players: readonly MagicPlayer[]
  readonly cards: Readonly<Record<number, MagicCard>>
}

/** A declaration: which creature chooses what. */
export type Pairs = readonly (readonly [creature: number, goal: number])[]

/** Whether a declaration is legal, while it is made. */
export interface Verdict {
  readonly deed: 'attack' | 'block'
  /** Null where it was not proved that it is, within the work that was spent on it. */
  readonly legal: boolean | null
  readonly reason: string
  readonly cite: readonly string[]
  readonly obeyed: number
  /** How many requirements can be obeyed; null where a restriction is violated, and nothing was counted. */
  readonly possible: number | null
  /** A legal declaration that proves it, what it does otherwise in words, and the answer that declares it. */
  readonly better: { readonly pairs: Pairs; readonly text: string } | null
  /** The answer that declares what is judged. */
  readonly answer: string
  readonly creatures: readonly number[]
  readonly goals: readonly number[]
  /** How many of them each creature can choose. */
  readonly most: readonly number[]
  readonly barred: readonly {
    readonly creature: number
    readonly goal: number
    readonly reason: string
    readonly cite: readonly string[]
  }[]
  readonly broken: readonly { readonly reason: string; readonly cite: readonly string[] }[]
  readonly requirements: readonly {
    readonly reason: string
    readonly cite: readonly string[]
    readonly obeyed: number
    readonly instances: number
    /** Why nothing could obey it; null where something could. */
    readonly exempt: { readonly reason: string } | null
  }[]
  readonly costs: readonly string[]
}
