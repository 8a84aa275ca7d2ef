import { useFacts } from '../state/use-facts.ts'
import { appWords } from '../words/app.ts'
import { titled } from './glyph.tsx'
import { usePendingValue } from './use-pending-value.ts'
import { isSameList } from './use-stable-callback.ts'

export interface HousesFieldProps {
  /** Whose they are. */
  readonly name: string
  readonly houses: readonly string[]
  readonly onSay: (houses: readonly string[]) => void
}

/** An identity card has three houses on it (KF-HSE-1). */
const PLACES = [0, 1, 2] as const

/** The houses of a player: with them turn follows turn. */
export function HousesField({ name, houses, onSay }: HousesFieldProps) {
  const facts = useFacts('keyforge')
  const { latest, want } = usePendingValue(houses, isSameList)
  const known = facts.find(({ key }) => key === 'house')
  const words = known?.kind === 'word' ? known.words : houses
  return (
    <fieldset className="counted houses">
      <legend>{appWords.houses.legend}</legend>
      {PLACES.map((place) => (
        <select
          key={place}
          aria-label={appWords.houses.place(place + 1, name)}
          value={houses[place] ?? ''}
          onChange={({ target }) => {
            const all = PLACES.map((one) => (one === place ? target.value : (latest()[one] ?? '')))
            const said = all.filter((house) => house !== '')
            want(said)
            onSay(said)
          }}
        >
          <option value="">{appWords.houses.none}</option>
          {words.map((word) => (
            <option key={word} value={word} disabled={houses.includes(word) && houses[place] !== word}>
              {titled(word)}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  )
}
