import { indexPage, linkTo } from './paths.ts'
import { rulePage } from './rules.ts'

/** Where the pages are that a page leads to; null for a page that does not exist. */
export interface Links {
  rule(id: string): string | null
  /** A step by its name without the game. */
  step(game: string, step: string): string | null
  card(game: string, name: string): string | null
  edition(game: string, edition: string): string | null
}

/** The links of a page of the archive. */
export function linksFrom(at: string): Links {
  const to = (page: string | null) => (page === null ? null : linkTo(at, page))
  return {
    rule: (id) => to(rulePage(id)),
    step: (game, step) => to(indexPage('step', game, step)),
    card: (game, name) => to(indexPage('card', game, name)),
    edition: (game, edition) => to(indexPage('edition', game, edition)),
  }
}
