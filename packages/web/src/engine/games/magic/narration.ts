import { type Entry, magicWords } from '@battleline/explain'
import { CHARTS, type Phase } from '@battleline/magic'
import { allOf, clauseText } from '../../../text/clauses.ts'
import { inShort } from '../../../text/shorten.ts'
import type { Narration, Sums } from '../../narration/narration.ts'
import { amount, marked, moved, numbers } from '../../narration/step-results.ts'
import { type MagicBoard, nameOn } from '../../protocol/magic-board.ts'
import type { Row } from '../../protocol/protocol.ts'
import type { StepOfTurn } from '../../protocol/run.ts'
import { clausesIn, dealtInShort, IDLE, summaryOf } from './change-sentences.ts'
import { PRIORITY } from './search-variant.ts'

/** The chart as a page has room for it. */
const SHORT: Readonly<Record<string, string>> = {
  'turn.1-main': 'Main phase',
  'turn.3-main': 'Another main phase',
  'turn.4-end': 'End step',
  'turn.5-cleanup': 'Cleanup',
  'combat.1-defending': 'Choose defending player',
  'combat.1-beginning': 'Beginning of combat',
  'combat.2-attackers': 'Declare attackers',
  'combat.3-blockers': 'Declare blockers',
  'combat.4-damage': 'Combat damage',
  'combat.5-end': 'End of combat',
  'combat.6-extra': 'Another combat phase',
  'attackers.1-choose': 'Choose attackers',
  'attackers.1-whom': 'Choose what they attack',
  'attackers.2-tap': 'Tap attackers',
  'attackers.3-pay': 'Costs',
  'attackers.3-sacrifice': 'Sacrifice lands',
  'attackers.4-attack': 'Attack',
  'attackers.5-priority': 'Priority',
  'blockers.1-choose': 'Choose blockers',
  'blockers.2-pay': 'Costs',
  'blockers.3-block': 'Blocked and unblocked',
  'blockers.4-next': 'Next player declares',
  'blockers.5-priority': 'Priority',
  'combat-damage.1-who': 'Who deals damage',
  'combat-damage.2-assign': 'Assign damage',
  'combat-damage.3-deal': 'Deal damage',
  'combat-damage.4-priority': 'Priority',
  'combat-damage.5-again': 'Second combat damage step',
  'damage.1-amount': 'Set the damage',
  'damage.2-replace': 'Replace and prevent',
  'damage.3-deal': 'Deal damage',
  'damage.4-following': 'After prevention',
  'dies.1-instead': 'Regenerate or exile instead',
  'dies.2-leave': 'Creatures die',
  'priority.1-check': 'State-based actions',
  'priority.2-triggers': 'Triggered abilities',
  'priority.6-resolve': 'Resolve the top object',
  'announce.1-announce': 'Put it on the stack',
  'announce.3-target': 'Choose targets',
  'announce.4-divide': 'Divide',
  'announce.6-pay': 'Pay',
  'announce.7-stack': 'On the stack',
  'choose-source.1-choose': 'Choose the source',
  'resolve.1-targets': 'Check targets',
  'resolve.2-sentence': 'Follow the instructions',
  'resolve.6-leave': 'Put into the graveyard',
  'resolve.7-enter': 'Enters the battlefield',
}

const SUMS: Sums = [
  ['blocks', (all) => all.map(({ what, after }) => `${what} blocks ${names(after)}`).join(', ')],
  ['attacks', (all) => all.map(({ what, after }) => `${what} attacks ${names(after)}`).join(', ')],
  ['tapped', (all) => marked(all, 'tapped', 'untapped')],
  ['blocked', (all) => marked(all, 'blocked', 'not blocked')],
  ['zone', moved],
  ['damage', (all) => numbers(all, ' damage')],
  ['life', (all) => all.map((change) => `${change.what} ${signed(amount(change))} life`).join(', ')],
  ['poison', (all) => numbers(all, ' poison')],
  ['loyalty', (all) => numbers(all, ' loyalty')],
  ['defense', (all) => numbers(all, ' defense')],
  ['plus', (all) => numbers(all, ' +1/+1')],
  ['minus', (all) => numbers(all, ' -1/-1')],
  ['pending', (all) => all.map(({ what, after }) => `${after} to ${what}`).join(', ')],
  ['lost', (all) => all.map(({ what }) => clauseText([what], 'loses the game')).join(', ')],
  ['controller', (all) => all.map(({ what, after }) => `${what} to ${after}`).join(', ')],
]

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const names = (value: unknown): string =>
  value === null ? 'nothing' : Array.isArray(value) ? allOf(value.map(String)) : String(value)

/** The second combat damage step: the page stops before it to show the first. */
const AGAIN = 'magic/combat-damage.5-again'

