import { playOut } from '@battleline/bots'
import { seeded } from '@battleline/kernel'
import { readScenarios } from '@battleline/scenario'
import { bestLine, outcomes } from '@battleline/search'
import { keyforge, readText } from 'battleline/keyforge'
import { magic } from 'battleline/magic'
import {
  board,
  CARDS,
  cardCalled,
  fightMove,
  fullBoard,
  KEYWORDS,
  PLAIN_KILL,
  PLAIN_SURVIVED,
  stormBoard,
  stormMove,
} from './boards.mjs'
import { MAIN_STEP, walk } from './orders.mjs'
import { wholeGames } from './whole-games.mjs'

const game = keyforge({ cards: CARDS })

/** The last result, kept so that no compiler can drop the work. */
export const last = { value: null }

/** Throws if the engine does not do the measured work, because a refusal is fast. */
function expect(right, what) {
  if (!right) throw new Error(`the benchmark does not do its work: ${what}`)
}

function begin(setup) {
  const position = game.begin(setup)
  expect(!('refused' in position), `${position.reason ?? ''} at the start`)
  return position
}

/** A case that repeats one thing. */
const repeated = (name, make, note) => ({
  name,
  note,
  make: () => {
    const once = make()
    return (count) => {
      for (let n = 0; n < count; n++) last.value = once(n)
    }
  },
})

const isIn = (position, name, zone) => game.card(position, cardCalled(game, position, name)).zone === zone

/** One answer on a kept position: the whole fight. */
function plainFight(setup, fighters, defenderIsIn, running) {
  const position = begin(setup)
  const move = fightMove(game, position, fighters)
  const after = game.answer(position, move)
  expect(!('refused' in after) && isIn(after, fighters.defender, defenderIsIn), 'a plain fight')
  return () => game.answer(position, move, running)
}

/** A fight with three decisions, whose answers are known beforehand, as to a script or a search. */
function keywordFight(crowd) {
  const start = begin(board(KEYWORDS, crowd))
  const answers = [fightMove(game, start, KEYWORDS)]
  let position = game.answer(start, answers[0])
  while (!('refused' in position) && game.decision(position).step !== MAIN_STEP) {
    const { id } = game.decision(position).options[0]
    answers.push(id)
    position = game.answer(position, id)
  }
  expect(answers.length === 4 && isIn(position, KEYWORDS.defender, 'discard'), 'a fight with three decisions')
  return () => {
    let at = start
    for (const answer of answers) at = game.answer(at, answer)
    return at
  }
}

const plain = (crowd) => () => plainFight(board(PLAIN_KILL, crowd), PLAIN_KILL, 'discard')

const fights = [
  repeated('plain fight, 2 creatures, one dies', plain('none')),
  repeated('plain fight, 2 creatures, both survive', () =>
    plainFight(board(PLAIN_SURVIVED, 'none'), PLAIN_SURVIVED, 'battleline'),
  ),
  repeated('plain fight, 24 creatures, 22 plain', plain('plain')),
  repeated('plain fight, 24 creatures, 22 lively', plain('lively')),
  repeated('plain fight, 24 creatures, power changes', plain('powerful'), 'the check looks at all 24'),
  repeated('plain fight, full board of 72 cards', () =>
    plainFight(fullBoard(PLAIN_KILL), PLAIN_KILL, 'discard'),
  ),
  repeated(
    'keyword fight, 2 creatures',
    () => keywordFight('none'),
    'six keywords, three abilities and decisions',
  ),
  repeated('keyword fight, 24 creatures, 22 plain', () => keywordFight('plain')),
  repeated('keyword fight, 24 creatures, 22 lively', () => keywordFight('lively')),
]

/** Magic's attackers and blockers for a whole combat: on each side one with first strike and two with triggers. */
const fighters = (name, trigger) =>
  Array.from({ length: 12 }, (_, at) => ({
    name: `${name} ${at + 1}`,
    types: ['creature'],
    toughness: 3,
    ...(at === 0 && { keywords: ['first strike'] }),
    ...((at === 1 || at === 2) && {
      text: `Whenever this creature ${trigger}, it gets +1/+1 until end of turn.`,
    }),
  }))

/** A combat phase from the declaration of attackers to its end. */
function wholeCombat() {
  const mtg = magic()
  const start = mtg.begin({
    players: [
      { name: 'A', permanents: fighters('attacker', 'attacks') },
      { name: 'B', permanents: fighters('blocker', 'blocks') },
    ],
  })
  const [attackers, blockers] = ['attacker', 'blocker'].map((name) =>
    Array.from({ length: 12 }, (_, at) => mtg.find(start, `${name} ${at + 1}`)),
  )
  const declared = {
    'magic/attackers.1-choose': attackers.map((one) => `${one}>2`).join(' '),
    'magic/blockers.1-choose': blockers.map((one, at) => `${one}>${attackers[at]}`).join(' '),
    'magic/priority.3-act': 'pass',
  }
  const once = () => {
    let position = start
    for (let ask = mtg.decision(position); ask !== null; ask = mtg.decision(position))
      position = mtg.answer(position, declared[ask.step] ?? ask.ids[0])
    return position
  }
  const graves = mtg.cards(once()).filter((one) => mtg.card(once(), one).zone === 'graveyard')
  expect(graves.length === 0, 'a combat of 12 against 12')
  return once
}

