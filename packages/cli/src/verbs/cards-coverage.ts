import {
  type CardCoverage,
  columns,
  type Entry,
  fieldOf,
  type Missing,
  missing,
  NAMES,
  padded,
  type SkippedEntry,
  TEXTS,
} from '@battleline/language'
import type { DeckShare } from '../cards/card-catalog.ts'
import { readCommunityFile } from '../cards/community-file.ts'
import { EXIT, type Exit } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { formatterOf, gameNamed } from '../games/game-formatter.ts'
import { nameOf } from '../input/read-input.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { scenarioFolder } from '../rulebook/scenario-uses.ts'
import type { Terminal } from '../terminal.ts'
import { exercisedIn } from './card-usage.ts'

export interface CoverageOptions {
  readonly game: string
  /** Default: the folder `scenarios` here, or else the project's. */
  readonly scenarios?: string
  /** The number of missing phrases to show. */
  readonly top: string
  readonly json?: true
}

/** A card of a file: how far it is understood, and whether a scenario uses it. */
export interface CoveredCard extends CardCoverage {
  /** Its record in the file. */
  readonly record: Entry['record']
  readonly text: string
  readonly exercised: boolean
}

/** The number of texts between reports of progress. */
const SLICE = 100

/**
 * The figures over the cards of some files, and the most useful missing phrases.
 * @throws WrongInput
 */
export async function coverage(
  files: readonly string[],
  options: CoverageOptions,
  out: Terminal,
): Promise<Exit> {
  const top = wholeNumber(options.top, '--top')
  const game = gameNamed(options.game)
  const { cards, left, problems } = await coverFiles(files, options.scenarios, out, game)
  const decks = formatterOf(game).catalog.decks?.(
    cards.map(({ record, executable }) => ({ record, whole: executable })),
  )
  const tellsUsable = cards.some(({ usable }) => usable !== undefined)
  const figures = {
    total: cards.length,
    understood: cards.filter(({ understood }) => understood).length,
    ...(tellsUsable && { usable: cards.filter(({ usable }) => usable === true).length }),
    executable: cards.filter(({ executable }) => executable).length,
    exercised: cards.filter(({ exercised }) => exercised).length,
  }
  const unknown = missing(cards)
  const changed = cards.flatMap(({ name, changes }) => (changes === undefined ? [] : [{ name, changes }]))
  const aside = cards.flatMap(({ name, aside }) => (aside === undefined ? [] : [{ name, aside }]))
  const unused = cards.filter(({ executable, exercised }) => executable && !exercised).map(({ name }) => name)
  if (options.json)
    out.print(
      jsonText({ ...figures, ...(decks && { decks }), unknown, unused, changed, aside, left, problems }),
    )
  else {
    for (const [name, count] of Object.entries(figures)) out.print(figureLine(name, count, cards.length))
    if (decks !== undefined) out.print(deckLines(decks, out))
    out.print(missingLines('Not understood, by the cards that each phrase would unlock', unknown, top, out))
    out.print(linesOf('Executable, and in no scenario', unused, top, out))
    out.print(linesOf('Understood in other words', changed.map(changedLine), top, out))
    for (const { place, message } of left) out.print(`\nLeft out: ${place}: ${message}\n`)
    for (const { place, message } of problems) out.complain(`${place}: ${message}\n`)
  }
  return problems.length > 0 ? EXIT.wrong : EXIT.well
}

/**
 * Every card of some files, the records that need no card, and those that are none.
 * @throws WrongInput
 */
