import {
  type CardCoverage,
  type CardProblem,
  type CoverageText,
  fold,
  type Problem,
  type SkippedEntry,
} from '@battleline/language'
import type { Scenario } from '@battleline/scenario'

/** The facts of every card, in any game. */
export interface Facts {
  readonly name: string
  readonly text?: string
}

/** The cards of one game, for the command line. */
export interface CardCatalog {
  readonly library: {
    all(): readonly Facts[]
    facts(name: string): Facts | undefined
    find(name: string): { readonly text: string; readonly aside?: readonly string[] } | CardProblem | null
    near(name: string): string | undefined
    missing(name: string): string
  }
  /** The canonical form of a text and its structure; or what cannot be read. */
  read(text: string, name: string): ReadCard
  /** The facts of a card as one line. */
  line(facts: Facts): string
  /** Says of each card how far it is understood. `records`: all cards of the files, whose words are known then. */
  cover(
    records: readonly Readonly<Record<string, unknown>>[],
  ): (text: CoverageText, record: Readonly<Record<string, unknown>>) => CardCoverage
  /** The share of the random legal decks of each set that have only whole cards; for games with set decks. */
  decks?(cards: readonly FileCard[]): readonly DeckShare[]
  /** The used fields of a large file; default: all of them. */
  readonly fields?: readonly string[]
  /** Imports the cards of a community file. */
  import(file: unknown): ImportedCards
  /** The name that a card of a file has in the library; default: its own. */
  named?(record: Readonly<Record<string, unknown>>): string
  /** Why a record of a file needs no card; null if it does. Default: all of them are cards. */
  leftOut?(record: Readonly<Record<string, unknown>>): string | null
  /** The names of the cards on the boards of a scenario, reference cards too. */
  used(scenario: Scenario): readonly string[]
}

/** The cards on the boards of a scenario, with their texts there: the scenario's own, or the library's. */
export function cardsOf(scenario: Scenario, { used, library }: CardCatalog): readonly Facts[] {
  const own = new Map<string, Facts>(scenario.cards.map((card) => [fold(card.name), card]))
  return used(scenario).flatMap((name) => own.get(fold(name)) ?? library.facts(name) ?? [])
}

/** A card of a card file, and whether its text is understood and executable. */
export interface FileCard {
  readonly record: Readonly<Record<string, unknown>>
  readonly whole: boolean
}

/** The legal decks of a set: the share that has only whole cards, and the share that contains each other card. */
export interface DeckShare {
  readonly set: string
  /** The cards that can be in a deck. */
  readonly cards: number
  readonly share: number
  readonly missing: readonly { readonly name: string; readonly share: number }[]
}

/** Reads a card's text with its game's grammar and prints it in canonical form. */
export const readWith =
  <T extends object>(
    read: (text: string, name: string) => Read<T>,
    print: (text: T, name: string) => string,
    setAside: (text: T, name: string) => readonly string[] = () => [],
  ) =>
  (text: string, name: string): ReadCard => {
    const card = read(text, name)
    if (!card.ok) return card
    const { text: structure, changes = [] } = card
    const canonical = print(structure, name)
    return { ok: true, canonical, structure, changes, aside: setAside(structure, name) }
  }

type Read<T> =
  | { readonly ok: true; readonly text: T; readonly changes?: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export type ReadCard =
  | {
      readonly ok: true
      readonly canonical: string
      readonly structure: object
      /** Words of the text that its print has others for. */
      readonly changes: readonly Problem[]
      /** What of it plays no part on boards. */
      readonly aside: readonly string[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

export interface ImportedCards {
  readonly cards: readonly { readonly facts: Facts; readonly understood: boolean }[]
  readonly left: readonly SkippedEntry[]
  readonly problems: readonly SkippedEntry[]
}
