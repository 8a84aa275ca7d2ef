import type { CardText, Clause, Predicate } from './structure.ts'

/** What constant texts change and ask for: a text that asks for what it changes would never come to an end. */
type Aspect = 'house' | 'power' | 'armor' | 'keyword'

const ASKS: Readonly<Record<string, Aspect>> = {
  'highest power': 'power',
  'lowest power': 'power',
  'less power': 'power',
  'more power': 'power',
  'neighbor with': 'power',
  'with armor': 'armor',
  'with keyword': 'keyword',
}
const FIELDS: Readonly<Record<string, Aspect>> = {
  house: 'house',
  outside: 'house',
  least: 'power',
  most: 'power',
  parity: 'power',
  power: 'power',
}

/** What is asked of cards anywhere in a part of a text. */
function asked(part: unknown): readonly Aspect[] {
  if (typeof part !== 'object' || part === null) return []
  const found = Object.entries(part).flatMap(([field, value]) => asked(value).concat(FIELDS[field] ?? []))
  if (!('kind' in part)) return found
  const { kind } = part
  if (kind === 'same' || kind === 'shares' || kind === 'shares with neighbors' || kind === 'shares with none')
    return [...found, 'house', 'power']
  return found.concat(ASKS[String(kind)] ?? [])
}

function changed({ kind }: Predicate): readonly Aspect[] {
  if (kind === 'belongs to') return ['house']
  if (kind === 'gets power' || kind === 'has power') return ['power']
  if (kind === 'gets armor' || kind === 'has armor') return ['armor']
  return kind === 'gains' || kind === 'loses' ? ['keyword'] : []
}

/** The clauses that change what they ask for, by themselves or by way of others of the card. */
export function inCircles({ clauses }: CardText): readonly Clause[] {
  const steps = clauses.flatMap((clause) => {
    if (clause.kind !== 'constant' || clause.is.kind !== 'about') return []
    const { who, does } = clause.is
    const from = asked([who, clause.condition])
    return does.flatMap((one) => {
      const amounts = Object.values(one).flatMap((field) => asked(field))
      return changed(one).flatMap((to) => [...from, ...amounts].map((ask) => ({ clause, ask, to })))
    })
  })
  const leads = (from: Aspect, to: Aspect, seen: readonly Aspect[] = []): boolean =>
    from === to ||
    steps.some(
      (step) => step.ask === from && !seen.includes(step.to) && leads(step.to, to, [...seen, step.to]),
    )
  return steps.filter(({ ask, to }) => leads(to, ask)).map(({ clause }) => clause)
}
