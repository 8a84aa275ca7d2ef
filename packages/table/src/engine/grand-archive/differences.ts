import type { GrandArchiveBoard, GrandArchiveCard } from './shown.ts'

/** What is not the same on two boards, each thing in a few words. */
export function differences(before: GrandArchiveBoard, after: GrandArchiveBoard): readonly string[] {
  const ofCards = Object.values(after.cards).flatMap((card) => {
    const was = before.cards[card.id]
    return was === undefined || was === card ? [] : cardDiffers(was, card)
  })
  const goneBy = before.inForce.filter((one) => !after.inForce.includes(one)).map((one) => `no more: ${one}`)
  return [...ofCards, ...after.inForce.filter((one) => !before.inForce.includes(one)), ...goneBy]
}

const WORDS: Readonly<Record<string, string>> = {
  field: 'enters the field',
  hand: 'returned to hand',
  memory: 'goes to memory',
  banishment: 'banished',
  nowhere: 'ceases to exist',
}

/** Where it went, in a word. */
export function wentTo(is: GrandArchiveCard, was: GrandArchiveCard): string {
  if (is.zone === 'graveyard') return was.zone === 'field' ? 'destroyed' : 'to the graveyard'
  return WORDS[is.zone] ?? `to the ${is.zone}`
}

function cardDiffers(was: GrandArchiveCard, is: GrandArchiveCard): readonly string[] {
  if (was.zone !== is.zone) return [`${is.called} ${wentTo(is, was)}`]
  if (is.zone !== 'field') return []
  return [
    ...number(is.called, was.damage, is.damage, 'damage'),
    ...number(is.called, was.durability, is.durability, 'durability'),
    ...(was.rested === is.rested ? [] : [`${is.called} ${is.rested ? 'rested' : 'awake'}`]),
    ...(was.marks.join() === is.marks.join() ? [] : [`${is.called}: ${is.marks.join(', ') || 'no marks'}`]),
  ]
}

const number = (what: string, before: number, after: number, unit: string): readonly string[] =>
  before === after ? [] : [`${what} ${after > before ? '+' : '−'}${Math.abs(after - before)} ${unit}`]
