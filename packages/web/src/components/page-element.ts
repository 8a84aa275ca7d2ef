import { createContext } from 'react'

/**
 * The element that holds everything on the page: its body, or the wrapper in the shadow tree of an embedded board. Elements are
 * looked up within it.
 */
export const PageElement = createContext<HTMLElement>(document.body)

/** The tree that an element is in: the document, or the shadow tree of an embedded board. */
export const treeOf = (element: Element): Document | ShadowRoot =>
  element.getRootNode() as Document | ShadowRoot
