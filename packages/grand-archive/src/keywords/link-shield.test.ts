import { expect, it } from 'vitest'
import { action, ally, CA, CB, item, table } from '../../test/table.ts'

const doom = action('Doom', 'Destroy each ally.')

it('saves its linked object, and each shield one object', () => {
  const t = table(
    { field: [CA], hand: [doom] },
    {
      field: [
        CB,
        ally('Y', 1, 2),
        ally('Z', 1, 2),
        item('First', 'Link shield.', { linked: 'Y' }),
        item('Second', 'Link shield.', { linked: 'Y' }),
      ],
    },
  )
    .do('activate Doom')
    .settle()
  const { field, graveyard } = t.player(2)
  const called = (cards: readonly number[]) => cards.map((card) => t.ga.card(t.position, card).called)
  expect([called(field), called(graveyard)]).toEqual([
    ['CB', 'Y', 'Second'],
    ['First', 'Z'],
  ])
})

it('loses its link when the linked object leaves', () => {
  const recall = action('Recall', "Return target ally to its owner's hand.")
  const t = table(
    { field: [CA], hand: [recall] },
    { field: [CB, ally('Y', 1, 2), item('Aegis', 'Link shield.', { linked: 'Y' })] },
  )
  expect(t.card('Aegis').linked).toBe(t.number('Y'))
  expect(t.do('activate Recall on Y').settle().card('Aegis').linked).toBeNull()
})
