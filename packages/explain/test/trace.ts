import {
  because,
  type NotDone,
  type Plain,
  routine,
  type TitleSubject,
  type TraceEvent,
} from '@battleline/kernel'

/** Trace events in short form. Records: 1 and 2 are players, the rest cards. */
const NAMES = ['the table', 'me', 'you', 'Troll', 'Gub', 'Culf the Quiet']
export const name = (record: number): string => NAMES[record] ?? `card ${record}`

/** What happens in one step of a chart. */
export function at(id: string, depth: number, title = `Title of ${id}`, ...cite: string[]) {
  const step = { id, title, cite }
  const placed = { step, depth }
  return {
    step: (...subjects: number[]): TraceEvent => ({ kind: 'step', subjects, ...placed }),
    skip: (reason: string): TraceEvent => ({ kind: 'skip', why: because(reason, 'KF-FGT-7'), ...placed }),
    skipAsUsual: (reason: string): TraceEvent => ({
      kind: 'skip',
      why: routine(reason, 'KF-FGT-7'),
      ...placed,
    }),
    change: (record: number, property: string, before: Plain, after: Plain): TraceEvent => ({
      kind: 'change',
      record,
      property,
      before,
      after,
      ...placed,
    }),
    hook: (record: number, said: string, subject: TitleSubject = 'none'): TraceEvent => ({
      kind: 'hook',
      id: said,
      title: said,
      subject,
      record,
      cite: ['KF-ELU-2'],
      ...placed,
    }),
    not: (record: number, what: NotDone, reason: string): TraceEvent => ({
      kind: 'not',
      record,
      what,
      why: { reason, cite: ['KF-AMB-1'] },
      ...placed,
    }),
    ask: (who: number): TraceEvent => ({ kind: 'ask', who, ...placed }),
    answer: (who: number, ...chosen: string[]): TraceEvent => ({
      kind: 'answer',
      who,
      ids: chosen,
      chosen,
      forced: false,
      ...placed,
    }),
    forced: (who: number, ...chosen: string[]): TraceEvent => ({
      kind: 'answer',
      who,
      ids: chosen,
      chosen,
      forced: true,
      ...placed,
    }),
  }
}

export const main = at('keyforge/turn.3-main', 0, 'The active player plays and uses cards', 'KF-TRN-5')
export const declare = at('keyforge/fight.1-declare', 1, 'The defender is chosen', 'KF-FGT-1')
export const before = at('keyforge/fight.2-before', 1, 'Before the fight', 'KF-FGT-5')
export const exchange = at('keyforge/fight.3-exchange', 1, 'They deal damage', 'KF-FGT-9')
export const pending = at('keyforge/damage.1-pending', 2, 'Pending damage is set', 'KF-DMG-1')
export const place = at('keyforge/damage.5-place', 2, 'Damage is placed', 'KF-DMG-6')
export const tag = at('keyforge/destroyed.1-tag', 3, 'Cards are tagged', 'KF-DST-1')
export const move = at('keyforge/leave.5-move', 4, 'The cards reach their zones', 'KF-LVP-5')
export const text = (part: number) => at(`card/gub/0.${part}`, 2, 'steal 1Æ')
