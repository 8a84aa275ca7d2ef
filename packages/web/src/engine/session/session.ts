import { type Entry, entries, type Words } from '@battleline/explain'
import {
  type Choice,
  type Decision,
  isRefusal,
  type Option,
  type Position,
  type Refusal,
} from '@battleline/kernel'
import type { Engine, PlayedScenario, Scenario } from '@battleline/scenario'
import { defaultChoice } from '@battleline/search'
import { type Clause, clauseTexts, sentence } from '../../text/clauses.ts'
import { reasonText, spoken } from '../../words/engine.ts'
import { narrationWords } from '../../words/narration.ts'
import { type RowSources, rowsOf } from '../narration/chart-rows.ts'
import type { Narration } from '../narration/narration.ts'
import { comingRows } from '../narration/upcoming-steps.ts'
import type { EndingFormat } from '../outcomes/compare-endings.ts'
import type {
  Barred,
  Gives,
  PlayerQuestion,
  QuestionDetails,
  QuestionOption,
  Row,
  Run,
  RunForm,
  WhyAnswer,
} from '../protocol/protocol.ts'
import type { Boards } from './board-cache.ts'
import { type Dice, diceOf } from './dice.ts'
import { endingAt, withFreeChoices } from './free-choices.ts'
import { type Foresight, type LaterPosition, previewsOf } from './option-previews.ts'
import type { Answered, PlayEntry } from './play-entry.ts'
import { nameIn } from './record-names.ts'
import { type BoardsOfRows, inTurns, type TurnOf, withResults } from './row-results.ts'
import type { SearchedGame } from './searched-game.ts'
import { playSegment, type Segment, sharedStart, stopsIn, wordOf } from './segments.ts'
import { problemsOf } from './text-problems.ts'
import { TurnLog } from './turn-log.ts'
import type { Explainer, WhyAbout } from './why-answers.ts'

/** So many turns stay in the chart. */
const MOST_TURNS = 3

/** More options than this have no previews. */
const MOST_FORESEEN = 8

/** A scenario on the page: its run with its own answers, or with others. */
export abstract class Session<B = unknown, G extends Engine = Engine> {
  readonly played: PlayedScenario<Scenario, G>
  protected abstract boards: Boards<B>
  protected abstract readonly narration: Narration<B>
  /** Whether texts name no card that only one player may see, or none. */
  protected conceals = false
  readonly #dice: Dice
  #segments: Segment[] = []
  /** The number of the first answer whose steps are shown: the boards begin with it. */
  #first = 0
  #log = this.#newLog()
  #logConceals = false

  constructor(played: PlayedScenario<Scenario, G>) {
    this.played = played
    this.#dice = diceOf(played)
  }

  get game(): G {
    return this.played.game
  }

