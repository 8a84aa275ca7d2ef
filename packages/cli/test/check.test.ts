import { describe, expect, test } from 'vitest'
import { battleline, dino } from './battleline.ts'
import { wrongWith } from './schema.ts'

const board = (play: string, expected = '') => `
name: Two that must be blocked
game: magic
players:
  me:
    battlefield:
      - A: { power: 2, effects: must be blocked if able }
      - B: { power: 2, effects: must be blocked if able }
  you: { battlefield: [Hill Giant, Grizzly Bears, Giant Spider: { tapped: true }] }
play: ${play}
${expected}
`
const BOTH_ON_A = '[attack: { A: you, B: you }, block: { Hill Giant: A, Grizzly Bears: A }]'

describe('check', () => {
  test('says why a declaration is illegal, with a better one and both counts, and exits with 1', async () => {
    const { exit, stdout, stderr } = await battleline(['check', '-'], board(BOTH_ON_A))
    expect({ exit, stderr }).toEqual({ exit: 1, stderr: '' })
    expect(stdout).toBe(`Two that must be blocked
attack: A -> you; B -> you
  ✓ Legal: nothing is required of it.                                 MTG-ATK-30
block: Hill Giant -> A; Grizzly Bears -> A
  ✗ Illegal: it obeys 1 requirement; 2 are possible, for example      MTG-BLK-30
    Hill Giant blocks B, Grizzly Bears blocks A.                      MTG-BLK-31
      not obeyed: B must be blocked if able                           MTG-BLK-31
`)
  })

  test('names the violated restriction, and judges declarations in expectations', async () => {
    const expected = 'expect: { declarations: [{ block: Giant Spider -> A, illegal: MTG-BLK-22 }] }'
    const { exit, stdout } = await battleline(['check', '-'], board('[attack: { A: you, B: you }]', expected))
    expect(exit).toBe(1)
    expect(stdout).toContain('✗ Illegal: Giant Spider is tapped.')
  })

  test('names each violated restriction', async () => {
    const expected =
      'expect: { declarations: [{ block: { Giant Spider: A, Hill Giant: Nobody else }, illegal: MTG-BLK-22 }] }'
    const alone = board('[attack: { A: you, B: you, Nobody else: you }]', expected).replace(
      '      - B:',
      '      - Nobody else: { power: 2, keywords: [menace] }\n      - B:',
    )
    const { stdout } = await battleline(['check', '-'], alone)
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /✗ Illegal: Giant Spider is tapped; Nobody else .*(MTG-BLK-21|MTG-KEY-2)/,
    )
  })

  test('lists the legal declarations if the file makes none, and exits with 0', async () => {
    const { exit, stdout } = await battleline(['check', '-'], board('[]'))
    expect(exit).toBe(0)
    expect(stdout).toContain('4 declarations are legal without a payment:')
    expect(stdout).toContain('A and B attack you')
  })

  test('prints one document by its schema, with checked proofs', async () => {
    for (const play of [BOTH_ON_A, '[]', '[attack: { A: you, B: you }]']) {
      const { stdout } = await battleline(['check', '-', '--json'], board(play))
      expect(wrongWith('check', JSON.parse(stdout))).toEqual([])
    }
    const { stdout } = await battleline(['check', '-', '--json'], board(BOTH_ON_A))
    expect(JSON.parse(stdout).declarations).toMatchObject([
      { verdict: 'legal', proved: true },
      {
        verdict: 'outdone',
        obeyed: 1,
        possible: 2,
        better: [
          ['Hill Giant', 'B'],
          ['Grizzly Bears', 'A'],
        ],
      },
    ])
  })

  test('is wrong input for a file of another game or with unknown names', async () => {
    expect((await battleline(['check', dino])).exit).toBe(2)
    const { exit, stderr } = await battleline(['check', '-'], board('[attack: { C: you }]'))
    expect(exit).toBe(2)
    expect(stderr).toContain('no player and no card is called “C”')
  })
})

describe('why, of Magic', () => {
  const why = async (question: string) =>
    await battleline(['why', '-', question], board('[attack: { A: you, B: you }]'))

  test('answers why a declaration is illegal', async () => {
    const { exit, stdout } = await why('cannot block: Hill Giant, Grizzly Bears -> A')
    expect(exit).toBe(0)
    expect(stdout).toContain('It is illegal: it obeys 1 requirement; 2 are possible')
    expect(stdout).toContain('not met: B must be blocked if able')
  })

  test('says that a declaration is legal, and that a permanent is still there', async () => {
    expect(await why('cannot block: Hill Giant -> A; Grizzly Bears -> B')).toMatchObject({ exit: 1 })
    expect((await why('destroyed A')).stdout).toContain('Nothing was about to destroy A')
    expect((await why('not keyword flying of A')).stdout).toContain('A does not have flying')
    expect((await why('value attacks of A')).stdout).toContain('A attacks you')
  })
})

test('resolve prints a Magic scenario as JSON by its schema', async () => {
  const { exit, stdout } = await battleline(['resolve', '-', '--json'], board('[attack: { A: you, B: you }]'))
  expect(exit).toBe(0)
  const document = JSON.parse(stdout)
  expect(wrongWith('resolve', document)).toEqual([])
  expect(document).toMatchObject({
    game: 'magic',
    status: 'asking',
    state: { players: { me: { battlefield: [{ name: 'A', attacks: 'you' }, { name: 'B' }] } } },
  })
})

test('diff shows that the same board needs other declarations in 2016', async () => {
  const incited = `
name: Again
game: magic
players: { me: { battlefield: [Hill Giant: { effects: attacks this turn if able }] }, you: {} }
extra combats: [attackers untap]
play: [attack: Hill Giant -> you, pass]
`
  const { exit, stdout } = await battleline(['diff', '-', '--editions', 'current,e16'], incited)
  expect(exit).toBe(0)
  expect(stdout).not.toContain('Nothing differs')
  expect(stdout).toMatch(/e16[\s\S]*nothing attacks/)
})

test('--best lists the best declarations at the end, and how often each creature is in one', async () => {
  const stuck = `
name: Who blocks?
game: magic
players:
  me: { battlefield: [Ogre: { power: 3, effects: must be blocked if able }] }
  you: { battlefield: [1: { power: 2 }, 2: { power: 2 }, 3: { power: 2, tapped: true }, 4: { power: 2, effects: blocks Ogre this turn if able }] }
play: [attack: Ogre -> you]
`
  const told = await battleline(['check', '-', '--best', '3'], stuck)
  expect(told.stdout).toContain('At least 3 declarations are legal without a payment:')
  expect(told.stdout).toContain('in all: 4')
  expect(told.stdout).toContain('in some: 1, 2')
  expect(told.stdout).toContain('in none: 3')
  const { exit, stdout } = await battleline(['check', '-', '--best', '10', '--json'], stuck)
  const document = JSON.parse(stdout)
  expect([exit, wrongWith('check', document), document.best.complete]).toEqual([0, [], true])
  expect(document.best.declarations).toHaveLength(4)
  expect(document.best.creatures).toContainEqual({ creature: '4', is: 'all' })
  expect((await battleline(['check', '-'], stuck)).stdout).not.toContain('legal without a payment')
  expect(await battleline(['check', '-', '--best', 'many'], stuck)).toMatchObject({ exit: 2 })
})
