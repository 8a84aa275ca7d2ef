import {
  because,
  type Decision,
  isRefusal,
  type Position,
  say,
  type TraceEvent,
  type Value,
} from '@battleline/kernel'
import { fold } from '@battleline/language'
import { type Edit, idOf, type Magic } from '@battleline/magic'
import type { WrittenAnswer } from '../model/answer.ts'
import { BoardNames, type NamedBoard } from '../names/board-names.ts'
import { nearestWord } from '../names/nearest.ts'
import { BoardRun } from '../play/board-run.ts'
import type { RunObservers } from '../play/scenario-run.ts'
import type { Place } from '../problems/faults.ts'
import { declaredOn, namedBoard } from './resolve-names.ts'
import type { Act, Declaration, Entry, Happening } from './scenario.ts'

/** The steps with declarations, by kind. */
const CHOOSE = { attack: 'magic/attackers.1-choose', block: 'magic/blockers.1-choose' } as const
/** The step with the goals of attackers that another player chose. */
const ATTACK_GOALS = 'magic/attackers.1-whom'
export const PASS = 'magic/priority.3-act'
const ANNOUNCE = {
  face: 'magic/announce.1-face',
  x: 'magic/announce.2-x',
  target: 'magic/announce.3-target',
  divide: 'magic/announce.4-divide',
} as const
/** The most decisions to pass before an entry fits. */
const PATIENCE = 200
export const DECLARATIONS: readonly string[] = [...Object.values(CHOOSE), ATTACK_GOALS]

/** The kind of declaration at a step; null if there is none. */
export const declarationAsked = (step: string | undefined): 'attack' | 'block' | null =>
  step === CHOOSE.block ? 'block' : step === CHOOSE.attack || step === ATTACK_GOALS ? 'attack' : null

/** A scenario in play. Players pass until the next entry; nothing else happens that the file does not say. */
export class MagicRun extends BoardRun<Magic> {
  constructor(game: Magic, position: Position, watching: RunObservers) {
    super(game, position, watching)
    this.note()
  }

  get board(): NamedBoard {
    return namedBoard(this.game, this.position)
  }

  protected override isEntry(step: string): boolean {
    return DECLARATIONS.includes(step) || step === PASS
  }

