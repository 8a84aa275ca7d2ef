import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The counts and times of a server. */
export interface Metrics {
  readonly registry: Registry
  readonly refused: Counter<'code'>
  readonly message: Histogram
  readonly entry: Histogram
  readonly request: Histogram<'route' | 'status'>
}

/** Seconds. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5]

export function metricsOf(gauges: Readonly<Record<string, { help: string; value: () => number }>>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const [name, { help, value }] of Object.entries(gauges))
    new Gauge({
      name: `battleline_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  return {
    registry,
    refused: new Counter({
      name: 'battleline_refused_total',
      help: 'Messages that were refused, by code',
      labelNames: ['code'],
      registers: [registry],
    }),
    message: new Histogram({
      name: 'battleline_message_seconds',
      help: 'From a message of a socket to its answer',
      buckets: BUCKETS,
      registers: [registry],
    }),
    entry: new Histogram({
      name: 'battleline_entry_seconds',
      help: 'From a command, or the answer of a bot, until everybody here has its entry',
      buckets: BUCKETS,
      registers: [registry],
    }),
    request: new Histogram({
      name: 'battleline_request_seconds',
      help: 'Requests of HTTP',
      labelNames: ['route', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    }),
  }
}
