import type { Choice } from '@battleline/kernel'
import { useEffect, useState } from 'react'
import type { GrandArchiveMove } from '../../engine/grand-archive/shown.ts'
import type { Asked, GrandArchiveRun } from '../../engine/protocol.ts'
import type { Steps } from '../use-steps.ts'
import { askedAt } from '../use-table.ts'
import type { PlaqueProps } from './plaque.tsx'

/** A move that is being made: the card that makes it, with which weapons, at whom. */
export interface Attacking {
  readonly asked: Asked | null
  /** True where an attack card resolves: its weapons and whom it attacks are chosen on the board, as in any attack. */
  readonly declares: boolean
  readonly picked: number | null
  readonly labels: {
    readonly who: string
    readonly what: string
    readonly moves: readonly GrandArchiveMove[]
  }
  /** False where touching the card says nothing here. */
  touch(card: number): boolean
  give(choice: Choice): void
  stateOf(card: number): PlaqueProps['states']
  putDown(): void
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

/** The moves of the card that was picked up, with the weapons that were taken. */
interface Making {
  readonly moves: readonly GrandArchiveMove[]
  readonly picked: number | null
  readonly weapons: readonly number[]
  readonly own: readonly GrandArchiveMove[]
  /** Those of them that are made with these weapons. */
  readonly armed: readonly GrandArchiveMove[]
  readonly targets: readonly number[]
  readonly arms: readonly number[]
}

function making(
  moves: readonly GrandArchiveMove[],
  picked: number | null,
  weapons: readonly number[],
): Making {
  const own = moves.filter(({ card }) => card === picked)
  const armed = own.filter((move) => move.kind !== 'attack' || isSame(move.weapons, weapons))
  const targets = [...new Set(armed.flatMap((move) => (move.targets.length === 1 ? move.targets : [])))]
  const arms = [...new Set(own.flatMap((move) => move.weapons))]
  return { moves, picked, weapons, own, armed, targets, arms }
}

/** The step at which an attack card that resolves is given weapons and a target. */
const DECLARE = 'grand-archive/attack-card.2-declare'

/** What touching cards does: it answers a question, picks a card up, takes weapons, and names whom they are for. */
export function useAttacking(
  run: GrandArchiveRun,
  steps: Steps,
  answer: (choice: Choice, place: number) => void,
): Attacking {
  const [chosen, pick] = useState<number | null>(null)
  const [weapons, arm] = useState<readonly number[]>([])
  const asked = askedAt(run, steps)
  const declares = steps.at === steps.end && run.open && asked?.step === DECLARE
  const moving = declares || (steps.at === steps.end && asked?.move === true)
  // Who attacks with an attack card is settled before.
  const picked = declares ? (run.moves[0]?.card ?? null) : chosen
  const pickUp = (card: number | null) => {
    pick(card)
    arm([])
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes next, nothing is picked up any more
  useEffect(() => pickUp(null), [run, steps.at])
  const give = (choice: Choice) => {
    if (asked !== null) answer(choice, run.asked.indexOf(asked))
  }
  const made = making(moving ? run.moves.filter(({ kind }) => kind !== 'pass') : [], picked, weapons)
  const { armed, targets, arms, own } = made
  const touch = (card: number): boolean => {
    const choice = onlyOption(asked, card) ?? onlyMove(made, card)
    if (choice !== null) give(choice)
    else if (picked !== null && arms.includes(card)) arm(toggled(weapons, card))
    else if (made.moves.some((move) => move.card === card)) pickUp(picked === card ? null : card)
    else return false
    return true
  }
  return {
    asked,
    declares,
    picked: moving ? picked : null,
    labels: {
      who: nameOf(run, picked),
      what: whatNext(own, targets, arms),
      moves: armed.filter((move) => move.targets.length !== 1 || move.kind !== 'attack').slice(0, 8),
    },
    touch,
    give,
    putDown: () => pickUp(null),
    stateOf: (card) => {
      if (isOffered(asked, card)) return ['can']
      if (!moving) return run.rows[steps.at]?.subjects.includes(card) === true ? ['now'] : []
      return stateIn(made, card)
    },
  }
}

const toggled = (all: readonly number[], one: number): readonly number[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

const isSingle = (asked: Asked | null): asked is Asked =>
  asked !== null && !asked.move && asked.manner === 'pick' && asked.least === 1 && asked.most === 1

const isOffered = (asked: Asked | null, card: number): boolean =>
  isSingle(asked) && asked.options.some(({ record }) => record === card)

/** The one answer to a question that a card stands for; null where it stands for none or several. */
function onlyOption(asked: Asked | null, card: number): Choice | null {
  const [option, other] = isSingle(asked) ? asked.options.filter(({ record }) => record === card) : []
  return option === undefined || other !== undefined ? null : option.id
}

/** The one move of the card that was picked up that is for this one. */
function onlyMove({ armed, picked }: Making, card: number): Choice | null {
  const hits =
    picked === null ? [] : armed.filter(({ targets }) => targets.length === 1 && targets[0] === card)
  const [hit, other] = hits
  return hit === undefined || other !== undefined ? null : hit.id
}

function stateIn({ moves, picked, weapons, targets, arms }: Making, card: number): PlaqueProps['states'] {
  if (card === picked || weapons.includes(card)) return ['chosen']
  if (picked === null) return moves.some((move) => move.card === card) ? ['can'] : []
  return targets.includes(card) || arms.includes(card) ? ['can'] : []
}

const nameOf = ({ boards }: GrandArchiveRun, card: number | null): string =>
  card === null ? '' : (boards.at(-1)?.cards[card]?.called ?? '')

function whatNext(
  own: readonly GrandArchiveMove[],
  targets: readonly number[],
  arms: readonly number[],
): string {
  if (own.length === 0) return 'It may do nothing now'
  if (targets.length === 0) return arms.length > 0 ? 'Take a weapon' : 'It may'
  const whom = own.every(({ kind }) => kind === 'attack') ? 'whom it attacks' : 'whom it is for'
  return arms.length > 0 ? `Choose ${whom}, or take a weapon` : `Choose ${whom}`
}
