import {
  board,
  entries,
  expectations,
  grandArchiveWords,
  type Name,
  page,
  printed,
  span,
} from '@battleline/explain'
import { CHANGES, type GrandArchive } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { GrandArchivePlayed } from '@battleline/scenario'
import { askOf, questionText } from '../telling.ts'
import type { Terminal } from '../terminal.ts'
import { sidesOf, stateOf } from './boards.ts'

/** A scenario of Grand Archive that was played, as text for people. */
export function tellGrandArchive(played: GrandArchivePlayed, all: boolean, out: Terminal): string {
  const { width, paint } = out
  const { game, start, position, ask, refusal } = played
  const name = (record: number) => played.name(record)
  const told = printed(stepsOf(played), { width, paint, all, words: grandArchiveWords })
  const parts = [
    heading(played, out),
    told === '' ? '' : boardText(game, start, name, out),
    told,
    refusal === null
      ? ''
      : page(
          [{ line: [span('✗ ', 'bad'), span(`refused: ${refusal.reason}`)], hang: 2, cite: refusal.cite }],
          width,
          paint,
        ),
    boardText(game, position, name, out),
    ask === null ? '' : questionText(ask, name, out),
    expectations(played.expectations, width, paint),
  ]
  return parts.filter((part) => part !== '').join('\n')
}

export const stepsOf = (played: GrandArchivePlayed) =>
  entries(played.trace, (record) => played.name(record), grandArchiveWords)

function heading({ scenario, edition }: GrandArchivePlayed, { width, paint }: Terminal): string {
  const facts = ['Grand Archive', `${CHANGES[edition].title} (${edition})`]
  return page(
    [
      { line: [span(scenario.name, 'heading')], hang: 2, cite: [] },
      { line: [span(facts.join(', '), 'quiet')], hang: 2, cite: scenario.cite },
    ],
    width,
    paint,
  )
}

export const boardText = (
  game: GrandArchive,
  position: Position,
  name: Name,
  { width, paint }: Terminal,
): string => board(sidesOf(game, position, name), width, paint)

/** The same as a JSON document. */
export function grandArchiveDocument(one: GrandArchivePlayed) {
  const { scenario, game, edition, status, refusal, position, problems } = one
  const name = (record: number) => one.name(record)
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    game: scenario.game,
    edition,
    cite: scenario.cite,
    status,
    ask: one.ask === null ? null : askOf(one.ask, name),
    refusal,
    rejected: one.rejected,
    before: stateOf(game, one.start, name),
    state: stateOf(game, position, name),
    trace: stepsOf(one),
    expectations: one.expectations,
    problems,
    position: game.save(position),
  }
}
