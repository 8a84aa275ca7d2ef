import type { Choice } from '@battleline/kernel'
import type { KeyForgePosition } from '@battleline/keyforge'
import type { Session } from '../session/session.ts'

/** The positions of a game of KeyForge: the first one, and the one after each answer. */
export const positionsOf = (
  session: Session,
  answers: readonly Choice[] | null,
): readonly KeyForgePosition[] =>
  [session.played.start, ...session.segments(answers).map(({ to }) => to)] as KeyForgePosition[]
