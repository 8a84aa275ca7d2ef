import { type CardFacts, type KeyForge, keyforge, readWithoutLoss } from '@battleline/keyforge'
import type { Fields, Text, Tree } from '@battleline/scenario'
import type { Variant } from './study.ts'

/** Variants by their names, each with the texts of some cards: `printed: {}`, `cheaper: { Troll: "…" }`. */
export function readVariants(fields: Fields, tree: Tree): readonly Variant[] | null {
  const table = fields.table(tree, '“texts”')
  if (table === null) return null
  const { library } = keyforge()
  const variants = table.entries.flatMap(({ key, value }) => {
    const cards = fields.table(value, 'the texts of a variant')
    if (cards === null) return []
    return [
      {
        name: key.text,
        cards: cards.entries.flatMap((entry) => readText(fields, library, entry.key, entry.value) ?? []),
      },
    ]
  })
  return variants.length === 0 ? null : variants
}

/** A card of the library with another text. */
function readText(fields: Fields, library: KeyForge['library'], name: Text, tree: Tree): CardFacts | null {
  const facts = library.facts(name.text)
  if (facts === undefined) {
    fields.faults.add('unknown-card', name.at, `no card is called “${name.text}”`, () => ({
      nearest: library.near(name.text),
    }))
    return null
  }
  const isEmpty = tree.kind === 'text' && tree.text === '' && tree.style !== 'plain'
  const text = isEmpty ? tree : fields.text(tree, 'the text of a card')
  if (text === null) return null
  const read = readWithoutLoss(text.text, facts.name)
  if (read.ok) return { ...facts, text: text.text }
  const [problem] = read.problems
  fields.faults.add(
    'card-text',
    text.at,
    `the text of ${facts.name} is not understood: ${problem?.message ?? ''}`,
  )
  return null
}
