import type { CardFacts, KeyForge } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { Fields, Tree } from '@battleline/scenario'

/** The creatures that fight: a list of names, or `all`. */
export function readCreatures(
  fields: Fields,
  tree: Tree,
  library: KeyForge['library'],
): readonly string[] | null {
  const table = fields.table(tree, '“fights”')
  if (table === null) return null
  const creatures = fields.known(table, ['creatures'], '“fights”').get('creatures')
  if (creatures === undefined) {
    fields.faults.add('missing-key', table.at, '“fights” names its “creatures”: a list, or all')
    return null
  }
  const { value } = creatures
  if (value.kind === 'text' && fold(value.text) === 'all') return everyCreature(library)
  return fields.each(value, 'the creatures of fights', (one) => {
    const text = fields.text(one, 'a creature')
    if (text === null) return null
    const facts = library.facts(text.text)
    if (facts !== undefined && isCreature(facts)) return facts.name
    const message = facts === undefined ? 'no card is called' : 'no creature is called'
    fields.faults.add('unknown-card', text.at, `${message} “${text.text}”`, () => ({
      nearest: facts === undefined ? library.near(text.text) : undefined,
    }))
    return null
  })
}

const isCreature = ({ type }: CardFacts): boolean => type === 'creature'

const everyCreature = (library: KeyForge['library']): readonly string[] =>
  library
    .all()
    .filter(isCreature)
    .map(({ name }) => name)
    .sort()
