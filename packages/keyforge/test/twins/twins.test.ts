import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { SEED, sample } from '../../../../test/sample.ts'
import { type CardFacts, keyforge } from '../../src/index.ts'
import { readWithoutLoss } from '../../src/text/without-loss.ts'
import { canPlay, playsAlike } from './play.ts'
import { FALSE_TWINS, type Rewrite, TWINS } from './rewrites.ts'

/**
 * The texts of the library in other words. A twin means the same and must be read so; a false twin means something else.
 * One in so many cards is drawn, and of the twins with a structure of their own one in so many is played.
 */
const SOME = sample(keyforge().library.all(), 12)
const PLAYED = 4

/** Of all twins of the library, 4 in 1000 are not read. A sample of one in 12 may have three times as many. */
const MOST_NOT_READ = 0.012

interface Twin {
  readonly card: CardFacts
  readonly text: string
  readonly twin: string
}

const read = (text: string, name: string) => {
  const found = readWithoutLoss(text, name)
  return found.ok ? found.text : null
}

const twinsOf = (make: Rewrite): readonly Twin[] =>
  SOME.flatMap((card) => {
    const { name, text = '' } = card
    return make(text, name).flatMap((twin) => (twin === text ? [] : { card, text, twin }))
  })

const isSame = ({ card, text, twin }: Twin): boolean =>
  isDeepStrictEqual(read(text, card.name), read(twin, card.name))

const lineOf = ({ card, text, twin }: Twin): string => `${card.name}: ${text} ⇒ ${twin}`

describe('a text in other words', () => {
  const all = Object.entries(TWINS).map(([how, make]) => [how, twinsOf(make)] as const)
  const isRead = ({ card, twin }: Twin): boolean => read(twin, card.name) !== null

  it('is understood, but for a few', () => {
    const twins = all.flatMap(([, some]) => some)
    const refused = twins.filter((twin) => !isRead(twin))
    expect(twins.length).toBeGreaterThan(400)
    const tooMany = refused.length > MOST_NOT_READ * twins.length
    expect(tooMany ? [`${refused.length} of ${twins.length}`, ...refused.map(lineOf)] : []).toEqual([])
  })

  const others = all.flatMap(([how, twins]) =>
    twins
      .filter((twin) => canPlay(twin.card) && isRead(twin) && !isSame(twin))
      .map((twin) => [how, twin] as const),
  )
  it('comes to the same positions where its structure is another', () => {
    const drawn = sample(others, PLAYED)
    const wrong = drawn.filter(([, { card, twin }]) => !playsAlike(card, twin, SEED))
    expect(drawn.length).toBeGreaterThan(5)
    expect(wrong.map(([how, twin]) => `${how}: ${lineOf(twin)}`)).toEqual([])
  })

  it('plays otherwise where it means something else', () => {
    const Brute: CardFacts = { name: 'Brute', type: 'action', house: 'dis', text: 'Play: Gain 1Æ.' }
    const games = [0, 1, 2, 3].map((seed) => playsAlike(Brute, 'Play: Gain 2Æ.', seed))
    expect([playsAlike(Brute, 'Play: You gain 1.', 0), games.includes(false)]).toEqual([true, true])
  })
})

describe('a text that means something else is not read as the same', () => {
  it.each(Object.entries(FALSE_TWINS))('%s', (_, make) => {
    expect(
      twinsOf(make)
        .filter((twin) => read(twin.twin, twin.card.name) !== null && isSame(twin))
        .map(lineOf),
    ).toEqual([])
  })
})

it('every way to rewrite a text rewrites some text of the library', () => {
  const idle = Object.entries({ ...TWINS, ...FALSE_TWINS }).filter(
    ([, make]) =>
      !keyforge()
        .library.all()
        .some(({ name, text = '' }) => make(text, name).some((twin) => twin !== text)),
  )
  expect(idle.map(([how]) => how)).toEqual([])
})
