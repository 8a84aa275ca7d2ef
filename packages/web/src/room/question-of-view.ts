import type { Message } from '@battleline/kernel'
import { questionOf as shortQuestion } from '../engine/games/keyforge/titles.ts'
import type { PlayerQuestion } from '../engine/protocol/protocol.ts'
import { sentence } from '../text/clauses.ts'
import { spoken } from '../words/engine.ts'
import type { TableView } from './table-message.ts'

/** What a step asks, in the language of the page. */
export const titleText = (step: string, title: string): string =>
  sentence(shortQuestion(step) ?? spoken(title))

/** An option in the language of the page. */
export const labelText = (label: string | Message): string => sentence(spoken(label))

/** The question of a view; options that the receiver may not see are left out. */
export function questionOf({ asked, players }: TableView): PlayerQuestion | null {
  if (asked === null) return null
  const { who, step, title, cite, kind, least, most, free, options } = asked
  return {
    who: players[who - 1]?.name ?? '',
    player: who,
    step,
    title: titleText(step, title),
    subjects: [],
    cite,
    kind,
    least: least ?? 0,
    most: most ?? 0,
    free,
    diced: false,
    options: options.map(({ id, label, record, message }) => ({
      id,
      label: labelText(message ?? label),
      record,
      does: '',
    })),
    move: false,
    chosen: null,
    row: 0,
  }
}
