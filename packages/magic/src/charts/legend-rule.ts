import { chart } from '@battleline/kernel'
import type { Death, Legends } from '../events/death.ts'
import { permanentOf, refTo } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { dies } from './dies.ts'

const { choose, step } = verbs<Legends>()

/** Of legendary permanents with one name, their controller keeps one; the others die. */
export const legends = chart<Legends>(
  'magic/legends',
  'The legend rule',
  {
    '1-keep': choose('Which of them stays', {
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
    })
      .backTo('1-keep', (_, l) => l.groups.length > 0)
      .cite('MTG-SBA-9'),
    '2-go': step('The others go, with everything that dies at the same moment')
      .call(dies, (_, l) => ({ deaths: l.deaths, tokens: [] }))
      .cite('MTG-SBA-1', 'MTG-SBA-9'),
  },
  { like: { groups: [], deaths: [] } },
)
