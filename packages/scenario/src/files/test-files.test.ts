import { describe, expect, it } from 'vitest'
import { scenario } from '../../test/marked.ts'
import { testFiles } from './test-files.ts'

const reap = (expect: string, name = 'a test') =>
  scenario({ name, play: '[{ reap: Troll }]', ...(expect && { expect }) })

describe('a test run', () => {
  it('has a result for each scenario, in order', () => {
    const results = testFiles([
      {
        file: 'a.yaml',
        text: `${reap('{ me: { aember: 1 } }', 'one')}---\n${reap('{ me: { aember: 2 } }', 'two')}`,
      },
      { file: 'b.yaml', text: reap('', 'three') },
    ])
    expect(results.map(({ file, line, name, passed, status }) => [file, line, name, passed, status])).toEqual(
      [
        ['a.yaml', 1, 'one', true, 'ended'],
        ['a.yaml', 7, 'two', false, 'ended'],
        ['b.yaml', 1, 'three', true, 'ended'],
      ],
    )
  })

  it('fails for a faulty file, or a fault that only play finds', () => {
    const [unread, unplayed] = testFiles([
      { file: 'a.yaml', text: 'name: x\n' },
      { file: 'b.yaml', text: scenario({ play: '[{ reap: Troll, choose: [nothing] }]' }) },
    ])
    expect(unread).toMatchObject({ file: 'a.yaml', name: 'a.yaml', passed: false, status: null })
    expect(unread?.problems).toHaveLength(2)
    expect(unplayed).toMatchObject({ file: 'b.yaml', passed: false, status: 'ended' })
    expect(unplayed?.problems).toHaveLength(1)
  })

  it('can choose the edition, and check forks', () => {
    const [result] = testFiles([{ file: 'a.yaml', text: reap('{ me: { aember: 1 } }') }], {
      edition: 'essay',
      forked: true,
    })
    expect(result?.expectations.map(({ text, holds }) => [text, holds])).toEqual([
      ['me.aember is 1', true],
      ['saved, loaded and forked at every decision, it goes the same way', true],
    ])
  })
})
