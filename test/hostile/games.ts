import { readFileSync } from 'node:fs'
import { duel } from '@battleline/duel'
import { grandArchive, readText as readGrandArchive } from '@battleline/grand-archive'
import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { type Seeded, someChoice } from '@battleline/kernel/test-kit'
import { keyforge, readWithoutLoss } from '@battleline/keyforge'
import { magic, readText as readMagic } from '@battleline/magic'
import { play, readScenarios, scenarioFromSave, showProblem } from '@battleline/scenario'
import { damaged, damagedText } from './damage.ts'
import { type Entries, type Found, REFUSED } from './entry.ts'

/** The verbs of a game that take something from outside. */
interface HostedGame {
  decision(position: Position): Decision | null
  answer(position: Position, choice: Choice): Position | Refusal
  save(position: Position): unknown
  load(saved: unknown): Position | Refusal
  begin(board: never): Position | Refusal
  positionKey(position: Position): string
  cards(position: Position): readonly number[]
  card(position: Position, card: number): object
  deal?(decks: never): Position | Refusal
  edit?(position: Position, edit: never): Position | Refusal
}

/** A game with a valid board of it. */
export interface Subject {
  readonly name: string
  readonly game: HostedGame
  readonly board: object
}

const DUEL_BOARD = {
  players: [
    { name: 'Ann', zones: { field: [{ name: 'Lancer' }, { name: 'Bomber' }] } },
    { name: 'Ben', zones: { field: [{ name: 'Squire' }, { name: 'Squire', as: 'other squire' }] } },
  ],
}

/** The boards of the scenarios, one of so many, each with its game. */
export function subjectsIn(texts: readonly string[]): readonly Subject[] {
  const found: Subject[] = [{ name: 'duel', game: duel() as unknown as HostedGame, board: DUEL_BOARD }]
  for (const text of texts)
    for (const scenario of readScenarios(text, { file: 'fuzz.yaml' }).scenarios) {
      const { setup, game } = scenario as unknown as { readonly setup: object; readonly game: string }
      const options = { edition: scenario.edition, cards: scenario.cards } as never
      const made = game === 'keyforge' ? keyforge(options) : game === 'magic' ? magic(options) : null
      const hosted = (made ?? (game === 'grand-archive' ? grandArchive(options) : null)) as unknown
      if (hosted !== null) found.push({ name: game, game: hosted as HostedGame, board: setup })
    }
  return found
}

/** Everything that a client reads of a position must be readable, and the position can be saved and loaded. */
function wrongWith(game: HostedGame, position: Position): Found {
  const decision = game.decision(position)
  if (position.asking !== (decision !== null)) return 'it asks and has no decision, or the other way round'
  if (decision?.options.some(({ label }) => typeof label !== 'string')) return 'an option has no label'
  for (const card of game.cards(position)) game.card(position, card)
  const saved: unknown = JSON.parse(JSON.stringify(game.save(position)))
  const loaded = game.load(saved)
  if (isRefusal(loaded)) return `it is accepted, and its save is not: ${loaded.reason}`
  return game.positionKey(loaded) === game.positionKey(position) ? null : 'its save loads as another position'
}

/** A refusal with words, or a position that can be gone on from. */
function judged(game: HostedGame, got: Position | Refusal, random: Seeded): Found {
  if (isRefusal(got))
    return got.reason.length > 0 && got.reason.length < 2000 ? REFUSED : `says “${got.reason}”`
  let position = got
  for (let left = 4; left >= 0; left--) {
    const wrong = wrongWith(game, position)
    if (wrong !== null) return wrong
    const decision = game.decision(position)
    if (decision === null || decision.options.length === 0) return null
    const next = game.answer(position, someChoice(decision, random))
    if (isRefusal(next)) return null
    position = next
  }
  return null
}

/** A position some answers into a board. */
export function played({ game, board }: Subject, random: Seeded): Position | null {
  const begun = game.begin(board as never)
  if (isRefusal(begun)) return null
  let position = begun
  for (let left = random.below(6); left > 0; left--) {
    const decision = game.decision(position)
    if (decision === null || decision.options.length === 0) break
    const next = game.answer(position, someChoice(decision, random, ['end']))
    if (isRefusal(next)) break
    position = next
  }
  return position
}

const DECKS = {
  players: [
    { name: 'Ann', houses: ['brobnar', 'dis', 'logos'], deck: ['Troll', 'Dust Imp', 'Dextre', 'Troll'] },
    { name: 'Ben', houses: ['mars', 'sanctum', 'untamed'], deck: ['Troll', 'Urchin'], chains: 2 },
  ],
  first: 1,
}

