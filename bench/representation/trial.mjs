// node bench/representation/trial.mjs VARIANT [--digest]: measures one representation in a process of its own, as JSON.
// With --digest it only says what positions were reached.
import { createHash } from 'node:crypto'
import { register } from 'node:module'
import * as boards from '../boards.mjs'
import { bytesOf, countFor, speedOf } from '../measure.mjs'
import { MAIN_STEP, walk } from '../orders.mjs'
import { VARIANTS } from './variants.mjs'

const { KEYWORDS, PLAIN_KILL } = boards
const name = process.argv[2]
const variant = VARIANTS[name]
if (variant === undefined) throw new Error(`there is no variant ${name}`)
register('./hooks.mjs', import.meta.url, { data: variant.replaced })
const { keyforge } = await import('@battleline/keyforge')
const { World } = await import('@battleline/kernel')

const plainGame = keyforge({ cards: boards.CARDS })
/** Some representations have to be told which position is worked on. */
const mustOpen = 'open' in World.prototype
const game = mustOpen ? openingGame(plainGame) : plainGame
/** A journal has to be told when a position is done with. */
const undo = 'undo' in World.prototype ? (position) => position.undo() : () => {}

function openingGame(base) {
  const opening = (verb) => (position, argument) => {
    position.open()
    return base[verb](position, argument)
  }
  const verbs = ['ask', 'answer', 'key', 'save', 'card', 'cards'].map((verb) => [verb, opening(verb)])
  return { begin: (setup) => base.begin(setup), ...Object.fromEntries(verbs) }
}

const digest = createHash('sha256')
const note = (position) => digest.update(game.key(position)).update('\n')

function checked(position) {
  if ('refused' in position) throw new Error(position.reason)
  return position
}

/** The answers of a whole fight, the first option wherever something is asked, and the digest of each position. */
function script(start, fighters) {
  const answers = [boards.fightMove(game, start, fighters)]
  const reached = [checked(game.answer(start, answers[0]))]
  for (;;) {
    const position = reached.at(-1)
    note(position)
    const decision = game.ask(position)
    if (decision.step === MAIN_STEP) break
    answers.push(decision.options[0].id)
    reached.push(checked(game.answer(position, answers.at(-1))))
  }
  for (const position of reached.reverse()) undo(position)
  note(start)
  return answers
}

function fight(setup, fighters) {
  const start = checked(game.begin(setup))
  const answers = script(start, fighters)
  if (answers.length === 1) {
    const [move] = answers
    return (count) => {
      for (let n = 0; n < count; n++) undo(game.answer(start, move))
    }
  }
  const reached = new Array(answers.length)
  return (count) => {
    for (let n = 0; n < count; n++) {
      let position = start
      for (let step = 0; step < answers.length; step++) {
        position = game.answer(position, answers[step])
        reached[step] = position
      }
      for (let step = answers.length - 1; step >= 0; step--) undo(reached[step])
    }
  }
}

function fork(setup) {
  const start = checked(game.begin(setup))
  const move = `unstun ${boards.cardCalled(game, start, PLAIN_KILL.attacker)}`
  const after = checked(game.answer(start, move))
  note(after)
  undo(after)
  return (count) => {
    for (let n = 0; n < count; n++) undo(game.answer(start, move))
  }
}

function orders(mourned, merged) {
  const start = checked(game.begin(boards.stormBoard(mourned)))
  const position = checked(game.answer(start, boards.stormMove(game, start)))
  const { positions } = walk(game, position, { undone: undo, seen: note })
  const run = (count) => {
    for (let n = 0; n < count; n++) walk(game, position, { undone: undo, merged })
  }
  return { run, each: merged ? walk(game, position, { undone: undo, merged }).positions : positions }
}

const stunned = { stunned: true }
const cases = {
  'plain fight, 2 creatures': () => ({ run: fight(boards.board(PLAIN_KILL, 'none'), PLAIN_KILL) }),
  'plain fight, 24 creatures': () => ({ run: fight(boards.board(PLAIN_KILL, 'lively'), PLAIN_KILL) }),
  'plain fight, all 72 cards': () => ({ run: fight(boards.fullBoard(PLAIN_KILL), PLAIN_KILL) }),
  'keyword fight, 2 creatures': () => ({ run: fight(boards.board(KEYWORDS, 'none'), KEYWORDS) }),
  'keyword fight, 24 creatures': () => ({ run: fight(boards.board(KEYWORDS, 'lively'), KEYWORDS) }),
  'fork, 24 creatures': () => ({ run: fork(boards.board(PLAIN_KILL, 'lively', stunned)) }),
  'fork, all 72 cards': () => ({ run: fork(boards.fullBoard(PLAIN_KILL, stunned)) }),
  'tree of orders, positions': () => orders(5, false),
  'tree merged by key, positions': () => orders(5, 'key'),
}

/** Bytes of a kept position; nothing that a journal could give. */
function memory() {
  if ('undo' in World.prototype) return null
  const start = checked(game.begin(boards.fullBoard(PLAIN_KILL)))
  const move = boards.fightMove(game, start, PLAIN_KILL)
  return bytesOf(() => game.answer(start, move), 10_000)
}

const full = checked(game.begin(boards.fullBoard(KEYWORDS)))
const saved = JSON.stringify(game.save(full).position)
digest.update(saved)
const made = Object.entries(cases).map(([title, make]) => [title, make()])

/** As in the benchmark, all run a little before any is measured. */
function measured() {
  for (const [, { run }] of made) countFor(run, 100_000)
  const speeds = made.map(([title, { run, each = 1 }]) => [title, speedOf(run).perSecond * each])
  return { speeds: Object.fromEntries(speeds), memory: memory(), saved: Buffer.byteLength(saved) }
}

const reached = { digest: digest.digest('hex') }
console.log(JSON.stringify(process.argv[3] === '--digest' ? reached : { ...reached, ...measured() }))
