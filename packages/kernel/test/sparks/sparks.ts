import {
  because,
  type Chart,
  Game,
  type GameOptions,
  type Position,
  type Reason,
  type Refusal,
  type Rules,
  type StateRecord,
} from '@battleline/kernel'
import { CARDS } from './cards.ts'
import { type Attracting, attract, attracted, changesOf, type Damage, damage, roll, spray } from './damage.ts'
import { check, type Death, death, risings } from './death.ts'
import {
  type Card,
  FIRST_CARD,
  isThere,
  nameOf,
  opponentOf,
  type SeatSetup,
  setUp,
  type Trigger,
  tableOf,
} from './state.ts'
import { cast, priority, resolve, startTrigger, triggers, turn } from './turn.ts'

/**
 * Sparks, a game of two wizards invented to test the kernel: a stack with responses, priority, state-based checks
 * that repeat until nothing changes, triggers in turn order, and players who order replacements of damage.
 */
const CHARTS: ReadonlyMap<string, Chart> = new Map(
  [turn, priority, triggers, cast, resolve, damage, attract, roll, spray, death].map((one) => [one.id, one]),
)

const rules: Rules = {
  game: 'sparks',
  copyRecord: (row) => ({ ...row }),
  chart: (id) => CHARTS.get(id) ?? null,
  amendments: (w, step, l) => {
    if (step.id === 'sparks/damage.1-change') return changesOf(w, l as Damage)
    return step.id === 'sparks/death.1-instead' ? risings(w, l as Death) : []
  },
  finishAmendment: (w, step, l, _id, child) => {
    if (step.id === 'sparks/damage.1-change') attracted(w, l as Damage, child as Attracting)
  },
  triggerOrder: (w, waiting) => {
    const { active } = tableOf(w)
    const first = waiting.filter((entry) => (entry as Trigger).you === active)
    return first.length > 0 ? { who: active, from: first } : { who: opponentOf(active), from: waiting }
  },
  canResolve: (w, entry) => {
    const { needsSource, source } = entry as Trigger
    return !needsSource || isThere(w, source) || because('it has died')
  },
  resolve: (_, entry) => startTrigger(entry as Trigger),
  label: (w, entry) => `${nameOf(w, entry.source)} triggers`,
  stateBasedCheck: { when: 'at settle', check },
  over: (w) => tableOf(w).winner !== null,
  restoreDerived: derive,
  limits: { steps: 2000, depth: 100 },
}

/** Gives loaded cards their texts. */
function derive(rows: StateRecord[]): Reason | null {
  for (const row of rows.slice(FIRST_CARD)) {
    const card = row as { -readonly [field in keyof Card]: Card[field] }
    const $text = CARDS[card.name]
    if ($text === undefined) return because(`there is no card ${card.name}`)
    card.$text = $text
  }
  return null
}

export class Sparks extends Game {
  constructor(habits: GameOptions = {}) {
    super(rules, habits)
  }

  /** Player 1 is the active player. */
  start(first: SeatSetup, second: SeatSetup): Position | Refusal {
    return this.begin(setUp(first, second), { chart: turn.id, locals: {} })
  }
}
