import { isRefusal, type Position, type TraceEvent } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { asked, board, choiceOf, got, play } from './sparks/playing.ts'
import { Sparks } from './sparks/sparks.ts'

// Asks even decisions with one option, so that the lines below name every decision.
const sparks = new Sparks({ skipForced: false })
const PASSES = ['1: pass', '2: pass']

/** The titles of the steps that began and the reports of what did not happen, while lines were played. */
function traced(from: ReturnType<Sparks['start']>, lines: readonly string[]) {
  const events: TraceEvent[] = []
  const to = play(sparks, from, lines, (event) => events.push(event))
  const steps = events.filter((event) => event.kind === 'step')
  return { to, events, steps: steps.map((event) => event.step.id.replace('sparks/', '')) }
}

describe('the stack', () => {
  const ember = { life: 2, hand: ['Ember'] }

  it('resolves the newest entry first', () => {
    const end = play(sparks, sparks.start(ember, ember), [
      '1: play Ember',
      '1: player 2',
      '1: pass',
      '2: play Ember',
      '2: player 1',
      '2: pass',
      '1: pass',
    ])
    expect(board(end)).toMatchObject({ one: { life: 0 }, two: { life: 2 }, stack: ['Ember'], winner: 2 })
  })

  it('lets a response remove a spell from it', () => {
    const responded = play(sparks, sparks.start(ember, { hand: ['Snuff'] }), [
      '1: play Ember',
      '1: player 2',
      '1: pass',
      '2: play Snuff',
      '2: Ember',
    ])
    expect(board(responded).stack).toEqual(['Ember', 'Snuff'])
    const end = play(sparks, responded, ['2: pass', '1: pass'])
    expect(board(end)).toMatchObject({
      one: { pile: ['Ember'] },
      two: { life: 10, pile: ['Snuff'] },
      stack: [],
    })
  })

  it('leaves a spell without effect if its target has gone', () => {
    const start = sparks.start({ hand: ['Ember', 'Gamble'] }, { play: ['Mouse'] })
    const { to, events } = traced(start, [
      ...['1: play Gamble', '1: Mouse', '1: play Ember', '1: Mouse'],
      ...[...PASSES, ...PASSES],
    ])
    expect(board(to)).toMatchObject({ one: { pile: ['Ember', 'Gamble'] }, two: { play: [] } })
    expect(events.filter((event) => event.kind === 'skip' && /gone/.test(event.why.reason))).toMatchObject([
      {
        step: { id: 'sparks/resolve.2-do', title: 'It does what it does' },
        why: { reason: 'its target has gone' },
      },
    ])
  })
})

describe('priority', () => {
  it('goes to the active player after each resolution, and to the other player after a pass', () => {
    const start = sparks.start({ hand: ['Ember'] }, { hand: ['Ember'] })
    const passed = play(sparks, start, ['1: play Ember', '1: player 2', '1: pass'])
    expect(asked(sparks, passed)).toEqual(['2: play Ember', '2: pass'])
    const resolved = play(sparks, passed, ['2: pass'])
    expect(board(resolved).two.life).toBe(8)
    expect(asked(sparks, resolved)).toEqual(['1: pass'])
  })

  it('stays with a player who acts, and restarts the passes', () => {
    const start = sparks.start({ hand: ['Ember'] }, { hand: ['Ember'] })
    const acted = play(sparks, start, ['1: pass', '2: play Ember', '2: player 1', '2: pass'])
    expect(asked(sparks, acted)).toEqual(['1: play Ember', '1: pass'])
    expect(board(acted)).toMatchObject({ one: { life: 10 }, stack: ['Ember'] })
  })

  it('ends the turn when both pass with nothing on the stack', () => {
    const start = sparks.start({ hand: ['Ox'] }, { hand: ['Ox'] })
    expect(asked(sparks, got(start))).toEqual(['1: play Ox', '1: pass'])
    expect(asked(sparks, play(sparks, start, PASSES))).toEqual(['2: play Ox', '2: pass'])
  })
})

