import type { CardReading, CardSetup, KeyForge } from '@battleline/keyforge'
import { memoize } from '@battleline/language'

/** A mark of a card in play, in set-ups and expectations. */
export interface CountMark {
  readonly kind: 'count'
  /** The field of the engine's set-up; null for expectations only. */
  readonly sets: 'damage' | 'aember' | 'counters' | 'armorUsed' | 'fought' | null
  read(card: CardReading): number
}

export interface TruthMark {
  readonly kind: 'truth'
  readonly sets: ((truth: boolean) => Partial<CardSetup>) | null
  read(card: CardReading): boolean
}

export type Mark = CountMark | TruthMark

const count = (sets: CountMark['sets'], read: CountMark['read']): CountMark => ({ kind: 'count', sets, read })
const truth = (sets: TruthMark['sets'], read: TruthMark['read']): TruthMark => ({ kind: 'truth', sets, read })

/** Number and flag properties of a card, by their keys in the file. */
export const MARKS: Readonly<Record<string, Mark>> = {
  damage: count('damage', (card) => card.damage),
  aember: count('aember', (card) => card.aember),
  counters: count('counters', (card) => card.powerCounters),
  'armor used': count('armorUsed', (card) => card.armor - card.armorLeft),
  fought: count('fought', (card) => card.fought),
  ward: truth(
    (warded) => ({ warded }),
    (card) => card.warded,
  ),
  stun: truth(
    (stunned) => ({ stunned }),
    (card) => card.stunned,
  ),
  enrage: truth(
    (enraged) => ({ enraged }),
    (card) => card.enraged,
  ),
  exhausted: truth(
    (exhausted) => ({ exhausted }),
    (card) => !card.ready,
  ),
  ready: truth(
    (ready) => ({ exhausted: !ready }),
    (card) => card.ready,
  ),
  facedown: truth(
    (facedown) => ({ facedown }),
    (card) => card.facedown !== null,
  ),
  power: count(null, (card) => card.power),
  armor: count(null, (card) => card.armor),
  'armor left': count(null, (card) => card.armorLeft),
}

/** Marks in set-ups. */
export const SET_MARKS: readonly string[] = Object.keys(MARKS).filter((word) => MARKS[word]?.sets !== null)

/** The counters that some card of the game speaks of, as boards and expectations name them: “doom counters”. */
export const countersOf = memoize(({ library }: KeyForge): readonly string[] => {
  const texts = library.all().flatMap(({ text }) => text ?? [])
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\b([\p{Ll}-]+) counters?\b/gu)].map(([, name]) => name),
  )
  return [...new Set(names)].filter((name) => name !== 'power').map((name) => `${name} counters`)
})

/** The name in a key such as “doom counters”; null for another key. */
export const counterIn = (word: string): string | null => /^(.+) counters$/.exec(word)?.[1] ?? null

/** A mark by its key in expectations; counters of every name are marks. */
export function markNamed(word: string): Mark | undefined {
  const counter = counterIn(word)
  if (counter === null) return MARKS[word]
  return count(null, (card) => card.counters.find(({ name }) => name === counter)?.count ?? 0)
}
