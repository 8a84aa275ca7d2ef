import { expect, it } from 'vitest'
import { action, ally, CA, CB, item, table } from '../../test/table.ts'

const changesOf = (t: ReturnType<typeof table>, property: string) =>
  t.events.flatMap((event) =>
    event.kind === 'change' && event.property === property ? [[event.before, event.after]] : [],
  )

it('is reported as pending only if some is prevented', () => {
  const against = (counters: number) =>
    table(
      { field: [CA, ally('X', 3, 1)] },
      {
        field: [
          CB,
          item(
            'Buckler',
            'If damage would be dealt to your champion, prevent an amount of it equal to the number of buff counters on Buckler.',
            { buff: counters },
          ),
        ],
      },
    )
      .do('X attacks CB')
      .settle()
  expect(changesOf(against(0), 'pending')).toEqual([[0, 3]])
  expect(changesOf(against(2), 'pending')).toEqual([
    [0, 3],
    [3, 1],
  ])
})

it('names the cards that are revealed to be preserved', () => {
  const shroud = action(
    'Shroud',
    'The next time damage would be dealt to your champion this turn, prevent it and reveal and preserve that many cards from the top of your deck.',
  )
  const bolt = action('Bolt', 'Deal 1 damage to target champion.')
  const t = table(
    { field: [CA], hand: [bolt] },
    { field: [CB], hand: [shroud], deck: [action('One', 'Draw a card.'), action('Two', 'Draw a card.')] },
  )
    .do('activate Bolt on CB', 'activate Shroud')
    .settle()
  expect(changesOf(t, 'revealed')).toEqual([[false, true]])
  expect([t.card('One').zone, t.card('Two').zone, t.card('CB').damage]).toEqual(['material', 'deck', 0])
})