const KEYFORGE_EDIT = {
  cards: { 3: { damage: 1, stunned: true, named: { doom: 2 } }, 4: { exhausted: true } },
  players: { 1: { aember: 3, keys: ['red'] } },
}
const MAGIC_EDITS = [
  { kind: 'tapped', permanent: 3 },
  { kind: 'gets', permanent: 3, effect: { goadedBy: 'me' } },
  { kind: 'gets', permanent: 3, effect: { is: { kind: 'has', keyword: 'flying' }, until: 'turn' } },
  { kind: 'changes controller', permanent: 3, to: 2 },
  {
    kind: 'enters attacking',
    permanent: {
      name: 'Newcomer',
      power: 2,
      effects: [{ attacks: 'me', during: 'turn' }, { is: { kind: 'must', action: 'block', during: 'turn' } }],
    },
    controller: 1,
    attacks: 2,
  },
]
const PERMANENT = MAGIC_EDITS[4] as { readonly permanent: object }

/** A board with more of what a board can have than scenarios use. */
const richer = ({ name, board }: Subject): object => {
  if (name !== 'magic') return board
  const { players, ...rest } = board as {
    readonly players: readonly { readonly permanents?: readonly object[] }[]
  }
  const [first, ...others] = players
  return {
    ...rest,
    players: [{ ...first, permanents: [...(first?.permanents ?? []), PERMANENT.permanent] }, ...others],
  }
}

let texted: readonly string[] | null = null

/** The texts of some cards that ship. */
function cardTexts(): readonly string[] {
  texted ??= ['keyforge/cards/dis.json', 'keyforge/cards/mars.json', 'magic/cards/library.json'].flatMap(
    (file) => {
      const cards = JSON.parse(readFileSync(new URL(`../../packages/${file}`, import.meta.url), 'utf8'))
      return (cards as readonly { readonly text?: string }[]).flatMap(({ text }) => text ?? [])
    },
  )
  return texted
}

/** What a game takes: each entry damages it somewhere, and says what is wrong with the outcome. */
export const GAME_ENTRIES: Entries = {
  begin: ({ subject, random }) =>
    judged(
      subject.game,
      subject.game.begin(damaged(richer(subject), random, random.below(3) > 0) as never),
      random,
    ),
  deal: ({ subject: { game }, random }) =>
    game.deal === undefined
      ? null
      : judged(game, game.deal(damaged(DECKS, random, random.below(3) > 0) as never), random),
  load: ({ subject, random }) => {
    const position = played(subject, random)
    if (position === null) return null
    const { game } = subject
    return judged(game, game.load(damaged(game.save(position), random, random.below(3) > 0)), random)
  },
  position: ({ subject, random }) => {
    const position = played(subject, random)
    if (position === null) return null
    const from = damaged(subject.game.save(position), random, random.below(3) > 0)
    const scenario = scenarioFromSave(from, 'fuzz.json')
    if (isRefusal(scenario)) return REFUSED
    play(scenario, { from, limit: 1000 })
    return null
  },
  answer: ({ subject, random }) => {
    const position = played(subject, random)
    const decision = position === null ? null : subject.game.decision(position)
    if (position === null || decision === null || decision.options.length === 0) return null
    const choice = someChoice(decision, random)
    const given = damaged({ choice }, random, false) as { readonly choice?: Choice } | null | undefined
    return judged(subject.game, subject.game.answer(position, given?.choice as Choice), random)
  },
  edit: ({ subject, random }) => {
    const position = played(subject, random)
    const { game, name } = subject
    if (position === null || game.edit === undefined) return null
    const edit = name === 'magic' ? random.one(MAGIC_EDITS) : KEYFORGE_EDIT
    return judged(game, game.edit(position, damaged(edit, random, random.below(3) > 0) as never), random)
  },
  scenario: ({ random, texts }) => {
    const text = damagedText(random.one(random.one(texts).split(/^---$/m)), random)
    const { scenarios, problems } = readScenarios(text, { file: 'fuzz.yaml' })
    for (const problem of problems) showProblem(problem)
    if (scenarios.length + problems.length === 0) return 'neither a scenario nor a problem'
    for (const scenario of scenarios) play(scenario, { limit: 1000 })
    return problems.length > 0 ? REFUSED : null
  },
  text: ({ random, texts }) => {
    const written = [...random.one(texts).matchAll(/text: "?([^"\n]+)/g)].map(([, one = '']) => one)
    const quoted = written.length === 0 || random.below(2) === 0 ? cardTexts() : written
    const text = damagedText(random.one(quoted), random)
    const read = [readWithoutLoss, readMagic, readGrandArchive].map((reader) => reader(text, 'Troll'))
    return read.some(({ ok }) => ok) ? null : REFUSED
  },
}
