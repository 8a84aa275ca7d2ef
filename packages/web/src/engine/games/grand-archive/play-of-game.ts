import type { GrandArchive } from '@battleline/grand-archive'
import { writeGrandArchivePlay } from '@battleline/scenario'
import type { Answered, PlayEntry } from '../../session/play-entry.ts'

/** The play of a game that began with the set-up: its scenario has every answer. */
export const playOfGame = (game: GrandArchive, answers: readonly Answered[]): readonly PlayEntry[] =>
  writeGrandArchivePlay(
    game,
    answers.map(({ from, choice }) => ({ position: from, choice })),
  )
