/** The cards that ship, and the structures of their texts: data alone, so that a bundle loads them apart from the engine. */
export { LIBRARY as SHIPPED_CARDS } from './library.generated.ts'
export { SHIPPED_TEXTS } from './shipped-texts.generated.ts'
