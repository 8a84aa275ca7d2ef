import { because, type Reason, type View } from '@battleline/kernel'
import type { Question } from './asked.ts'
import { evades } from './evasion.ts'
import { Gathering } from './gathering.ts'
import { atLeast, exactly, type Span, UNBOUNDED } from './legality/declaring.ts'
import { hasQuality, isForbidden, type Saying, type Sayings } from './read.ts'
import { attackers, blockedBy, creaturesOf, type During, permanentOf, permanents, tableOf } from './state.ts'
import type { Ability } from './text/structure.ts'
import type { Edition } from './vocabulary.ts'

/** What a player may declare to block, with everything that forbids or demands it (MTG-BLK-1, MTG-BLK-2). */
export function blockQuestion(w: View, player: number, edition: Edition, together?: boolean): Question {
  return new Block(w, player, edition, together).question()
}

type Does = Saying['does']

class Block extends Gathering {
  constructor(w: View, player: number, edition: Edition, together?: boolean) {
    const goals = attackers(w).filter((one) => blockedBy(w, one) === player)
    super(w, edition, creaturesOf(w, player), goals, together)
  }

  question(): Question {
    const w = this.w
    const said = this.creatures.map((creature) => this.said.of(creature))
    said.forEach((sayings, number) => {
      for (const { does } of sayings) this.#blocker(number, does)
      this.#effects(number)
    })
    this.goals.forEach((attacker, goal) => {
      for (const { does } of this.said.of(attacker)) this.#attacker(goal, does)
    })
    for (const source of permanents(w)) {
      for (const ability of permanentOf(w, source).facts.abilities) this.#board(source, ability)
    }
    for (const { does } of tableOf(w).lasting)
      if (does.kind === 'block tax') this.#tax(does.cost, 'this turn')
    const bars = this.creatures.map((creature) => {
      const bar = barOf(w, creature, this.said)
      return this.goals.map((attacker) => bar ?? evades(w, this.said, attacker, creature))
    })
    return this.asked(said.map(mostBlocked), bars)
  }

