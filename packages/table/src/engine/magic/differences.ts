import type { Clause } from '../../clauses.ts'
import { allOf } from '../../clauses.ts'
import { type MagicBoard, type MagicCard, type MagicPlayer, nameOn } from './shown.ts'

/** What is not the same on two boards. */
export function clauses(before: MagicBoard, after: MagicBoard): readonly Clause[] {
  const players = after.players.flatMap((player) => {
    const was = before.players.find(({ id }) => id === player.id)
    return was === undefined ? [] : playerDiffers(was, player)
  })
  const name = (id: number) => nameOn(after, id)
  // Once combat is over, nobody is told that they have left it.
  const goesOn = after.phase === 'combat' && Object.values(after.cards).some(({ attacks }) => attacks !== 0)
  const cards = Object.values(after.cards).flatMap((card): readonly Clause[] => {
    const was = before.cards[card.id]
    if (was === undefined) return [[card.called, 'enters the battlefield']]
    return was === card ? [] : cardDiffers(was, card, { name, goesOn })
  })
  const gone = Object.values(before.cards).filter(({ id }) => after.cards[id] === undefined)
  return [...players, ...cards, ...gone.map(({ called }): Clause => [called, 'ceases to exist'])]
}

const WORDS: Readonly<Record<string, string>> = {
  battlefield: 'enters the battlefield',
  hand: 'is returned to hand',
  exile: 'is exiled',
  stack: 'is on the stack',
}

/** Where it went. */
export function wentTo(is: MagicCard, was: MagicCard): string {
  if (is.zone !== 'graveyard') return WORDS[is.zone] ?? `goes to ${is.zone}`
  return was.zone === 'battlefield' && was.power !== null ? 'dies' : 'goes to the graveyard'
}

function playerDiffers(was: MagicPlayer, is: MagicPlayer): readonly Clause[] {
  return [
    ...(is.lost && !was.lost ? [[is.name, 'loses the game'] as const] : []),
    ...number(is.name, [was.life, is.life], ['gains', 'loses', 'life']),
    ...number(is.name, [was.poison, is.poison], ['gets', 'loses', 'poison counters']),
  ]
}

interface Naming {
  readonly name: (id: number) => string
  /** True while something still attacks. */
  readonly goesOn: boolean
}

function cardDiffers(was: MagicCard, is: MagicCard, { name, goesOn }: Naming): readonly Clause[] {
  const { called } = is
  if (was.zone !== is.zone) return [[called, wentTo(is, was)]]
  if (is.zone !== 'battlefield') return []
  const now: Clause[] = [
    ...number(called, [was.damage, is.damage], ['takes', 'has lost', 'damage']),
    ...number(called, [was.plus, is.plus], ['gets', 'loses', '+1/+1 counters']),
    ...number(called, [was.minus, is.minus], ['gets', 'loses', '-1/-1 counters']),
    ...number(called, [was.loyalty, is.loyalty], ['gains', 'loses', 'loyalty']),
    ...number(called, [was.defense, is.defense], ['gains', 'loses', 'defense']),
  ]
  const does = (what: string) => now.push([called, what])
  if (was.controller !== is.controller) does(`is controlled by ${name(is.controller)}`)
  if (was.attacks !== is.attacks && (is.attacks !== 0 || goesOn))
    does(is.attacks === 0 ? 'leaves combat' : `attacks ${name(is.attacks)}`)
  else if (was.blocks.join() !== is.blocks.join() && is.blocks.length > 0)
    does(`blocks ${allOf(is.blocks.map(name))}`)
  else if (was.tapped !== is.tapped) does(is.tapped ? 'is tapped' : 'untaps')
  if (was.power !== is.power || was.toughness !== is.toughness)
    does(is.power === null ? 'is no creature any more' : `is ${is.power}/${is.toughness} now`)
  return now
}

function number(
  what: string,
  [before, after]: readonly [number, number],
  [gets, loses, unit]: readonly [string, string, string],
): readonly Clause[] {
  return before === after
    ? []
    : [[what, `${after > before ? gets : loses} ${Math.abs(after - before)} ${unit}`]]
}
