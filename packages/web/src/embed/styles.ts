/**
 * The styles of embedded boards. The build makes a call of `adopt` of each import of a style sheet, so that it comes into the
 * shadow trees and not into the page. Constructed style sheets need no permission of the page’s policy.
 */

const sheets: CSSStyleSheet[] = []
const trees = new Set<ShadowRoot>()

/**
 * Adds a style sheet to every embedded board, also to those that are already there. `typed`: the properties with a type that it
 * declares, which the page must know.
 */
export function adopt(css: string, ...typed: readonly PropertyDefinition[]): void {
  for (const property of typed) CSS.registerProperty(property)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  sheets.push(sheet)
  for (const tree of trees) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet]
}

/** Gives all style sheets to a tree, those that are loaded later too. Call the result when the board is gone. */
export function wearStyles(tree: ShadowRoot): () => void {
  const own = tree.adoptedStyleSheets
  trees.add(tree)
  tree.adoptedStyleSheets = [...own, ...sheets]
  return () => {
    trees.delete(tree)
    tree.adoptedStyleSheets = own
  }
}
