import { shippedLine, shippedTexts } from './cards/shipped-texts.ts'
import { KeyForge } from './game.ts'
import type { CardFacts } from './model/definition.ts'
import { cards as grammar } from './text/text.ts'
import { textReader } from './text-reader.ts'

/** What the build gives `shipped`. */
export function precompile(cards: readonly CardFacts[]): string {
  const copies = cards.map((card) => ({ ...card }))
  const { library } = new KeyForge({ library: copies, texts: textReader })
  const lines = copies.map((card) => {
    const definition = library.find(card.name)
    // A card whose text is not its own print is read each time.
    if (definition === null || 'problems' in definition || definition.text !== (card.text ?? '')) return ''
    if (definition.unread.length > 0) return ''
    return shippedLine(
      card,
      definition.abilities.map(({ clause }) => clause),
    )
  })
  return shippedTexts(grammar.nodeFields(), lines)
}
