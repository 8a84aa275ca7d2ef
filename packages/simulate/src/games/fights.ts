import { type PlacedChoice, placed } from '@battleline/bots'
import { type Choice, isRefusal, randomChoice, seeded } from '@battleline/kernel'
import {
  type Goal,
  type KeyForge,
  type KeyForgePosition,
  keyforge,
  type PlayerId,
} from '@battleline/keyforge'
import { FIGHT_MEASURES, type FightStudy } from '../study/study.ts'
import { goalOf, goalValue } from './goal-values.ts'
import { gameSeed, type Plan, type PlayedCell } from './plan.ts'

/** A fight that asks more than this goes round in a circle. */
const MOST_DECISIONS = 500
const ANY_MOVE = 'keyforge/turn.3-main'

/** Fights: game by game, each creature attacks the first, then the second, and so on; a cell is an attacker. */
export function fights({ seed, creatures, editions, variants, goals }: FightStudy): Plan {
  const rules = editions.flatMap((edition) =>
    variants.map(({ name, cards }) => {
      const game = keyforge({ edition, cards })
      return {
        edition,
        texts: name,
        game,
        goals: goals.map(({ text }) => goalOf(game, text, 1)),
      }
    }),
  )
  const cells = rules.flatMap(({ edition, texts }) =>
    creatures.map((creature) => ({
      ...(editions.length > 1 && { edition }),
      ...(variants.length > 1 && { texts }),
      creature,
    })),
  )
  const cellOf = (number: number) => number % cells.length
  return {
    cells,
    measures: [...FIGHT_MEASURES, ...goals.map(({ name }) => name)],
    isMutual: false,
    cellOf,
    async play(number, stopped) {
      if (stopped()) return null
      const cell = cellOf(number)
      const attacker = creatures[cell % creatures.length] ?? ''
      const defender = creatures[Math.floor(number / cells.length) % creatures.length] ?? ''
      const rule = rules[Math.floor(cell / creatures.length)]
      if (rule === undefined) throw new RangeError(`there is no game ${number}`)
      return fight(rule, attacker, defender, gameSeed(seed, number))
    },
  }
}

interface FightRules {
  readonly game: KeyForge
  readonly goals: readonly Goal[]
}

/** One fight: who is left, and the answers that led there. A creature that cannot fight leaves both there. */
function fight({ game, goals }: FightRules, attacker: string, defender: string, seed: number): PlayedCell {
  const begun = game.begin({ players: [{ battleline: [attacker] }, { battleline: [defender] }] })
  if (isRefusal(begun)) throw new Error(`${attacker} and ${defender} cannot lie on a board: ${begun.reason}`)
  const [own, other] = [only(game, begun, 1), only(game, begun, 2)]
  const random = seeded(seed)
  const choices: PlacedChoice[] = []
  let position = begun
  let choice: Choice | null = game.decision(begun)?.ids.find((id) => id === `fight ${own} ${other}`) ?? null
  while (choice !== null && choices.length < MOST_DECISIONS) {
    const next = game.answer(position, choice)
    if (isRefusal(next)) break
    position = next
    const asked = game.decision(position)
    // The fight is over when the player may do anything again.
    if (asked === null || asked.step === ANY_MOVE) break
    choice = randomChoice(asked, random)
    choices.push(placed(asked, choice))
  }
  const isThere = (card: number) => game.card(position, card).zone === 'battleline'
  const [survives, destroys] = [isThere(own), !isThere(other)]
  const outcome = [survives && destroys, survives, destroys].map(Number)
  return { values: [...outcome, ...goals.map((goal) => goalValue(goal, position))], choices }
}

const only = (game: KeyForge, position: KeyForgePosition, player: PlayerId): number =>
  game.player(position, player).battleline[0] ?? 0