const combats = [
  repeated('Magic: a combat of 12 against 12', wholeCombat, 'first strike, two triggers a side'),
]

/** An answer with hardly any work: a creature is exhausted and its stun removed. */
function removeStun() {
  const position = begin(fullBoard(PLAIN_KILL, { stunned: true }))
  const move = `unstun ${cardCalled(game, position, PLAIN_KILL.attacker)}`
  expect(!('refused' in game.answer(position, move)), 'the removal of a stun')
  return () => game.answer(position, move)
}

function construction(written) {
  const { rules, rows, stack, constructor: World } = begin(fullBoard(PLAIN_KILL))
  const fork = () => new World(rules, rows, stack, [], null, false)
  if (!written) return fork
  const card = rows.length - 1
  return () => {
    const forked = fork()
    forked.write(card)
    return forked
  }
}

const forks = [
  repeated('fork: an answer that removes a stun', removeStun),
  repeated('fork: bare construction', () => construction(false)),
  repeated('fork: construction and first write', () => construction(true)),
]

/** A full board during a fight, with an open window. */
function openWindow() {
  const start = begin(fullBoard(KEYWORDS))
  const position = game.answer(start, fightMove(game, start, KEYWORDS))
  expect(game.decision(position).options.length === 3, 'a window of three')
  return position
}

function throughText() {
  const position = openWindow()
  const again = () => game.load(JSON.parse(JSON.stringify(game.save(position))))
  expect(game.positionKey(again()) === game.positionKey(position), 'a save that loads')
  return again
}

const texts = [
  repeated('save as JSON text and load, full board', throughText),
  repeated('key, full board in a window, again', () => {
    const position = openWindow()
    return () => game.positionKey(position)
  }),
  repeated('hash after an answer that removes a stun', () => {
    const answer = removeStun()
    game.positionHash(answer())
    return () => game.positionHash(answer())
  }),
  repeated('key after an answer that removes a stun', () => {
    const answer = removeStun()
    return () => game.positionKey(answer())
  }),
]

/**
 * All orders of a number of Destroyed: abilities: whole trees, or their positions. Reaching a position includes its
 * decision and, with `merged`, whether it was known.
 */
function orders(name, mourned, { merged, whole }) {
  const tree = { positions: 0, endings: 0 }
  return {
    name,
    each: () => (whole ? 1 : tree.positions),
    note: ({ perSecond }) => {
      const { positions, endings } = tree
      const milliseconds = ((whole ? 1 : positions) / perSecond) * 1000
      return `${positions} positions, ${endings} endings, a tree in ${milliseconds.toFixed(1)} ms`
    },
    make: () => {
      const start = begin(stormBoard(mourned))
      const position = game.answer(start, stormMove(game, start))
      expect(game.decision(position).options.length === mourned, `a choice among ${mourned}`)
      return (count) => {
        for (let n = 0; n < count; n++) Object.assign(tree, walk(game, position, { merged }))
      }
    },
  }
}

const trees = [
  orders('orders of 5 abilities, positions', 5, { merged: false, whole: false }),
  orders('orders of 5, merged, positions', 5, { merged: true, whole: false }),
  orders('orders of 8, merged, whole trees', 8, { merged: true, whole: true }),
]

const ENDED = { ended: ({ step }) => step === MAIN_STEP }

/** The work of `search`: every ending, with the ways and the fewest answers to each. Positions are those reached. */
function searches(mourned, { whole }) {
  const tree = { reached: 0, positions: 0, endings: 0 }
  const name = whole ? 'whole searches' : 'positions reached'
  return {
    name: `outcomes of ${mourned} abilities, ${name}`,
    each: () => (whole ? 1 : tree.reached),
    note: ({ perSecond }) => {
      const milliseconds = ((whole ? 1 : tree.reached) / perSecond) * 1000
      const { reached, positions, endings } = tree
      return `${reached} reached, ${positions} different, ${endings} endings; a search in ${milliseconds.toFixed(1)} ms`
    },
    make: () => {
      const start = begin(stormBoard(mourned))
      const position = game.answer(start, stormMove(game, start))
      const { complete, endings, positions, merged } = outcomes(game, position, ENDED)
      expect(complete && endings.length > 1, 'a search to the end')
      Object.assign(tree, { reached: positions + merged, positions, endings: endings.length })
      return (count) => {
        for (let n = 0; n < count; n++) last.value = outcomes(game, position, ENDED)
      }
    },
  }
}

const found = [
  searches(5, { whole: false }),
  searches(8, { whole: false }),
  searches(8, { whole: true }),
  bestOf(8),
]

const WANTED = 'as much of my Æ as possible, then as little of your Æ as possible'