  /** What a permanent says of all blocks. */
  #board(source: number, ability: Ability): void {
    const { name, attacks } = permanentOf(this.w, source)
    if (ability.kind === 'cap' && ability.deed === 'block') {
      const why = because(`${name}: no more than ${ability.most} can block`, 'MTG-BLK-24')
      this.restrictions.push({ kind: 'creatures', most: ability.most, ...why })
    } else if (ability.kind === 'block tax' && attacks !== 0) {
      this.#tax(ability.cost, name)
    }
  }

  #tax(cost: string, by: string): void {
    const why = because(`${by}: each blocker costs ${cost}`, 'MTG-BLK-25')
    const [creatures, goals] = [[...this.creatures.keys()], [...this.goals.keys()]]
    this.costs.push({ creatures, goals, per: 'creature', ...why })
  }

  #name = (number: number): string => permanentOf(this.w, this.creatures[number] ?? 0).name

  #declared(number: number, why: Reason): void {
    this.requirements.push({ kind: 'declared', creature: number, ifDeclared: null, ...why })
  }

  #blocks(creature: number, goal: number, why: Reason): void {
    const wanted = { goals: [goal], each: true, ifDeclared: null }
    this.requirements.push({ kind: 'chooses', creature, ...wanted, ...why })
  }

  /** What is said of a creature as one that may block. */
  #blocker(number: number, does: Does): void {
    const name = this.#name(number)
    if (does.kind === 'must' && does.deed === 'block') {
      if (!this.#isDischarged(number, does.during))
        this.#declared(number, because(`${name} blocks if able`, 'MTG-BLK-31'))
    } else if (does.kind === 'blocks each attacker') {
      for (const goal of this.goals.keys())
        this.#blocks(number, goal, because(`${name} blocks each attacker if able`, 'MTG-BLK-31'))
    } else if (does.kind === 'costs' && does.deed === 'block') {
      const { quality } = does
      const goals = [...this.goals.keys()].filter(
        (goal) => quality === null || hasQuality(this.w, this.said, this.goals[goal] ?? 0, quality, 0),
      )
      const why = because(`${name} blocks only if ${does.cost} is paid`, 'MTG-BLK-25')
      this.costs.push({ creatures: [number], goals, per: quality === null ? 'creature' : 'pair', ...why })
    } else this.company(number, does, 'block', 'MTG-BLK-23')
  }

  /** As for attacks (MTG-BLK-37, MTG-EDN-1). */
  #isDischarged(number: number, during: During): boolean {
    const { didBlock } = permanentOf(this.w, this.creatures[number] ?? 0)
    return this.edition === 'e16' && during === 'turn' && didBlock
  }

  #effects(number: number): void {
    for (const effect of permanentOf(this.w, this.creatures[number] ?? 0).effects) {
      if (effect.kind !== 'blocks' || this.#isDischarged(number, effect.during)) continue
      const goal = this.goals.indexOf(effect.whom)
      if (goal < 0) continue
      const attacker = permanentOf(this.w, effect.whom).name
      this.#blocks(number, goal, because(`${this.#name(number)} blocks ${attacker} if able`, 'MTG-BLK-31'))
    }
  }

  /** What is said of an attacking creature. */
  #attacker(goal: number, does: Does): void {
    const attacker = this.goals[goal] ?? 0
    const { name } = permanentOf(this.w, attacker)
    if (does.kind === 'has' && does.keyword === 'menace' && this.said.has(attacker, 'menace')) {
      const why = `${name} has menace: only two or more creatures can block it`
      this.#number(goal, [atLeast(2)], because(why, 'MTG-BLK-21', 'MTG-KEY-2'))
    } else if (does.kind === 'blockers') {
      const span = { least: does.least, most: does.most ?? UNBOUNDED }
      this.#number(goal, [span], because(`${name} can be blocked ${byHowMany(does)}`, 'MTG-BLK-21'))
    } else if (does.kind === 'blocked by all or none') {
      const all = exactly(this.many)
      this.#number(goal, [all], because(`${name} is blocked by all creatures or none`, 'MTG-BLK-21'))
    } else if (does.kind === 'must be blocked') {
      const { by, least, most } = does
      const able = [...this.creatures.keys()].filter(
        (number) => by === null || hasQuality(this.w, this.said, this.creatures[number] ?? 0, by, attacker),
      )
      this.requirements.push({
        kind: 'number',
        creatures: by === null ? null : able,
        goals: [goal],
        together: false,
        wanted: { least, most: most ?? UNBOUNDED },
        ifDeclared: null,
        ...because(`${name} must be blocked if able`, 'MTG-BLK-31'),
      })
    } else if (does.kind === 'lures') {
      for (const number of this.creatures.keys())
        this.#blocks(number, goal, because(`${this.#name(number)} blocks ${name} if able`, 'MTG-BLK-31'))
    }
  }

  #number(goal: number, allowed: readonly Span[], why: Reason): void {
    const counted = { creatures: null, goals: [goal], together: false }
    this.restrictions.push({ kind: 'number', ...counted, allowed: [exactly(0), ...allowed], ...why })
  }
}

/** “only by 3 or more creatures”, “by at most 1 creature”. */
const byHowMany = ({ least, most }: Does & { readonly kind: 'blockers' }): string =>
  least > 1 ? `only by ${least} or more creatures` : `by at most ${most} creature${most === 1 ? '' : 's'}`

/** How many attackers a creature can block (MTG-BLK-2). */
function mostBlocked(sayings: readonly Saying[]): number {
  let most = 1
  for (const { does } of sayings) {
    if (does.kind === 'blocks more')
      most = does.many === null ? UNBOUNDED : Math.min(UNBOUNDED, most + does.many)
  }
  return most
}

/** Why a creature cannot block anything; null where it can (MTG-BLK-22). */
function barOf(w: View, creature: number, said: Sayings): Reason | null {
  const { name, tapped } = permanentOf(w, creature)
  if (tapped) return because(`${name} is tapped`, 'MTG-BLK-22')
  const barred = isForbidden(w, said, creature, 'block')
  return barred ? because(`${name} cannot block`, 'MTG-BLK-22', 'MTG-GEN-1') : null
}
