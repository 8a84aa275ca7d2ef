import { because, chart, type Reason, routine, type View, type World } from '@battleline/kernel'
import { triggerLater } from '../events/delayed.ts'
import { emit } from '../events/triggers.ts'
import { triggerFoster } from '../keywords/foster.ts'
import {
  cardOf,
  type Lasting,
  opponentOf,
  PLAYERS,
  type PlayerId,
  playerOf,
  tableOf,
  writeCard,
  writeTable,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { whyNotMaterialize } from '../moves/activation-costs.ts'
import type { Phase } from '../vocabulary.ts'
import { drawCards } from '../zones/draw.ts'
import { move } from '../zones/move.ts'
import { wakeUp } from '../zones/rest.ts'
import { endPhase } from './end-phase.ts'
import { materialization, materializationOf } from './materialization.ts'
import { opportunity, opportunityOf } from './opportunity.ts'
import { settingUp, setUp } from './set-up.ts'
import { triggerWither } from './wither.ts'

/** The turns. A board begins in the main phase of the first turn. */
export interface Turn {
  drawn: boolean
  /** The card to materialize; -1 for none. */
  material: number
  /** Who goes first in a game that is still to be set up; null if chance decides. */
  first: PlayerId | null
}

/** The start of a game that is still to be set up. */
export const gameStart = (first: PlayerId | null): Turn => ({ drawn: false, material: -1, first })

/** The start on a board, in the main phase. */
export const boardStart = (): Turn => ({ drawn: true, material: -1, first: null })

const { act, choose, step } = verbs<Turn>()
const begins = (_: View, l: Turn) => !l.drawn || routine('the board is drawn in the main phase')

/** Every player's first turn begins with the draw phase, the first one of all with the main phase (GA-SET-4). */
const isLater =
  (first: number) =>
  (w: View, l: Turn): true | Reason =>
    tableOf(w).turn <= first && !l.drawn ? because('it is skipped on a first turn', 'GA-SET-4') : begins(w, l)
const hasPhase = isLater(PLAYERS.length)
const draws = isLater(1)

export const turn = chart<Turn>(
  'grand-archive/turn',
  'Turn',
  {
    '0-set-up': step('The game is set up')
      .call(setUp, (w, l) => (tableOf(w).turn === 0 ? settingUp(l.first) : null))
      .when((w) => tableOf(w).turn === 0 || routine('the game has begun'))
      .cite('GA-SET-1'),
    '1-wake': act('The turn player’s objects wake up; effects until their turn end', (w) => {
      begin(w, 'wake up')
      wakeUpAll(w)
    })
      .when(hasPhase)
      .call(opportunity, (w) => opportunityOf(w, 'wake up', true))
      .cite('GA-DEF-5', 'GA-IMM-3'),
    '2-materialize': choose('A card of the material deck may be materialized', {
      who: (w) => tableOf(w).active,
      options: (w) =>
        playerOf(w, tableOf(w).active).material.filter((card) => whyNotMaterialize(w, card) === null),
      bounds: () => [0, 1],
      lacks: (w, _, card) =>
        playerOf(w, tableOf(w).active).material.includes(Number(card))
          ? whyNotMaterialize(w, Number(card))
          : null,
      take: (w, l, [card]) => {
        begin(w, 'materialize')
        l.material = card ?? -1
      },
    })
      .when(hasPhase)
      .call(materialization, (w, l) => materializationOf(w, l.material))
      .call(opportunity, (w) => opportunityOf(w, 'materialization', true))
      .cite('GA-DEF-2', 'GA-CHP-5'),
    '3-recollection': act('The recollection phase begins', (w) => {
      begin(w, 'recollection')
      triggerLater(w, 'recollection')
      emit(w, { kind: 'recollection phase', by: tableOf(w).active })
    })
      .when(hasPhase)
      .call(opportunity, (w) => opportunityOf(w, 'recollection'))
      .cite('GA-TRN-1'),
    '3-recollect': act('The memory returns to the hand', (w) => {
      triggerFoster(w)
      for (const card of playerOf(w, tableOf(w).active).memory) move(w, card, 'hand')
    })
      .when(hasPhase)
      .call(opportunity, (w) => opportunityOf(w, 'recollection', true))
      .cite('GA-KW-FOSTER'),
    '4-draw': act('The turn player draws a card', (w) => {
      begin(w, 'draw')
      drawCards(w, tableOf(w).active, 1)
    })
      .when(draws)
      .call(opportunity, (w) => opportunityOf(w, 'draw', true))
      .cite('GA-TRN-1', 'GA-INF-5'),
    '5-begin': act('The main phase begins', (w, l) => {
      begin(w, 'main')
      // A board is drawn within the phase.
      if (l.drawn) return
      triggerWither(w)
      triggerLater(w, 'main')
      emit(w, { kind: 'main phase', by: tableOf(w).active })
    }).cite('GA-CTR-6', 'GA-TRN-4'),
    '5-main': step('Main phase')
      .call(opportunity, (w, l) => {
        l.drawn = false
        return opportunityOf(w, 'main phase')
      })
      .cite('GA-CMB-1'),
    '6-end': step('End phase')
      .call(endPhase, () => ({ objects: 0 }))
      .cite('GA-TMP-2'),
    '7-pass': act('The next player’s turn begins', (w) => {
      for (const card of playerOf(w, tableOf(w).active).field)
        if (cardOf(w, card).harmed) writeCard(w, card).harmed = false
      const table = writeTable(w)
      table.active = opponentOf(table.active)
      table.turn += 1
      beginLastTurn(w)
    })
      .backTo('1-wake', () => true)
      .cite('GA-TRN-1'),
  },
  { like: gameStart(null) },
)

/** A phase begins. */
function begin(w: World, phase: Phase): void {
  if (tableOf(w).phase !== phase) writeTable(w).phase = phase
}

/** An effect “until the end of your next turn” is one until the end of the turn that begins. */
function beginLastTurn(w: World): void {
  const { active, lasting } = tableOf(w)
  const isLast = ({ until, you }: Lasting) => until === 'end of your next turn' && you === active
  if (lasting.some(isLast))
    writeTable(w).lasting = lasting.map((one) => (isLast(one) ? { ...one, until: 'end of turn' } : one))
}

function wakeUpAll(w: World): void {
  const { active, lasting } = tableOf(w)
  for (const card of playerOf(w, active).field) wakeUp(w, card)
  const isOver = (until: string, you: number) => until === 'your next turn' && you === active
  if (lasting.some((one) => isOver(one.until, one.you)))
    writeTable(w).lasting = lasting.filter((one) => !isOver(one.until, one.you))
}
