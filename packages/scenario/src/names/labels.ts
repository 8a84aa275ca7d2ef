import type { Choice, Decision, Option } from '@battleline/kernel'

/** The names of cards and players, by record number. */
export interface Naming {
  /** A card's alias or distinct name; or a player's name. */
  name(record: number): string
  /** The printed name of a card. */
  plainName(record: number): string
}

/** The label of an option with its card's printed name instead of the board name. */
export function plainLabel({ label, record }: Option, naming: Naming): string {
  if (record === null) return label
  const name = naming.name(record)
  return label.startsWith(name) ? `${naming.plainName(record)}${label.slice(name.length)}` : label
}

/** The chosen options in a file's words. */
export function choiceText({ options, kind }: Decision, choice: Choice): readonly string[] {
  const textOf = (id: Option['id']) => {
    const option = options.find((one) => String(one.id) === String(id))
    return option?.label ?? String(id)
  }
  if (typeof choice !== 'object') return [textOf(choice)]
  if (!Array.isArray(choice)) return Object.entries(choice).map(([id, share]) => `${textOf(id)}: ${share}`)
  if (kind !== 'divide') return choice.map(textOf)
  return options.map(({ id }, at) => `${textOf(id)}: ${choice[at]}`)
}
