import { describe, expect, it } from 'vitest'
import { battleline } from './battleline.ts'
import { wrongWith } from './schema.ts'

const board = `
name: Who attacks whom
game: grand-archive
cards:
  CA: { type: champion, level: 1, life: 20 }
  CB: { type: champion, level: 1, life: 20 }
  X: { type: ally, power: 2, life: 2 }
  W: { type: ally, power: 3, life: 3 }
  Y: { type: ally, power: 1, life: 3 }
  Z: { type: ally, power: 4, life: 2 }
  Bolt 2: { type: action, text: 'Deal 2 damage to target unit.' }
players:
  A: { field: [CA, X, W], hand: [Bolt 2] }
  B: { field: [CB, Y, Z] }
`
const GOAL =
  'destroy as many enemy allies as possible; no ally of mine destroyed; as much damage on CB as possible'

const best = async (input: string, ...more: readonly string[]) => {
  // A busy machine needs more than the usual time.
  const limits = ['--seconds', '100']
  const { exit, stdout } = await battleline(['outcomes', '-', '--json', ...limits, ...more], input)
  const document = JSON.parse(stdout)
  expect(wrongWith('outcomes', document)).toEqual([])
  const { proven, comesTo, line } = document.best
  const is = comesTo.map((one: { is: number | boolean }) => one.is)
  return { exit, proven, is, moves: line.map((one: { answer: string }) => one.answer) }
}

describe('the best line in Grand Archive', () => {
  it('searches the rest of the turn, for any answers of the other player', async () => {
    const { exit, proven, is, moves } = await best(board, '--goal', GOAL)
    expect([exit, proven, is]).toEqual([0, true, [2, true, 2]])
    expect(moves).toContain('activate Bolt 2 on Z')
    expect(moves).toContain('W attacks Y')
  })

  it('searches some moves, or only attacks and uses', async () => {
    expect((await best(board, '--goal', GOAL, '--over', '1 move')).is).toEqual([1, true, 0])
    expect((await best(board, '--goal', GOAL, '--over', '2 uses')).is).toEqual([2, false, 0])
  })

  it('belongs to the named player, over the choices after the last move', async () => {
    const attacked = `${board}play:\n  - attack: W -> Y\n`
    const { is, moves } = await best(attacked, '--goal', 'as much damage on W as possible', '--for', 'B')
    expect(is).toEqual([1])
    expect(moves).toContain('Y')
  })

  it('is described in words', async () => {
    const { stdout } = await battleline(['outcomes', '-', '--goal', GOAL, '--over', '1 move'], board)
    expect(stdout).toContain('The best line for A, over one move')
    expect(stdout).toMatch(/1 {2}activate Bolt 2 on Z/)
    expect(stdout).toContain('proven: nothing is better')
  })

  it('needs a readable goal of a player on the board', async () => {
    const wrong = async (...more: readonly string[]) => await battleline(['outcomes', '-', ...more], board)
    expect(await wrong('--goal', 'as many dragons as possible')).toMatchObject({ exit: 2, stdout: '' })
    expect((await wrong('--goal', GOAL, '--for', 'C')).stderr).toContain('--for names a player, A or B')
    expect((await wrong('--for', 'A')).stderr).toContain('--for needs a goal')
  })
})

describe('a save', () => {
  const save = async (input: string) =>
    JSON.stringify(JSON.parse((await battleline(['resolve', '-', '--json'], input)).stdout).position)

  it('of Grand Archive is shown and continued', async () => {
    const saved = await save(`${board}play:\n  - attack: X -> CB\n`)
    const { exit, stdout } = await battleline(['resolve', '--position', '-'], saved)
    expect(exit).toBe(0)
    expect(stdout).toContain('CB (–/20, 2 damage)')
    const again = JSON.parse((await battleline(['resolve', '--position', '-', '--json'], saved)).stdout)
    expect(wrongWith('resolve', again)).toEqual([])
    expect([again.game, again.position]).toEqual(['grand-archive', JSON.parse(saved)])
    const told = await battleline(
      ['outcomes', '--position', '-', '--goal', 'as much damage on CB as possible'],
      saved,
    )
    expect(told.stdout).toContain('damage on CB: 7')
  })

  it('of Magic is shown', async () => {
    const attack = `
name: One attacks
game: magic
players:
  ann: { battlefield: [Elf] }
  ben: { battlefield: [Wall] }
cards:
  Elf: { type: creature, power: 1, toughness: 1 }
  Wall: { type: creature, power: 0, toughness: 4 }
play:
  - attack: { Elf: ben }
`
    const { exit, stdout } = await battleline(['resolve', '--position', '-', '--json'], await save(attack))
    expect([exit, JSON.parse(stdout).game]).toEqual([0, 'magic'])
  })
})

describe('a finished game of Grand Archive', () => {
  it('is reported if a file continues it', async () => {
    const won = board
      .replace('CB: { type: champion, level: 1, life: 20 }', 'CB: { type: champion, life: 1 }')
      .replace('field: [CB, Y, Z]', 'field: [CB]')
    const { exit, stderr } = await battleline(
      ['resolve', '-'],
      `${won}play:\n  - attack: W -> CB\n  - attack: X -> CB\n`,
    )
    expect(exit).toBe(2)
    expect(stderr).toContain('the game is over: A has won')
  })

  it('is not explained by rules of another game', async () => {
    const { stdout } = await battleline(
      ['why', '-', 'not prevent of Bolt 2'],
      `${board}play:\n  - attack: W -> Y\n`,
    )
    expect(stdout).toContain('Bolt 2 was never in play')
    expect(stdout).not.toContain('KF-')
  })
})

describe('an unknown card of Grand Archive', () => {
  it('is a fault at each of its places, for both players', async () => {
    const misspelt = board
      .replace('hand: [Bolt 2]', 'hand: [Blot 2]')
      .replace('[CB, Y, Z]', '[CB, Giant Tortise]')
    const { exit, stderr } = await battleline(['resolve', '-'], misspelt)
    expect(exit).toBe(2)
    expect(stderr).toContain('13:34 no card is called “Blot 2”; did you mean Bolt 2?')
    expect(stderr).toContain('14:20 no card is called “Giant Tortise”; did you mean Giant Tortoise?')
  })
})
