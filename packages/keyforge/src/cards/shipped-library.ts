import { LIBRARY as CARDS } from './library.generated.ts'
import { SHIPPED_TEXTS } from './shipped-texts.generated.ts'
import { shipped } from './shipped-texts.ts'

/**
 * The cards that ship with the project, with the structures of their texts. The generated files are data alone, so that
 * a bundle can load them apart from the engine.
 */
export const LIBRARY = /* @__PURE__ */ shipped(CARDS, SHIPPED_TEXTS)
