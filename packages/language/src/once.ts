/** The same value whenever it is asked for, worked out when it is first. */
export function once<V extends object>(make: () => V): () => V {
  let made: V | null = null
  return () => {
    made ??= make()
    return made
  }
}

/**
 * The same function, worked out once for each object: what is shipped with a game is asked again for every game that is
 * made. The objects must not be changed afterwards; what is kept goes with them.
 */
export function onceFor<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, V>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}
