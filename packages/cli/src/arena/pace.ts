/** How fast something goes, and how long it will take: “12 of 400, 3.1 a second, 2 min left”. */
export class Pace {
  readonly #start: number
  readonly #from: number

  /** @param from how much was done before */
  constructor(from: number, now: number) {
    this.#from = from
    this.#start = now
  }

  text(done: number, of: number, now: number): string {
    const rate = (done - this.#from) / Math.max(0.001, (now - this.#start) / 1000)
    if (done === this.#from) return `${done} of ${of}`
    const speed = rate >= 1 ? `${rate.toFixed(1)} a second` : `${(rate * 60).toFixed(1)} a minute`
    return `${done} of ${of}, ${speed}, ${inWords((of - done) / rate)} left`
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
