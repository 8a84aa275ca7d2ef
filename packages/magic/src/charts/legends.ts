import { chart, verbs } from '@battleline/kernel'
import { nameOf } from '../asked.ts'
import { permanentOf, refTo } from '../state.ts'
import { type Death, dies } from './dies.ts'

/** Legends of which one stays, and what dies at the same moment (MTG-SBA-9). */
export interface Legends {
  groups: readonly (readonly number[])[]
  deaths: readonly Death[]
}

const { ask, step } = verbs<Legends>()

export const legends = chart<Legends>(
  'magic/legends',
  'The legend rule',
  {
    '1-keep': ask('Which of them stays', {
      who: (w, { groups: [group = []] }) => permanentOf(w, group[0] ?? 0).controller,
      options: (_, { groups: [group = []] }) => group,
      take: (w, l, [kept]) => {
        const [group = [], ...groups] = l.groups
        const gone = group.filter((card) => card !== kept && !l.deaths.some(({ ref }) => ref.card === card))
        const deaths = gone.map(
          (card): Death => ({
            ref: refTo(w, card),
            cause: 'put into the graveyard',
            to: 'graveyard',
            due: ['MTG-SBA-9'],
          }),
        )
        Object.assign(l, { groups, deaths: [...l.deaths, ...deaths] })
      },
      label: (w, card) => nameOf(w, Number(card)),
      record: Number,
    })
      .backTo('1-keep', (_, l) => l.groups.length > 0)
      .cite('MTG-SBA-9'),
    '2-go': step('The others go, with everything that dies at the same moment')
      .call(dies, (_, l) => ({ deaths: l.deaths, tokens: [] }))
      .cite('MTG-SBA-1', 'MTG-SBA-9'),
  },
  { like: { groups: [], deaths: [] } },
)
