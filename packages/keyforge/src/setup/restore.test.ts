import { isRefusal, type Position } from '@battleline/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { action, creature, on, type Table, table, upgrade } from '../../test/table.ts'
import { gameOf, type KeyForge } from '../index.ts'
import { blankRecord } from '../model/new-records.ts'

interface SavedCase {
  readonly kf: KeyForge
  readonly position: Position
}
const saved = ({ kf, position }: Table): SavedCase => ({ kf, position })
const json = ({ kf, position }: SavedCase): any => JSON.parse(JSON.stringify(kf.save(position)))

/** A position at each kind of decision. */
const POSITIONS: readonly (readonly [name: string, saved: SavedCase])[] = [
  ['the main decision', (t: Table) => t],
  ['the window before a fight', (t: Table) => t.fight('A', 'D')],
  ['a target', (t: Table) => t.fight('A', 'D').answer('A: Before Fight')],
  ['the window of a destruction', (t: Table) => t.play('Gateway to Dis')],
  ['a card that may be used', (t: Table) => t.play('Offer')],
  ['competing amendments', (t: Table) => t.fight('Small', 'V')],
].map(([name, go]) => {
  const t = table({
    mine: [
      on(
        creature('A', 6, {
          text: 'Assault 2.\nBefore Fight: Deal 1 damage to an enemy creature.\nSkirmish.',
        }),
        { upgrades: ['Armageddon Cloak'] },
      ),
      'Dust Imp',
      creature('Small', 3),
    ],
    theirs: [
      creature('D', 5, { armor: 1, text: 'Hazardous 2.\nElusive.' }),
      'Drecker',
      'Harbinger of Doom',
      'Shadow Self',
      creature('V', 3),
      'Shadow Self',
    ],
    me: { hand: ['Gateway to Dis', action('Offer', 'Play: You may gain 1Æ.')], deck: ['Gub'] },
    they: { aember: 2 },
  })
  return [name as string, saved((go as (t: Table) => Table)(t))] as const
})

const sure = (got: Position | ReturnType<KeyForge['load']>): Position => {
  if (isRefusal(got)) throw new Error(got.reason)
  return got
}

describe.each(POSITIONS)('at %s', (_, one) => {
  it('a save loads as an equal position, also after JSON', () => {
    const back = sure(one.kf.load(json(one)))
    expect(one.kf.positionKey(back)).toBe(one.kf.positionKey(one.position))
    expect(json({ kf: one.kf, position: back })).toEqual(json(one))
    expect(JSON.stringify(one.kf.decision(back))).toBe(JSON.stringify(one.kf.decision(one.position)))
  })

  it('every answer has the same result as without the save', () => {
    const back = sure(one.kf.load(json(one)))
    for (const { id } of one.kf.decision(one.position)?.options ?? []) {
      expect(one.kf.positionKey(sure(one.kf.answer(back, id)))).toBe(
        one.kf.positionKey(sure(one.kf.answer(one.position, id))),
      )
    }
  })

  it('the save loads in a game without its cards', () => {
    const game = gameOf(json(one))
    if (isRefusal(game)) throw new Error(game.reason)
    expect(game.positionKey(sure(game.load(json(one))))).toBe(one.kf.positionKey(one.position))
  })
})

const [, main] = POSITIONS[0]!

