import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  randomChoice,
  type Seeded,
  type Value,
} from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import { actorsIn } from './actors.ts'
import { chanceToWin, evaluate } from './evaluate.ts'
import { cardOf, verbOf } from './move-words.ts'
import { HOUSE, MAIN, MULLIGAN } from './steps.ts'

/** A play-out is stopped after so many decisions: some combinations of cards go on for very long. */
const MOST_DECISIONS = 200
/** Of ten creatures that could reap or do something else, so many reap. */
const REAPS = 7

/**
 * Plays on with quick answers until the other player's next turn has ended, and gives the player's chance to win there.
 * Both players choose the house in which most cards can act, use and play what they can in random order, and discard
 * the rest.
 */
export function playOut(game: KeyForge, from: KeyForgePosition, player: PlayerId, random: Seeded): number {
  let position = from
  let passed = game.summary(from).active !== player
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const asked = game.decision(position)
    if (asked === null) break
    if (asked.step === HOUSE) {
      if (asked.who !== player) passed = true
      else if (passed) break
    }
    const next = game.answer(position, quickChoice(game, position, asked, random))
    if (isRefusal(next)) break
    position = next
  }
  return chanceToWin(evaluate(game, position, player))
}

function quickChoice(game: KeyForge, position: KeyForgePosition, asked: Decision, random: Seeded): Choice {
  if (asked.who === CHANCE) return randomChoice(asked, random)
  if (asked.step === MAIN) return quickMove(asked.ids, random)
  if (asked.step === HOUSE) return busiestHouse(game, position, asked.ids, random)
  return asked.step === MULLIGAN ? 'keep' : randomChoice(asked, random)
}

/** A card that can act, at random, and what it does; the discards come last. */
function quickMove(ids: readonly Value[], random: Seeded): Value {
  const acts = ids.filter((id) => ACTS.has(verbOf(id)))
  if (acts.length === 0) {
    const discards = ids.filter((id) => verbOf(id) === 'discard')
    return discards.length === 0 ? 'end' : random.one(discards)
  }
  const card = cardOf(random.one(acts))
  const own = acts.filter((id) => cardOf(id) === card)
  const reap = own.find((id) => verbOf(id) === 'reap')
  return reap !== undefined && random.below(10) < REAPS ? reap : random.one(own)
}

const ACTS: ReadonlySet<string> = new Set([
  'fight',
  'reap',
  'action',
  'unstun',
  'play',
  'activate',
  'resolve',
])

/** The house in which most cards can act; of equal ones, any. */
function busiestHouse(
  game: KeyForge,
  position: KeyForgePosition,
  houses: readonly Value[],
  random: Seeded,
): Value {
  let best = random.one(houses)
  let most = -1
  for (const house of random.shuffled(houses)) {
    const chosen = game.answer(position, house)
    const actors = isRefusal(chosen) ? -1 : actorsIn(game, chosen)
    if (actors > most) [best, most] = [house, actors]
  }
  return best
}
