import { expect, it } from 'vitest'
import { verbs } from '../src/engine/verbs.ts'

const AURA = `name: Whom an Aura enchants
game: magic
begins: main
players:
  me: { hand: [Pacifism], battlefield: [Grizzly Bears, Hill Giant] }
  you: {}
play:
  - cast: Pacifism -> Grizzly Bears
  - resolve
  - pass
`

it('endings that differ only in what an Aura is attached to are told apart', async () => {
  const found = await verbs.outcomes({ text: AURA, document: 0, answers: null }, () => {})
  const titles = found?.endings.map(({ title }) => title)
  expect(titles?.toSorted()).toEqual([
    'Pacifism attached to Grizzly Bears',
    'Pacifism attached to Hill Giant',
  ])
})