describe('a save contains', () => {
  it('its own cards, with their texts', () => {
    const saved = json(main)
    expect(saved.cards.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['A', 'D', 'Offer']),
    )
    expect(saved).toMatchObject({ format: 2, game: 'keyforge', edition: 'current' })
  })

  it('nothing derived', () => {
    expect(JSON.stringify(json(main))).not.toMatch(/"\$|"own"/)
  })

  it('only the differences of a card from a new one; a full save loads, too', () => {
    const saved = json(main)
    const { rows } = saved.position
    expect(rows[3]).not.toHaveProperty('damage')
    expect(rows[3]).toMatchObject({ zone: 'battleline', ready: true })
    const whole = rows.map((row: object, id: number) => ({ ...blankRecord(id), ...row }))
    const loaded = sure(main.kf.load({ ...saved, position: { ...saved.position, rows: whole } }))
    expect(main.kf.positionKey(loaded)).toBe(main.kf.positionKey(main.position))
  })

  it('what another game object finds to be the same position', () => {
    for (const { kf, position } of POSITIONS.map(([, one]) => one)) {
      const other = gameOf(kf.save(position))
      if (isRefusal(other)) throw new Error(other.reason)
      const loaded = sure(other.load(kf.save(position)))
      expect([kf.same(position, loaded), other.same(loaded, position)]).toEqual([true, true])
      expect(other.positionKey(loaded)).toBe(kf.positionKey(position))
    }
  })

  it('an edition, which gameOf plays', () => {
    const t = table({
      mine: [creature('A', 5)],
      theirs: [creature('E', 3, { text: 'Elusive.' })],
      edition: 'essay-early',
    })
    const game = gameOf(json(saved(t)))
    expect(isRefusal(game) ? game : game.edition).toBe('essay-early')
  })

  it('its own version of cards whose text has changed, for gameOf', () => {
    const t = table({
      mine: [on(creature('A', 5), { upgrades: [upgrade('Up', 'This creature gets +1 power.')] })],
    })
    const game = gameOf(json(saved(t)))
    if (isRefusal(game)) throw new Error(game.reason)
    expect(game.card(sure(game.load(json(saved(t)))), 3).power).toBe(6)
  })
})

describe('a save is refused', () => {
  const edited = (edit: (saved: any) => void): unknown => {
    const saved = json(main)
    edit(saved)
    return saved
  }
  const row = (saved: any, name: string) => saved.position.rows.find((one: any) => one.name === name)

  it.each([
    [
      'of another edition',
      (s: any) => {
        s.edition = 'essay'
      },
    ],
    [
      'of an edition nobody knows',
      (s: any) => {
        s.edition = 'v99'
      },
    ],
    [
      'of another format',
      (s: any) => {
        s.format = 3
      },
    ],
    [
      'without a format',
      (s: any) => {
        delete s.format
      },
    ],
    [
      'of another game',
      (s: any) => {
        s.game = 'magic'
      },
    ],
    [
      'without a position',
      (s: any) => {
        delete s.position
      },
    ],
    [
      'with a card nobody knows',
      (s: any) => {
        row(s, 'A').definition = 'Nobody'
      },
    ],
    [
      'with a chart nobody knows',
      (s: any) => {
        s.position.stack[0].chart = 'keyforge/nothing'
      },
    ],
    [
      'with a card chart nobody knows',
      (s: any) => {
        s.position.stack[0].chart = 'card/dust imp/7'
      },
    ],
    [
      'with a step nobody knows',
      (s: any) => {
        s.position.stack[0].step = '9-nothing'
      },
    ],
    [
      'with a zone nobody knows',
      (s: any) => {
        row(s, 'A').zone = 'nowhere'
      },
    ],
    [
      'with damage in words',
      (s: any) => {
        row(s, 'A').damage = 'much'
      },
    ],
    [
      'with a card of a third player',
      (s: any) => {
        row(s, 'A').controller = 3
      },
    ],
    [
      'with a card in a line that is not there',
      (s: any) => {
        s.position.rows[1].battleline.push(99)
      },
    ],
    [
      'with a player in a line',
      (s: any) => {
        s.position.rows[1].battleline.push(1)
      },
    ],
    [
      'with a host that is not there',
      (s: any) => {
        row(s, 'Armageddon Cloak').host = 99
      },
    ],
    [
      'with a third active player',
      (s: any) => {
        s.position.rows[0].active = 3
      },
    ],
    [
      'without a player',
      (s: any) => {
        s.position.rows.splice(2, 1)
      },
    ],
    [
      'without rows',
      (s: any) => {
        s.position.rows = []
      },
    ],
    [
      'with a row that is none',
      (s: any) => {
        s.position.rows[3] = null
      },
    ],
    [
      'that asks without an open chart',
      (s: any) => {
        s.position.stack = []
      },
    ],
    [
      'whose chart knows nothing',
      (s: any) => {
        delete s.position.stack[0].locals
      },
    ],
  ])('%s', (_, edit) => {
    const got = main.kf.load(edited(edit))
    expect(isRefusal(got) ? got.refused : 'loaded').toBe('unreadable')
  })

  it.each([
    null,
    undefined,
    0,
    'save',
    true,
    [],
    {},
    () => 0,
    new Map(),
    1n,
    Symbol('x'),
    new Date(),
    { format: 1n, position: {} },
    { format: 1, game: 'keyforge', edition: 1n, position: {} },
    { format: 1, game: 'keyforge', edition: 'current', position: null },
    { format: 1, game: 'keyforge', edition: 'current', position: { rows: {}, stack: [] } },
  ])('that is no save: %#', (nothing) => {
    expect(isRefusal(main.kf.load(nothing))).toBe(true)
  })

  it('that contains itself', () => {
    const round: Record<string, unknown> = { format: 1, game: 'keyforge', edition: 'current' }
    round.position = round
    expect(isRefusal(main.kf.load(round))).toBe(true)
    expect(isRefusal(main.kf.load({ ...round, format: round }))).toBe(true)
  })

  it.each([1, 3])('with a hole in its rows at %d', (hole) => {
    const holed = edited((s) => delete s.position.rows[hole])
    expect(isRefusal(main.kf.load(holed))).toBe(true)
  })

  it('that nests too deeply', () => {
    let deep: unknown = []
    for (let n = 0; n < 5000; n++) deep = [deep]
    expect(
      isRefusal(
        main.kf.load(
          edited((s) => {
            s.position.rows[3].damage = deep
          }),
        ),
      ),
    ).toBe(true)
  })

  it.each([
    [null],
    [{}],
    [{ name: 5 }],
    [{ name: 'X', type: 'creature', house: 'dis', text: 5 }],
    [{ name: 'X', type: 'blob', house: 'dis' }],
    [{ name: 'X', type: 'creature', house: 'dis', power: '7' }],
    [{ name: 'X', type: 'creature', house: 'dis', power: 1, traits: 7 }],
    [{ name: 'X', type: 'creature', house: '', power: 1 }],
  ])('by gameOf with invalid cards: %#', (card) => {
    expect(isRefusal(gameOf({ ...json(main), cards: [card] }))).toBe(true)
  })

  it('by gameOf if its cards are no list', () => {
    expect(() => gameOf({ ...json(main), cards: 7 })).not.toThrow()
    expect(isRefusal(gameOf(null))).toBe(true)
  })
})

