import type { Choice } from '@battleline/kernel'
import { useEffect, useState } from 'react'
import type { GrandArchiveBoard, GrandArchiveMove } from '../../engine/protocol/grand-archive-board.ts'
import type { GrandArchiveRun, PlayerQuestion } from '../../engine/protocol/protocol.ts'
import { listOf } from '../../text/clauses.ts'
import { appWords } from '../../words/app.ts'
import { gaWords } from '../../words/grand-archive.ts'
import type { CardDrag } from '../interaction/use-card-drag.ts'
import type { TableState } from '../interaction/use-table.ts'
import type { CardViewProps } from './card-view.tsx'

/** A move in progress: its card, weapons and target. */
export interface AttackInput {
  readonly asked: PlayerQuestion | null
  /** True while an attack card resolves: its weapons and target are chosen on the board, as in any attack. */
  readonly declares: boolean
  readonly picked: number | null
  readonly labels: {
    readonly who: string
    readonly what: string
    /** Each with what it comes to, where that was worked out. */
    readonly moves: readonly { readonly id: string; readonly label: string; readonly does: string }[]
  }
  /** False where a click on the card has no meaning. */
  touch(card: number): boolean
  readonly drag: CardDrag
  give(choice: Choice): void
  stateOf(card: number): CardViewProps['states']
  putDown(): void
}

/** Longer lists of moves are not shown: those moves are made on the board. */
const MOST_LISTED = 8

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

