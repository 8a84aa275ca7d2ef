import { describe, expect, it } from 'vitest'
import { battleline, dino } from './battleline.ts'
import { wrongWith } from './schema.ts'

/** Three creatures die at once: they gain 1, steal 1, and make the other player lose 2. */
const storm = `
name: Three creatures die at once
game: keyforge
players:
  me: { aember: 1, battleline: [Lamb, Wolf], hand: [Storm] }
  you: { aember: 2, battleline: [Fox] }
cards:
  Lamb: { type: creature, house: untamed, power: 3, text: "Destroyed: Gain 1." }
  Wolf: { type: creature, house: untamed, power: 3, text: "Destroyed: Steal 1." }
  Fox: { type: creature, house: untamed, power: 3, text: "Destroyed: Your opponent loses 2." }
  Storm: { type: action, house: untamed, text: "Play: Deal 3 damage to each creature." }
play:
  - play: Storm
`

/** The same, with answers in the file and a move after the question that it leaves open. */
const twoMoves = `${storm.replace('battleline: [Lamb, Wolf]', 'battleline: [Lamb, Wolf, Ram]').replace('  Storm:', '  Ram: { type: creature, house: untamed, power: 5 }\n  Storm:')}  - reap: Ram\n`

const json = (input: string, ...more: readonly string[]) => {
  const { exit, stdout } = battleline(['outcomes', '-', '--json', ...more], input)
  return { exit, document: JSON.parse(stdout) }
}

describe('outcomes', () => {
  it('tells every ending, how they part and which pairs of an order decide, in 80 columns', () => {
    const { exit, stdout } = battleline(['outcomes', '-'], storm)
    expect(exit).toBe(0)
    expect(stdout).toContain('2 endings, 6 ways')
    // The Fox takes 2 of what is there when its turn comes: all but one, or only the first.
    expect(stdout).toContain('1  me 1 Æ  (4 ways)')
    expect(stdout).toContain('2  me 2 Æ  (2 ways)')
    expect(stdout).toContain('├─ Lamb: Destroyed or Wolf: Destroyed → ending 1\n└─ Fox: Destroyed → ending 2')
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'only whether Lamb: Destroyed comes before Fox: Destroyed; whether Wolf: Destroyed comes before Fox: Destroyed matters (2 of 3 pairs)',
    )
    expect(stdout).toContain('makes no difference by the')
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('prints the same as JSON by its schema', () => {
    const { exit, document } = json(storm)
    expect([exit, wrongWith('outcomes', document)]).toEqual([0, []])
    expect(document).toMatchObject({ count: 2, complete: true, missing: null, edition: 'current' })
    expect(document.outcomes.map(({ ways }: { ways: number }) => ways)).toEqual([4, 2])
    expect(document.outcomes[1]).toMatchObject({
      differs: ['me 2 Æ'],
      state: { players: { me: { aember: 2 } } },
    })
    expect(document.outcomes[1].answers[0]).toBe('Fox: Destroyed')
    expect(
      document.orders.map((one: { matters: boolean; free: boolean }) => [one.matters, one.free]),
    ).toEqual([
      [true, false],
      [false, true],
    ])
    expect(document.orders[0].before).toHaveLength(2)
  })

  it('follows choices that make no difference where that is asked for', () => {
    const { document } = json(storm, '--free')
    // Two orders in which my two creatures reach my discard pile, for each of the six.
    expect(document.outcomes.reduce((sum: number, { ways }: { ways: number }) => sum + ways, 0)).toBe(6 * 2)
  })

  it('goes on with the moves of the file wherever its open choices lead', () => {
    const { document } = json(twoMoves)
    const aember = ({ state }: { state: { players: { me: { aember: number } } } }) => state.players.me.aember
    expect(document.outcomes.map(aember)).toEqual([2, 3])
    expect(document.outcomes.every(({ refused }: { refused: unknown }) => refused === null)).toBe(true)
  })

  it('says what is missing at a limit, and ends with 3', () => {
    const { exit, document } = json(storm, '--limit', '5')
    expect([exit, wrongWith('outcomes', document)]).toEqual([3, []])
    expect(document).toMatchObject({ complete: false, positions: 5, missing: { because: 'positions' } })
    expect(document.missing.open).toBeGreaterThan(0)
    const { exit: told, stdout } = battleline(['outcomes', '-', '--limit', '5'], storm)
    expect([told, stdout.replace(/\s+/g, ' ')]).toEqual([3, expect.stringContaining('(--limit)')])
  })

  it('has one ending where nothing is left open', () => {
    const { exit, stdout } = battleline(['outcomes', dino])
    expect(exit).toBe(0)
    expect(stdout).toContain('1 ending, 1 way')
  })

  it('says that it cannot search the scenarios of another game', () => {
    const { exit, stdout, stderr } = battleline(['outcomes', 'scenarios/grand-archive/amounts.yaml'])
    expect([exit, stdout, stderr]).toEqual([2, '', expect.stringContaining('grand-archive')])
  })

  it('refuses what is wrong with the file, or is no limit', () => {
    expect(battleline(['outcomes', '-', '--limit', 'many'], storm)).toMatchObject({ exit: 2, stdout: '' })
    const wrong = battleline(['outcomes', '-'], storm.replace('play: Storm', 'play: Strom'))
    expect(wrong).toMatchObject({ exit: 2, stdout: '', stderr: expect.stringContaining('Storm') })
  })
})

describe('equal cards', () => {
  const twins = storm
    .replace('[Lamb, Wolf]', '[Lamb, Lamb]')
    .replace('Play: Deal 3 damage to each', 'Play: Deal 1 damage to a')

  it('are not told apart, unless that is asked for', () => {
    const [one, all] = [json(twins).document, json(twins, '--apart').document]
    // One of the two Lambs, or the Fox: three ways in either case.
    expect(one.outcomes.map(({ ways }: { ways: number }) => ways)).toEqual([2, 1])
    expect(all.outcomes.map(({ ways }: { ways: number }) => ways)).toEqual([1, 1, 1])
  })
})