type Path = readonly (string | number)[]

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))]
}

function put(value: any, path: Path, to: unknown): unknown {
  const copy = structuredClone(value)
  const place = path.slice(0, -1).reduce((inner: any, key) => inner[key], copy)
  const last = path.at(-1) ?? ''
  if (to === undefined && Array.isArray(place)) place.splice(Number(last), 1)
  else if (to === undefined) delete place[last]
  else place[last] = to
  return copy
}

describe('a damaged save', () => {
  const cases = POSITIONS.map(([name, { kf, position }]) => {
    const saved = json({ kf, position })
    return { name, kf, saved, paths: pathsOf(saved.position).filter((path) => path.length > 0) }
  })
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      undefined,
      null,
      true,
      '',
      'x',
      [],
      [0],
      [3, 3],
      [[3]],
      {},
      { card: 3 },
      { card: 99, life: 0 },
      [{}],
      [{ id: 'x', source: 3 }],
    ),
    fc.integer({ min: -2, max: 15 }),
    fc.constantFrom(1.5, 999, 1e308),
    fc.jsonValue({ maxDepth: 2 }),
  )

  /** Loads a save and gives every answer. */
  function tryOut(kf: KeyForge, saved: unknown): void {
    const position = kf.load(saved)
    if (isRefusal(position)) return
    const decision = kf.decision(position)
    const ids = (decision?.options ?? []).map(({ id }) => id)
    for (const id of ids) kf.answer(position, decision?.kind === 'order' ? ids : id)
    kf.positionKey(position)
    kf.save(position)
  }

  it('is refused, or plays without throwing', () => {
    fc.assert(
      fc.property(fc.nat({ max: cases.length - 1 }), fc.nat(), odd, (which, where, to) => {
        const { name, kf, saved, paths } = cases[which]!
        const path = paths[where % paths.length] ?? []
        try {
          tryOut(kf, { ...saved, position: put(saved.position, path, to) })
        } catch (error) {
          throw new Error(`at ${name}, ${path.join('.')} being ${JSON.stringify(to)}: ${error}`)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('does not change the saved position', () => {
    const before = main.kf.positionKey(main.position)
    main.kf.load(put(json(main), ['position', 'rows', 3, 'damage'], 5))
    expect(main.kf.positionKey(main.position)).toBe(before)
  })
})
