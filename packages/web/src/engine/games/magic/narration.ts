import { type Entry, magicWords } from '@battleline/explain'
import { CHARTS, type Phase } from '@battleline/magic'
import { allOf, clauseText } from '../../../text/clauses.ts'
import { inShort } from '../../../text/shorten.ts'
import { mtgWords } from '../../../words/magic.ts'
import type { Narration, Sums } from '../../narration/narration.ts'
import { amount, marked, moved, numbers } from '../../narration/step-results.ts'
import { type MagicBoard, nameOn } from '../../protocol/magic-board.ts'
import type { Row } from '../../protocol/protocol.ts'
import type { StepOfTurn } from '../../protocol/run.ts'
import { clausesIn, dealtInShort, summaryOf } from './change-sentences.ts'
import { PRIORITY } from './search-variant.ts'

const SUMS: Sums = [
  [
    'blocks',
    (all) => all.map(({ what, after }) => clauseText([what], mtgWords.does.blocks(names(after)))).join(', '),
  ],
  [
    'attacks',
    (all) => all.map(({ what, after }) => clauseText([what], mtgWords.does.attacks(names(after)))).join(', '),
  ],
  ['tapped', (all) => marked(all, mtgWords.results.tapped, mtgWords.results.untapped)],
  ['blocked', (all) => marked(all, mtgWords.results.blocked, mtgWords.results.notBlocked)],
  ['zone', moved],
  ['damage', (all) => numbers(all, ` ${mtgWords.units.damage}`)],
  [
    'life',
    (all) =>
      all.map((change) => `${change.what} ${signed(amount(change))} ${mtgWords.units.life}`).join(', '),
  ],
  ['poison', (all) => numbers(all, ` ${mtgWords.units.poison}`)],
  ['loyalty', (all) => numbers(all, ` ${mtgWords.units.loyalty}`)],
  ['defense', (all) => numbers(all, ` ${mtgWords.units.defense}`)],
  ['plus', (all) => numbers(all, ' +1/+1')],
  ['minus', (all) => numbers(all, ' -1/-1')],
  ['pending', (all) => all.map(({ what, after }) => mtgWords.results.to(String(after), what)).join(', ')],
  ['lost', (all) => all.map(({ what }) => clauseText([what], mtgWords.does.losesGame)).join(', ')],
  ['controller', (all) => all.map(({ what, after }) => mtgWords.results.to(what, String(after))).join(', ')],
]

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const names = (value: unknown): string =>
  value === null ? mtgWords.results.nothing : Array.isArray(value) ? allOf(value.map(String)) : String(value)

/** The second combat damage step: the page stops before it to show the first. */
const AGAIN = 'magic/combat-damage.5-again'

/** A step in few words: a combat damage step by who deals damage in it. */
function shortTitle(step: string, board?: MagicBoard, before?: MagicBoard): string | null {
  const top = before?.stack.at(-1)
  if (step === 'magic/priority.6-resolve' && before !== undefined && top !== undefined)
    return top.kind === 'ability'
      ? mtgWords.abilityResolves(nameOn(before, top.source))
      : mtgWords.resolves(nameOn(before, top.source))
  if (step === 'magic/combat.4-damage' && board?.combatDamage?.step === 'first') return mtgWords.firstStep
  const steps: Readonly<Record<string, string>> = mtgWords.steps
  return steps[step.replace(/^magic\//, '')] ?? null
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
  idle: mtgWords.idle,
  clausesOf: clausesIn,
  tellsForced: (step) => step === 'magic/announce.3-target',
  summaryOf,
  isNumbered: (step) => !UNNUMBERED.test(step),
  isOutcome: (step) => /^magic\/(?:damage\.3-deal|dies\.2-leave)$/.test(step),
  haltOf: ({ step, skipped }) => (step === AGAIN && skipped === undefined ? mtgWords.firstStepHalts : null),
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

const HEADINGS: readonly (readonly [RegExp, keyof typeof mtgWords.headings])[] = [
  [/^magic\/attackers/, 'attackers'],
  [/^magic\/blockers/, 'blockers'],
  [/^magic\/combat-damage/, 'damage'],
  [/^magic\/(?:announce|resolve)/, 'stack'],
  [/^magic\/turn/, 'turn'],
]

/** The heading of the page: the current chart, or the last one. */
export function headingOf(rows: readonly Row[], open: string | null): string {
  const steps = [
    ...rows.filter(({ kind }) => kind === 'step').map(({ step }) => step),
    ...(open === null ? [] : [open]),
  ]
  for (const step of steps.reverse()) {
    const [, heading] = HEADINGS.find(([chart]) => chart.test(step)) ?? []
    if (heading !== undefined) return mtgWords.headings[heading]
  }
  return mtgWords.headings.combat
}

const STEPS: readonly (readonly [RegExp, keyof typeof mtgWords.turnSteps, StepOfTurn['kind']?])[] = [
  [/^magic\/(?:attackers|combat\.2-)/, 'attackers'],
  [/^magic\/(?:blockers|combat\.3-)/, 'blockers'],
  [/^magic\/(?:combat-damage|combat\.4-)/, 'damage'],
  [/^magic\/combat\.5-/, 'end'],
  [/^magic\/combat\.1-/, 'beginning'],
  [/^magic\/turn\.[13]-/, 'main', 'phase'],
  [/^magic\/turn\.4-/, 'endStep'],
  [/^magic\/turn\.5-/, 'cleanup'],
]

/** The names of phases before their first step. */
const phaseOf = (phase: Phase): StepOfTurn => ({
  name: mtgWords.turnSteps[phase],
  kind: phase === 'main' ? 'phase' : 'step',
})

/** The step or phase of the last row; the phase of the board where no row names one. */
export function stepOfTurn(rows: readonly Row[], phase: Phase): StepOfTurn {
  for (const { kind, step } of [...rows].reverse()) {
    const found = kind === 'coming' ? undefined : STEPS.find(([of]) => of.test(step))
    if (found !== undefined) return { name: mtgWords.turnSteps[found[1]], kind: found[2] ?? 'step' }
  }
  return phaseOf(phase)
}
