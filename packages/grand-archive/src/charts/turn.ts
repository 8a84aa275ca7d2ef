import { chart, routine, type View, type World } from '@battleline/kernel'
import { emit } from '../events/triggers.ts'
import { triggerFoster } from '../keywords/foster.ts'
import { cardOf, opponentOf, playerOf, tableOf, writeCard, writeTable } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { canMaterialize } from '../moves/activation-costs.ts'
import { move } from '../zones/move.ts'
import { endPhase } from './end-phase.ts'
import { materialization, materializationOf } from './materialization.ts'
import { opportunity, opportunityOf } from './opportunity.ts'

/** The turns. A board begins in the main phase of the first turn. */
export interface Turn {
  drawn: boolean
  /** The card to materialize; -1 for none. */
  material: number
}

const { act, choose, step } = verbs<Turn>()
const begins = (_: View, l: Turn) => !l.drawn || routine('the board is drawn in the main phase')

export const turn = chart<Turn>(
  'grand-archive/turn',
  'Turn',
  {
    '1-wake': act('The turn player’s objects wake up; effects until their turn end', wakeUp)
      .when(begins)
      .call(opportunity, (w) => opportunityOf(w, 'wake up', true))
      .cite('GA-DEF-5', 'GA-IMM-3'),
    '2-materialize': choose('A card of the material deck may be materialized', {
      who: (w) => tableOf(w).active,
      options: (w) => playerOf(w, tableOf(w).active).material.filter((card) => canMaterialize(w, card)),
      bounds: () => [0, 1],
      take: (_, l, [card]) => {
        l.material = card ?? -1
      },
    })
      .when(begins)
      .call(materialization, (w, l) => materializationOf(w, l.material))
      .call(opportunity, (w) => opportunityOf(w, 'materialization', true))
      .cite('GA-DEF-2', 'GA-CHP-5'),
    '3-recollection': act('The recollection phase begins', (w) =>
      emit(w, { kind: 'recollection phase', by: tableOf(w).active }),
    )
      .when(begins)
      .call(opportunity, (w) => opportunityOf(w, 'recollection', true))
      .cite('GA-TRN-1'),
    '3-recollect': act('The memory returns to the hand', (w) => {
      triggerFoster(w)
      for (const card of playerOf(w, tableOf(w).active).memory) move(w, card, 'hand')
    })
      .when(begins)
      .call(opportunity, (w) => opportunityOf(w, 'recollection', true))
      .cite('GA-KW-FOSTER'),
    '4-draw': act('The turn player draws a card', (w) => {
      const [top] = playerOf(w, tableOf(w).active).deck
      if (top !== undefined) move(w, top, 'hand')
    })
      .when(begins)
      .cite('GA-TRN-1'),
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
    })
      .backTo('1-wake', () => true)
      .cite('GA-TRN-1'),
  },
  { like: { drawn: false, material: -1 } },
)

function wakeUp(w: World): void {
  const { active, lasting } = tableOf(w)
  for (const card of playerOf(w, active).field) if (cardOf(w, card).rested) writeCard(w, card).rested = false
  const isOver = (until: string, you: number) => until === 'your next turn' && you === active
  if (lasting.some((one) => isOver(one.until, one.you)))
    writeTable(w).lasting = lasting.filter((one) => !isOver(one.until, one.you))
}
