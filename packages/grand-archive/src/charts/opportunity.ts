import {
  type AbilityFacts,
  chart,
  type GameEvent,
  routine,
  type Start,
  stepVerbs,
  type View,
  type World,
} from '@battleline/kernel'
import {
  cardOf,
  opponentOf,
  type PendingAbility,
  type PlayerId,
  tableOf,
  writeTable,
} from '../model/state.ts'
import { canActFast, cardOfMove, legalMoves, moveLabel, startMove, whyNot } from '../moves/moves.ts'
import { combatGoesOn } from '../query/attack.ts'
import type { Window } from '../vocabulary.ts'

/** Triggered abilities go on the stack: the turn player's first, in the order each player chooses (GA-TRG-6). */
export interface Triggering {
  readonly facts: readonly GameEvent[]
}

export const triggers = chart<Triggering>(
  'grand-archive/triggers',
  'Triggered abilities',
  {
    '1-stack': stepVerbs<Triggering>()
      .offer('Triggered abilities are put on the Effects Stack', {
        entries: (_, l) => l.facts.flatMap((fact) => fact.saw),
      })
      .cite('GA-TRG-6'),
  },
  { like: { facts: [] } },
)

/** Takes the pending triggers to put them on the stack. */
export function takePendingTriggers(w: World): Triggering | null {
  const facts = tableOf(w).pendingTriggers
  if (facts.length === 0) return null
  writeTable(w).pendingTriggers = []
  return { facts }
}

/** Players act in turn until all pass in succession with nothing left to resolve. */
export interface Opportunity {
  readonly window: Window
  /** True if it ends when the stack is empty, without another round of passes. */
  readonly untilEmpty: boolean
  who: PlayerId
  passes: number
  /** The last choice: `pass`, or a move. */
  move: string
}

export const opportunityOf = (w: View, window: Window, untilEmpty = false): Opportunity => ({
  window,
  untilEmpty,
  who: tableOf(w).active,
  passes: 0,
  move: 'pass',
})

/** The open window, or the last one while a combat in it goes on; null outside all windows. */
export function openWindow(w: View): Window | null {
  const frame = w.stack[w.find(opportunity.id)]
  return frame === undefined ? null : (frame.locals as unknown as Opportunity).window
}

const { act, ask, settle, step } = stepVerbs<Opportunity>()

/** The turn player acts at slow speed in the main phase on an empty stack. */
const isSlow = (w: View, l: Opportunity): boolean =>
  l.window === 'main phase' && l.who === tableOf(w).active && tableOf(w).stack.length === 0

export const opportunity = chart<Opportunity>(
  'grand-archive/opportunity',
  'Opportunity',
  {
    '1-check': settle('The state-based check is made until nothing changes').cite('GA-DMG-8', 'GA-DTH-1'),
    '2-triggers': step('Triggered abilities go on the Effects Stack')
      .call(triggers, takePendingTriggers)
      .when((w) =>
        tableOf(w).pendingTriggers.length > 0 ? combatGoesOn(w) : routine('nothing has triggered'),
      )
      .cite('GA-TRG-6'),
    '3-act': ask('A player acts, or passes', {
      who: (_, l) => l.who,
      options: (w, l) => legalMoves(w, l.who, isSlow(w, l)),
      take: (_, l, [move]) => {
        l.move = String(move)
      },
      label: (w, move) => moveLabel(w, String(move)),
      record: (move) => cardOfMove(String(move)),
      refuse: (w, l, value) => whyNot(w, l.who, isSlow(w, l), String(value)),
    })
      .when(mayAct)
      .cite('GA-DEF-7'),
    '4-do': step('It is done')
      .run(startChosenMove)
      .when((_, l) => l.move !== 'pass' || routine('it is passed'))
      .backTo('1-check', () => true)
      .cite('GA-DEF-7'),
    '5-pass': act('The other player has Opportunity', (_, l) => {
      l.passes += 1
      l.who = opponentOf(l.who)
    })
      .backTo('3-act', (_, l) => l.passes < 2)
      .cite('GA-DEF-7'),
    '6-resolve': step('The last that was put on the Effects Stack resolves')
      .run(resolveTop)
      .then((w, l) => {
        l.who = tableOf(w).active
        l.passes = 0
        l.move = 'pass'
      })
      .when((w) => tableOf(w).stack.length > 0 || routine('the stack is empty'))
      .backTo('1-check', () => true)
      .cite('GA-DEF-7'),
  },
  { like: { window: 'main phase', untilEmpty: false, who: 1, passes: 0, move: '' } },
)

