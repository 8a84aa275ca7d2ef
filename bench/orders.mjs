// Walks every order in which what a position asks can be answered, with the public verbs of a game alone.

/** Where step 3 asks for the next move, nothing is open any more. */
export const MAIN_STEP = 'keyforge/turn.3-main'

/** The ways to answer; a decision that makes no difference has one. */
function answersTo({ free, options }) {
  const ids = options.map(({ id }) => id)
  return free ? [ids] : ids
}

/**
 * The number of positions that are reached, and of endings. With `merged`, equal positions are walked once. `undone` is
 * told of each position that is done with, and `seen` of each one that is reached.
 */
export function walk(game, first, { merged = false, undone = null, seen = null } = {}) {
  const known = merged ? new Set() : null
  let positions = 0
  let endings = 0
  const visit = (position) => {
    positions++
    seen?.(position)
    const decision = game.ask(position)
    if (decision === null || decision.step === MAIN_STEP) {
      endings++
      return
    }
    for (const answer of answersTo(decision)) {
      const next = game.answer(position, answer)
      if ('refused' in next) throw new Error(next.reason)
      if (isNew(next)) visit(next)
      undone?.(next)
    }
  }
  const isNew = (position) => {
    if (known === null) return true
    const before = known.size
    return known.add(game.key(position)).size > before
  }
  visit(first)
  return { positions, endings }
}
