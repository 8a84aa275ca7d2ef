import { SHIPPED_CARDS, SHIPPED_TEXTS } from './shipped-cards.ts'
import { shipped } from './shipped-texts.ts'

/** The cards that ship with the project, with the structures of their texts. */
export const LIBRARY = /* @__PURE__ */ shipped(SHIPPED_CARDS, SHIPPED_TEXTS)
