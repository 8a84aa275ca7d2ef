import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import * as grandArchive from '@battleline/grand-archive'
import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import * as keyforge from '@battleline/keyforge'
import * as magic from '@battleline/magic'
import { readScenarios } from '@battleline/scenario'
import { describe, expect, test } from 'vitest'
import { readLink } from '../packages/web/src/state/link.ts'

/** What players can read of a position. Values that are false, zero or empty are left out. */
interface End {
  readonly over: boolean
  readonly asked: unknown
  readonly players: readonly unknown[]
  readonly cards: readonly unknown[]
}

/** A position that version 0.1 saved, the answers given after it, and what version 0.1 showed at the end. */
interface SaveFixture {
  /** The scenario or the random game that it comes from. */
  readonly from: string
  readonly save: { readonly format: 1; readonly edition: string; readonly cards?: readonly object[] }
  readonly then: readonly Choice[]
  readonly end: End
}

/** A link that the web app of version 0.1 made, and what it holds. */
interface LinkFixture {
  readonly link: string
  readonly view: string
  readonly text: string
  readonly document: number
  readonly edition: string | null
  readonly answers: readonly Choice[] | null
  readonly at: number | null
}

/** The public verbs that the games have in common. */
interface AnyGame {
  decision(position: Position): Decision | null
  answer(position: Position, choice: Choice): Position | Refusal
  step(position: Position): Position | Refusal
  over(position: Position): boolean
  save(position: Position): unknown
  load(saved: unknown): Position | Refusal
  cards(position: Position): readonly number[]
  card(position: Position, card: number): object
  player(position: Position, player: never): object
}

const games: readonly {
  readonly name: string
  readonly gameOf: (saved: unknown) => AnyGame | Refusal
  readonly players: readonly number[]
  /** The values of cards and of players that the fixtures hold. */
  readonly card: string
  readonly player: string
}[] = [
  {
    name: 'keyforge',
    gameOf: keyforge.gameOf,
    players: [1, 2],
    card: 'called zone owner controller host under grafted houses traits power armorLeft keywords damage aember powerCounters counters ready stunned warded enraged fought',
    player:
      'aember forged chains houses token battleline artifacts hand deck discard archives purged prophecies',
  },
  {
    name: 'magic',
    gameOf: magic.gameOf,
    players: [],
    card: 'called zone owner controller token tapped attacks blocked blocks attached protector damage plus minus loyalty defense types subtypes colors power toughness keywords isNew',
    player: 'life poison hand lost',
  },
  {
    name: 'grand-archive',
    gameOf: grandArchive.gameOf,
    players: [1, 2],
    card: 'called zone owner controller type subtypes classes elements power life durability damage rested distant fostered linked keywords under',
    player: 'level field hand memory deck material graveyard banishment',
  },
]

describe.each(games)('saves of $name', ({ name, gameOf, players, card, player }) => {
  const known = new Map<string, AnyGame>()

  /** The game of a save. Saves of one edition with the same cards of their own share it. */
  function gameFor(save: SaveFixture['save']): AnyGame {
    const id = JSON.stringify({ ...save, position: null })
    const game = known.get(id) ?? reached(gameOf(save))
    known.set(id, game)
    return game
  }

  function endOf(game: AnyGame, position: Position): End {
    const numbers = game instanceof magic.Magic ? game.players(position) : players
    return {
      over: game.over(position),
      asked: askedIn(game, position),
      players: numbers.map((number) => valuesOf(game.player(position, number as never), player)),
      cards: game.cards(position).map((id) => ({ id, ...valuesOf(game.card(position, id), card) })),
    }
  }

  const fixtures = fixturesIn<SaveFixture>(name).map((fixture, at) => ({
    ...fixture,
    save: withTextsOfThen(fixture.save),
    number: `${at}`,
  }))
  test.each(fixtures)('$number: $from', ({ from, save, then, end }) => {
    const game = gameFor(save)
    const loaded = reached(game.load(save))
    if (CORRECTED_TURNS.has(from)) {
      toDecision(game, loaded)
      return
    }
    // The second start comes from a save that this version writes.
    const again = reached(game.load(JSON.parse(JSON.stringify(game.save(loaded)))))
    for (const start of [loaded, again]) {
      let position = toDecision(game, start)
      for (const choice of then) position = reached(game.answer(position, choice))
      expect(JSON.parse(JSON.stringify(endOf(game, position)))).toEqual(end)
    }
  })
})

