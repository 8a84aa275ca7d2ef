import type { Table, Tree } from '../yaml/tree.ts'

/** The keys of cards in card files, beside the name. */
const CARD_KEYS = ['type', 'types', 'type_line', 'text', 'effect', 'oracle_text']

const has = (table: Table, keys: readonly string[]): boolean =>
  table.entries.some(({ key }) => keys.includes(key.text))

const isCard = (tree: Tree): boolean => tree.kind === 'table' && has(tree, ['name']) && has(tree, CARD_KEYS)

const isCards = (tree: Tree): boolean =>
  tree.kind === 'list' && tree.items.length > 0 && tree.items.every(isCard)

/** Cards by name, as “cards import” writes them. */
const isByName = ({ entries }: Table): boolean =>
  entries.length > 0 && entries.every(({ value }) => value.kind === 'table' && has(value, ['type']))

/** Whether a document is a card or a set of cards instead of a scenario. */
export function looksLikeCards(tree: Tree): boolean {
  if (tree.kind !== 'table') return isCards(tree)
  if (has(tree, ['players', 'game', 'play'])) return false
  return isCard(tree) || isByName(tree) || tree.entries.some(({ value }) => isCards(value))
}
