import type { PlayersView } from '@battleline/keyforge'
import type { PlayerQuestion } from '../engine/protocol/protocol.ts'

/** The question of a view; options that the receiver may not see are left out. */
export function questionOf({ asked, players }: PlayersView): PlayerQuestion | null {
  if (asked === null) return null
  const { who, step, title, cite, kind, least, most, free, options } = asked
  return {
    who: players[who - 1]?.name ?? '',
    player: who,
    step,
    title,
    subjects: [],
    cite,
    kind,
    least: least ?? 0,
    most: most ?? 0,
    free,
    diced: false,
    options: options.map((option) => ({ ...option, does: '' })),
    move: false,
    chosen: null,
    row: 0,
  }
}
