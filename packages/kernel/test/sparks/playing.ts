import {
  CHANCE,
  type Choice,
  isRefusal,
  type Observer,
  type Position,
  type Refusal,
  type World,
} from '@battleline/kernel'
import type { Sparks } from './sparks.ts'
import { cardOf, creatures, nameOf, seatOf, tableOf } from './state.ts'

/** The position; throws if there is none. */
export function got(result: Position | Refusal): Position {
  if (isRefusal(result)) throw new Error(`refused: ${result.reason}`)
  return result
}

const whoIs = (who: number): string => (who === CHANCE ? 'die' : String(who))

/**
 * Plays lines such as `1: play Ember`: the player, and the label of the option. Several options are separated by
 * commas; shares are written `Ox 2, Wisp 1`.
 */
export function play(
  sparks: Sparks,
  from: Position | Refusal,
  lines: readonly string[],
  trace?: Observer,
): Position {
  let now = got(from)
  for (const line of lines) now = got(sparks.answer(now, choiceOf(sparks, now, line), trace && { trace }))
  return now
}

/** The choice that a line describes. */
export function choiceOf(sparks: Sparks, position: Position, line: string): Choice {
  const decision = sparks.decision(position)
  if (decision === null) throw new Error(`nothing is asked, for “${line}” to answer`)
  const [who = '', words = ''] = line.split(': ')
  const { options, kind } = decision
  const offered = `${whoIs(decision.who)}: ${options.map((option) => option.label).join(' | ')}`
  if (who !== whoIs(decision.who)) throw new Error(`“${line}” answers, but asked is ${offered}`)
  const left = options.slice()
  const take = (label: string) => {
    const at = left.findIndex((option) => option.label === label)
    const [option] = at < 0 ? [] : left.splice(at, 1)
    if (option === undefined) throw new Error(`“${line}” is not offered, but ${offered}`)
    return option.id
  }
  if (kind === 'pick') return take(words)
  const parts = words.split(', ')
  if (kind === 'order') return parts.map(take)
  return Object.fromEntries(parts.map((part) => [take(part.replace(/ \d+$/, '')), Number(/\d+$/.exec(part))]))
}

/** The pending decision, in the words of the lines above. */
export function asked(sparks: Sparks, position: Position): readonly string[] {
  const decision = sparks.decision(position)
  return decision?.options.map((option) => `${whoIs(decision.who)}: ${option.label}`) ?? []
}

/** The visible board: life, creatures with their damage, piles from bottom to top. */
export function board(position: Position) {
  const w = position as World
  const side = (player: number) => ({
    life: seatOf(w, player).life,
    play: creatures(w)
      .filter((card) => cardOf(w, card).owner === player)
      .map((card) =>
        cardOf(w, card).damage > 0 ? `${nameOf(w, card)} -${cardOf(w, card).damage}` : nameOf(w, card),
      ),
    pile: seatOf(w, player).pile.map((card) => nameOf(w, card)),
  })
  const { winner, stack } = tableOf(w)
  return { one: side(1), two: side(2), stack: stack.map((item) => nameOf(w, item.card)), winner }
}
