import { deckRules, grandArchive } from '@battleline/grand-archive'
import { keyforge, randomDeck, writeDeck } from '@battleline/keyforge'
import { expect, test } from 'vitest'
import { grandArchiveDecks } from '../src/grand-archive/deck-game.ts'
import { keyforgeDecks } from '../src/keyforge/deck-game.ts'
import type { WireState } from '../src/wire/protocol.ts'
import { WireSession } from '../src/wire/session.ts'

const kf = keyforge()
const session = () => new WireSession([keyforgeDecks(kf), grandArchiveDecks(grandArchive())], '0', () => 0)

/** Sends a request and takes what it gives. */
async function ask<T = WireState>(to: WireSession, request: object): Promise<T> {
  const reply = await to.reply(JSON.stringify(request))
  if (reply.error !== undefined) throw new Error(`${reply.error.at}: ${reply.error.message}`)
  return reply as unknown as T
}

/** The first decision of a player after so many others. */
async function decided(to: WireSession, seed: number, after: number): Promise<WireState> {
  let state = await ask(to, { do: 'reset', seed })
  for (let made = 0; made < after; made++) {
    const choice = state.answers[(made * 7) % state.answers.length]
    state = await ask(to, { do: 'choose', game: state.game, choice })
  }
  return state
}

test('a game is played to its end by its answers', async () => {
  const to = session()
  let state = await ask(to, { do: 'reset', seed: 3 })
  let made = 0
  for (; !state.over; made++) {
    expect([1, 2]).toContain(state.player)
    const { choice } = await ask<{ choice: number }>(to, { do: 'bot', game: state.game, bot: 'greedy' })
    state = await ask(to, { do: 'choose', game: state.game, choice })
  }
  expect(made).toBeGreaterThan(20)
  expect(state.rewards).toEqual(state.winner === 1 ? [1, -1] : [-1, 1])
  expect(state).toMatchObject({ player: null, decision: null, answers: [] })
})

test('the same seed and answers give the same game, and many games stand side by side', async () => {
  const to = session()
  const [one, other] = [await decided(to, 5, 12), await decided(to, 5, 12)]
  expect(other).toEqual({ ...one, game: other.game })
  expect(other.game).not.toBe(one.game)
  await ask(to, { do: 'choose', game: one.game, choice: one.answers[0] })
  expect(await ask(to, { do: 'state', game: other.game })).toEqual(other)
})

test('a clone goes its own way', async () => {
  const to = session()
  const state = await decided(to, 2, 20)
  const copy = await ask(to, { do: 'clone', game: state.game })
  expect(copy).toEqual({ ...state, game: copy.game })
  await ask(to, { do: 'choose', game: copy.game, choice: copy.answers[0] })
  expect(await ask(to, { do: 'state', game: state.game })).toEqual(state)
  await ask(to, { do: 'close', game: copy.game })
  await expect(ask(to, { do: 'state', game: copy.game })).rejects.toThrow('there is no game')
})

test('views show each player their own hand, and a resampled game is the same to the player', async () => {
  const to = session()
  const state = await decided(to, 9, 15)
  const { player } = state
  const view = async (game: string, who: number | null) =>
    (await ask<{ view: { players: { hand: { cards: unknown } }[] } }>(to, { do: 'view', game, player: who }))
      .view
  const own = await view(state.game, player)
  expect(own.players[(player ?? 1) - 1]?.hand.cards).not.toBeNull()
  expect(own.players[2 - (player ?? 1)]?.hand.cards).toBeNull()
  const world = await ask(to, { do: 'resample', game: state.game, player, seed: 4 })
  expect(await view(world.game, player)).toEqual(own)
  expect(world.answers).toEqual(state.answers)
  expect(await view(world.game, 3 - (player ?? 1))).not.toEqual(await view(state.game, 3 - (player ?? 1)))
})

