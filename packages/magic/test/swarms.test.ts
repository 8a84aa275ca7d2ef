import { describe, expect, test } from 'vitest'
import { declaredBy, idOf, isRefusal, magic, type PermanentSetup } from '../src/index.ts'
import { attacks, creature, mustBeBlocked } from './board.ts'

const many = (count: number, name: string, like: Omit<PermanentSetup, 'name'>): PermanentSetup[] =>
  Array.from({ length: count }, (_, n) => ({ ...like, name: `${name} ${n + 1}` }))
const pairs = (from: readonly number[], to: (n: number) => number) =>
  from.map((one, n) => `${one}>${to(n)}`).join(' ')

/** This many attackers, half of which must be blocked, against as many blockers, half of which fly. */
function attacked(size: number) {
  const game = magic()
  const begun = game.begin({
    players: [
      {
        name: 'AP',
        permanents: [
          ...many(size / 2, 'Ogre', creature('Ogre', mustBeBlocked)),
          ...many(size / 2, 'Orc', creature('Orc', attacks)),
        ],
      },
      {
        name: 'NAP',
        permanents: [
          ...many(size / 2, 'Bird', { keywords: ['flying'] }),
          ...many(size / 2, 'Wall', { keywords: ['reach'] }),
        ],
      },
    ],
  })
  if (isRefusal(begun)) throw new Error(begun.reason)
  const mine = game.cards(begun).filter((one) => game.card(begun, one).controller === 1)
  const yours = game.cards(begun).filter((one) => game.card(begun, one).controller === 2)
  return { game, begun, mine, yours }
}

describe('swarms on a board', () => {
  test('are judged as groups, but shown as single creatures', () => {
    const { game, begun, mine, yours } = attacked(200)
    const none = game.judge(begun, 'none')
    expect(none.reason).toMatch(
      /^it obeys 0 requirements; 100 are possible, for example Orc 1, .* and 90 more attack NAP$/,
    )
    const attack = game.answer(
      begun,
      pairs(mine, () => 2),
    )
    if (isRefusal(attack)) throw new Error(attack.reason)
    const half = game.judge(
      attack,
      pairs(yours.slice(0, 50), (n) => mine[n] ?? 0),
    )
    if (isRefusal(half)) throw new Error(half.reason)
    expect(half.verdict).toMatchObject({ kind: 'outdone', obeyed: 50, possible: 100, proved: true })
    const better = game.judge(attack, half.better ?? [])
    expect(better).toMatchObject({ legal: true, verdict: { kind: 'legal', obeyed: 100 } })
    const offered = game.decision(attack)?.ids ?? []
    expect(offered).toHaveLength(1)
    expect(game.judge(attack, declaredBy(offered[0]) ?? [])).toMatchObject({ legal: true })
  })

  test('distinguish creatures by effects, auras and tapping', () => {
    const game = magic()
    const begun = game.begin({
      players: [
        {
          name: 'AP',
          permanents: [
            ...many(1100, 'Orc', {}),
            { name: 'told', effects: [{ is: attacks }] },
            { name: 'tapped', tapped: true, effects: [{ is: attacks }] },
            { name: 'cursed' },
            {
              name: 'Curse',
              types: ['enchantment'],
              attached: 'cursed',
              abilities: [{ kind: 'about', who: { kind: 'attached' }, does: attacks }],
            },
          ],
        },
        { name: 'NAP' },
      ],
    })
    if (isRefusal(begun)) throw new Error(begun.reason)
    const number = (name: string) => game.find(begun, name) ?? 0
    expect(game.judge(begun, `${number('told')}>2`).reason).toContain('obeys 1 requirement; 2 are possible')
    const both = `${number('told')}>2 ${number('cursed')}>2`
    expect(game.judge(begun, both)).toMatchObject({ legal: true, verdict: { obeyed: 2 } })
    expect(game.judge(begun, `${number('tapped')}>2`)).toMatchObject({ legal: false })
  })

  test('distinguish creatures by counters: power prevents one of two from blocking', () => {
    const game = magic()
    const begun = game.begin({
      players: [
        { name: 'AP', permanents: [{ name: 'Sneak', power: 2, keywords: ['skulk'] }] },
        {
          name: 'NAP',
          permanents: [
            { name: 'small', power: 1 },
            { name: 'grown', power: 1, plus: 3 },
            { name: 'shrunk', power: 4, toughness: 5, minus: 3 },
          ],
        },
      ],
    })
    const attacked = isRefusal(begun) ? begun : game.answer(begun, '3>2')
    if (isRefusal(attacked)) throw new Error(attacked.reason)
    const legal = [...game.declarations(attacked)].map(({ declared, ways }) => [idOf(declared), ways])
    expect(legal.sort()).toEqual([
      ['4>3 6>3', 1],
      ['4>3', 1],
      ['6>3', 1],
      ['none', 1],
    ])
  })

  test('of thousands are fast', () => {
    const { game, begun, mine } = attacked(5000)
    const start = process.cpuUsage().user
    const ruling = game.judge(
      begun,
      pairs(mine, () => 2),
    )
    expect(ruling).toMatchObject({ legal: true, verdict: { obeyed: 2500 } })
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(1500)
  })
})
