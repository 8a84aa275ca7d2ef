import type { GrandArchive } from '@battleline/grand-archive'
import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  randomChoice,
  type Seeded,
  seeded,
} from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Opened } from '../adapters/game-adapter.ts'
import type { WrittenAnswer } from '../model/answer.ts'
import { BoardNames, boardOf, type Named, type NamedBoard, numbered } from '../names/board-names.ts'
import { BoardRun } from '../play/board-run.ts'
import { match, wrongAnswer } from '../play/match-options.ts'
import type { RunObservers } from '../play/scenario-run.ts'
import { choiceOf } from './choice-of.ts'
import { defaultAnswer } from './default-answer.ts'
import { ACT, isMain } from './main-phase.ts'
import { championOf, rejoined } from './parse-move.ts'
import type { Entry, EntryAction, GrandArchiveScenario } from './scenario.ts'

const RETALIATE = 'grand-archive/retaliation.4-retaliate'
const MATERIALIZE = 'grand-archive/turn.2-materialize'
const DECLARED = 'grand-archive/attack-card.4-attack'
const DECLARE = 'grand-archive/attack-card.2-declare'
/** The most decisions to pass before an entry fits. */
const PATIENCE = 200

/** An entry's answer to a decision, or null for none. */
type Answer = { readonly choice: Choice } | null

/**
 * A run in which players pass and decline unless an entry or an answer of the file fits; in a game from its set-up, the file
 * answers every decision.
 */
export class GrandArchiveRun extends BoardRun<GrandArchive> {
  readonly #players: ReadonlyMap<number, string>
  /** The names of the cards in a position. */
  #named: { readonly position: Position; readonly board: NamedBoard } | null = null
  /** The forced answers since the last entry. */
  #forced: string[][] = []
  /** The trace index of the last entry. */
  #begun = 0
  /** Answers for chance, in order; null if the file does. */
  readonly #dice: Seeded | null
  /** Whether the file answers every decision. */
  readonly #isExact: boolean

  constructor(
    { scenario, game, start }: Opened<GrandArchiveScenario, GrandArchive>,
    observers: RunObservers,
  ) {
    super(game, start, observers)
    this.#players = numbered(scenario.players)
    this.#dice = scenario.seed === null ? null : seeded(scenario.seed)
    this.#isExact = scenario.setup.step === 'set-up'
    this.note()
  }

  get board(): NamedBoard {
    if (this.#named?.position !== this.position)
      this.#named = { position: this.position, board: boardOf(this.game, this.position, this.#players) }
    return this.#named.board
  }

  get #stopped(): boolean {
    return this.refusal !== null || this.playErrors.length > 0 || this.open !== null
  }

