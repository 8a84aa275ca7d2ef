import {
  type Creature,
  copy,
  creatures,
  damage,
  destroy,
  draw,
  find,
  type Instruction,
  isFlank,
  moveOut,
  neighbors,
  type Place,
  power,
  type Result,
  type State,
} from './model.ts'

/** A clause in words, without its full stop, and what it does by the rules. */
export interface Clause {
  readonly text: string
  readonly run: Instruction
}
export type Chance = (below: number) => number
type Make = (random: Chance) => Clause

const NOTHING = { done: false, destroyed: [] }

/** One way only: `act` changes a copy, and says whether it was carried out completely. */
const act =
  (change: (state: State) => boolean | undefined | Omit<Result, 'state'>): Instruction =>
  (before) => {
    const state = copy(before)
    const said = change(state)
    if (typeof said === 'object') return [{ state, ...said }]
    return [{ state, done: said !== false, destroyed: [] }]
  }

/** A way for each choice; no choice, nothing done (KF-GEN-5). */
const choosing =
  <T>(options: (state: State) => readonly T[], run: (option: T) => Instruction): Instruction =>
  (state) => {
    const all = options(state)
    return all.length === 0 ? [{ state, ...NOTHING }] : all.flatMap((option) => run(option)(state))
  }

const pick = <T>(random: Chance, all: readonly T[]): T => all[random(all.length)] as T
const from = (random: Chance, least: number, most: number): number => least + random(most - least + 1)

// Which creatures.

interface Group {
  /** "creature", "enemy creature with power 3 or lower". */
  readonly noun: string
  readonly has: (state: State) => readonly Creature[]
}

const group = (
  random: Chance,
  sides: readonly ('' | 'friendly ' | 'enemy ')[] = ['', 'friendly ', 'enemy '],
): Group => {
  const side = pick(random, sides)
  const limit = from(random, 1, 5)
  const kinds: readonly (readonly [string, (state: State, one: Creature) => boolean])[] = [
    [`${side}creature`, () => true],
    [`${side}creature`, () => true],
    [`${side}flank creature`, isFlank],
    [`${side}damaged creature`, (_, one) => one.damage > 0],
    [`stunned ${side}creature`, (_, one) => one.stun],
    [`${side}Mars creature`, (_, one) => one.house === 'mars'],
    [`${side}non-Mars creature`, (_, one) => one.house !== 'mars'],
    [`${side}Knight creature`, (_, one) => one.trait === 'knight'],
    [`${side}creature with power ${limit} or lower`, (_, one) => power(one) <= limit],
    [`${side}creature with power ${limit} or higher`, (_, one) => power(one) >= limit],
    [`${side}creature with Æ on it`, (_, one) => one.aember > 0],
    [`${side}creature with armor`, (_, one) => one.armor > 0],
  ]
  const [noun, test] = pick(random, kinds)
  return {
    noun,
    has: (state) => {
      const among = side === '' ? creatures(state) : state[side === 'friendly ' ? 0 : 1].line
      return among.filter((one) => test(state, one))
    },
  }
}

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)
const names = (all: readonly Creature[]): readonly string[] => all.map(({ name }) => name)

/** "Stun a flank creature", "Stun each flank creature". */
const onCreatures =
  (
    words: (target: string) => string,
    change: (state: State, names: readonly string[]) => boolean | undefined | Omit<Result, 'state'>,
  ): Make =>
  (random) => {
    const { noun, has } = group(random)
    if (random(2) === 0)
      return { text: words(`each ${noun}`), run: act((state) => change(state, names(has(state)))) }
    return {
      text: words(article(noun)),
      run: choosing(
        (state) => names(has(state)),
        (name) => act((state) => change(state, [name])),
      ),
    }
  }

const marking = (verb: string, mark: (one: Creature) => boolean): Make =>
  onCreatures(
    (target) => `${verb} ${target}`,
    (state, chosen) => {
      let done = true
      for (const name of chosen) {
        const one = find(state, name)
        if (one !== undefined && !mark(one)) done = false
      }
      return done && chosen.length > 0
    },
  )

const movingTo =
  (words: (target: string) => string, place: Place, sides: readonly ('friendly ' | 'enemy ')[]): Make =>
  (random) => {
    const { noun, has } = group(random, sides)
    return {
      text: words(article(noun)),
      run: choosing(
        (state) => names(has(state)),
        (name) => act((state) => moveOut(state, [name], place).length > 0),
      ),
    }
  }

// Æmber.

const take = (state: State, side: 0 | 1, count: number): number => {
  const taken = Math.min(count, state[side].pool)
  state[side].pool -= taken
  return taken
}

