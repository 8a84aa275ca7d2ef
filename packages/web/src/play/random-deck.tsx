import { playWords } from '../words/play.ts'
import type { RandomSource } from './use-deck.ts'

/** A seed that nobody has chosen. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000)

/** Larger numbers are hard to pass on. */
const MOST = 999_999_999

export interface RandomDeckProps {
  readonly source: RandomSource
  /** None where decks have no set. */
  readonly sets: readonly string[]
  readonly onChoose: (source: RandomSource) => void
}

/** The seed of a random deck, and its set. */
export const RandomDeck = ({ source, sets, onChoose }: RandomDeckProps) => (
  <div className="of-chance">
    {sets.length > 0 && (
      <label>
        <span>{playWords.deck.set}</span>
        <select
          value={source.set ?? ''}
          onChange={({ target }) => onChoose({ ...source, set: target.value === '' ? null : target.value })}
        >
          <option value="">{playWords.deck.allSets}</option>
          {sets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    )}
    <SeedField seed={source.seed} onSeed={(seed) => onChoose({ ...source, seed })} />
    <button type="button" className="btn line" onClick={() => onChoose({ ...source, seed: newSeed() })}>
      {playWords.deck.another}
    </button>
  </div>
)

export interface SeedFieldProps {
  readonly seed: number
  readonly onSeed: (seed: number) => void
}

/** What chance is made of. */
export const SeedField = ({ seed, onSeed }: SeedFieldProps) => (
  <label>
    <span>{playWords.deck.seed}</span>
    <input
      type="number"
      min={0}
      max={MOST}
      value={seed}
      onChange={({ target }) => {
        const value = Math.floor(target.valueAsNumber)
        if (value >= 0 && value <= MOST) onSeed(value)
      }}
    />
  </label>
)
