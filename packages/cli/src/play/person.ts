import type { Line } from '@battleline/bots'
import type { PlayerId } from '@battleline/card-game'
import { page, span } from '@battleline/explain'
import type { Decision } from '@battleline/kernel'
import { boardText } from '../board/board-format.ts'
import type { DeckCatalog } from '../cards/deck-catalog.ts'
import { WrongInput } from '../exit.ts'
import { writeNew } from '../format/write-file.ts'
import type { Terminal } from '../terminal.ts'
import { answerInWords } from './answer-words.ts'
import type { GameTable } from './game-table.ts'
import { bounds, readAnswer } from './read-answer.ts'

/** What a person does instead of an answer. */
export type Leaving = 'quit' | 'concede'

const HELP = `  3          the option with this number; several: 1 4; an order: all numbers,
             or - for the order shown; shares: 2 0 1
  ?          what is not possible now, and why;  ? troll  asks about one card
  w          why the bot played its last turn as it did: each answer with the chance
             to win that it expected, and what it compared
  b          the board with all piles
  u          take back your last answer
  s FILE     save the game as a scenario that can be played again
  c          concede            q          quit
`

/** So many of the answers that a bot compared are shown. */
const MOST_COMPARED = 3

/** Asks a person at a terminal, who sees no more than their seat may. */
export class Person {
  readonly #table: GameTable
  readonly #catalog: DeckCatalog
  readonly #player: PlayerId
  readonly #out: Terminal
  readonly #lines: AsyncIterator<string>
  readonly #save: () => string
  #knowsHelp = false

  constructor(
    table: GameTable,
    player: PlayerId,
    lines: AsyncIterator<string>,
    {
      catalog,
      out,
      save,
    }: { readonly catalog: DeckCatalog; readonly out: Terminal; readonly save: () => string },
  ) {
    this.#table = table
    this.#catalog = catalog
    this.#player = player
    this.#out = out
    this.#lines = lines
    this.#save = save
  }

  /** Asks until an answer is played, taken back, or the person leaves. The end of the input is leaving. */
  async turn(asked: Decision): Promise<Leaving | null> {
    this.#showBoard()
    this.#showOptions(asked)
    for (;;) {
      this.#out.print('> ')
      const { value, done } = await this.#lines.next()
      if (done === true) return 'quit'
      const line = value.trim()
      // A terminal shows what is typed; a file that is read does not.
      if (process.stdin.isTTY !== true) this.#out.print(`${line}\n`)
      const [word = '', ...rest] = line.split(/\s+/)
      const argument = rest.join(' ')
      if (line === '') this.#showOptions(asked)
      else if (word === 'q') return 'quit'
      else if (word === 'c') return 'concede'
      else if (word === 'h') this.#out.print(HELP)
      else if (word === 'w') this.#showThoughts()
      else if (word === 'b') this.#showBoard(true)
      else if (word.startsWith('?')) this.#explain(asked, `${word.slice(1)} ${argument}`.trim())
      else if (word === 's') this.#write(argument)
      else if (word === 'u') {
        if (this.#table.undo()) return null
        this.#out.print('there is nothing to take back\n')
      } else if (this.#answer(asked, line)) return null
    }
  }

  #answer(asked: Decision, line: string): boolean {
    const { game, position } = this.#table
    const sight = game.observation(position, this.#player)
    const options = sight.view.asked?.options ?? []
    const { kind, least, most } = asked
    const read = readAnswer(line, { kind, least, most, ids: options.map(({ id }) => id) })
    const choice = 'wrong' in read ? null : game.choicesSeenBy(sight, read.choice)
    const wrong = 'wrong' in read ? read.wrong : (refusalOf(choice) ?? this.#table.answer(choice as never))
    if (wrong !== null) this.#out.print(`${wrong}\n`)
    return wrong === null
  }

  #showBoard(all = false): void {
    const { game, position } = this.#table
    const view = game.view(position, this.#player)
    this.#out.print(`\n${boardText(this.#catalog.describeView(game, view, all), this.#out)}`)
  }

  #showOptions({ title, kind, least, most }: Decision): void {
    const { game, position } = this.#table
    const { paint, print } = this.#out
    const { turn } = game.summary(position)
    const stage = this.#catalog.stageOf(game, position)
    const options = game.view(position, this.#player).asked?.options ?? []
    const where = `turn ${turn}${stage === null ? '' : `, ${stage}`}`
    print(`\n${paint('strong', title)} (${where})\n`)
    const wide = String(options.length).length
    for (const [at, { label }] of options.entries()) print(`  ${String(at + 1).padStart(wide)}  ${label}\n`)
    if (kind === 'order') print('type all numbers in the order you want, or - for this order\n')
    else if (kind === 'divide') print(`type a share for each, ${most} in all\n`)
    else if (least !== 1 || most !== 1) print(`type ${bounds(least, most)}\n`)
    if (!this.#knowsHelp) print(paint('quiet', 'h shows what can be typed\n'))
    this.#knowsHelp = true
  }

  /** Why moves are not among the options, of every card or of those with a word in their name. */
  #explain({ title }: Decision, word: string): void {
    const { game, position } = this.#table
    const wanted = word.toLowerCase()
    const barred = this.#catalog.forbidden(game, position)
    const about = barred.filter(({ label }) => label.toLowerCase().includes(wanted))
    const lines = about.map(({ label, reason, cite }) => ({
      line: [span(`  ${label}: ${reason}`)],
      hang: 4,
      cite,
    }))
    this.#out.print(page(lines, this.#out.width, this.#out.paint))
    if (about.length > 0) return
    if (barred.length > 0) this.#out.print(`nothing with “${word}” is forbidden now\n`)
    else this.#out.print(`${title}: every legal answer is listed\n`)
  }

  #showThoughts(): void {
    const { game, given } = this.#table
    const lines = this.#table.thoughts.flatMap(({ position, asked, choice, lines }) => {
      const at = given.findIndex((one) => one.position === position)
      const after = given[at + 1]?.position ?? this.#table.position
      const own = lines.find((line) => line.choice === choice)
      // Those on cards that stay hidden are alike: the best one is shown.
      const others = new Map<string, Line>()
      for (const line of lines) {
        const words = answerInWords(game, position, position, asked, line.choice, this.#player)
        if (line !== own && !others.has(words)) others.set(words, line)
      }
      if (own === undefined || others.size === 0) return []
      const chosen = expected(answerInWords(game, position, after, asked, choice, this.#player), own)
      const rather = [...others].slice(0, MOST_COMPARED).map(([words, line]) => expected(words, line))
      return [{ line: [span(`  ${chosen}; rather than: ${rather.join('; ')}`)], hang: 4, cite: [] }]
    })
    if (lines.length === 0) this.#out.print('the bot had nothing to choose between\n')
    else this.#out.print(page(lines, this.#out.width, this.#out.paint))
  }

  #write(file: string): void {
    if (file === '') {
      this.#out.print('s needs the name of a file: s game.yaml\n')
      return
    }
    try {
      writeNew(file, this.#save(), undefined)
      this.#out.print(`saved in ${file}\n`)
    } catch (error) {
      if (!(error instanceof WrongInput)) throw error
      this.#out.print(`${error.message}\n`)
    }
  }
}

const expected = (words: string, { value }: Line): string => `${words}, ${Math.round(100 * value)}\u00a0%`

const refusalOf = (choice: unknown): string | null =>
  typeof choice === 'object' && choice !== null && 'refused' in choice && 'reason' in choice
    ? String(choice.reason)
    : null
