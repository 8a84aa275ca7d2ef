import { readFileSync } from 'node:fs'
import type { KeyForge } from '@battleline/keyforge'
import { describe, expect, it } from 'vitest'
import { open } from '../src/engine/games/open-question.ts'
import { isHiddenZone } from '../src/engine/protocol/hidden-zones.ts'
import type { Given, KeyForgeRun, Run } from '../src/engine/protocol/protocol.ts'
import { lastBoard } from '../src/engine/protocol/run.ts'
import { verbs } from '../src/engine/verbs.ts'
import { nothing, played, runOf } from './played-game.ts'

const deck = (name: string): string =>
  readFileSync(new URL(`../../../decks/${name}.yaml`, import.meta.url), 'utf8')

async function gameOf(seed: number, first: 1 | 2 | null = null): Promise<string> {
  const players = [
    { name: 'you', deck: deck('the-borrowed-kettle') },
    { name: 'Bot', deck: deck('the-early-toll') },
  ] as const
  const dealt = await verbs.deal({ game: 'keyforge', players, first, seed }, nothing)
  if ('wrong' in dealt) throw new Error(dealt.wrong)
  return dealt.text
}

async function positionOf(given: Given<'position'>) {
  const found = await verbs.position(given, nothing)
  if (typeof found === 'string') throw new Error(found)
  return found
}

/** Both seats are played at random for so many answers, and the page shows the game after each. */
async function shown(text: string, most: number): Promise<Run> {
  const answers = await played(text, most, 'random')
  let run = await runOf(text, null)
  while (run.answers.length < answers.length)
    run = await runOf(text, answers.slice(0, run.answers.length + 1))
  return run
}

