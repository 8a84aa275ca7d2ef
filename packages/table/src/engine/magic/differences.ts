import type { MagicBoard, MagicCard, MagicPlayer } from './shown.ts'

/** What is not the same on two boards, each thing in a few words. */
export function differences(before: MagicBoard, after: MagicBoard): readonly string[] {
  const name = (id: number) =>
    after.cards[id]?.called ?? after.players.find((one) => one.id === id)?.name ?? 'nothing'
  const players = after.players.flatMap((player) => {
    const was = before.players.find(({ id }) => id === player.id)
    return was === undefined ? [] : playerDiffers(was, player)
  })
  const cards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    if (was === undefined) return [`${card.called} enters`]
    return was === card ? [] : cardDiffers(was, card, name)
  })
  const gone = Object.values(before.cards).filter(({ id }) => after.cards[id] === undefined)
  return [...players, ...cards, ...gone.map(({ called }) => `${called} ceases to exist`)]
}

const WORDS: Readonly<Record<string, string>> = {
  battlefield: 'enters',
  hand: 'returned to hand',
  exile: 'exiled',
  stack: 'cast',
}

/** Where it went, in a word. */
export function wentTo(is: MagicCard, was: MagicCard): string {
  if (is.zone !== 'graveyard') return WORDS[is.zone] ?? `to ${is.zone}`
  return was.zone === 'battlefield' && was.power !== null ? 'dies' : 'to the graveyard'
}

function playerDiffers(was: MagicPlayer, is: MagicPlayer): readonly string[] {
  return [
    ...(is.lost && !was.lost ? [`${is.name} loses the game`] : []),
    ...number(is.name, was.life, is.life, 'life'),
    ...number(is.name, was.poison, is.poison, 'poison'),
  ]
}

function cardDiffers(was: MagicCard, is: MagicCard, name: (id: number) => string): readonly string[] {
  const { called } = is
  if (was.zone !== is.zone) return [`${called} ${wentTo(is, was)}`]
  if (is.zone !== 'battlefield') return []
  const now = [
    ...number(called, was.damage, is.damage, 'damage'),
    ...number(called, was.plus, is.plus, '+1/+1'),
    ...number(called, was.minus, is.minus, '-1/-1'),
    ...number(called, was.loyalty, is.loyalty, 'loyalty'),
    ...number(called, was.defense, is.defense, 'defense'),
    ...(was.controller === is.controller ? [] : [`${called} to ${name(is.controller)}`]),
  ]
  if (was.attacks !== is.attacks)
    now.push(is.attacks === 0 ? `${called} leaves combat` : `${called} attacks ${name(is.attacks)}`)
  else if (was.blocks.join() !== is.blocks.join() && is.blocks.length > 0)
    now.push(`${called} blocks ${is.blocks.map(name).join(' and ')}`)
  else if (was.tapped !== is.tapped) now.push(`${called} ${is.tapped ? 'tapped' : 'untapped'}`)
  if (was.power !== is.power || was.toughness !== is.toughness)
    now.push(is.power === null ? `${called} is no creature` : `${called} ${is.power}/${is.toughness}`)
  return now
}

const number = (what: string, before: number, after: number, unit: string): readonly string[] =>
  before === after ? [] : [`${what} ${after > before ? '+' : '−'}${Math.abs(after - before)} ${unit}`]