const gaining = (count: (state: State) => number): Instruction =>
  act((state) => {
    state[0].pool += count(state)
    return undefined
  })

const SIMPLE: readonly Make[] = [
  (random) => {
    const n = from(random, 1, 3)
    return { text: `Gain ${n}Æ`, run: gaining(() => n) }
  },
  (random) => {
    const n = from(random, 1, 3)
    const run = act((state) => {
      const taken = take(state, 1, n)
      state[0].pool += taken
      return taken === n
    })
    return { text: `Steal ${n}Æ`, run }
  },
  (random) => {
    const n = from(random, 1, 3)
    return { text: `Your opponent loses ${n}Æ`, run: act((state) => take(state, 1, n) === n) }
  },
  (random) => {
    const n = from(random, 1, 3)
    return { text: `Lose ${n}Æ`, run: act((state) => take(state, 0, n) === n) }
  },
  (random) => {
    const n = from(random, 1, 2)
    const run = act((state) => {
      state[0].pool += n
      state[1].pool += n
      return undefined
    })
    return { text: `Each player gains ${n}Æ`, run }
  },
  (random) => {
    const n = from(random, 1, 3)
    return {
      text: `Each player loses ${n}Æ`,
      run: act((state) => take(state, 0, n) + take(state, 1, n) === 2 * n),
    }
  },
  () => ({
    text: 'Your opponent loses half their Æ',
    run: act((state) => void take(state, 1, Math.floor(state[1].pool / 2))),
  }),
  (random) => {
    const { noun, has } = group(random)
    return {
      text: `Gain 1Æ for each ${noun}`,
      run: gaining((state) => has(state).length),
    }
  },
  (random) => {
    const { noun, has } = group(random)
    const run = gaining((state) => take(state, 1, has(state).length))
    return { text: `Steal 1Æ for each ${noun}`, run }
  },
  (random) => {
    const n = from(random, 1, 3)
    const run = act((state) => {
      state[0].chains += n
      return undefined
    })
    return { text: n === 1 ? 'Gain 1 chain' : `Gain ${n} chains`, run }
  },
]

// Cards.

const CARDS: readonly Make[] = [
  (random) => {
    const n = from(random, 1, 3)
    const run = act((state) => {
      const isEnough = state[0].deck.length >= n
      draw(state[0], n)
      return isEnough
    })
    return { text: n === 1 ? 'Draw a card' : `Draw ${n} cards`, run }
  },
  () => ({
    text: 'Archive the top card of your deck',
    run: act((state) => {
      const [top] = state[0].deck.splice(0, 1)
      if (top !== undefined) state[0].archives.push(top)
      return top !== undefined
    }),
  }),
  (random) => {
    const n = from(random, 2, 3)
    return {
      text: `Discard the top ${n} cards of your opponent’s deck`,
      run: act((state) => {
        const moved = state[1].deck.splice(0, n)
        state[1].discard.push(...moved)
        return moved.length === n
      }),
    }
  },
  () => ({
    text: 'Discard the top card of your deck',
    run: act((state) => {
      const moved = state[0].deck.splice(0, 1)
      state[0].discard.push(...moved)
      return moved.length === 1
    }),
  }),
  ...(['archives', 'discard', 'purged'] as const).map(
    (place): Make =>
      () => ({
        text: {
          archives: 'Archive a card',
          discard: 'Discard a card from your hand',
          purged: 'Purge a card from your hand',
        }[place],
        run: choosing(
          (state) => [...new Set(state[0].hand)],
          (name) =>
            act((state) => {
              state[0].hand.splice(state[0].hand.indexOf(name), 1)
              state[0][place].push(name)
              return undefined
            }),
        ),
      }),
  ),
  () => ({
    text: 'Return a card from your discard pile to your hand',
    run: choosing(
      (state) => [...new Set(state[0].discard)],
      (name) =>
        act((state) => {
          state[0].discard.splice(state[0].discard.indexOf(name), 1)
          state[0].hand.push(name)
          return undefined
        }),
    ),
  }),
]

// Creatures.

const dealing: Make = (random) => {
  const n = from(random, 1, 4)
  return onCreatures(
    (target) => `Deal ${n} damage to ${target}`,
    (state, chosen) => damage(state, new Map(chosen.map((name) => [name, n]))),
  )(random)
}

/** The damage of a chosen creature, and that of others by it, at once. */
const dealingAround =
  (words: (target: string, n: number, m: number) => string): Make =>
  (random) => {
    const { noun, has } = group(random)
    const n = from(random, 1, 4)
    const m = from(random, 1, 2)
    return {
      text: words(article(noun), n, m),
      run: choosing(
        (state) => names(has(state)),
        (name) =>
          act((state) => {
            const one = find(state, name)
            const beside = one === undefined ? [] : neighbors(state, one)
            return damage(state, new Map([[name, n], ...names(beside).map((each) => [each, m] as const)]))
          }),
      ),
    }
  }

