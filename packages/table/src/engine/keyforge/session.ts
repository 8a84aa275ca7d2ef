import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { CHANGES, EDITIONS, type Edition, type KeyForge } from '@battleline/keyforge'
import { type Played, play, type Scenario } from '@battleline/scenario'
import { defaultChoice } from '@battleline/search'
import { mistakesOf } from '../mistakes.ts'
import type { Ask, Asked, CardMoves, Choosable, Gives, Row, Run } from '../protocol.ts'
import { Boards } from './board.ts'
import { comingRows } from './coming.ts'
import { differences } from './differences.ts'
import { type Stretch, walk } from './played.ts'
import { rowsOf, sentence } from './rows.ts'
import { headingOf } from './titles.ts'

export const MAIN_STEP = 'keyforge/turn.3-main'
/** What more options than this would come to is not worked out. */
const MOST_FORESEEN = 8

/** A scenario of KeyForge at the table: what comes of it, and of any answers that are given instead of its own. */
export class Session {
  readonly scenario: Scenario
  readonly played: Played
  #stretches: Stretch[] = []
  #boards: Boards

  private constructor(scenario: Scenario, edition: Edition) {
    this.scenario = scenario
    this.played = play(scenario, { edition })
    this.#boards = new Boards(this.game)
  }

  /** Null where there is no such edition. */
  static of(scenario: Scenario, edition: string = scenario.edition): Session | null {
    const known = EDITIONS.find((one) => one === edition)
    return known === undefined ? null : new Session(scenario, known)
  }

  get game(): KeyForge {
    return this.played.game
  }

  /** What the answers bring, or those of the scenario where none are given. */
  run(given: readonly Choice[] | null): Gives<'run'> {
    const { played } = this
    if (given === null && played.problems.length > 0)
      return { run: null, mistakes: mistakesOf(played.problems) }
    const refusal = this.#follow(given ?? played.answers.map(({ choice }) => choice))
    const position = this.#stretches.at(-1)?.to ?? played.start
    return {
      run: this.#told(position, given === null ? played.refusal : refusal, given === null),
      mistakes: [],
    }
  }

  /** The stretches of answers from the board on; those that are as before are kept. Returns why one was refused. */
  stretches(answers: readonly Choice[]): readonly Stretch[] {
    this.#follow(answers)
    return this.#stretches
  }

  #follow(answers: readonly Choice[]): Refusal | null {
    const same = this.#stretches.findIndex(({ choice }, at) => wordOf(choice) !== wordOf(answers[at]))
    const kept = same < 0 ? Math.min(this.#stretches.length, answers.length) : same
    this.#stretches = this.#stretches.slice(0, kept)
    let at = this.#stretches.at(-1)?.to ?? this.played.start
    for (const choice of answers.slice(kept)) {
      const next = walk(this.game, at, choice)
      if (isRefusal(next)) return next
      this.#stretches.push(next)
      at = next.to
    }
    return this.#goOn(at)
  }

  /** What makes no difference is not asked: the first order does, and the chart says so. */
  #goOn(from: Position): Refusal | null {
    let at = from
    for (let open = this.game.ask(at); open?.free === true; open = this.game.ask(at)) {
      const next = walk(this.game, at, defaultChoice(open))
      if (isRefusal(next)) return next
      this.#stretches.push(next)
      at = next.to
    }
    return null
  }

  #told(position: Position, refusal: Refusal | null, own: boolean): Run {
    const { game, played, scenario } = this
    const boards = this.#boards
    boards.at(played.start)
    const end = boards.at(position)
    const name = (record: number) => played.name(record)
    const rows = summedUp(rowsOf(this.#stretches, boards, name), boards)
    const open = game.ask(position)
    const asked = this.#asked(rows, open)
    return {
      name: scenario.name,
      game: scenario.game,
      edition: game.edition,
      editions: EDITIONS.map((id) => ({ id, title: CHANGES[id].title })),
      cite: scenario.cite,
      heading: headingIn(rows),
      rows: [...rows, ...comingRows(rows, end)],
      boards: boards.all,
      answers: this.#stretches.map(({ choice }) => choice),
      asked,
      open: open !== null,
      moves: this.#moves(position),
      refusal: refusal === null ? null : { reason: refusal.reason, cite: refusal.cite },
      expectations: own
        ? played.expectations.map(({ text, holds, actual }) => ({ text, holds, actual }))
        : [],
      unread: played.unread,
    }
  }

  #moves(position: Position): readonly CardMoves[] {
    return this.game.moves(position).map(({ card, may, mayNot }) => ({ card, may, mayNot }))
  }

  /** Every question with what was chosen; the last one stands open. */
  #asked(rows: readonly Row[], open: Decision | null): readonly Asked[] {
    const answered = this.#stretches.map(({ from, choice }, at): Asked => {
      const decision = this.game.ask(from) as Decision
      return {
        ...this.#ask(decision, from, false),
        chosen: choice,
        row: rows.findIndex(({ asks }) => asks === at),
      }
    })
    if (open === null) return answered
    const last = this.#stretches.at(-1)?.to ?? this.played.start
    return [...answered, { ...this.#ask(open, last, true), chosen: null, row: rows.length - 1 }]
  }

  #ask(decision: Decision, position: Position, foresee: boolean): Ask {
    const { who, step, title, cite, manner, least, most, free } = decision
    const move = step === MAIN_STEP
    const single = foresee && !move && manner === 'pick' && least === 1 && most === 1
    const foreseen = single && decision.ids.length <= MOST_FORESEEN
    // Legal moves are many and stand on the board; of them only those that name no card are listed.
    const listed = decision.options.filter(({ record }) => !move || record === null)
    return {
      who: who < 0 ? 'chance' : this.played.name(who),
      player: who,
      step,
      title: sentence(title),
      cite,
      manner,
      least,
      most,
      free,
      move,
      options: listed.map((option): Choosable => {
        const { id, record } = option
        const label = sentence(option.label)
        return { id, label, record, does: foreseen ? this.#does(position, id) : '' }
      }),
    }
  }

  /** What an option comes to until the next question. */
  #does(position: Position, choice: Choice): string {
    const next = this.game.answer(position, choice)
    if (isRefusal(next)) return next.reason
    const boards = new Boards(this.game)
    const [before, after] = [boards.at(position), boards.at(next)].map((at) => boards.all[at])
    if (before === undefined || after === undefined) return ''
    return differences(before, after).slice(0, 3).join(', ') || 'nothing changes'
  }
}

/** The heading of the move that was made last. */
function headingIn(rows: readonly Row[]): string {
  const from = rows.findLastIndex(({ kind, asks }) => kind === 'move' && asks !== null)
  const first = rows.slice(from + 1).find(({ kind, depth }) => kind === 'step' && depth === 0)
  return first === undefined ? 'Fighting' : (headingOf(first.step) ?? first.title)
}

const wordOf = (choice: Choice | undefined): string => JSON.stringify(choice) ?? ''

/** A row at which a move is over says what has come of the whole move. */
function summedUp(rows: readonly Row[], { all }: Boards): Row[] {
  let from = 0
  return rows.map((row) => {
    if (row.kind !== 'move') return row
    const [before, after] = [all[from], all[row.board]]
    const sum = before === undefined || after === undefined ? [] : differences(before, after)
    if (row.asks !== null) from = row.board
    if (row.asks !== null || sum.length === 0) return row
    return { ...row, told: ['It is done', sum.join(', ')] }
  })
}