describe('state-based checks', () => {
  it('run again when a death causes other deaths, and only at the steps of the game', () => {
    const start = sparks.start({ hand: ['Wildfire', 'Ember'] }, { play: ['Captain', 'Moth', 'Ox'] })
    const burnt = play(sparks, start, ['1: play Wildfire', ...PASSES])
    expect(board(burnt).two.play).toEqual(['Captain -1', 'Moth -1', 'Ox -1'])
    const { to, events, steps } = traced(burnt, ['1: play Ember', '1: Captain', ...PASSES])
    expect(board(to).two).toMatchObject({ play: ['Ox -1'], pile: ['Captain', 'Moth'] })
    const deaths = events.filter((event) => event.kind === 'step' && event.step.id === 'sparks/death.3-die')
    expect(deaths).toMatchObject([{ subjects: [5] }, { subjects: [6] }])
    expect(steps.filter((step) => /deal|rest|settle|die/.test(step))).toEqual([
      ...['priority.1-settle', 'damage.2-deal', 'resolve.3-rest', 'priority.1-settle'],
      ...['death.3-die', 'death.3-die'],
    ])
  })

  it('destroy creatures at the same time', () => {
    const start = sparks.start({ hand: ['Wildfire'], play: ['Moth', 'Mouse'] }, { play: ['Mouse'] })
    const { to, events } = traced(start, ['1: play Wildfire', ...PASSES, '1: Mouse, Mouse, Moth'])
    expect(board(to)).toMatchObject({
      one: { play: [], pile: ['Wildfire', 'Mouse', 'Moth'] },
      two: { pile: ['Mouse'] },
    })
    expect(
      events.filter((event) => event.kind === 'step' && event.step.id === 'sparks/death.3-die'),
    ).toHaveLength(1)
  })

  it('end the game for a player without life, and leave no decision and no step', () => {
    const end = play(sparks, sparks.start({ hand: ['Ember'] }, { life: 2 }), [
      '1: play Ember',
      '1: player 2',
      ...PASSES,
    ])
    expect(board(end)).toMatchObject({ two: { life: 0 }, winner: 1 })
    expect(sparks.decision(end)).toBeNull()
    expect(sparks.over(end)).toBe(true)
    expect(sparks.step(end)).toBe(end)
    expect(sparks.answer(end, 'pass')).toMatchObject({ refused: 'nothing asked' })
  })
})

describe('triggers', () => {
  it('go on the stack in turn order, each player’s in an order that the player chooses', () => {
    const start = sparks.start(
      { life: 1, hand: ['Wildfire'], play: ['Wisp', 'Wisp'] },
      { life: 1, play: ['Wisp', 'Wisp'] },
    )
    const dead = play(sparks, start, ['1: play Wildfire', ...PASSES, '1: Wisp, Wisp, Wisp, Wisp'])
    expect(asked(sparks, dead)).toEqual(['1: Wisp triggers', '1: Wisp triggers'])
    const first = play(sparks, dead, ['1: Wisp triggers', '1: Wisp triggers'])
    expect(asked(sparks, first)).toEqual(['2: Wisp triggers', '2: Wisp triggers'])
    const stacked = play(sparks, first, ['2: Wisp triggers', '2: Wisp triggers'])
    expect(board(stacked).stack).toHaveLength(4)
    // Player 2's triggers went on the stack last and resolve first.
    expect(board(play(sparks, stacked, PASSES))).toMatchObject({
      one: { life: 0 },
      two: { life: 1 },
      winner: 2,
    })
  })

  it('see creatures that die at the same time', () => {
    const start = sparks.start({ hand: ['Wildfire'] }, { play: ['Crow', 'Wisp'] })
    const dead = play(sparks, start, ['1: play Wildfire', ...PASSES, '1: Crow, Wisp'])
    expect(asked(sparks, dead)).toEqual(['2: Wisp triggers', '2: Crow triggers'])
    const end = play(sparks, dead, ['2: Crow triggers', '2: Wisp triggers', ...PASSES, ...PASSES])
    expect(board(end).one.life).toBe(8)
  })

  it('are lost when they need a creature that has died', () => {
    const start = sparks.start({ hand: ['Ember'] }, { play: ['Hornet'] })
    const { to, events } = traced(start, ['1: play Ember', '1: Hornet', ...PASSES])
    expect(board(to)).toMatchObject({ two: { play: [] }, stack: [] })
    expect(events.filter((event) => event.kind === 'not')).toMatchObject([
      {
        what: { kind: 'ability', text: 'Hornet triggers' },
        why: { reason: 'it has died' },
        step: { id: 'sparks/triggers.1-stack' },
      },
    ])
  })

  it('choose their target when they are put on the stack', () => {
    const start = sparks.start({ hand: ['Wildfire'] }, { play: ['Hornet'] })
    const triggered = play(sparks, start, ['1: play Wildfire', ...PASSES, '2: Hornet triggers'])
    expect(asked(sparks, triggered)).toEqual(['2: player 1', '2: player 2'])
    const end = play(sparks, triggered, ['2: player 1', ...PASSES])
    expect(board(end)).toMatchObject({ one: { life: 9 }, two: { play: ['Hornet -1'] } })
  })
})

