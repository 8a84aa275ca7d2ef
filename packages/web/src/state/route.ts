import type { Choice } from '@battleline/kernel'
import type { GameName } from '@battleline/scenario'

export const VIEWS = ['set-up', 'table', 'outcomes'] as const
export type View = (typeof VIEWS)[number]

/** Everything that a link holds: what is asked, what was answered, and what of it is looked at. */
export interface Looking {
  readonly view: View
  readonly text: string
  /** Which scenario of the text, from 0. */
  readonly document: number
  /** Null for the scenario’s own. */
  readonly edition: string | null
  /** Null for those that the text gives. */
  readonly answers: readonly Choice[] | null
  /** The line of the chart; null for the end of what has happened. */
  readonly at: number | null
  /** True where the way from there on is played, step by step: no link holds that. */
  readonly plays?: boolean
}

/** A board on which nothing lies yet. */
export const EMPTY_BOARDS: Readonly<Record<GameName, string>> = {
  keyforge: `name: A question at the table
game: keyforge
players:
  Ada:
    aember: 0
    battleline: []
  Ben:
    aember: 0
    battleline: []
`,
  magic: `name: A question at the table
game: magic
players:
  Nia:
    life: 20
    battlefield: []
  Oto:
    life: 20
    battlefield: []
`,
  'grand-archive': `name: A question at the table
game: grand-archive
players:
  Ada:
    field: []
  Ben:
    field: []
`,
}

/** The game that a text is about, as far as that can be seen without reading it. */
export function gameOf(text: string): GameName {
  const [, game] = /^ *["']?game["']?: *["']?(magic|grand-archive)\b/m.exec(text) ?? []
  return game === 'magic' || game === 'grand-archive' ? game : 'keyforge'
}

export const START: Looking = {
  view: 'set-up',
  text: EMPTY_BOARDS.keyforge,
  document: 0,
  edition: null,
  answers: null,
  at: null,
}

/** A text that is looked at from its beginning. */
export const lookingAt = (text: string, view: View = 'table', document = 0): Looking => ({
  ...START,
  view,
  text,
  document,
})
