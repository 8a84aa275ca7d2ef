// What the games of a shard depend on, in parts, so that two shards can say in what they differ.
import type { Study } from '../study/study.ts'
import { hashOf } from './digest.ts'

/** Hashes of what the games of a study depend on. */
export interface Makers {
  /** As it was given: a hash of the program. */
  readonly engine: string
  readonly cards: string
  /** Decks, creatures or boards. */
  readonly decks: string
  readonly bots: string
  readonly editions: string
  /** The rest: the name, the seed, the number of games, the measures, the goals and the sample. */
  readonly plan: string
}

/** The makers of all shards of a study. */
export function makersOf(study: Study, engine: string): Makers {
  const { variants, editions } = study
  const { name, seed, games, measures, goals, sample } = study
  return {
    engine,
    cards: hashOf(variants),
    decks: hashOf(decksOf(study)),
    bots: hashOf(study.kind === 'decks' ? [study.bots, study.seats] : 'chance'),
    editions: hashOf(editions),
    plan: hashOf([study.kind, name, seed, games, measures, goals, sample]),
  }
}

function decksOf(study: Study): unknown {
  if (study.kind === 'decks') return [study.decks, study.against]
  return study.kind === 'fights' ? study.creatures : study.boards
}

const WORDS: Readonly<Record<keyof Makers, string>> = {
  engine: 'another version',
  cards: 'other card texts',
  decks: 'other decks',
  bots: 'other bots',
  editions: 'other editions',
  plan: 'another plan',
}

/** What makes one other than the other, in words; empty if nothing does. */
export const differences = (one: Makers, other: Makers): readonly string[] =>
  (Object.keys(WORDS) as (keyof Makers)[])
    .filter((part) => one[part] !== other[part])
    .map((part) => WORDS[part])
