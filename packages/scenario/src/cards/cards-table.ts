import type { Fields } from '../reading/fields.ts'
import type { Table, Tree } from '../yaml/tree.ts'

/** A table of cards by name; a card with its name inside, as in other files, is one fault. */
export function cardsTable(fields: Fields, tree: Tree): Table | null {
  const table = fields.table(tree, 'cards')
  const inside = table?.entries.find(({ key, value }) => key.text === 'name' && value.kind === 'text')
  if (inside === undefined) return table
  const name = inside.value.kind === 'text' ? inside.value.text : ''
  fields.faults.add('misplaced-key', inside.key.at, 'the name of a card is its key, not a field', {
    nearest: `${name}: { … }`,
  })
  return null
}