/** A step in few words: a combat damage step by who deals damage in it. */
function shortTitle(step: string, board?: MagicBoard, before?: MagicBoard): string | null {
  const top = before?.stack.at(-1)
  if (step === 'magic/priority.6-resolve' && before !== undefined && top !== undefined)
    return `${nameOn(before, top.source)}${top.kind === 'ability' ? ': its ability' : ''} resolves`
  if (step === 'magic/combat.4-damage' && board?.combatDamage?.step === 'first')
    return 'First combat damage step'
  return SHORT[step.replace(/^magic\//, '')] ?? null
}

/** Who deals damage in a step, where its changes do not say it. */
function boardResult(step: string, board: MagicBoard): string {
  if (step === 'magic/damage.1-amount' || step === 'magic/damage.3-deal')
    return inShort(dealtInShort(board.dealing, board), MOST_NAMED)
  if (step !== 'magic/combat-damage.1-who') return ''
  return inShort(board.combatDamage?.creatures.map((id) => nameOn(board, id)) ?? [], MOST_NAMED)
}
const MOST_NAMED = 3

/** Steps between those of a printed chart: they are lines only where something came of them. */
const BETWEEN =
  /^magic\/(?:priority|triggers|shield|redirect)\.|\.(?:4-next|5-next|3-next|5-priority|4-priority|5-again|4-do|2-sentence|4-following|1-instead|2-replace|6-extra)$/

const PHASE = /^magic\/(?:(?:combat|turn)\.|priority\.6-|combat-damage\.5-)/
/** The steps of a turn under which the chart has what happens in them. */
const HEADED = /^magic\/(?:turn\.(?:1|3|4)-|combat\.(?:2|3|4)-|priority\.6-|combat-damage\.5-)/
/** Steps without a printed number: state-based actions. */
const UNNUMBERED = /^magic\/(?:dies|legends|restore|damage-place)\./

/** A move made with priority. */
const isDeed = ({ step, answered }: Entry): boolean =>
  step === PRIORITY && answered !== undefined && answered.ids[0] !== 'pass'

/** The narration of Magic. */
export const narration: Narration<MagicBoard> = {
  words: magicWords,
  sums: SUMS,
  charts: CHARTS.map((chart) => chart.edited(new Map())),
  firstChart: 'magic/attackers',
  shortTitle,
  idle: IDLE,
  clausesOf: clausesIn,
  tellsForced: (step) => step === 'magic/announce.3-target',
  summaryOf,
  isNumbered: (step) => !UNNUMBERED.test(step),
  isOutcome: (step) => /^magic\/(?:damage\.3-deal|dies\.2-leave)$/.test(step),
  haltOf: ({ step, skipped }) =>
    step === AGAIN && skipped === undefined ? 'First combat damage step; the second one follows' : null,
  isMove: (entry) => PHASE.test(entry.step) || entry.step === 'by-hand' || isDeed(entry),
  actsAt: PRIORITY,
  boardResult,
  depthOf: (_, outer) => outer,
  isBookkeeping: ({ step, skipped }) => skipped !== undefined || BETWEEN.test(step),
  isTrivial: ({ skipped }) => skipped?.reasonKind === 'routine',
  isHeading: ({ step, skipped }) => HEADED.test(step) && skipped === undefined,
  isPass: (entry) => entry.step === PRIORITY && entry.answered !== undefined && !isDeed(entry),
  isForetold: (step) => !BETWEEN.test(step),
}

const HEADINGS: readonly (readonly [RegExp, string])[] = [
  [/^magic\/attackers/, 'Declaring attackers'],
  [/^magic\/blockers/, 'Declaring blockers'],
  [/^magic\/combat-damage/, 'Combat damage'],
  [/^magic\/(?:announce|resolve)/, 'The stack'],
  [/^magic\/turn/, 'Turn'],
]

/** The heading of the page: the current chart, or the last one. */
export function headingOf(rows: readonly Row[], open: string | null): string {
  const steps = [
    ...rows.filter(({ kind }) => kind === 'step').map(({ step }) => step),
    ...(open === null ? [] : [open]),
  ]
  for (const step of steps.reverse()) {
    const [, heading] = HEADINGS.find(([chart]) => chart.test(step)) ?? []
    if (heading !== undefined) return heading
  }
  return 'Combat'
}

const STEPS: readonly (readonly [RegExp, StepOfTurn['name'], StepOfTurn['kind']?])[] = [
  [/^magic\/(?:attackers|combat\.2-)/, 'declare attackers step'],
  [/^magic\/(?:blockers|combat\.3-)/, 'declare blockers step'],
  [/^magic\/(?:combat-damage|combat\.4-)/, 'combat damage step'],
  [/^magic\/combat\.5-/, 'end of combat step'],
  [/^magic\/combat\.1-/, 'beginning of combat step'],
  [/^magic\/turn\.[13]-/, 'main phase', 'phase'],
  [/^magic\/turn\.4-/, 'end step'],
  [/^magic\/turn\.5-/, 'cleanup step'],
]

/** The names of phases before their first step. */
const PHASES: Readonly<Record<Phase, StepOfTurn>> = {
  main: { name: 'main phase', kind: 'phase' },
  combat: { name: 'combat', kind: 'step' },
  ending: { name: 'end of turn', kind: 'step' },
}

/** The step or phase of the last row; the phase of the board where no row names one. */
export function stepOfTurn(rows: readonly Row[], phase: Phase): StepOfTurn {
  for (const { kind, step } of [...rows].reverse()) {
    const found = kind === 'coming' ? undefined : STEPS.find(([of]) => of.test(step))
    if (found !== undefined) return { name: found[1], kind: found[2] ?? 'step' }
  }
  return PHASES[phase]
}
