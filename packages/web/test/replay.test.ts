import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decisiveRow, LONGEST_REPLAY, replayOf } from '../src/board/answer/replay.ts'
import { run } from '../src/engine/games/open-question.ts'
import type { Run } from '../src/engine/protocol/protocol.ts'
import { scenario } from './browser.ts'

async function ruling(file: string, name: string): Promise<Run> {
  const text = scenario(file)
    .split(/^---$/m)
    .find((one) => one.includes(`name: ${name}\n`))
  const { run: found, problems } = await run({ text: text ?? '', document: 0, answers: null })
  if (found === null) throw new Error(JSON.stringify(problems))
  return found
}

const decisive = (of: Run) => of.rows[decisiveRow(of) ?? -1]

describe('the decisive step of a ruling', () => {
  it('is the last one that cites its first rule', async () => {
    const of = await ruling(
      'keyforge/essay/dino-fiend-fights-faust.yaml',
      'A dying creature cannot steal the Æmber it holds',
    )
    expect(decisive(of)).toMatchObject({ title: 'Steal 1Æ', cite: expect.arrayContaining(['KF-DST-11']) })
  })

  it('may be one at which nothing happened, where nothing happened at any', async () => {
    const of = await ruling(
      'grand-archive/intercept-and-pride.yaml',
      'Allies without intercept do not intercept',
    )
    expect(decisive(of)).toMatchObject({ step: 'grand-archive/retaliation.1-triggers', silent: true })
  })

  it('is the end where the rules refuse the move, or a question is open', async () => {
    const refused = await ruling(
      'keyforge/cases/destruction-and-armor.yaml',
      'A neighbor of a creature with taunt cannot be fought',
    )
    expect(refused.refusal?.cite).toEqual(['KF-TNT-1'])
    expect(replayOf(refused)).toEqual({ stops: [null], times: [] })
    const open = await ruling(
      'magic/block-requirements.yaml',
      'Everything must block, and one creature alone cannot block menace',
    )
    expect(open.rows.some(({ cite }) => cite.includes('MTG-BLK-33'))).toBe(false)
    expect(decisiveRow(open)).toBeNull()
  })

  it('is the last at which something happened, where no step cites a rule of it', async () => {
    const of = await ruling('keyforge/essay/damage-exchange.yaml', 'Skirmish does not stop Hazardous')
    const uncited = { ...of, cite: ['KF-XYZ-1'] }
    expect(decisive(uncited)).toMatchObject({ kind: 'step', silent: false, quiet: false })
    const later = of.rows.slice((decisiveRow(uncited) ?? -1) + 1)
    expect(later.filter(({ kind, silent, quiet }) => kind === 'step' && !silent && !quiet)).toEqual([])
  })
})

describe('a replay', () => {
  it('shows the eventful steps twice as long, and no step for long', async () => {
    const of = await ruling('keyforge/essay/whole-fight.yaml', 'A whole fight, step by step')
    // Without a rule to end on, it goes to the last event.
    const { stops, times } = replayOf({ ...of, cite: [] })
    expect(stops.length).toBeGreaterThan(5)
    expect(new Set(times.map((time) => Math.round(time / Math.min(...times))))).toEqual(new Set([1, 2]))
    expect(Math.max(...times)).toBeLessThanOrEqual(1000)
  })

  it('takes at most five seconds and goes forward, whatever the ruling', async () => {
    const files = readdirSync(new URL('../../../scenarios', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => name.endsWith('.yaml'))
    for (const file of files.sort().filter((_, at) => at % 150 === 0)) {
      const { run: of } = await run({ text: scenario(file), document: 0, answers: null })
      if (of === null) throw new Error(file)
      const { stops, times } = replayOf(of)
      expect(times.length, file).toBe(stops.length - 1)
      expect(
        times.reduce((sum, time) => sum + time, 0),
        file,
      ).toBeLessThanOrEqual(LONGEST_REPLAY + 1)
      const rows = stops.filter((row) => row !== null)
      expect(rows, file).toEqual([...new Set(rows)].sort((one, other) => one - other))
    }
  })

  it('leaves out of a long run what makes no difference', async () => {
    const of = await ruling('keyforge/essay/whole-fight.yaml', 'A whole fight, step by step')
    const rows = Array.from({ length: 30 }, () => of.rows).flat()
    const { stops, times } = replayOf({ ...of, rows })
    expect(stops.length).toBeLessThanOrEqual(49)
    expect(Math.min(...times)).toBeGreaterThan(50)
    expect(stops.at(-1)).toBe(decisiveRow({ ...of, rows }))
  })
})