/** The same search for a best line, which also computes the worth of each position. */
function bestOf(mourned) {
  const tree = { reached: 0, positions: 0 }
  return {
    name: `best line of ${mourned} abilities, positions reached`,
    each: () => tree.reached,
    note: () => `${tree.reached} reached, ${tree.positions} different`,
    make: () => {
      const start = begin(stormBoard(mourned))
      const position = game.answer(start, stormMove(game, start))
      const read = game.goal(start, WANTED, 1)
      expect(read.ok, 'a goal that can be read')
      const aim = { ...read.goal, player: 1 }
      const { proven, best, positions, merged } = bestLine(game, position, aim, ENDED)
      expect(proven && best !== null, 'a best line that is proven')
      Object.assign(tree, { reached: positions + merged, positions })
      return (count) => {
        for (let n = 0; n < count; n++) last.value = bestLine(game, position, aim, ENDED)
      }
    },
  }
}

/** Enough games to use the charts and texts that most games use; fewer would measure the compiler. */
const GAMES_AT_ONCE = 40
/** Microseconds until games stop getting faster, after hundreds of texts and all charts are compiled. */
const ALL_SORTS = 15_000_000

/** Games with library cards from their set-up to the third key: legal moves, windows and turns, beyond fights. */
function randomGames() {
  let played = { games: 0, decisions: 0, turns: 0 }
  return {
    name: 'random whole games',
    settled: ALL_SORTS,
    each: () => GAMES_AT_ONCE,
    note: ({ perSecond }) => {
      const { games, decisions, turns } = played
      const each = (what) => Math.round(what / Math.max(1, games))
      return `${each(decisions)} decisions and ${each(turns)} turns a game, ${Math.round((perSecond * decisions) / games)} decisions a second`
    },
    make: () => {
      const { play, played: counted } = wholeGames()
      played = counted
      let number = 0
      return (count) => {
        for (let n = 0; n < count * GAMES_AT_ONCE; n++) last.value = play(number++)
      }
    },
  }
}

/** What the search of the bots does most: the other player's next turn with quick answers, and what it leaves. */
function playOuts() {
  return {
    name: 'play-out of a search',
    settled: ALL_SORTS,
    make: () => {
      const { game, underWay } = wholeGames()
      const random = seeded(1)
      const boards = underWay(60)
      return (count) => {
        for (let n = 0; n < count; n++) {
          const board = random.one(boards)
          last.value = playOut(game, board, game.active(board), random)
        }
      }
    },
  }
}

const TEXT = 'Play: You may exalt Dino-Fiend. If you do, deal 3 damage to a creature.\nDestroyed: Steal 1Æ.'

const SCENARIO = `name: Dino-Fiend fights Faust the Great
game: keyforge
cite: [KF-DST-11, KF-LVP-3]
players:
  me: { aember: 1, battleline: [{ Dino-Fiend: { aember: 1 } }, Troll: { damage: 2 }], hand: [Punch] }
  you: { battleline: [Faust the Great, Urchin: { ward: true }] }
play:
  - fight: Dino-Fiend -> Faust the Great
  - play: Punch
    choose: [Urchin]
expect:
  me: { aember: 1, discard: [Dino-Fiend, Punch] }
  you: { aember: 1, discard: [Faust the Great] }
`

const others = [
  repeated('parse of a scenario, two moves', () => {
    const read = () => readScenarios(SCENARIO, { file: 'fight.yaml' })
    expect(read().problems.length === 0 && read().scenarios.length === 1, 'a scenario that can be read')
    return read
  }),
  repeated('parse of a card text', () => {
    expect(readText(TEXT, 'Dino-Fiend').ok, 'a text that can be read')
    return () => readText(TEXT, 'Dino-Fiend')
  }),
  repeated('plain fight, 2 creatures, traced', () => {
    let events = []
    const fight = plainFight(board(PLAIN_KILL, 'none'), PLAIN_KILL, 'discard', {
      trace: (event) => events.push(event),
    })
    return () => {
      events = []
      return fight()
    }
  }),
]

/** The number of values that memory is measured with. */
const KEPT = 20_000
export const SIZES = [
  {
    name: 'memory of a kept position, full board',
    kept: KEPT,
    make: () => plainFight(fullBoard(PLAIN_KILL), PLAIN_KILL, 'discard'),
  },
  {
    name: 'saved position as JSON, full board',
    text: () => JSON.stringify(game.save(openWindow()).position),
  },
]

export const CASES = [
  ...fights,
  ...combats,
  ...forks,
  ...texts,
  ...trees,
  ...found,
  randomGames(),
  playOuts(),
  ...others,
]

/** Cases with times relative to those of another case. */
export const COMPARED = {
  'plain fight, 24 creatures, 22 plain': 'plain fight, 2 creatures, one dies',
  'plain fight, 24 creatures, 22 lively': 'plain fight, 2 creatures, one dies',
  'plain fight, 24 creatures, power changes': 'plain fight, 2 creatures, one dies',
  'plain fight, full board of 72 cards': 'plain fight, 2 creatures, one dies',
  'plain fight, 2 creatures, traced': 'plain fight, 2 creatures, one dies',
  'keyword fight, 24 creatures, 22 plain': 'keyword fight, 2 creatures',
  'keyword fight, 24 creatures, 22 lively': 'keyword fight, 2 creatures',
}
