import type { Choice } from '@battleline/kernel'
import { seeded, someChoice } from '@battleline/kernel/test-kit'
import { gameWithCards } from '../../src/engine/games/games.ts'
import { open } from '../../src/engine/games/open-question.ts'
import type { CardEntry } from '../../src/engine/protocol/protocol.ts'
import type { Session } from '../../src/engine/session/session.ts'

/** Random fights: boards of library cards as scenario files, played with random answers. */

export const GAMES = ['keyforge', 'magic', 'grand-archive'] as const
export type GameName = (typeof GAMES)[number]

type Random = ReturnType<typeof seeded>
type Marked = string | Readonly<Record<string, object>>

/** The number of answers that a fight is played for. */
const ANSWERS = 14
/** Choices that are given only when nothing else is offered, most of the time. */
const RARELY = ['pass', 'end', 'end turn', 'done']

export interface Fight {
  readonly text: string
  readonly session: Session
  readonly answers: readonly Choice[]
}

/** A fight of a seed; null where the drawn board is refused. */
export async function fightOf(game: GameName, seed: number): Promise<Fight | null> {
  const random = seeded(seed)
  const { cards } = await gameWithCards(game)
  const text = JSON.stringify(BOARDS[game](cards(), random), null, 1)
  const opened = await open({ text, document: 0, answers: null })
  if (!('session' in opened)) throw new Error(`${JSON.stringify(opened.problems)}\n${text}`)
  const { session } = opened
  if (session.played.refusal !== null || session.played.problems.length > 0) return null
  return { text, session, answers: playedOn(session, random) }
}

function playedOn(session: Session, random: Random): readonly Choice[] {
  let given: readonly Choice[] = []
  const wanted = 2 + random.below(ANSWERS)
  for (let count = 0; count < wanted; count++) {
    const position = session.at(given)
    const asked = session.game.decision(position)
    if (asked === null) break
    given = session.playedWith(given).answers.map(({ choice }) => choice)
    const choice = likely(asked.step, asked.ids.map(String), random) ?? someChoice(asked, random, RARELY)
    const next = session.run([...given, choice]).run
    if (next !== null && next.refusal === null) given = next.answers
  }
  return given
}

/** A fight or an attack, mostly, where there is one. */
function likely(step: string, ids: readonly string[], random: Random): string | null {
  const fights = ids.filter((id) => /^(?:fight|attack) /.test(id))
  if (fights.length > 0 && random.below(3) > 0) return random.one(fights)
  const pairs = ids.filter((id) => id.includes('>'))
  return /(?:attackers|blockers)\.1-choose/.test(step) && pairs.length > 0 ? random.one(pairs) : null
}

const often = (random: Random, times: number): boolean => random.below(times) === 0
const some = <T>(random: Random, least: number, more: number, one: () => T): readonly T[] =>
  Array.from({ length: least + random.below(more + 1) }, one)

const BOARDS: Readonly<Record<GameName, (cards: readonly CardEntry[], random: Random) => object>> = {
  keyforge: keyforgeBoard,
  magic: magicBoard,
  'grand-archive': grandArchiveBoard,
}

const typed = (cards: readonly CardEntry[], ...types: readonly string[]): readonly string[] =>
  cards.filter(({ type }) => types.includes(type)).map(({ name }) => name)

function keyforgeBoard(cards: readonly CardEntry[], random: Random): object {
  const [creatures, upgrades] = [typed(cards, 'creature'), typed(cards, 'upgrade')]
  const held = typed(cards, 'creature', 'action', 'upgrade', 'artifact')
  const fighting = cards
    .filter(
      ({ type, text }) => type === 'creature' && /fight|hazardous|assault|elusive|destroyed|ward/i.test(text),
    )
    .map(({ name }) => name)
  const creature = (): Marked => ({
    [random.one(often(random, 2) ? fighting : creatures)]: {
      ...(often(random, 4) && { damage: 1 + random.below(3) }),
      ...(often(random, 6) && { ward: true }),
      ...(often(random, 8) && { enrage: true }),
      ...(often(random, 10) && { stun: true }),
      ...(often(random, 8) && { counters: 1 }),
      ...(often(random, 6) && { aember: 1 }),
      ...(often(random, 6) && { upgrades: [random.one(upgrades)] }),
    },
  })
  const side = () => ({
    aember: random.below(5),
    battleline: some(random, 1, 3, creature),
    artifacts: some(random, 0, 1, () => random.one(typed(cards, 'artifact'))),
    hand: some(random, 0, 3, () => random.one(held)),
    deck: some(random, 0, 3, () => random.one(held)),
    discard: some(random, 0, 2, () => random.one(held)),
  })
  const names = random.one([
    ['Ada', 'Ben'],
    ['me', 'you'],
  ] as const)
  return {
    name: 'A random fight',
    game: 'keyforge',
    players: { [names[0]]: side(), [names[1]]: side() },
  }
}

function magicBoard(cards: readonly CardEntry[], random: Random): object {
  const creatures = cards.filter(({ type }) => /creature/.test(type)).map(({ name }) => name)
  const spells = cards.filter(({ type }) => /instant|sorcery/.test(type)).map(({ name }) => name)
  const others = cards
    .filter(
      ({ type, attaches }) =>
        !attaches && /enchantment|artifact|planeswalker/.test(type) && !/creature/.test(type),
    )
    .map(({ name }) => name)
  const creature = (): Marked => ({
    [random.one(creatures)]: {
      ...(often(random, 8) && { tapped: true }),
      ...(often(random, 8) && { plus: 1 }),
      ...(often(random, 8) && { damage: 1 }),
    },
  })
  const side = () => ({
    life: random.one([3, 20]),
    battlefield: [
      ...some(random, 1, 4, creature),
      ...(others.length === 0 ? [] : some(random, 0, 1, () => random.one(others))),
    ],
    hand: some(random, 0, 3, () => random.one(spells)),
  })
  const names = random.one([
    ['Nia', 'Oto'],
    ['me', 'you'],
  ] as const)
  return {
    name: 'A random combat',
    game: 'magic',
    ...(often(random, 2) && { begins: 'main' }),
    players: { [names[0]]: side(), [names[1]]: side() },
  }
}

function grandArchiveBoard(cards: readonly CardEntry[], random: Random): object {
  const allies = typed(cards, 'ally')
  const things = typed(cards, 'weapon', 'item', 'domain', 'regalia')
  const held = typed(cards, 'action', 'attack', 'ally')
  const ally = (): Marked => ({
    [random.one(allies)]: {
      ...(often(random, 4) && { damage: 1 }),
      ...(often(random, 8) && { rested: true }),
      ...(often(random, 6) && { buff: 1 }),
    },
  })
  const side = () => ({
    field: [
      random.one(typed(cards, 'champion')),
      ...some(random, 1, 3, ally),
      ...some(random, 0, 2, () => random.one(things)),
    ],
    hand: some(random, 0, 3, () => random.one(held)),
    deck: some(random, 0, 3, () => random.one(held)),
  })
  const names = random.one([
    ['Ada', 'Ben'],
    ['me', 'you'],
  ] as const)
  return {
    name: 'A random attack',
    game: 'grand-archive',
    players: { [names[0]]: side(), [names[1]]: side() },
  }
}
