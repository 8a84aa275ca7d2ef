import { SimpleGame, type SimpleGameSpec } from '@battleline/card-game'
import { CARDS } from './cards.ts'
import { CHARTS, MOVE_STEP } from './charts.ts'
import { WORDS } from './words.ts'

export const DUEL: SimpleGameSpec<'current'> = {
  game: 'duel',
  title: 'Duel',
  editions: ['current'],
  changes: { current: { title: 'The rules of the duel', steps: [] } },
  words: WORDS,
  cards: CARDS,
  charts: CHARTS,
  start: () => ({ chart: 'duel/turn', locals: { move: '' } }),
  moveStep: MOVE_STEP,
  moves: ['attack', 'end'],
}

export const duel = () => new SimpleGame(DUEL)
