import v8 from 'node:v8'
import vm from 'node:vm'
import { reference } from './reference.mjs'

const ROUNDS = 9
const ROUND = 100_000
const REFERENCE_ROUND = 40_000
const SETTLED = 1_000_000

/** Microseconds of processor time of this process only. */
const used = () => process.cpuUsage().user

const spent = (run, count) => {
  const before = used()
  run(count)
  return Math.max(1, used() - before)
}

/** The count of runs that takes about this many microseconds; the code is warm afterwards. */
export function countFor(run, microseconds) {
  let count = 1
  for (;;) {
    const time = spent(run, count)
    if (time >= Math.min(microseconds, ROUND) / 4)
      return Math.max(1, Math.round((count * microseconds) / time))
    count *= time < microseconds / 40 ? 4 : 2
  }
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * The runs per second of `run(count)`, and relative to the reference workload: medians of several rounds, each next
 * to a round of the reference. `settled`: microseconds of processor time after which the compiler has seen the whole
 * case.
 */
export function speedOf(run, settled = SETTLED) {
  for (let time = 0; time < settled; ) time += spent(run, countFor(run, ROUND))
  const count = countFor(run, ROUND)
  const units = countFor(reference, REFERENCE_ROUND)
  const speeds = []
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    const perSecond = (count / spent(run, count)) * 1e6
    speeds.push(perSecond)
    ratios.push(perSecond / ((units / spent(reference, units)) * 1e6))
  }
  return { perSecond: median(speeds), ratio: median(ratios) }
}

v8.setFlagsFromString('--expose-gc')
const collect = vm.runInNewContext('gc')

/** Bytes of one of `count` kept values, without what they share. */
export function bytesOf(make, count) {
  const kept = new Array(count)
  collect()
  const before = process.memoryUsage()
  for (let n = 0; n < count; n++) kept[n] = make(n)
  collect()
  const after = process.memoryUsage()
  if (kept[count - 1] === undefined) throw new Error('nothing was kept')
  // Typed arrays keep their numbers outside the heap.
  return (after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers) / count
}