  /** Plays all entries, then finishes everything pending. */
  play(entries: readonly Entry[]): void {
    this.enter(entries)
    if (this.#stopped) return
    if (this.#isExact) this.#leaveOpen()
    else this.#settle()
  }

  /** Plays all entries, and leaves everything pending. */
  enter(entries: readonly Entry[]): void {
    this.#rollDice()
    for (const entry of entries) {
      this.#entry(entry)
      if (this.#stopped) return
    }
  }

  #entry(entry: Entry): void {
    const { action, choose, text } = entry
    this.#forced = []
    this.#begun = this.trace.length
    const left = [...choose]
    if (action.kind !== 'choose') this.moves.push({ text, trace: this.trace.length })
    if (action.kind === 'end turn') this.#endTurn()
    else if (action.kind === 'resolve') this.#resolve()
    else if (action.kind === 'concede') this.#concede(action.player, text)
    else if (action.kind === 'attack' && action.intent !== null) {
      this.#do(entry, () => this.#activateIntent(action))
      this.#payIntent(left)
      if (!this.#stopped && !this.#isDeclared()) this.#do(entry, (ask) => this.#declareIntent(ask, action))
    } else if (action.kind !== 'choose') this.#do(entry, (ask) => this.#answerOf(ask, entry))
    while (left.length > 0 && !this.#stopped) this.#choose(left)
  }

  /** Passes and declines until the entry fits a decision. */
  #do(entry: Entry, answer: (ask: Decision) => Answer): void {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const ask = this.game.decision(this.position)
      if (ask === null) break
      const found = answer(ask)
      if (this.playErrors.length > 0) return
      if (found === null && this.#isExact) {
        this.playErrors.push({
          kind: 'not-now',
          at: entry.at,
          message: `first is asked: ${this.question(ask)}`,
        })
        return
      }
      if (found !== null) {
        this.#answer(found.choice, entry.text)
        if (this.refusal !== null) this.refusedAt = entry.at
        return
      }
      if (!this.#decline(ask)) return
      if (entry.action.kind === 'attack' && entry.action.intent !== null && this.#isDeclared()) return
    }
    this.playErrors.push({ kind: 'not-now', at: entry.at, message: this.#noMoment(entry) })
  }

  #noMoment({ window }: Entry): string {
    const { winner } = this.game.table(this.position)
    if (winner === 0) return 'the game is over without a winner'
    if (winner !== null) return `the game is over: ${this.game.player(this.position, winner).name} has won`
    return window === null ? 'there is no moment for this' : `there is no moment for this ${window}`
  }

  /** Whether the attack was declared without a decision, as the only possible one. */
  #isDeclared(): boolean {
    return this.trace.slice(this.#begun).some(({ kind, step }) => kind === 'step' && step.id === DECLARED)
  }

  get #turn(): number {
    return this.game.table(this.position).turn
  }

  /** The answer of an entry; null if it does not fit yet. */
  #answerOf(ask: Decision, { action, window }: Entry): Answer {
    if (action.kind === 'retaliate')
      return ask.step === RETALIATE ? { choice: action.cards.map((card) => this.#card(card)) } : null
    if (action.kind === 'materialize')
      return ask.step === MATERIALIZE ? { choice: action.cards.map((card) => this.#card(card)) } : null
    if (ask.step !== ACT) return null
    const table = this.game.table(this.position)
    if (window !== null && table.window !== window) return null
    switch (action.kind) {
      case 'attack':
        return this.#isMain ? { choice: this.#attack(action) } : null
      case 'activate': {
        const card = this.#card(action.card)
        if (card >= 0 && this.game.card(this.position, card).owner !== ask.who) return null
        return this.#inTime(card) ? { choice: this.#activate(action) } : null
      }
      case 'use': {
        const object = this.#card(action.object)
        if (object >= 0 && this.game.card(this.position, object).controller !== ask.who) return null
        const at = this.#at(action.targets)
        return { choice: `use ${object} ${action.ability}${at}` }
      }
      default:
        return null
    }
  }

  get #isMain(): boolean {
    return isMain(this.game, this.position)
  }

  /** Slow cards wait for the main phase. */
  #inTime(card: number): boolean {
    const isSlow =
      card < 0 || this.game.library.facts(this.game.card(this.position, card).name)?.speed !== 'fast'
    return !isSlow || this.#isMain || this.game.whyNot(this.position, `activate ${card}`) === null
  }

  #activateIntent({ intent, prepared, attacker }: Extract<EntryAction, { kind: 'attack' }>): Answer {
    if (intent === null || !this.#isMain) return null
    const by = attacker === null ? '' : ` by ${this.#card(attacker)}`
    return { choice: `activate ${this.#card(intent)}${by}${prepared ? ' prepared' : ''}` }
  }

  /** Questions about the payment of the card come before its attack is declared. */
  #payIntent(left: WrittenAnswer[]): void {
    for (let tries = 0; tries < PATIENCE && !this.#stopped && !this.#isExact; tries++) {
      const ask = this.game.decision(this.position)
      if (ask === null || ask.step === ACT || ask.step === DECLARE || this.#isDeclared()) return
      const [next] = left
      const choice = next === undefined ? null : choiceOf(ask, next, (text) => this.cardsNamed(text))
      if (next === undefined || choice === null) this.#decline(ask)
      else {
        left.shift()
        this.#answer(choice, next.words.map(({ text }) => text).join(', '))
        if (this.refusal !== null) this.refusedAt = next.at
      }
    }
  }

  #declareIntent(ask: Decision, action: Extract<EntryAction, { kind: 'attack' }>): Answer {
    return ask.step === DECLARE ? { choice: this.#attack(action) } : null
  }

  #attack({ attacker, weapons, targets }: Extract<EntryAction, { kind: 'attack' }>): string {
    const who = attacker === null ? this.#champion() : this.#card(attacker)
    const armed = weapons.length === 0 ? '' : ` with ${weapons.map((one) => this.#card(one)).join(' ')}`
    return `attack ${who}${armed} at ${this.#names(targets)
      .map((one) => this.#target(one))
      .join(' ')}`
  }

  #activate({
    card,
    targets,
    prepared,
    instead,
    commands,
  }: Extract<EntryAction, { kind: 'activate' }>): string {
    const by = commands === null ? '' : ` by ${this.#card(commands)}`
    return `activate ${this.#card(card)}${by}${this.#at(targets)}${prepared ? ' prepared' : ''}${instead ? ' instead' : ''}`
  }

  #at(targets: readonly Named[]): string {
    return targets.length === 0
      ? ''
      : ` at ${this.#names(targets)
          .map((one) => this.#target(one))
          .join(' ')}`
  }

  /** Joins names with commas in them. */
  #names(parts: readonly Named[]): readonly Named[] {
    return rejoined(parts, (text) => this.cardsNamed(text).length > 0)
  }