  /** The editions of the game, as the page offers them. */
  protected abstract readonly editions: RunForm['editions']
  /** Whether clicking cards answers a question; only options without a card are listed then. */
  abstract isMove(decision: Decision, position: Position): boolean
  /** Whether an answer has outcomes to search. */
  isSearchable(decision: Decision, position: Position, _choice: Choice): boolean {
    return this.isMove(decision, position)
  }
  /** The game as it is searched for endings, and where these are: at the next move; `apart`: nothing is left out. */
  searched(_apart = false): SearchedGame {
    return { game: this.game, ended: (decision, position) => this.isMove(decision, position) }
  }
  /** Whether the options of a decision have previews. */
  protected hasPreviews(_decision: Decision): boolean {
    return true
  }
  /** The question, in a sentence. */
  titleOf({ title }: Decision): string {
    return sentence(spoken(title))
  }
  /** The label of an answer; its position is not always known. */
  labelOf({ label, message, record }: Option, _position?: Position): string {
    // The label of a card is its name.
    return sentence(message === undefined && record !== null ? label : spoken(message ?? label))
  }
  /** The answers as entries of a scenario file; null where a file can’t express them. */
  async playEntries(_answers: readonly Choice[]): Promise<readonly PlayEntry[] | null> {
    return null
  }
  /** Whose turn it is on a board. */
  protected turnOf(_board: B): ReturnType<TurnOf<B>> {
    return null
  }
  /** The number of the turn, in games of many turns: all but the last ones leave the chart. Null: all stay. */
  protected turnAt(_position: Position): number | null {
    return null
  }
  /** Whether a player who saw the second board would learn of cards that they may not see on the first. */
  protected reveals(_before: B, _after: B, _who: number): boolean {
    return false
  }
  /** What a page of these rows is headed with. */
  protected abstract heading(rows: readonly Row[], open: Decision | null): string
  /** What has changed; `boards`: those in between too, which show causes. */
  protected abstract clauses(before: B, after: B, boards: readonly B[]): readonly Clause[]
  /** What has changed from the first of these boards to the last. */
  clausesOver(...boards: readonly B[]): readonly Clause[] {
    const [first, last] = [boards[0], boards.at(-1)]
    return first === undefined || last === undefined ? [] : this.clauses(first, last, boards)
  }
  /** The differences between two boards, in sentences. */
  differences(before: B, after: B): readonly string[] {
    return clauseTexts(this.clausesOver(before, after))
  }
  /** Adds the parts of a run that only this game has. */
  protected abstract runOf(form: RunForm, position: Position): Run
  /** How the game describes its endings. */
  abstract endingFormat(): Promise<EndingFormat<B>>
  /** What answers the questions that a card or a step raises. */
  protected abstract explainer(): Promise<Explainer<G>>

  /** Answers to the questions that a card or a step raises, after these answers. */
  async whys(answers: readonly Choice[] | null, about: WhyAbout): Promise<readonly WhyAnswer[]> {
    const explainer = await this.explainer()
    return explainer.whys(this.playedWith(answers), about, () => this.run(answers).run)
  }

  /** The run of the answers, or of the scenario's own answers. */
  run(given: readonly Choice[] | null, conceals = false): Gives<'run'> {
    if (this.#logConceals !== conceals) this.#log = this.#newLog()
    this.#logConceals = conceals
    this.conceals = conceals
    try {
      return this.#run(given)
    } finally {
      this.conceals = false
    }
  }

  #run(given: readonly Choice[] | null): Gives<'run'> {
    const { played } = this
    if (given === null && played.problems.length > 0)
      return { run: null, problems: problemsOf(played.problems) }
    const refusal = this.#follow(given ?? played.answers.map(({ choice }) => choice))
    const form = this.#form(given === null ? played.refusal : refusal, given === null)
    return { run: this.runOf(form, this.position), problems: [] }
  }

  /** The steps of the rows of the last run. */
  entries(): readonly Entry[] {
    const trace = this.#segments.slice(this.#first).flatMap(({ events }) => events)
    return entries(trace, this.name, this.words)
  }

  /** How the game speaks of its records. */
  get words(): Words {
    return this.narration.words
  }

  /** The segments of answers from the board on, null for those of the text; those that are as before are kept. */
  segments(answers: readonly Choice[] | null): readonly Segment[] {
    this.#follow(answers ?? this.played.answers.map(({ choice }) => choice))
    return this.#segments
  }

  /** All questions and answers from the board on. */
  protected answered(answers: readonly Choice[]): readonly Answered[] {
    return this.segments(answers).flatMap(({ from, choice, to }) => {
      const asked = this.game.decision(from)
      return asked === null ? [] : [{ from, asked, choice, to }]
    })
  }

  /** The position after these answers. */
  at(answers: readonly Choice[] | null): Position {
    this.segments(answers)
    return this.position
  }

  /** Why a card is not an answer to the open question; null for no reason. */
  whyNot(answers: readonly Choice[] | null, card: number, word: string | null): Barred | null {
    const position = this.at(answers)
    const decision = this.game.decision(position)
    if (decision === null || (word === null && this.isMove(decision, position))) return null
    const why = this.game.whyNot(position, word ?? card)
    if (why === null) return null
    const label = this.name(card)
    if (why.refused === 'illegal') return { label, reason: reasonText(why), cite: why.cite }
    return { label, reason: narrationWords.notAnOption(label), cite: decision.cite }
  }