export async function coverFiles(
  files: readonly string[],
  scenarios: string | undefined,
  out: Terminal,
  game = 'keyforge',
): Promise<{
  readonly cards: readonly CoveredCard[]
  readonly left: readonly SkippedEntry[]
  readonly problems: readonly SkippedEntry[]
}> {
  const { catalog } = formatterOf(game)
  const read = await Promise.all(files.map((file) => readCommunityFile(file, catalog.fields)))
  const placeIn = (at: number, place: string) => `${nameOf(files[at] ?? '')} ${place}`
  const problems = read.flatMap((one, at) =>
    one.problems.map(({ place, message }) => ({ place: placeIn(at, place), message })),
  )
  const left: SkippedEntry[] = []
  const entries = read.flatMap((one, at) =>
    one.entries.filter(({ record, place }) => {
      const message = catalog.leftOut?.(record) ?? null
      if (message !== null) left.push({ place: placeIn(at, place), message })
      return message === null
    }),
  )
  const nameOfCard = (entry: Entry) => catalog.named?.(entry.record) ?? textOf(entry).name
  const exercised = await exercisedIn(game, scenarioFolder(scenarios), entries.map(nameOfCard), (file) =>
    out.progress(file),
  )
  const cover = catalog.cover(entries.map(({ record }) => record))
  const cards = entries.map((entry, at): CoveredCard => {
    if (at % SLICE === 0) out.progress(`${at} of ${entries.length} cards`)
    const card = textOf(entry)
    const covered = cover(card, entry.record)
    return {
      ...covered,
      record: entry.record,
      text: card.text,
      exercised: (covered.usable ?? covered.executable) && exercised.has(nameOfCard(entry), card.text),
    }
  })
  out.progress('')
  return { cards, left, problems }
}

function textOf({ record, place }: Entry) {
  const name = String(fieldOf(record, NAMES))
  const id = record.id ?? record.slug
  return { id: typeof id === 'string' ? id : place, name, text: String(fieldOf(record, TEXTS) ?? '') }
}

function figureLine(name: string, count: number, total: number): string {
  const share = name === 'total' ? '' : `  ${((100 * count) / total).toFixed(1).padStart(5)} %`
  return `${name.padEnd(10)}  ${String(count).padStart(6)}${share}\n`
}

/** The number of cards to name in a line. */
const NAMED = 3

/** The share of random legal decks of each set that can be played whole, and the cards that most often prevent it. */
function deckLines(decks: readonly DeckShare[], { paint }: Pick<Terminal, 'paint'>): string {
  if (decks.length === 0) return ''
  const width = Math.max(...decks.map(({ set }) => columns(set)), 'set'.length)
  const lines = decks.map(({ set, cards, share, missing }) => {
    const names = missing.slice(0, NAMED).map(({ name }) => name)
    const more = missing.length > names.length ? ` and ${missing.length - names.length} more` : ''
    const figures = `${padded(set, width)}  ${String(cards).padStart(5)}  ${(100 * share).toFixed(1).padStart(5)} %`
    return `${figures}  ${paint('quiet', `${names.join(', ')}${more}`)}`.trimEnd().concat('\n')
  })
  const title = 'Random legal decks of each set that have only executable cards'
  const heading = paint('quiet', `${'set'.padEnd(width)}  cards    decks  the most frequent other cards\n`)
  return `\n${paint('strong', title)}\n${heading}${lines.join('')}`
}

const changedLine = ({ name, changes }: { readonly name: string; readonly changes: readonly string[] }) =>
  `${name}: ${changes.join('; ')}`

/** A titled list, of at most so many lines; nothing if it is empty. */
function linesOf(
  title: string,
  all: readonly string[],
  top: number,
  { paint }: Pick<Terminal, 'paint'>,
): string {
  if (all.length === 0) return ''
  const lines = all.slice(0, top).map((line) => `${line}\n`)
  const more = all.length - lines.length
  const rest = more > 0 ? paint('quiet', `and ${more} more; --top shows them\n`) : ''
  return `\n${paint('strong', title)}\n${lines.join('')}${rest}`
}

function missingLines(
  title: string,
  list: readonly Missing[],
  top: number,
  { paint }: Pick<Terminal, 'paint'>,
): string {
  if (list.length === 0) return ''
  const shown = list.slice(0, top)
  const lines = shown.map(({ phrase, cards, occurs, example }) => {
    const counts = `${String(cards).padStart(5)}  ${String(occurs).padStart(5)}`
    return `${counts}  ${phrase}  ${paint('quiet', example)}\n`
  })
  const more = list.length - shown.length
  const rest = more > 0 ? paint('quiet', `${' '.repeat(14)}and ${more} more; --top shows them\n`) : ''
  const heading = paint('quiet', 'cards     in  phrase (‖ where reading stopped), and a card\n')
  return `\n${paint('strong', title)}\n${heading}${lines.join('')}${rest}`
}