const CREATURES: readonly Make[] = [
  dealing,
  dealing,
  dealingAround((target, n, m) => `Deal ${n} damage to ${target}, with ${m} splash`),
  dealingAround((target, n, m) => `Deal ${n} damage to ${target} and ${m} damage to each of its neighbors`),
  onCreatures(
    (target) => `Destroy ${target}`,
    (state, chosen) => {
      const destroyed = destroy(state, chosen)
      return { done: destroyed.length > 0 && destroyed.length === chosen.length, destroyed }
    },
  ),
  (random) => {
    const n = from(random, 1, 3)
    return onCreatures(
      (target) =>
        target.startsWith('each') ? `Heal ${n} damage from ${target}` : `Heal ${n} damage from ${target}`,
      (state, chosen) => {
        let isAll = chosen.length > 0
        for (const name of chosen) {
          const one = find(state, name)
          if (one === undefined) continue
          if (one.damage < n) isAll = false
          one.damage -= Math.min(n, one.damage)
        }
        return isAll
      },
    )(random)
  },
  marking('Fully heal', (one) => {
    const was = one.damage
    one.damage = 0
    return was > 0
  }),
  marking('Ward', (one) => {
    const was = one.ward
    one.ward = true
    return !was
  }),
  marking('Stun', (one) => {
    const was = one.stun
    one.stun = true
    return !was
  }),
  marking('Enrage', (one) => {
    const was = one.enraged
    one.enraged = true
    return !was
  }),
  marking('Exhaust', (one) => {
    const was = one.ready
    one.ready = false
    return was
  }),
  marking('Ready', (one) => {
    const was = one.ready
    one.ready = true
    return !was
  }),
  marking('Exalt', (one) => {
    one.aember++
    return true
  }),
  onCreatures(
    (target) => `Give ${target} a +1 power counter`,
    (state, chosen) => {
      for (const name of chosen) {
        const one = find(state, name)
        if (one !== undefined) one.counters++
      }
      return chosen.length > 0
    },
  ),
  (random) => {
    const n = from(random, 1, 3)
    const { noun, has } = group(random, ['friendly '])
    return {
      text: `${article(noun).replace(/^a/, 'A')} captures ${n}Æ`,
      run: choosing(
        (state) => names(has(state)),
        (name) =>
          act((state) => {
            const taken = take(state, 1, n)
            const one = find(state, name)
            if (one !== undefined) one.aember += taken
            return taken === n
          }),
      ),
    }
  },
  movingTo((target) => `Return ${target} to its owner’s hand`, 'hand', ['friendly ', 'enemy ']),
  movingTo((target) => `Put ${target} on top of its owner’s deck`, 'deck', ['friendly ', 'enemy ']),
  movingTo((target) => `Put ${target} on the bottom of its owner’s deck`, 'bottom', ['friendly ', 'enemy ']),
  movingTo((target) => `Purge ${target}`, 'purged', ['friendly ', 'enemy ']),
  movingTo((target) => `Archive ${target}`, 'archives', ['friendly ']),
  ...(['most', 'least'] as const).map(
    (which): Make =>
      (random) => {
        const n = from(random, 0, 3)
        const extremes = (state: State): readonly string[] => {
          const all = creatures(state)
          const wanted = Math[which === 'most' ? 'max' : 'min'](...all.map(power))
          return names(all.filter((one) => power(one) === wanted))
        }
        return n === 0
          ? {
              text: `Destroy the ${which} powerful creature`,
              run: choosing(extremes, (name) =>
                act((state) => {
                  const destroyed = destroy(state, [name])
                  return { done: destroyed.length > 0, destroyed }
                }),
              ),
            }
          : {
              text: `Deal ${n} damage to the ${which} powerful creature`,
              run: choosing(extremes, (name) => act((state) => damage(state, new Map([[name, n]])))),
            }
      },
  ),
  (random) => {
    const { noun, has } = group(random)
    const n = from(random, 1, 2)
    return {
      text: `Move ${n}Æ from ${article(noun)} to your pool`,
      run: choosing(
        (state) => names(has(state)),
        (name) =>
          act((state) => {
            const one = find(state, name)
            const moved = Math.min(n, one?.aember ?? 0)
            if (one !== undefined) one.aember -= moved
            state[0].pool += moved
            return moved === n
          }),
      ),
    }
  },
  (random) => {
    const { noun, has } = group(random)
    return {
      text: `Stun up to 2 ${noun.replace('creature', 'creatures')}`,
      run: choosing(
        (state) => {
          const all = names(has(state))
          const pairs = all.flatMap((one, at) => all.slice(at + 1).map((two) => [one, two]))
          return [[], ...all.map((one) => [one]), ...pairs]
        },
        (chosen: readonly string[]) =>
          act((state) => {
            for (const name of chosen) {
              const one = find(state, name)
              if (one !== undefined) one.stun = true
            }
            return chosen.length > 0
          }),
      ),
    }
  },
]

