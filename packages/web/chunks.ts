import type { Rolldown } from 'vite'

type Context = Rolldown.ChunkingContext
/** Whether a module is one of some. */
type Among = (id: string, context: Context) => boolean

/** A module, and all that is loaded with it. */
export function loadedWith(first: string): Among {
  let found: Set<string> | null = null
  return (id, context) => {
    if (found === null) {
      const all = new Set([first])
      found = all
      // The loop goes on with the modules that it adds.
      for (const one of all)
        for (const imported of context.getModuleInfo(one)?.importedIds ?? []) all.add(imported)
    }
    return found.has(id)
  }
}

interface Page {
  /** The module that starts the engine and loads the page. */
  readonly first: Among
  readonly main: Among
  /** The view that is shown without a link. */
  readonly ask: Among
  /** Those that draw the board of a game. */
  readonly boards: readonly Among[]
}

/**
 * Puts modules of the page together, because each file is a request: `page` has what every view needs, and `board` what boards of
 * several games share. Other modules are divided by what loads them.
 */
export const pageChunks = ({ first, main, ask, boards }: Page): Rolldown.CodeSplittingGroup => ({
  name: (id, context) => {
    // A module that is loaded by its name keeps its own file, with the names that it exports.
    const isLoaded = (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    if (isLoaded || first(id, context)) return null
    if (main(id, context)) return 'page'
    const isShared = boards.filter((board) => board(id, context)).length > 1
    return isShared ? (ask(id, context) ? 'page' : 'board') : null
  },
  // A board needs the file `page`, and never the other way round.
  includeDependenciesRecursively: false,
})