  #champion(): number {
    return championOf(this.game, this.position, this.game.active(this.position))
  }

  /** A card, or a player who is attacked or a target. */
  #target(named: Named): number {
    return this.#record(named, this.board)
  }

  #card(named: Named): number {
    return this.#record(named, { ...this.board, players: [] })
  }

  /** The number of a name; -1 if it is ambiguous, which stops the run. */
  #record(named: Named, board: NamedBoard): number {
    const names = new BoardNames(board)
    const record = names.one(named)
    this.playErrors.push(...names.faults)
    return record ?? -1
  }

  /** Answers the next decision that fits, passing and declining until then. */
  #choose(left: WrittenAnswer[]): void {
    const [next] = left
    if (this.#isExact && next !== undefined) {
      left.shift()
      this.#chooseExactly(next)
      return
    }
    for (let tries = 0; next !== undefined && tries < PATIENCE; tries++) {
      if (this.#wasForced(next)) {
        left.shift()
        return
      }
      const ask = this.game.decision(this.position)
      if (ask === null) break
      const choice = choiceOf(ask, next, (text) => this.cardsNamed(text))
      if (choice !== null) {
        left.shift()
        this.#answer(choice, next.words.map(({ text }) => text).join(', '))
        if (this.refusal !== null) this.refusedAt = next.at
        return
      }
      if (this.#isMain) break
      if (!this.#decline(ask)) break
    }
    if (next === undefined) return
    this.open = null
    const offered = this.game.decision(this.position)?.options.map(({ label }) => label) ?? []
    this.playErrors.push({
      kind: 'wrong-answer',
      at: next.at,
      message: `“${next.words.map(({ text }) => text).join(', ')}” is not offered`,
      notes: [`offered: ${offered.join(', ')}`],
    })
  }

  /** Answers the pending decision. */
  #chooseExactly(next: WrittenAnswer): void {
    const ask = this.game.decision(this.position)
    if (ask === null) {
      const message = 'no question is open that this answers'
      this.playErrors.push({ kind: 'unused-answer', at: next.at, message })
      return
    }
    const found = match(ask, next, this)
    if ('choice' in found) {
      this.#answer(found.choice, next.words.map(({ text }) => text).join(', '))
      if (this.refusal !== null) this.refusedAt = next.at
    } else this.playErrors.push(wrongAnswer(found, this.question(ask)))
  }

  #concede(name: string, text: string): void {
    const player = this.name(1) === name ? 1 : 2
    const over = this.game.concede(this.position, player)
    if (isRefusal(over)) this.refusal = over
    else this.alter(over, text)
  }

  /** Leaves the pending decision open; a player who may act is no open decision. */
  #leaveOpen(): void {
    const ask = this.game.decision(this.position)
    if (ask !== null && ask.step !== ACT) this.open = ask
  }

  /** Dice answer for chance. */
  #rollDice(): void {
    while (this.#dice !== null && this.refusal === null) {
      const ask = this.game.decision(this.position)
      if (ask?.who !== CHANCE) return
      this.give(randomChoice(ask, this.#dice), 'by chance')
    }
  }

  /** Whether the file's answer was the only one, so that the game did not ask. */
  #wasForced({ words }: WrittenAnswer): boolean {
    const at = this.#forced.findIndex(
      (labels) => labels.length === words.length && words.every(({ text }) => labels.includes(fold(text))),
    )
    if (at < 0) return false
    this.#forced.splice(at, 1)
    return true
  }

  /** Passes, declines or chooses nothing. False if a choice is mandatory: the decision stays open. */
  #decline(ask: Decision): boolean {
    const found = defaultAnswer(ask)
    if (found === null) {
      this.open = ask
      return false
    }
    this.#answer(found.choice, found.text)
    return this.refusal === null
  }

  /** Passes until the turn player may act again with nothing pending. */
  #settle(): void {
    for (let tries = 0; tries < PATIENCE; tries++) {
      const ask = this.game.decision(this.position)
      if (ask === null || this.#isMain || !this.#decline(ask)) return
    }
  }

  #resolve(): void {
    for (let tries = 0; tries < PATIENCE && this.game.table(this.position).stack.length > 0; tries++) {
      const ask = this.game.decision(this.position)
      if (ask === null || !this.#decline(ask)) return
    }
  }

  #endTurn(): void {
    const turn = this.#turn
    for (let tries = 0; tries < PATIENCE && this.#turn === turn; tries++) {
      const ask = this.game.decision(this.position)
      if (ask === null || !this.#decline(ask)) return
    }
  }

  #answer(choice: Choice, text: string): void {
    for (const event of this.give(choice, text))
      if (event.kind === 'answer' && event.forced && event.chosen.length > 0)
        this.#forced.push(event.chosen.map((label) => fold(label)))
    this.#rollDice()
  }

  /** In the main phase, the next entry is the turn player's move. */
  protected override isEntry(step: string): boolean {
    return step === ACT && this.#isMain
  }

  protected note(): void {
    const ask = this.game.decision(this.position)
    if (ask !== null) this.asked.push(this.askedOf(ask, null))
  }
}