const KINDS: readonly Make[] = [...SIMPLE, ...CARDS, ...CREATURES]

// Sentences.

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** One after the other: the second sees what the first did. */
const then =
  (first: Instruction, second: (result: Result) => Instruction | null): Instruction =>
  (state) =>
    first(state).flatMap((result) => second(result)?.(result.state) ?? [result])

const simple: Make = (random) => {
  const { text, run } = pick(random, KINDS)(random)
  return { text: `${text}.`, run }
}

const CONDITIONS: readonly ((random: Chance) => readonly [string, (state: State) => boolean])[] = [
  (random) => {
    const n = from(random, 1, 6)
    return [`your opponent has ${n}Æ or more`, (state) => state[1].pool >= n]
  },
  () => ['your opponent has more Æ than you', (state) => state[1].pool > state[0].pool],
  () => [
    'you control more creatures than your opponent',
    (state) => state[0].line.length > state[1].line.length,
  ],
  () => ['there are no enemy creatures in play', (state) => state[1].line.length === 0],
  (random) => {
    const n = from(random, 2, 3)
    return [`you control ${n} or more creatures`, (state) => state[0].line.length >= n]
  },
  (random) => {
    const { noun, has } = group(random, ['friendly '])
    return [`you control ${article(noun.replace('friendly ', ''))}`, (state) => has(state).length > 0]
  },
]

const SENTENCES: readonly Make[] = [
  simple,
  simple,
  (random) => {
    const first = simple(random)
    const second = simple(random)
    return { text: `${first.text} ${second.text}`, run: then(first.run, () => second.run) }
  },
  (random) => {
    const first = pick(random, KINDS)(random)
    const second = pick(random, KINDS)(random)
    const run = then(first.run, ({ done }) => (done ? second.run : null))
    return { text: `${first.text}. If you do, ${lower(second.text)}.`, run }
  },
  (random) => {
    const first = pick(random, KINDS)(random)
    return {
      text: `You may ${lower(first.text)}.`,
      run: (state) => [{ state, ...NOTHING }, ...first.run(state)],
    }
  },
  (random) => {
    const [words, holds] = pick(random, CONDITIONS)(random)
    const first = pick(random, KINDS)(random)
    return {
      text: `If ${words}, ${lower(first.text)}.`,
      run: (state) => (holds(state) ? first.run(state) : [{ state, ...NOTHING }]),
    }
  },
  (random) => {
    const [words, holds] = pick(random, CONDITIONS)(random)
    const first = pick(random, KINDS)(random)
    const second = pick(random, KINDS)(random)
    return {
      text: `If ${words}, ${lower(first.text)}. Otherwise, ${lower(second.text)}.`,
      run: (state) => (holds(state) ? first.run(state) : second.run(state)),
    }
  },
  (random) => {
    const first = simple(random)
    const second = simple(random)
    return {
      text: `Choose one:\n• ${first.text}\n• ${second.text}`,
      run: (state) => [...first.run(state), ...second.run(state)],
    }
  },
  (random) => {
    const { noun, has } = group(random)
    const n = from(random, 1, 5)
    const m = from(random, 1, 3)
    const run = choosing(
      (state) => names(has(state)),
      (name) =>
        then(
          act((state) => damage(state, new Map([[name, n]]))),
          ({ destroyed }) => (destroyed.includes(name) ? gaining(() => m) : null),
        ),
    )
    return {
      text: `Deal ${n} damage to ${article(noun)}. If this damage destroys that creature, gain ${m}Æ.`,
      run,
    }
  },
  (random) => {
    const { noun, has } = group(random)
    const run = then(
      act((state) => ({ done: true, destroyed: destroy(state, names(has(state))) })),
      ({ destroyed }) => gaining(() => destroyed.length),
    )
    return { text: `Destroy each ${noun}. Gain 1Æ for each creature destroyed this way.`, run }
  },
]

export const sentence: Make = (random) => pick(random, SENTENCES)(random)
/** Every kind of clause alone, so that none is missed by chance. */
export const kinds: readonly Make[] = [...KINDS, ...SENTENCES]