test('chance can be answered from outside, and shows no card', async () => {
  const to = session()
  let state = await ask(to, { do: 'reset', seed: 1, chance: 'ask' })
  expect(state).toMatchObject({ player: -1, decision: { kind: 'pick' } })
  state = await ask(to, { do: 'choose', game: state.game, choice: 1 })
  expect(state.decision?.kind).toBe('order')
  const places = state.decision?.options.map(({ id }) => id) ?? []
  expect(state.decision?.options.every(({ label }) => label === null)).toBe(true)
  for (const choice of [null, {}, 'length', [{}], places.map(String)])
    expect(await to.reply(JSON.stringify({ do: 'choose', game: state.game, choice }))).toMatchObject({
      error: { message: expect.stringMatching(/chosen|option|order/) },
    })
  state = await ask(to, { do: 'choose', game: state.game, choice: places.slice().reverse() })
  state = await ask(to, { do: 'chance', game: state.game, seed: 3 })
  expect(state.player).toBe(2)
})

test('decks are texts', async () => {
  const to = session()
  const decks = [1, 2].map((seed) => writeDeck(randomDeck(kf.library, { seed })))
  const state = await ask(to, { do: 'reset', decks })
  expect(state.player).not.toBeNull()
})

test('Grand Archive is played by its name, or by its decks', async () => {
  const to = session()
  const { library } = grandArchive()
  const decks = [1, 2].map((seed) => deckRules.write(deckRules.random(library, { seed })))
  for (const how of [{ game: 'grand-archive' }, { decks }]) {
    let state = await ask(to, { do: 'reset', seed: 5, ...how })
    for (let made = 0; made < 6; made++) {
      expect(state.decision?.step).toMatch(/^grand-archive/)
      const { choice } = await ask<{ choice: number }>(to, { do: 'bot', game: state.game, bot: 'greedy' })
      state = await ask(to, { do: 'choose', game: state.game, choice })
    }
    const search = await to.reply(JSON.stringify({ do: 'bot', game: state.game, bot: 'serch' }))
    expect(search.error?.message).toBe('there is no bot “serch”')
  }
})

const WRONG = [
  ['{"do":"chose"}', { at: 'do', nearest: 'choose' }],
  ['{"do":', { message: 'the line is no JSON' }],
  ['[1]', { message: expect.stringContaining('a request is a JSON object') }],
  ['{"do":"view","game":"g1"}', { at: 'player', message: '“view” needs “player”' }],
  ['{"do":"view","game":"g1","player":3}', { at: 'player' }],
  ['{"do":"state","game":"g2"}', { at: 'game', nearest: 'g1' }],
  ['{"do":"reset","sed":1}', { at: 'sed', nearest: 'seed' }],
  ['{"do":"reset","seed":-1}', { at: 'seed' }],
  ['{"do":"reset","chance":"aut"}', { at: 'chance', nearest: 'auto' }],
  ['{"do":"reset","game":"grand-archiv"}', { at: 'game', nearest: 'grand-archive' }],
  ['{"do":"reset","decks":["x"]}', { at: 'decks' }],
  ['{"do":"reset","decks":["Dis\\n2 Dust Impp",""]}', { at: 'decks[0] line 2', nearest: 'Dust Imp' }],
  ['{"do":"choose","game":"g1","choice":999}', { at: 'choice' }],
  ['{"do":"choose","game":"g1","choice":{"a":{}}}', { at: 'choice' }],
  ['{"do":"choose","game":"g1","choice":null}', { at: 'choice' }],
  ['{"do":"bot","game":"g1","bot":"greddy"}', { at: 'bot', nearest: 'greedy' }],
  ['{"do":"chance","game":"g1"}', { at: 'game' }],
] as const

test.each(WRONG)('%s is refused, and changes nothing', async (line, error) => {
  const to = session()
  const state = await ask(to, { do: 'reset', seed: 1 })
  expect(await to.reply(line)).toMatchObject({ error })
  expect(await ask(to, { do: 'state', game: 'g1' })).toEqual(state)
})

test('a reply has the id of its request, an error too', async () => {
  const to = session()
  expect(await to.reply('{"do":"hello","id":[7]}')).toMatchObject({ id: [7], protocol: 1 })
  expect(await to.reply('{"do":"helo","id":"x"}')).toMatchObject({ id: 'x', error: { nearest: 'hello' } })
})
