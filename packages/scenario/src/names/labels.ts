import type { Choice, Decision, Option } from '@battleline/kernel'

/** What the cards and players of a board are called, by the numbers of their records. */
export interface Naming {
  /** A card's alias, or its name made distinct from others of that name; or a player's name. */
  name(record: number): string
  /** The name that is printed on a card. */
  plainName(record: number): string
}

/** The label of an option with the name that is printed on its card, instead of what that is called on the board. */
export function plainLabel({ label, record }: Option, naming: Naming): string {
  if (record === null) return label
  const name = naming.name(record)
  return label.startsWith(name) ? `${naming.plainName(record)}${label.slice(name.length)}` : label
}

/** What was chosen, as a file names it. */
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