/** The moves of the selected card with the chosen weapons. */
interface Making {
  readonly moves: readonly GrandArchiveMove[]
  readonly picked: number | null
  readonly weapons: readonly number[]
  readonly own: readonly GrandArchiveMove[]
  /** The moves of the card with exactly these weapons. */
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

/** The step at which a resolving attack card gets its weapons and target. */
const DECLARE = 'grand-archive/attack-card.2-declare'

/** What clicks on cards do: answer a question, select a card, add weapons, and choose a target. */
export function useAttack(run: GrandArchiveRun, table: TableState<GrandArchiveBoard>): AttackInput {
  const { steps, asked, whyNot, picked: chosen, pick, give } = table
  const [weapons, arm] = useState<readonly number[]>([])
  const declares = steps.at === steps.end && run.open && asked?.step === DECLARE
  const moving = declares || (steps.at === steps.end && asked?.move === true)
  // Who attacks with an attack card is settled before.
  const picked = declares ? (run.moves[0]?.card ?? null) : chosen
  const pickUp = (card: number | null) => {
    pick(card)
    arm([])
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes next, nothing is picked up any more
  useEffect(() => arm([]), [run, steps.at])
  const made = making(moving ? run.moves.filter(({ kind }) => kind !== 'pass') : [], picked, weapons)
  const { arms } = made
  const open = steps.at === steps.end && run.open
  const asksWhy = (card: number): boolean => {
    const word = moving
      ? wordFor(run, made, card)
      : isPick(asked) && !isOffered(asked, card)
        ? null
        : undefined
    return open && word !== undefined && whyNot.ask(card, word)
  }
  const touch = (card: number): boolean => {
    whyNot.forget()
    const choice = onlyOption(asked, card) ?? onlyMove(made, card)
    if (choice !== null) give(choice)
    else if (picked !== null && arms.includes(card)) arm(toggled(weapons, card))
    else if (made.moves.some((move) => move.card === card)) pickUp(picked === card ? null : card)
    else return asksWhy(card)
    return true
  }
  return {
    asked,
    declares,
    picked: moving ? picked : null,
    labels: labelsOf(run, made, declares),
    touch,
    give,
    putDown: () => pickUp(null),
    drag: {
      play: (card) => {
        const activation = activationOf(made, card)
        if (activation !== null) give(activation)
      },
      lift: (card) => {
        if (!moving || (declares && card !== picked)) return false
        whyNot.forget()
        if (card !== picked) pickUp(card)
        return true
      },
      drop: (card, target) => {
        const choice = onlyMove(made, target)
        const activation = activationOf(made, card)
        if (choice !== null) give(choice)
        else if (activation !== null) give(activation, target)
        else if (arms.includes(target)) arm(toggled(weapons, target))
        else whyNot.ask(target, attackOn(made, target) ?? `attack ${card} at ${target}`)
      },
    },
    stateOf: (card) => {
      if (isSingle(asked) && isOffered(asked, card)) return ['can']
      if (!moving) return run.rows[steps.at]?.subjects.includes(card) === true ? ['now'] : []
      return stateIn(made, card)
    },
  }
}

const toggled = (all: readonly number[], one: number): readonly number[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** A question with at most one answer: clicking a card answers it. */
const isSingle = (asked: PlayerQuestion | null): asked is PlayerQuestion => isPick(asked) && asked.most === 1

const isOffered = (asked: PlayerQuestion | null, card: number): boolean =>
  isPick(asked) && asked.options.some(({ record }) => record === card)

/** The only answer that names a card; null where none or several do. */
function onlyOption(asked: PlayerQuestion | null, card: number): Choice | null {
  const [option, other] = isSingle(asked) ? asked.options.filter(({ record }) => record === card) : []
  return option === undefined || other !== undefined ? null : option.id
}

/** The only way to activate a card without naming a target; null where there is none, or several are. */
function activationOf({ moves }: Making, card: number): Choice | null {
  const [move, other] = moves.filter((one) => one.card === card && one.kind === 'activate')
  return move === undefined || other !== undefined || move.targets.length > 0 ? null : move.id
}

/** The only move of the selected card that targets this card. */
function onlyMove({ armed, picked }: Making, card: number): Choice | null {
  const hits =
    picked === null ? [] : armed.filter(({ targets }) => targets.length === 1 && targets[0] === card)
  const [hit, other] = hits
  return hit === undefined || other !== undefined ? null : hit.id
}

function stateIn({ moves, picked, weapons, targets, arms }: Making, card: number): CardViewProps['states'] {
  if (card === picked || weapons.includes(card)) return ['chosen']
  if (picked === null) return moves.some((move) => move.card === card) ? ['can'] : []
  return targets.includes(card) || arms.includes(card) ? ['can'] : []
}

const nameOf = ({ boards }: GrandArchiveRun, card: number | null): string =>
  card === null ? '' : (boards.at(-1)?.cards[card]?.called ?? '')

/** The labels for the selected card; `all`: also attacks, which are made on the board. */
function labelsOf(run: GrandArchiveRun, made: Making, all: boolean): AttackInput['labels'] {
  const { armed, weapons, picked } = made
  const asked = run.asked.at(-1) ?? null
  return {
    who: nameOf(run, picked),
    what: whatNext(
      made,
      weapons.map((card) => nameOf(run, card)),
    ),
    moves: armed
      .filter((move) => all || move.targets.length !== 1 || move.kind !== 'attack')
      .slice(0, MOST_LISTED)
      .map(({ id, label }) => ({ id, label, does: doesOf(asked, id) })),
  }
}

/** The preview of an answer, where the question has one. */
const doesOf = (asked: PlayerQuestion | null, id: string): string =>
  asked?.options.find((option) => String(option.id) === id)?.does ?? ''

const isPick = (asked: PlayerQuestion | null): asked is PlayerQuestion =>
  asked !== null && !asked.move && asked.kind === 'pick'

/**
 * The move that a click on a card would make if it were legal: an attack on it by the selected card, or else an attack by it.
 * Undefined where a click has no meaning.
 */
function wordFor(run: GrandArchiveRun, made: Making, card: number): string | undefined {
  const { own } = made
  const attack = attackOn(made, card)
  if (attack !== undefined) return attack
  const board = run.boards.at(-1)
  const one = board?.cards[card]
  const who = run.asked.at(-1)?.player
  if (own.length > 0 || one === undefined || one.controller !== who || one.zone !== 'field') return undefined
  const foe = Object.values(board?.cards ?? {}).find(
    ({ controller, zone, type }) => controller !== who && zone === 'field' && type === 'champion',
  )
  return foe === undefined ? undefined : `attack ${card} at ${foe.id}`
}

/** The attack of the selected card with its weapons on a target, legal or not; undefined where the card cannot attack. */
const attackOn = ({ own, armed }: Making, target: number): string | undefined =>
  (armed.length > 0 ? armed : own)
    .find(({ kind }) => kind === 'attack')
    ?.id.replace(/ at [\d ]+$/, ` at ${target}`)

function whatNext({ own, targets, arms }: Making, weapons: readonly string[]): string {
  if (own.length === 0) return appWords.question.nothingToDo
  const more = arms.length > weapons.length
  if (targets.length === 0) return arms.length > 0 ? gaWords.choose.weapon : appWords.question.whatDo
  const target = own.every(({ kind }) => kind === 'attack') ? gaWords.choose.unit : gaWords.choose.target
  if (weapons.length > 0) return gaWords.choose.with(target, listOf(weapons))
  return more ? gaWords.choose.orWeapon(target) : gaWords.choose.one(target)
}
