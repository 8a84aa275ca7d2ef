import type { CardProblem, Covered, CoverText, NoEntry, Problem } from '@battleline/language'
import type { AnyScenario } from '@battleline/scenario'

/** What every card is written with, whatever its game. */
export interface Facts {
  readonly name: string
  readonly text?: string
}

/** The cards of one game, as the command line knows them. */
export interface Shelf {
  readonly library: {
    all(): readonly Facts[]
    facts(name: string): Facts | undefined
    find(name: string): { readonly text: string } | CardProblem | null
    missing(name: string): string
  }
  /** The canonical form of a text and what it was read as; or what cannot be read of it. */
  read(text: string, name: string): ReadCard
  /** The facts of a card in a line. */
  line(facts: Facts): string
  cover(text: CoverText): Covered
  /** Takes over the cards of a file of the community. */
  import(file: unknown): ImportedCards
  /** The cards on the boards of a scenario, with the texts that they have there. */
  used(scenario: AnyScenario): readonly Facts[]
}

export type ReadCard =
  | { readonly ok: true; readonly canonical: string; readonly structure: object }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export interface ImportedCards {
  readonly cards: readonly { readonly facts: Facts; readonly understood: boolean }[]
  readonly left: readonly NoEntry[]
  readonly problems: readonly NoEntry[]
}