describe('a whole game', () => {
  it('begins with the player who is to go first, and is the same for the same seed', async () => {
    for (const first of [1, 2] as const) {
      const run = await runOf(await gameOf(5, first), null)
      expect(run.boards[0]).toMatchObject({ sides: [{ name: 'you' }, { name: 'Bot' }] })
      expect(run.asked.at(-1)?.player).toBe(first)
    }
    expect(await gameOf(5)).toBe(await gameOf(5))
  })

  it('shows the last turns as steps and those before in sentences, and goes into a file that plays it again', async () => {
    const text = await gameOf(7, 1)
    const run = await shown(text, 110)
    const { answers } = run
    expect(run.turns.length).toBeLessThanOrEqual(4)
    expect(run.earlier.length).toBeGreaterThan(3)
    expect(run.first + run.asked.length).toBe(run.answers.length + 1)
    // All at once it says the same as answer by answer.
    await open({ text: await gameOf(8), document: 0, answers: null })
    expect((await runOf(text, answers)).earlier).toEqual(run.earlier)
    const course = await verbs.course({ text, document: 0, answers }, nothing)
    expect(course.length).toBeGreaterThan(run.earlier.length)
    expect(course.map(({ turn }) => turn)).toEqual([...new Set(course.map(({ turn }) => turn))])
    const file = await verbs.written({ text, document: 0, answers }, nothing)
    expect(file.whole).toBe(true)
    const again = await runOf(file.text, null)
    expect(again.answers).toEqual(run.answers)
  }, 120_000)

  it('says what each turn did to the chance to win, and opens the board on which it began', async () => {
    const text = await gameOf(7, 1)
    const answers = await played(text, 40, 'random')
    const question = { text, document: 0, answers }
    const outlook = await verbs.outlook(question, nothing)
    const course = await verbs.course(question, nothing)
    expect(outlook.map(({ turn }) => turn)).toEqual(course.map(({ turn }) => turn))
    for (const [at, { turn, player, answers: given, before, after }] of outlook.entries()) {
      expect(before).toBeGreaterThan(0)
      expect(before).toBeLessThan(1)
      expect(outlook[at + 1]?.before ?? after).toBe(after)
      const begins = await runOf(text, answers.slice(0, given))
      expect(begins.boards.at(-1)).toMatchObject({ turn, active: player })
    }
    // Two keys and the Æmber for the third, against nothing.
    const won =
      'name: Won\ngame: keyforge\nhouse: dis\nplayers:\n  me: { keys: 2, aember: 9, houses: [dis, logos, mars] }\n  you: { houses: [dis, logos, mars] }\n'
    const [only] = await verbs.outlook({ text: won, document: 0, answers: [] }, nothing)
    expect(only?.before).toBeGreaterThan(0.9)
  })

  it('begins with the chains of each player, fewer cards for them, and keeps them in its file', async () => {
    const players = [
      { name: 'you', deck: deck('the-borrowed-kettle'), chains: 7 },
      { name: 'Bot', deck: deck('the-early-toll') },
    ] as const
    const dealt = await verbs.deal({ game: 'keyforge', players, first: 2, seed: 3 }, nothing)
    const text = 'text' in dealt ? dealt.text : ''
    expect(text).toContain('chains: 7')
    const run = await runOf(text, null)
    // Seven chains take two cards from the first hand, and one of them is shed (KF-CHN-2, KF-CHN-3).
    const { sides } = lastBoard(run as KeyForgeRun) as KeyForgeRun['boards'][number]
    expect(sides.map(({ chains }) => chains)).toEqual([6, 0])
    expect(sides.map(({ zones }) => zones.hand?.length)).toEqual([4, 7])
    const wrong = [{ ...players[0], chains: 25 }, players[1]] as const
    expect(
      await verbs.deal({ game: 'keyforge', players: wrong, first: null, seed: 3 }, nothing),
    ).toHaveProperty('wrong')
  })

  it('says what a bot compared in its last turn, and names no card that only the bot sees', async () => {
    const text = await gameOf(3, 1)
    const answers = await played(text, 60, 'greedy')
    let [moves, hiddenMoves] = [0, 0]
    const seen = new Set<string>()
    for (let count = 2; count <= answers.length; count++) {
      const question = { text, document: 0, answers: answers.slice(0, count) }
      const { run } = await verbs.run(question, nothing)
      const board = run === null ? null : (lastBoard(run as KeyForgeRun) ?? null)
      if (board === null) throw new Error('no board')
      const cards = Object.values(board.cards)
      for (const { name, zone } of cards) if (!isHiddenZone(zone)) seen.add(name)
      if (count % 6 > 0) continue
      const found = await verbs.reasons({ question, player: 2, bot: 'greedy' }, nothing)
      const held = cards.filter(({ owner, zone }) => owner === 2 && zone === 'hand')
      const unseen = held.map(({ name }) => name).filter((name) => !seen.has(name))
      const said = JSON.stringify(found)
      expect(unseen.filter((name) => said.includes(name))).toEqual([])
      for (const { chance, others } of found) {
        moves++
        hiddenMoves += others.filter(({ label }) => label === null).length
        for (const other of others) expect(other.chance).toBeLessThanOrEqual(chance)
      }
    }
    expect(moves).toBeGreaterThan(15)
    expect(hiddenMoves).toBeGreaterThan(5)
    // Another look at the same game finds the same; a bot that compares nothing has no reasons.
    const question = { text, document: 0, answers }
    const last = await verbs.reasons({ question, player: 2, bot: 'greedy' }, nothing)
    expect(last[0]?.label).toMatch(/^(Brobnar|Logos|Untamed)$/)
    const again = { question: { ...question, text: `${text}\n` }, player: 2, bot: 'greedy' } as const
    expect(await verbs.reasons(again, nothing)).toEqual(last)
    expect(await verbs.reasons({ question, player: 2, bot: 'random' }, nothing)).toEqual([])
  }, 120_000)

  it('that was conceded says so in its file', async () => {
    const text = await gameOf(9, 1)
    const answers = await played(text, 12, 'random')
    const file = await verbs.written({ text, document: 0, answers, conceded: 2 }, nothing)
    expect(file.text).toMatch(/- concede: Bot\n$/)
    const { scenarios, problems } = await verbs.read({ text: file.text }, nothing)
    expect([scenarios.length, problems]).toEqual([1, []])
  })

  it('gives its position as a question in which the player can do the same', async () => {
    for (const [seed, most] of [
      [1, 30],
      [2, 45],
      [3, 60],
    ] as const) {
      const text = await gameOf(seed, 1)
      const answers = await played(text, most, 'random')
      const question = { text, document: 0, answers }
      for (const player of [1, 2] as const) {
        const now = await positionOf({ question, player, of: 'now' })
        expect((await verbs.read({ text: now.text }, nothing)).problems).toEqual([])
        const before = await positionOf({ question, player, of: 'last move' })
        expect(before.answers).toHaveLength(1)
        const run = await runOf(before.text, before.answers)
        expect(run.answers.length).toBeGreaterThan(0)
      }
      // Hidden cards stay hidden.
      const opened = await open(question)
      if (!('session' in opened)) throw new Error('no game')
      const game = opened.session.game as unknown as KeyForge
      const position = opened.session.at(answers) as never
      const seen = new Set(game.view(position, 1).cards.map(({ name }) => name))
      const { text: written } = await positionOf({ question, player: 1, of: 'now' })
      const hidden = game.view(position, 2).cards.filter(({ name }) => !seen.has(name))
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.filter(({ name }) => written.includes(name))).toEqual([])
    }
  }, 120_000)
})

describe('decks', () => {
  it('are read with what is wrong in them, and made by chance', async () => {
    const [wrong] = await verbs.decks(
      { game: 'keyforge', text: 'Dis\n2 Dust Immp\nEmber Imp\n', name: 'Mine' },
      nothing,
    )
    expect(wrong?.problems).toMatchObject([{ line: 2, nearest: 'Dust Imp' }])
    const [short] = await verbs.decks({ game: 'keyforge', text: 'Dis\n2 Dust Imp\n', name: 'Mine' }, nothing)
    expect(short?.faults.map(({ message }) => message)).toContain('the deck has 2 cards; a deck has 36')
    const random = await verbs.randomDeck({ game: 'keyforge', seed: 3, set: 'Mass Mutation' }, nothing)
    expect(random.faults).toEqual([])
    expect(random.set).toBe('Mass Mutation')
    const [again] = await verbs.decks({ game: 'keyforge', text: random.text, name: '' }, nothing)
    expect(again).toEqual(random)
  })
})
