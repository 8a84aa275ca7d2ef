// Walks every order in which the decisions of a position can be answered, with the public verbs of a game alone.

/** At the next move of step 3, no decision is open. */
export const MAIN_STEP = 'keyforge/turn.3-main'

/** The ways to answer; a decision without consequences has one. */
function answersTo({ free, ids }) {
  return free ? [ids] : ids
}

/** Tests whether a position is the first of its equals: by hash and comparison, or by its text (`key`). */
function remembering(game, by) {
  if (by === 'key') {
    const keys = new Set()
    return (position) => keys.size < keys.add(game.positionKey(position)).size
  }
  const known = new Map()
  return (position) => {
    const hash = game.positionHash(position)
    const alike = known.get(hash)
    if (alike?.some((one) => game.same(one, position))) return false
    if (alike === undefined) known.set(hash, [position])
    else alike.push(position)
    return true
  }
}

/**
 * The number of reached positions and of endings. With `merged` (true, or `key`), equal positions are walked once.
 * `undone` gets each finished position, and `seen` each reached one.
 */
export function walk(game, first, { merged = false, undone = null, seen = null } = {}) {
  const isNew = merged ? remembering(game, merged) : () => true
  let positions = 0
  let endings = 0
  const visit = (position) => {
    positions++
    seen?.(position)
    const decision = game.decision(position)
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
  visit(first)
  return { positions, endings }
}
