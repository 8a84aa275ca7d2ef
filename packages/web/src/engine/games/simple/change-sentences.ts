import type { SimpleWords } from '@battleline/card-game'

/** The predicate for a changed property; empty where it is not mentioned. */
export function predicateOf(words: SimpleWords, property: string, before: unknown, after: unknown): string {
  const mark = words.marks[property]
  if (mark !== undefined) return mark[after === true ? 0 : 1]
  if (property === 'zone')
    return after === words.zones[0] ? `enters the ${after}` : `goes to the ${String(after)}`
  const isCounted = words.counters.includes(property) || property in words.playerNumbers
  if (!isCounted) return ''
  const by = Number(after) - Number(before)
  const gets = property === 'damage' ? 'takes' : 'gets'
  return `${by > 0 ? gets : 'loses'} ${Math.abs(by)} ${property}`
}
