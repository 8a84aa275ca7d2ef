import type { Position, Refusal, RunOptions } from '@battleline/kernel'
import { gameOf, KeyForge, keyforge, textReader } from '@battleline/keyforge'
import { describe, expect, it } from 'vitest'
import { ForkCheck } from './fork-check.ts'

/** A game with a mistake where a test wants one. */
class Faulty extends KeyForge {
  answered = 0
  spoil: (at: number, next: Position) => Position | Refusal = (_, next) => next
  trace = true

  override answer(position: Position, choice: never, running: RunOptions = {}): Position | Refusal {
    const next = super.answer(position, choice, this.trace ? running : {})
    return 'asking' in next ? this.spoil(this.answered++, next) : next
  }
}

const setup = { players: [{ battleline: ['Troll'] }, { battleline: ['Urchin'] }] } as const

function start(game: KeyForge): Position {
  const begun = game.begin(setup)
  if (!('asking' in begun)) throw new Error(begun.reason)
  return begun
}

describe('a fork', () => {
  it('with the same continuation is no difference', () => {
    const game = keyforge()
    const forks = new ForkCheck(game, gameOf)
    const from = start(game)
    const trace: never[] = []
    const next = game.answer(from, 'reap 3', { trace: (event) => trace.push(event as never) })
    forks.compare(from, 'reap 3', next, trace)
    expect(forks.finish()).toEqual([])
  })

  it('with another result or trace, or a refusal, is a difference', () => {
    const game = new Faulty({ library: keyforge().library.all(), texts: textReader })
    const other = start(game)
    const compare = () => {
      const forks = new ForkCheck(game, gameOf)
      const from = start(game)
      forks.compare(from, 'reap 3' as never, KeyForge.prototype.answer.call(game, from, 'reap 3'), [])
      return forks.finish().filter((text) => text.includes('a fork'))
    }
    game.spoil = () => other
    expect(compare()).toContain('keyforge/turn.3-main: a fork leads to another position')
    game.spoil = () => ({ refused: 'limit', reason: 'no', cite: [] })
    expect(compare()).toEqual(['keyforge/turn.3-main: a fork is refused for another reason'])
    game.spoil = (_, next) => next
    expect(compare()).toEqual(['keyforge/turn.3-main: a fork has another trace from event 0 on'])
  })

  it('that changes its origin is a difference', () => {
    const game = keyforge()
    const forks = new ForkCheck(game, gameOf)
    const from = start(game)
    forks.compare(from, 'reap 3', game.answer(from, 'reap 3'), [])
    ;(from as unknown as { rows: { aember: number }[] }).rows[1]!.aember = 7
    expect(forks.finish()).toContain('1 earlier positions have changed since')
  })
})
