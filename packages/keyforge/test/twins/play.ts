import { isRefusal, type Position } from '@battleline/kernel'
import { type CardFacts, type CardSetup, type KeyForge, keyforge, type Setup } from '../../src/index.ts'
import { randomBoard } from '../../src/test-kit/random-game.ts'
import { chance } from '../rich-board.ts'

const DECISIONS = 40
const LIBRARY = keyforge().library.all()

/** A random board with the card in the hand of the first player, and where it is in play. */
function boardWith({ name, type }: CardFacts, seed: number): Setup {
  const board = randomBoard(LIBRARY, seed)
  const [first = {}, second = {}] = board.players
  const [leader = 'Troll', ...line] = first.battleline ?? []
  const led: CardSetup = typeof leader === 'string' ? { name: leader } : leader
  const player = {
    ...first,
    hand: [name, ...(first.hand ?? [])],
    ...(type === 'artifact' && { artifacts: [name, ...(first.artifacts ?? [])] }),
    ...(type === 'creature' && { battleline: [name, leader, ...line] }),
    ...(type === 'upgrade' && { battleline: [{ ...led, upgrades: [name] }, ...line] }),
  }
  return { ...board, active: 1, players: [player, second] }
}

/** Whether a card of this kind can stand on the board as it is. */
export const canPlay = ({ type, gigantic }: CardFacts): boolean =>
  gigantic !== true && ['creature', 'artifact', 'upgrade', 'action'].includes(type)

/** Everything that players see of a random game with the card, decision by decision, but for words of texts. */
function* momentsOf(card: CardFacts, seed: number): Generator<string> {
  const kf = keyforge({ cards: [card] })
  let position = kf.begin(boardWith(card, seed))
  const random = chance(seed)
  for (let count = 0; count < DECISIONS && !isRefusal(position); count++) {
    const now = position
    const asked = kf.decision(now)
    if (asked === null) return
    const readings = kf.cards(now).map((id) => ({ ...kf.card(now, id), text: '', abilities: [] }))
    yield JSON.stringify([
      asked.ids.map(withoutPlace),
      asked.who,
      kf.player(now, 1),
      kf.player(now, 2),
      readings,
    ])
    const ids = preferred(kf, now, card.name, random)
    const wanted = Math.min(ids.length, Math.max(asked.least, 1, random(asked.most + 1)))
    const chosen = ids.slice(0, wanted)
    position = kf.answer(now, (chosen.length === 1 ? chosen[0] : chosen) as string)
  }
}

/** The id of an option but for the place of an ability in its text. */
const withoutPlace = (id: string | number): string => String(id).replace(/\/[^@]*/, '')

/** The options in some order; mostly those of the card first, and the end of a turn last. */
function preferred(kf: KeyForge, position: Position, name: string, random: (below: number) => number) {
  const options = kf.decision(position)?.options ?? []
  const from = random(options.length)
  const turned = options.map((_, at) => options[(from + at) % options.length] ?? { id: '', record: null })
  const own = random(4) > 0
  const rank = ({ id, record }: (typeof turned)[number]): number => {
    if (id === 'end') return 2
    return own && record !== null && kf.card(position, record).name === name ? 0 : 1
  }
  return turned.sort((a, b) => rank(a) - rank(b)).map(({ id }) => id)
}

/** Whether the card comes to the same positions with another text, in a random game. */
export function playsAlike(card: CardFacts, text: string, seed: number): boolean {
  const others = momentsOf({ ...card, text }, seed)
  for (const moment of momentsOf(card, seed)) if (others.next().value !== moment) return false
  return others.next().done === true
}
