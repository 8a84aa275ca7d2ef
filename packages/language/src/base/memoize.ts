/** Computes a value on first use and keeps it. */
export function lazy<V extends object>(make: () => V): () => V {
  let made: V | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** Computes a function once per object. Do not change the objects afterwards; results are dropped with their objects. */
export function memoize<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, V>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}
