import type { EditionChange } from '@battleline/card-game'
import { because, type StepEdit, stepVerbs, type View, type World } from '@battleline/kernel'
import { damage } from './charts/damage.ts'
import { beforeFight, bothStand, exchange, exhaustToFight, fight } from './charts/fight.ts'
import type { ReplacementEffect } from './effects/amendment.ts'
import { triggersOf } from './events/triggers.ts'
import { elusive, elusivePrevents } from './keywords/elusive.ts'
import type { Damage } from './model/damage.ts'
import { cardOf, writeCard } from './model/state.ts'
import { isThere } from './query/board.ts'
import type { Fighting } from './query/open-fights.ts'
import type { Edition } from './vocabulary.ts'

/** An edition lists its differences from `current`: replaced steps, and interventions by id. */
export interface KeyforgeEdition extends EditionChange {
  readonly interventions: readonly { readonly of: ReplacementEffect; readonly is: ReplacementEffect }[]
  /** Only cards from play are let go when they reach a hidden zone (KF-ZON-3). */
  readonly letsGo?: 'from play'
}

const { act, offer, step } = stepVerbs<Fighting>()

/** The rest of the pre-fight window is lost once the attacked creature is destroyed (conflict C1). */
const windowEndsWithDefender: StepEdit = {
  step: 'keyforge/fight.2-before',
  spec: offer('Before the fight, until the attacked creature is destroyed', {
    entries: beforeFight,
    closed: (w, l) => (isThere(w, l.defender) ? null : because('the attacked creature is gone', 'KF-FGT-5')),
  }).cite('KF-FGT-5', 'KF-ASL-1', 'KF-HAZ-1'),
}

/** If damage ends the window this way, it ends before the last step of that damage (ruling R-003). */
const damageEndsWithDefender: StepEdit = {
  step: 'keyforge/damage.6-after',
  spec: stepVerbs<Damage>()
    .offer('After a creature is dealt damage', {
      entries: (_, l) => triggersOf(l.facts),
      closed: (w) => (hasLeftBefore(w) ? because('the attacked creature is gone', 'KF-FGT-5') : null),
    })
    .cite('KF-DMG-11', 'KF-FGT-5'),
}

/** True in a pre-fight window whose defender has left play. */
function hasLeftBefore(w: View): boolean {
  const open = w.stack[w.find(fight.id)]
  const { defender } = (open?.locals ?? {}) as Partial<Fighting>
  return open?.chart.nodes[open.at]?.name === '2-before' && defender !== undefined && !isThere(w, defender)
}

function countFought(w: World, l: Fighting): void {
  writeCard(w, l.defender.card).fought++
}

/** Elusive asks whether the creature was fought this turn: being picked does not count (KF-EDN-1). */
const choiceDoesNotCount: StepEdit = {
  step: 'keyforge/fight.1-declare',
  spec: act('The attacker is exhausted, the defender chosen', (w, l) => {
    exhaustToFight(w, l)
    l.first = cardOf(w, l.defender.card).fought === 0
  }).cite('KF-FGT-1', 'KF-USE-1', 'KF-EDN-1'),
}

const exchangeCounts: StepEdit = {
  step: 'keyforge/fight.3-exchange',
  spec: step('The creatures deal their power to each other')
    .call(damage, (w, l) => {
      countFought(w, l)
      return exchange(w, l)
    })
    .when(bothStand)
    .cite('KF-FGT-9', 'KF-FGT-11', 'KF-EDN-1'),
}

/** The editions, each with its differences from `current`. */
export const CHANGES: Readonly<Record<Edition, KeyforgeEdition>> = {
  current: { title: 'Master Rulebook 18.4', steps: [], interventions: [] },
  'mrb17.4': { title: 'Master Rulebook 17.4', steps: [], interventions: [], letsGo: 'from play' },
  essay: {
    title: 'The essay on fighting, damage and destruction',
    steps: [windowEndsWithDefender, damageEndsWithDefender],
    interventions: [],
  },
  'essay-early': {
    title: 'The earlier revision of the essay',
    steps: [choiceDoesNotCount, exchangeCounts],
    interventions: [{ of: elusive, is: elusivePrevents }],
  },
}