describe('links', () => {
  const fixtures = fixturesIn<LinkFixture>('links').map((fixture, number) => ({ ...fixture, number }))
  test.each(fixtures)('link $number', ({ link, view, text, document, edition, answers, at }) => {
    const rest = { question: '', match: null, declared: [] }
    expect(readLink(link)).toMatchObject({ view, text, document, edition, answers, at, ...rest })
    expect(readScenarios(text, { file: 'link' }).problems).toEqual([])
  })
})

function fixturesIn<T>(name: string): readonly T[] {
  const file = new URL(`fixtures/version-0.1/${name}.jsonl.gz`, import.meta.url)
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as T)
}

/**
 * Version 0.1 put a materialized card onto the field without the Effects Stack, and gave nobody Opportunity in a recollection
 * phase, and offered again for the top of a short deck what a glimpse had put to its bottom, and had effects materialize the one card that fits. Its saves of these turns still load;
 * the answers that went on from them belong to the old course.
 */
const CORRECTED_TURNS: ReadonlySet<string> = new Set([
  'scenarios/grand-archive/abilities-of-cards.yaml: A poisonous item may be kept, and then hurts its owner',
  'scenarios/grand-archive/abilities-of-cards.yaml: A weapon enters under the control of a chosen player, and hurts whoever materializes then',
  'scenarios/grand-archive/abilities-of-cards.yaml: A glimpse of a small deck looks at all of it',
  'scenarios/grand-archive/abilities-of-cards.yaml: What an effect materializes is paid for like everything else',
])

/** KeyForge cards that version 0.1 shipped with a wrong text. The fixtures show what that text does. */
const CORRECTED = [
  {
    name: 'Auto-Legionary',
    type: 'artifact',
    house: 'saurian',
    traits: ['robot', 'ally'],
    text: 'Action: Move Auto-Legionary to a flank.\nWhile Auto-Legionary is on a flank, Auto-Legionary is a creature with power 5 and gains versatile.',
  },
  {
    name: 'Operative Espion',
    type: 'creature',
    house: 'star alliance',
    power: 4,
    traits: ['alien'],
    text: 'Elusive.\nAfter a player raises the tide during their turn, they may deal 3 damage to a creature.',
  },
]

/** A save that brings the corrected cards it holds as they were, as it would have brought cards of its own. */
function withTextsOfThen<T extends SaveFixture['save']>(save: T): T {
  const held = JSON.stringify(save)
  const cards = CORRECTED.filter(({ name }) => held.includes(`"definition":"${name}"`))
  return cards.length === 0 ? save : { ...save, cards: [...(save.cards ?? []), ...cards] }
}

function reached<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.reason)
  return result
}

/** Takes single steps to the next decision, or to the end. */
function toDecision(game: AnyGame, start: Position): Position {
  let position = start
  while (!position.asking && !game.over(position)) position = reached(game.step(position))
  return position
}

function askedIn(game: AnyGame, position: Position): unknown {
  const decision = game.decision(position)
  if (decision === null) return null
  const { step, who, least, most, ids } = decision
  return { step, who, least, most, ids }
}

function valuesOf(record: object, names: string): object {
  const values = record as Readonly<Record<string, unknown>>
  const kept = names.split(' ').map((name) => [name, values[name]] as const)
  return Object.fromEntries(kept.filter(([, value]) => !isDefault(value)))
}

const isDefault = (value: unknown): boolean =>
  [null, undefined, 0, false, ''].includes(value as null) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