  /** Where the answers that were followed last lead. */
  get position(): Position {
    return this.#from(this.#segments.length)
  }

  /** The name of a card or player. */
  readonly name = (record: number): string => nameIn(this.played, this.position, record)

  /** The scenario, played with these answers. */
  playedWith(given: readonly Choice[] | null): PlayedScenario<Scenario, G> {
    if (given === null) return this.played
    let told = 0
    const answers = this.segments(given).map(({ from, choice, events }) => {
      const trace = told
      told += events.length
      return { from, choice, trace }
    })
    const { position } = this
    const trace = this.#segments.flatMap(({ events }) => events)
    // A move of the turn is no open question: what came before it is done.
    const open = this.game.decision(position)
    const ask = open === null || this.isMove(open, position) ? null : open
    return { ...this.played, trace, position, ask, answers, name: this.name }
  }

  #follow(answers: readonly Choice[]): Refusal | null {
    this.#segments = sharedStart(this.#segments, answers)
    for (const choice of answers.slice(this.#segments.length)) {
      const next = playSegment(this.game, this.position, choice)
      if (isRefusal(next)) return next
      this.#segments.push(next)
    }
    return this.#goOn()
  }

  /** The position before an answer, with the changes by hand that the scenario makes between its answers. */
  #from(place: number): Position {
    const before = this.#segments[place - 1]?.to ?? this.played.start
    const own = this.played.answers
    if (place > own.length) return before
    const isOwn = own
      .slice(0, place)
      .every(({ choice }, at) => wordOf(choice) === wordOf(this.#segments[at]?.choice))
    const there = own[place]?.from ?? this.played.position
    return isOwn && this.game.positionKey(there) !== this.game.positionKey(before) ? there : before
  }

  /** Answers for the dice, and free choices with the default; the chart says so. */
  #goOn(): Refusal | null {
    for (;;) {
      const open = this.game.decision(this.position)
      if (open === null) return null
      const choice = this.#dice(open, this.#segments) ?? (open.free ? defaultChoice(open) : null)
      if (choice === null) return null
      const next = playSegment(this.game, this.position, choice)
      if (isRefusal(next)) return next
      this.#segments.push(next)
    }
  }

