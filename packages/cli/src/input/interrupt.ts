/** A signal that Ctrl-C or a request to end aborts, until it is released. */
export function untilInterrupted(): { readonly signal: AbortSignal; release(): void } {
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  return {
    signal: stop.signal,
    release() {
      process.removeListener('SIGINT', interrupt)
      process.removeListener('SIGTERM', interrupt)
    },
  }
}
