import { expect, it } from 'vitest'
import { action, artifact, settled, table } from '../../test/table.ts'

const toll = artifact('Toll', 'Your red key costs +2Æ.')
const forge = action('Forge', 'Play: Forge a key at current cost.')

it('if no key can be paid for, the cheapest says how much Æmber is missing', () => {
  const t = settled(table({ me: { aember: 2, artifacts: [toll], hand: [forge] } }).play('Forge'))
  const why = t.trace.flatMap((event) => (event.kind === 'skip' ? [event.why.reason] : []))
  expect(why).toContain('a key costs 6 Æmber, and player 1 has not got that much')
  expect(why.filter((one) => one.includes('no such unforged key'))).toEqual([])
  expect(t.player(1)).toMatchObject({ aember: 2, keys: 0 })
})