  play(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#entry(entry)
      if (this.refusal !== null || this.playErrors.length > 0) return
    }
  }

  #entry(entry: Entry): void {
    const { does, text, at } = entry
    this.moves.push({ text, trace: this.trace.length })
    if (does.kind === 'happens') {
      for (const one of does.what) this.#happens(one, entry)
      return
    }
    switch (does.kind) {
      case 'declare':
        this.#declare(does, entry)
        break
      case 'cast':
      case 'activate':
        this.#act(does, entry)
        break
      case 'choose':
        this.#choose(does.chosen)
        break
      case 'pass':
        this.#passAll(at)
        break
      case 'resolve':
        this.#resolve(at)
        break
      default:
        if (this.#offers(does.kind)) this.give(does.kind, text)
        else
          this.playErrors.push({
            kind: 'not-now',
            at,
            message: `there is nothing to ${does.kind} here`,
            notes: this.#asking(),
          })
    }
    if (this.refusal !== null) this.refusedAt = at
  }

  get #step(): string | null {
    return this.refusal === null ? (this.game.decision(this.position)?.step ?? null) : null
  }

  /** All players pass in turn: the top of the stack resolves, or the step ends. */
  #passAll(at: Place): void {
    if (this.#step !== PASS) {
      this.playErrors.push({
        kind: 'not-now',
        at,
        message: 'nobody has priority here',
        notes: this.#asking(),
      })
      return
    }
    const passed = new Set<number>()
    const { length } = this.game.table(this.position).stack
    for (;;) {
      const ask = this.game.decision(this.position)
      if (this.#step !== PASS || ask === null || passed.has(ask.who)) return
      passed.add(ask.who)
      if (this.game.table(this.position).stack.length !== length) return
      this.give('pass', 'pass')
    }
  }

  /** Players pass until the stack is empty, or another decision comes up. */
  #resolve(at: Place): void {
    if (this.game.table(this.position).stack.length === 0) {
      this.playErrors.push({ kind: 'not-now', at, message: 'nothing is on the stack', notes: this.#asking() })
      return
    }
    for (let tries = 0; tries < PATIENCE && this.#step === PASS; tries++) {
      if (this.game.table(this.position).stack.length === 0) return
      this.give('pass', 'pass')
    }
  }

  /** The player with the card acts; players with priority before pass. */
  #act(act: Act, { text, at }: Entry): void {
    const names = new BoardNames(this.board)
    const card = names.one(act.card)
    this.playErrors.push(...names.faults)
    if (card === null || !this.game.cards(this.position).includes(card)) return
    const { zone, owner, controller } = this.game.card(this.position, card)
    const who = zone === 'battlefield' ? controller : owner
    for (let tries = 0; tries < PATIENCE && this.#step === PASS; tries++) {
      if (this.game.decision(this.position)?.who === who) break
      this.give('pass', 'pass')
    }
    if (this.#step !== PASS) {
      this.playErrors.push({
        kind: 'not-now',
        at,
        message: `${this.name(who)} has no priority here`,
        notes: this.#asking(),
      })
      return
    }
    const before = { position: this.position, trace: this.trace.length, answers: this.answers.length }
    this.#forced = []
    this.#took(this.give(act.kind === 'cast' ? `cast ${card}` : `activate ${card} ${act.ability}`, text))
    const [unchosen] = this.#announce(act, text)
    const [forced] = this.#forced
    if (unchosen === undefined || forced === undefined || this.#step !== PASS) return
    // Nobody is asked for the only legal target, so that another one is refused here.
    this.position = before.position
    this.trace.length = before.trace
    this.answers.length = before.answers
    const only = this.name(Number(forced))
    const why = say`${this.name(unchosen)} cannot be the target: only ${only} can`
    this.refuse({ refused: 'illegal', ...because(why, 'MTG-NCD-1') }, text)
  }

  /** The targets of the entry that were chosen because there were no others. */
  #forced: Value[] = []

  #took(events: readonly TraceEvent[]): void {
    this.#forced.push(
      ...events.flatMap((one) =>
        one.kind === 'answer' && one.forced && one.step.id === ANNOUNCE.target ? one.ids : [],
      ),
    )
  }

  /**
   * Answers the decisions for X, targets and shares from the entry; one with these is cast face up. Returns the named targets
   * that were not chosen.
   */
  #announce({ x, targets }: Act, text: string): readonly number[] {
    const names = new BoardNames(this.board)
    let left = (targets ?? []).flatMap(({ name, share }) => {
      const record = names.one(name)
      return record === null ? [] : [{ record, share }]
    })
    this.playErrors.push(...names.faults)
    const shares = new Map(left.map(({ record, share }) => [record, share]))
    for (let tries = 0; tries < PATIENCE && this.playErrors.length === 0; tries++) {
      left = left.filter(({ record }) => !this.#forced.includes(record))
      const ask = this.game.decision(this.position)
      if (this.#step === ANNOUNCE.x && x !== null) this.#took(this.give(x, text))
      // Face down it would have neither.
      else if (this.#step === ANNOUNCE.face && (x !== null || left.length > 0))
        this.#took(this.give('face up', text))
      else if (
        this.#step === ANNOUNCE.target &&
        ask !== null &&
        targets !== null &&
        (left.length > 0 || ask.least === 0)
      ) {
        const several = ask.most > 1 || left.length === 0
        const now = several ? left : left.slice(0, 1)
        left = left.slice(now.length)
        this.#took(
          this.give(
            now.map(({ record }) => record),
            text,
          ),
        )
      } else if (
        this.#step === ANNOUNCE.divide &&
        ask !== null &&
        (targets ?? []).some(({ share }) => share > 0)
      )
        this.#took(
          this.give(
            ask.ids.map((id) => shares.get(Number(id)) ?? 0),
            text,
          ),
        )
      else break
    }
    return left.filter(({ record }) => !this.#forced.includes(record)).map(({ record }) => record)
  }

  /** Answers the pending decision. */
  #choose({ kind, words, at }: WrittenAnswer): void {
    const ask = this.game.decision(this.position)
    if (ask === null || this.refusal !== null) {
      this.playErrors.push({
        kind: 'not-now',
        at,
        message: 'no question is open here',
        notes: this.#asking(),
      })
      return
    }
    const text = words.map((word) => word.text).join(', ')
    const found = words.map((word) => ({ ...word, id: this.#meant(ask, word) }))
    if (kind === 'divide' && ask.kind === 'pick') {
      const names = new BoardNames(this.board)
      const pairs = found.flatMap(({ text: name, share, at: place }) => {
        const record = names.one({ text: name, at: place })
        return record === null || share === 0 ? [] : [`${record}=${share}`]
      })
      this.playErrors.push(...names.faults)
      if (names.faults.length === 0) this.give(pairs.join(' ') || 'none', text)
      return
    }
    const missing = found.find(({ id }) => id === null)
    if (missing !== undefined) {
      const offered = ask.options.slice(0, 20).map(({ label }) => label)
      this.playErrors.push({
        kind: 'wrong-answer',
        at: missing.at,
        message: `“${missing.text}” is not offered`,
        nearest: nearestWord(missing.text, offered),
        notes: [`offered: ${offered.join('; ')}`],
      })
      return
    }
    const ids = found.flatMap(({ id }) => (id === null ? [] : [id]))
    if (kind === 'divide') {
      const shares = new Map(found.map(({ id, share }) => [id, share]))
      this.give(
        ask.ids.map((id) => shares.get(id) ?? 0),
        text,
      )
    } else this.give(kind === 'one' ? (ids[0] ?? text) : ids, text)
  }

  /** The option of a word: by its label, the beginning of one, or the name of its record. */
  #meant({ options, ids, step }: Decision, { text }: { readonly text: string }): string | number | null {
    const wanted = fold(text)
    const exact =
      options.find(({ label }) => fold(label) === wanted) ??
      options.find(({ record }) => record !== null && fold(this.name(record)) === wanted) ??
      options.find(({ label }) => fold(label).startsWith(wanted))
    if (exact !== undefined) return exact.id
    // A number that is not listed.
    return step === ANNOUNCE.x && /^\d+$/.test(text) ? Number(text) : (ids.find((id) => id === text) ?? null)
  }

  #declare(declaration: Declaration, { text, at }: Entry): void {
    for (let tries = 0; tries < PATIENCE && this.#step === PASS; tries++) this.give('pass', 'pass')
    if (declarationAsked(this.game.decision(this.position)?.step) !== declaration.action) {
      const what = declaration.action === 'attack' ? 'attackers' : 'blockers'
      this.playErrors.push({
        kind: 'not-now',
        at,
        message: `no ${what} are declared here`,
        notes: this.#asking(),
      })
      return
    }
    const names = new BoardNames(this.board)
    const declared = declaredOn(names, declaration)
    this.playErrors.push(...names.faults)
    if (declared !== null) this.give(idOf(declared), text)
  }

  #offers(id: string): boolean {
    const ask = this.game.decision(this.position)
    return ask !== null && !DECLARATIONS.includes(ask.step) && ask.ids.includes(id)
  }

  #asking(): readonly string[] {
    const ask = this.game.decision(this.position)
    return [
      ask === null ? 'no question is open' : `the open question: ${ask.title}, for ${this.decider(ask.who)}`,
    ]
  }

  #happens(happening: Happening, { at }: Entry): void {
    for (const { edit, text } of this.#editsOf(happening)) {
      const next = this.game.edit(this.position, edit)
      if (isRefusal(next)) {
        this.playErrors.push({ kind: 'board-refused', at, message: next.reason })
        return
      }
      this.alter(next, text)
    }
  }

  #editsOf(happening: Happening): readonly { readonly edit: Edit; readonly text: string }[] {
    const names = new BoardNames(this.board)
    const found = this.#edits(happening, names)
    this.playErrors.push(...names.faults)
    return names.faults.length > 0 ? [] : found
  }

  #edits(happening: Happening, names: BoardNames): { edit: Edit; text: string }[] {
    if (happening.kind === 'enters attacking') {
      const { one, by, attacks } = happening
      const controller = by === null ? this.game.table(this.position).active : names.one(by)
      const permanent = names.one(attacks)
      if (controller === null || permanent === null) return []
      const edit: Edit = { kind: 'enters attacking', permanent: one, controller, attacks: permanent }
      return [{ edit, text: `${one.name} enters attacking ${this.name(permanent)}` }]
    }
    const permanent = names.one(happening.permanent)
    if (permanent === null) return []
    const name = this.name(permanent)
    if (happening.kind === 'gets')
      return happening.effects.map((effect) => ({
        edit: { kind: 'gets', permanent, effect },
        text: `${name} ${happening.text}`,
      }))
    if (happening.kind === 'changes controller') {
      const to = names.one(happening.to)
      if (to === null) return []
      return [
        {
          edit: { kind: 'changes controller', permanent, to },
          text: `${this.name(to)} controls ${name} now`,
        },
      ]
    }
    return [{ edit: { kind: happening.kind, permanent }, text: `${name} ${CHANGE_TEXTS[happening.kind]}` }]
  }

  protected note(): void {
    const ask = this.game.decision(this.position)
    // Priority needs no answer: the file may end there.
    this.open = ask?.step === PASS ? null : ask
    if (ask !== null && this.open !== null) this.asked.push(this.askedOf(ask, null))
  }
}

const CHANGE_TEXTS = {
  'leaves combat': 'leaves combat',
  'becomes blocked': 'becomes blocked',
  discards: 'is discarded',
  leaves: 'leaves the battlefield',
  tapped: 'becomes tapped',
  untapped: 'becomes untapped',
} as const
