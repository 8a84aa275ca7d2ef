import { isRefusal, type Seeded } from '@battleline/kernel'
import type { Deal, GrandArchive, GrandArchivePosition } from '../src/index.ts'

/** The start of a whole game with random decks of the cards that ship. */
export function randomGame(ga: GrandArchive, random: Seeded): GrandArchivePosition {
  const dealt = ga.deal({ players: [player(ga, 'Ann', random), player(ga, 'Ben', random)] })
  if (isRefusal(dealt)) throw new Error(dealt.reason)
  return dealt
}

/** A player with random decks of the cards that ship. */
function player(ga: GrandArchive, name: string, random: Seeded): Deal['players'][0] {
  const cards = ga.library.all().filter(({ supertypes = [] }) => !supertypes.includes('token'))
  const regalia = cards.filter(({ supertypes = [] }) => supertypes.includes('regalia'))
  const champions = cards.filter(({ type }) => type === 'champion')
  const main = cards.filter((card) => card.type !== 'champion' && !regalia.includes(card))
  const first = random.one(champions.filter(({ level }) => level === 0))
  const enabled = main.filter(({ elements = [] }) =>
    elements.every((one) => one === 'norm' || first.elements?.includes(one)),
  )
  const higher = random.shuffled(champions.filter(({ level = 0 }) => level > 0))
  const material = [first, ...higher.slice(0, 6), ...random.shuffled(regalia).slice(0, 5)]
  const deck = random.shuffled([...enabled, ...enabled, ...enabled, ...random.shuffled(main).slice(0, 12)])
  return {
    name,
    material: material.map((card) => card.name),
    deck: deck.slice(0, 60).map((card) => card.name),
  }
}
