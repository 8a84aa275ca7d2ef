import {
  because,
  type Choice,
  type Decision,
  isRefusal,
  type Option,
  type Position,
  type Refusal,
  sentenceOf,
} from '@battleline/kernel'
import {
  type Declared,
  DIVISIONS_LISTED,
  declarationText,
  declaredBy,
  estimate,
  idOf,
  type Magic,
} from '@battleline/magic'
import type { SearchGame, Shortcut, WeightedChoice } from '@battleline/search'
import type { Opened } from '../adapters/game-adapter.ts'
import type { Goal, Over } from '../model/goal.ts'
import type { OpenPosition, OpenScenario } from '../model/open-scenario.ts'
import { only } from '../play/fewer-options.ts'
import { UNOBSERVED } from '../play/scenario-run.ts'
import { DECLARATIONS, declarationAsked, MagicRun, PASS } from './run.ts'
import type { MagicScenario } from './scenario.ts'

/**
 * Everything that can follow the last entry of a scenario: each legal declaration, paid for or not. `over`: `play`,
 * up to the last declaration of the board; or `turn`, through combat damage until no decision is left, while players
 * with priority pass.
 */
export function openMagic(opened: Opened<MagicScenario, Magic>, over: Over): OpenScenario<Magic> {
  const { game, start, refusal, scenario } = opened
  const run = new MagicRun(game, start, UNOBSERVED)
  if (refusal === null) run.play(scenario.play)
  const choices = new Choices(game, over.kind === 'turn')
  const first = choices.at(run.position, refusal ?? run.refusal)
  const who = choices.decision(first)?.who
  return {
    game,
    choices,
    start: first,
    refusal,
    name: (record) => run.name(record),
    // Who declares is asked what to declare.
    ...((who === 1 || who === 2) && { active: who }),
    readGoal: ({ wanted, player }) => game.goal(start, wanted, player),
    goalOver: { kind: 'turn' },
    assumes: assumedOf(game, first.at),
    shortcut: (goal) => choices.shortcut(goal),
    lineFormat: { turn: 'the rest of the turn', isSilent: () => false },
  }
}

/** A best line is about declarations: what players hold is named, and not used. */
function assumedOf(game: Magic, position: Position): string {
  const held = game.players(position).flatMap((player) => {
    const { name, hand } = game.player(position, player)
    return hand === 0 ? [] : [`${name} has ${hand} ${hand === 1 ? 'card' : 'cards'} in hand`]
  })
  const says = 'nobody casts a spell or activates an ability'
  return held.length === 0 ? says : `${says}, though ${held.join(' and ')}`
}

const ASSIGN = 'magic/combat-damage.2-assign'
const PAY = 'magic/attackers.3-pay'
/** The answer that represents unlisted ones, if it is not proved that there are none. */
const OTHERS = 'others'
const NOT_PROVED: Refusal = {
  refused: 'limit',
  ...because('it is not proved that no other answer is legal'),
}

/** The choices after the last entry. */
class Choices implements SearchGame<OpenPosition> {
  readonly #game: Magic
  /** The legal declarations listed so far, by the key of their position. */
  readonly #listed = new Map<string, Map<string, Option>>()

  /** Whether the search continues after the last declaration. */
  readonly #through: boolean

  constructor(game: Magic, through: boolean) {
    this.#game = game
    this.#through = through
  }

  /** Players pass between two combat phases, and everywhere if the search continues after the last declaration. */
  at(position: Position, refusal: Refusal | null): OpenPosition {
    let at = position
    const between = () => this.#game.table(at).combat && this.#game.table(at).further > 0
    const passes = () => this.#through || between()
    while (refusal === null && this.#game.decision(at)?.step === PASS && passes()) {
      const next = this.#game.answer(at, 'pass')
      if (isRefusal(next)) break
      at = next
    }
    return { asking: at.asking, at, refusal }
  }

  decision({ at, refusal }: OpenPosition): Decision | null {
    const decision = refusal === null ? this.#game.decision(at) : null
    if (decision === null || decision.step === PASS) return null
    if (DECLARATIONS.includes(decision.step))
      return withOptions(decision, [...(this.#listed.get(this.#game.positionKey(at))?.values() ?? [])])
    if (decision.step !== PAY) return decision
    // Declining leads back to the declaration, and all declarations are followed from there anyway.
    return only(
      decision,
      decision.ids.filter((id) => id !== 'decline'),
    )
  }

  answers({ at }: OpenPosition, { step, ids }: Decision, apart: boolean): Iterator<WeightedChoice> | null {
    if (step === ASSIGN && ids.length >= DIVISIONS_LISTED) return andOthers(ids)
    return DECLARATIONS.includes(step) ? this.#declarations(at, apart) : null
  }

  *#declarations(at: Position, apart: boolean): Generator<WeightedChoice> {
    const list = this.#lister(at)
    const found = this.#game.declarations(at, { apart })
    for (let next = found.next(); ; next = found.next()) {
      if (next.done === true) {
        if (!next.value) yield { choice: OTHERS, ways: 1 }
        return
      }
      const { declared, ways } = next.value
      yield { choice: list(declared), ways }
    }
  }

  /** A function that lists declarations among the options of a position and gives their ids. */
  #lister(at: Position): (declared: Declared) => string {
    const game = this.#game
    const key = game.positionKey(at)
    const listed = this.#listed.get(key) ?? new Map<string, Option>()
    this.#listed.set(key, listed)
    const action = declarationAsked(game.decision(at)?.step) ?? 'attack'
    const nameOf = (record: number) =>
      game.players(at).includes(record) ? game.player(at, record).name : game.card(at, record).called
    return (declared) => {
      const id = idOf(declared)
      const label = sentenceOf(declarationText(declared, action, nameOf))
      if (!listed.has(id)) listed.set(id, { id, label, record: null })
      return id
    }
  }

  /** What the game knows of blocks and divisions of damage without following them, if nobody acts before the damage. */
  shortcut(goal: Goal): Shortcut<OpenPosition> {
    return ({ at, refusal }) => {
      const known = this.#through && refusal === null ? estimate(this.#game, at, goal) : null
      const declared = known === null ? null : declaredBy(known.answer)
      if (declared !== null) this.#lister(at)(declared)
      return known
    }
  }

  answer({ at }: OpenPosition, choice: Choice): OpenPosition | Refusal {
    if (choice === OTHERS) return NOT_PROVED
    const next = this.#game.answer(at, choice)
    return isRefusal(next) ? next : this.at(next, null)
  }

  positionHash({ at }: OpenPosition): number {
    return this.#game.positionHash(at)
  }

  same(one: OpenPosition, other: OpenPosition): boolean {
    return one.refusal?.reason === other.refusal?.reason && this.#game.same(one.at, other.at)
  }
}

/** The listed answers, then a placeholder for missing ones. */
function* andOthers(ids: readonly Choice[]): Iterator<WeightedChoice> {
  for (const choice of [...ids, OTHERS]) yield { choice, ways: 1 }
}

/** The same decision with the options listed so far. */
function withOptions(asked: Decision, options: readonly Option[]): Decision {
  const { who, kind, step, title, cite, subjects, free, least, most } = asked
  const ids = options.map(({ id }) => id)
  return { who, kind, step, title, cite, subjects, free, least, most, ids, options }
}