  /** The place of the first answer of the turns that are shown. */
  #firstShown(): number {
    const now = this.turnAt(this.position)
    if (now === null) return 0
    const isShown = ({ from }: Segment) => (this.turnAt(from) ?? 0) > now - MOST_TURNS
    return this.#segments.findLastIndex((segment) => !isShown(segment)) + 1
  }

  #sources(segments: readonly Segment[], boards: Boards<B>): RowSources<B> {
    const { narration, conceals } = this
    const names = new Map<number, string>()
    const name = (record: number): string => {
      const known = names.get(record) ?? this.name(record)
      names.set(record, known)
      return known
    }
    return { segments, boards, narration, name, conceals }
  }

  #over({ all }: Boards<B>): BoardsOfRows<B> {
    return { all, clausesOver: (...of: readonly B[]) => this.clausesOver(...of) }
  }

  #newLog(): TurnLog {
    return new TurnLog((segments) => this.#rowsOf(segments, this.newBoards()))
  }

  /** The rows of these answers in turns, without what only the end of a run says. */
  #rowsOf(segments: readonly Segment[], boards: Boards<B>) {
    return inTurns(
      rowsOf(this.#sources(segments, boards)),
      (board: B) => this.turnOf(board),
      this.#over(boards),
    )
  }

  #form(refusal: Refusal | null, own: boolean): RunForm {
    const first = this.#firstShown()
    // Boards of answers that were taken back are kept for when they are given again, but not all for ever.
    const isFull = this.boards.isFullFor(stopsIn(this.#segments.slice(first)))
    if (first !== this.#first || isFull) this.boards = this.newBoards()
    this.#first = first
    const { game, played, boards, narration, position } = this
    const { scenario } = played
    boards.at(this.#segments[this.#first]?.from ?? (this.#first === 0 ? played.start : position))
    const end = boards.at(position)
    const segments = this.#segments.slice(this.#first)
    const steps = rowsOf(this.#sources(segments, boards))
    const open = game.decision(position)
    const over = this.#over(boards)
    const isOutcome = (step: string) => narration.isOutcome?.(step) === true
    const named = withFreeChoices(open === null ? steps : endingAt(steps, end), segments, game)
    const results = withResults(named, { ...over, isOutcome, cite: scenario.cite })
    const { rows, turns } = inTurns(results, (board: B) => this.turnOf(board), over)
    const turn = Math.max(0, turns.length - 1)
    return {
      name: scenario.name,
      gameName: scenario.game,
      edition: game.edition,
      editions: this.editions,
      cite: scenario.cite,
      heading: this.heading(rows, open),
      rows: [...rows, ...comingRows(rows, narration, end).map((row) => ({ ...row, turn }))],
      turns,
      answers: this.#segments.map(({ choice }) => choice),
      first,
      earlier: this.#log.of(this.#segments.slice(0, first + 1), ({ from }) => this.turnAt(from)),
      asked: this.#asked(rows, open),
      open: open !== null,
      refusal: refusal === null ? null : { reason: reasonText(refusal), cite: refusal.cite },
      unread: this.played.unread,
      expectations: own
        ? played.expectations.map(({ text, holds, actual }) => ({ text, holds, actual }))
        : [],
    }
  }

  /** Every question with its answer; the last one is open. */
  #asked(rows: readonly Row[], open: Decision | null): readonly PlayerQuestion[] {
    const shown = this.#segments.slice(this.#first)
    const answered = shown.map(({ from, choice }, at): PlayerQuestion => {
      const decision = this.game.decision(from) as Decision
      const row = rows.findIndex(({ asks }) => asks === at)
      return { ...this.#ask(decision, from, false), chosen: choice, row }
    })
    if (open === null) return answered
    return [...answered, { ...this.#ask(open, this.position, true), chosen: null, row: rows.length - 1 }]
  }

  #ask(decision: Decision, position: Position, foresee: boolean): QuestionDetails {
    const { who, step, cite, kind, least, most, free } = decision
    const move = this.isMove(decision, position)
    const single =
      foresee && this.hasPreviews(decision) && !move && kind === 'pick' && least === 1 && most === 1
    const foreseen = single && decision.ids.length <= MOST_FORESEEN
    // Moves of cards are made on the board; only moves without a card are listed.
    const listed = decision.options.filter(({ record }) => !move || record === null)
    const does = foreseen ? previewsOf(this.#foresight(), listed, position, who) : []
    const options = listed.map((option, at): QuestionOption => {
      const { id, record } = option
      return { id, label: this.labelOf(option, position), record, does: does[at] ?? '' }
    })
    const head = {
      who: who < 0 ? 'chance' : this.name(who),
      player: who,
      step,
      title: this.titleOf(decision),
      subjects: decision.subjects,
      cite,
    }
    const diced = this.#dice(decision, []) !== null
    return { ...head, kind, least, most, free, diced, move, options }
  }

  #foresight(): Foresight<B> {
    const { game, conceals } = this
    return {
      game,
      conceals,
      boards: this.newBoards(),
      isMove: (decision, position) => this.isMove(decision, position),
      titleOf: (decision) => this.titleOf(decision),
      clausesOver: (before, after) => this.clausesOver(before, after),
      reveals: (before, after, who) => this.reveals(before, after, who),
      laterPosition: (position) => this.laterPosition(position),
    }
  }

  /** Where a position leads if nobody does anything about it, and in words how; null where that is not looked at. */
  protected laterPosition(_position: Position): LaterPosition | null {
    return null
  }

  /** A new set of boards, for positions that are not shown. */
  abstract newBoards(): Boards<B>
}