describe('replacements of damage', () => {
  const ember = ['1: play Ember', '1: player 2', ...PASSES]

  it.each([
    [['2: Willow prevents 1 damage'], 8],
    [['2: Lens doubles the damage'], 7],
  ])('are ordered by the affected player: after %j it is at %d', (lines, life) => {
    for (const lens of [1, 2]) {
      const [one, two] = lens === 1 ? [['Lens'], ['Willow']] : [[], ['Willow', 'Lens']]
      const hit = play(sparks, sparks.start({ hand: ['Ember'], play: one }, { play: two }), ember)
      expect(asked(sparks, hit).slice().sort()).toEqual([
        '2: Lens doubles the damage',
        '2: Willow prevents 1 damage',
      ])
      expect(board(play(sparks, hit, lines)).two.life).toBe(life)
    }
  })

  it('need no order if it makes no difference', () => {
    const start = sparks.start({ hand: ['Ember'], play: ['Lens', 'Lens'] }, {})
    expect(board(play(sparks, start, ember)).two.life).toBe(2)
  })

  describe('with a decision of another player', () => {
    const start = sparks.start({ hand: ['Ember'], play: ['Magnet', 'Willow'] }, { play: ['Lens'] })
    const attracting = play(sparks, start, [...ember, '2: Magnet may attract the damage'])

    it('are ordered by one player and decided by the other; a third choice orders the rest', () => {
      expect(asked(sparks, attracting)).toEqual(['1: yes', '1: no'])
      const turned = play(sparks, attracting, ['1: yes'])
      expect(asked(sparks, turned)).toEqual(['1: Willow prevents 1 damage', '1: Lens doubles the damage'])
      const end = play(sparks, turned, ['1: Lens doubles the damage'])
      expect(board(end)).toMatchObject({ one: { play: ['Magnet -3', 'Willow'] }, two: { life: 10 } })
    })

    it('leave the damage unchanged if declined', () => {
      expect(board(play(sparks, attracting, ['1: no'])).two.life).toBe(6)
    })

    it('survive a save in the middle, loaded by another game object', () => {
      const other = new Sparks({ skipForced: false })
      const loaded = other.load(JSON.parse(JSON.stringify(sparks.save(attracting))))
      const lines = ['1: yes', '1: Willow prevents 1 damage']
      const here = play(sparks, attracting, lines)
      expect(sparks.positionKey(play(other, loaded, lines))).toBe(sparks.positionKey(here))
      expect(board(here).one.play).toEqual(['Magnet -2', 'Willow'])
    })

    it('are reported at the step that is changed', () => {
      const start = sparks.start({ hand: ['Ember'] }, { play: ['Magnet'] })
      const { events } = traced(start, ['1: play Ember', '1: player 1', ...PASSES, '2: yes'])
      const changes = events.filter((event) => event.kind === 'change' && event.property === 'coming')
      expect(changes.map((event) => event.step.id)).toEqual([
        'sparks/damage.1-change',
        'sparks/damage.1-change',
      ])
    })
  })
})

describe('a question with a single answer', () => {
  const start = { hand: ['Ember'] }

  it('is skipped, unless the game asks it', () => {
    const skipping = new Sparks()
    const lines = ['1: play Ember', '1: player 2', '1: pass']
    expect(asked(skipping, play(skipping, skipping.start(start, {}), ['1: pass']))).toEqual([
      '1: play Ember',
      '1: pass',
    ])
    expect(board(play(skipping, skipping.start(start, { play: ['Ox'] }), lines.slice(0, 2))).two.life).toBe(8)
    expect(asked(sparks, play(sparks, sparks.start(start, {}), lines))).toEqual(['2: pass'])
  })
})

describe('a wrong choice', () => {
  it('is refused, and whyNot says so before', () => {
    const start = sparks.start({ hand: ['Wildfire'], play: ['Wisp', 'Wisp'] }, {})
    const triggering = play(sparks, start, ['1: play Wildfire', ...PASSES, '1: Wisp, Wisp'])
    const both = sparks.decision(triggering)?.options.map((option) => option.id) ?? []
    expect(sparks.answer(triggering, both)).toMatchObject({ refused: 'not offered' })
    expect(sparks.whyNot(triggering, both)).toMatchObject({ refused: 'not offered' })
  })
})