/** A player who can only pass gets no decision, except the turn player in the main phase. */
function mayAct(w: View, l: Opportunity) {
  // What has triggered waits for the end of combat step.
  if (tableOf(w).combat?.ended === true) return routine('the combat phase has been ended', 'GA-TRN-6')
  if (l.untilEmpty && tableOf(w).stack.length === 0) return routine('the stack is empty', 'GA-DEF-7')
  if (isSlow(w, l)) return true
  return canActFast(w, l.who) || routine('there is nothing to do but pass', 'GA-DEF-7')
}

/** The player who acts keeps Opportunity, and the passes restart. */
function startChosenMove(w: World, l: Opportunity): Start | null {
  const { move } = l
  l.passes = 0
  l.move = 'pass'
  return startMove(w, l.who, move)
}

function resolveTop(w: World): Start | null {
  const item = tableOf(w).stack.at(-1)
  if (item === undefined) return null
  writeTable(w).stack = tableOf(w).stack.slice(0, -1)
  return { chart: 'grand-archive/resolve', locals: { item } }
}

/** The label of an ability. */
export function abilityLabel(w: View, entry: PendingAbility): string {
  const { kind, triggers } = describeAbility(w, entry)
  const [trigger = 'ability'] = triggers
  return `${cardOf(w, entry.source).name}: ${kind === 'event' ? (EVENT_WORDS[trigger] ?? trigger) : trigger}`
}

/** Events in a player’s words, in the label of what they trigger. */
const EVENT_WORDS: Readonly<Record<string, string>> = {
  'dealt damage': 'whenever damage is dealt',
  dies: 'whenever something dies',
  enters: 'whenever something enters the field',
  activated: 'whenever something is activated',
  brewed: 'whenever something is brewed',
  attacks: 'whenever it attacks',
  attacked: 'whenever it is attacked',
  retaliates: 'whenever it retaliates',
  recover: 'whenever damage is recovered',
  materialize: 'whenever a card is materialized',
  'end phase': 'whenever an end phase begins',
  'level up': 'whenever a champion levels up',
  'recollection phase': 'whenever a recollection phase begins',
  sacrifice: 'whenever something is sacrificed',
  suppress: 'whenever something is suppressed',
  becomes: 'whenever something becomes distant, fostered or loaded',
  'main phase': 'whenever a main phase begins',
  gather: 'whenever a player gathers',
  glimpse: 'whenever a player glimpses',
  reveal: 'whenever it is revealed',
  floating: 'whenever a card with floating memory is used',
  'currents change': 'whenever the Shifting Currents change',
}

/** What an ability is: its keyword, its trigger in words, or its event; no trigger for one without words. */
export function describeAbility(w: View, { source, chartId }: PendingAbility): AbilityFacts {
  const keyword = /^grand-archive\/([a-z-]+)$/.exec(chartId)?.[1]
  if (keyword !== undefined) return { kind: 'keyword', triggers: [keyword] }
  const clause = cardOf(w, source).$def.abilities.find(({ chart: own }) => own?.id === chartId)?.clause
  if (clause?.kind === 'trigger') return { kind: 'word', triggers: [clause.trigger] }
  return { kind: 'event', triggers: clause?.kind === 'whenever' ? [clause.event.kind] : [] }
}