describe('choices of other kinds', () => {
  const sharing = (game: Sparks, creatures: readonly string[], ...passes: string[]) =>
    play(game, game.start({ hand: ['Spray', 'Ember'], play: creatures }, {}), ['1: play Spray', ...passes])

  it('let chance decide, and continue with the roll', () => {
    const rolling = play(sparks, sparks.start({ hand: ['Gamble'] }, {}), [
      '1: play Gamble',
      '1: player 2',
      ...PASSES,
    ])
    expect(asked(sparks, rolling)).toEqual([1, 2, 3, 4, 5, 6].map((pips) => `die: ${pips}`))
    expect(board(play(sparks, rolling, ['die: 4'])).two.life).toBe(6)
  })

  it('let a later step read an order', () => {
    const start = sparks.start({ hand: ['Wildfire', 'Recall'], play: ['Moth', 'Mouse'] }, {})
    const dead = play(sparks, start, ['1: play Wildfire', ...PASSES])
    const again = ['1: play Recall', ...PASSES]
    const mouse = play(sparks, dead, ['1: Moth, Mouse', ...again])
    const moth = play(sparks, dead, ['1: Mouse, Moth', ...again])
    expect(asked(sparks, mouse)).toEqual(['1: play Mouse', '1: pass'])
    expect(asked(sparks, moth)).toEqual(['1: play Moth', '1: pass'])
  })

  it('divide damage', () => {
    const start = sparks.start({ hand: ['Spray'], play: ['Ox'] }, { play: ['Ox', 'Lens'] })
    const sharing = play(sparks, start, ['1: play Spray', ...PASSES])
    expect(sparks.decision(sharing)).toMatchObject({ kind: 'divide', least: 0, most: 3 })
    const end = play(sparks, sharing, ['1: Ox 1, Ox 2'])
    expect(board(end)).toMatchObject({ one: { play: ['Ox -2'] }, two: { play: ['Lens'], pile: ['Ox'] } })
  })

  it('report the shares of a division', () => {
    const events: TraceEvent[] = []
    sparks.answer(sharing(sparks, ['Ox', 'Lens'], ...PASSES), [1, 2], {
      trace: (event) => events.push(event),
    })
    const [reported] = events
    expect(reported).toMatchObject({
      kind: 'answer',
      chosen: ['Ox: 1', 'Lens: 2'],
    })
  })

  it('skip a division with one option', () => {
    const skipping = new Sparks()
    expect(board(sharing(skipping, ['Ox'], '1: pass')).one).toMatchObject({ play: [], pile: ['Spray', 'Ox'] })
  })
})

describe('limits', () => {
  function refusedAt(position: Position, line: string) {
    const result = sparks.answer(position, choiceOf(sparks, position, line))
    return isRefusal(result) ? result : null
  }

  it('stop a check that never becomes stable', () => {
    const cast = play(sparks, sparks.start({ hand: ['Frost'], play: ['Phoenix'] }, {}), [
      '1: play Frost',
      '1: pass',
    ])
    const before = sparks.positionKey(cast)
    expect(refusedAt(cast, '2: pass')).toMatchObject({
      refused: 'limit',
      reason: expect.stringMatching(/2000 steps without a decision$/),
    })
    expect(sparks.positionKey(cast)).toBe(before)
  })

  it('stop charts that start each other endlessly', () => {
    const start = sparks.start({ play: ['Mirror'] }, { play: ['Mirror'] })
    const struck = play(sparks, start, ['1: strike Mirror', '1: Mirror', '1: pass'])
    expect(refusedAt(struck, '2: pass')).toMatchObject({
      refused: 'limit',
      reason: expect.stringMatching(/100 charts open at once$/),
    })
  })
})

describe('a save', () => {
  it('shares nothing with the position', () => {
    const position = play(sparks, sparks.start({ hand: ['Gamble'] }, {}), [
      '1: play Gamble',
      '1: player 2',
      ...PASSES,
    ])
    const saved = sparks.save(position)
    const before = JSON.stringify(saved)
    Object(saved.touched).push(1)
    for (const frame of saved.stack) Object(frame.done).push('spoiled')
    expect(JSON.stringify(sparks.save(position))).toBe(before)
  })
})
