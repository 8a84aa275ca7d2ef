import { Redis } from 'ioredis'

/**
 * Connects to Redis or Valkey. A server that cannot be reached at first is an error; one that goes away later is waited for.
 * @param url `redis://host:port`
 * @param over after it, neither this connection nor one that is made like it waits any more
 * @throws Error with the reason
 */
export async function connect(url: string, over?: AbortSignal): Promise<Redis> {
  let wasThere = false
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (wasThere && over?.aborted !== true ? Math.min(2000, 50 * times) : null),
  })
  let reason = 'no answer'
  redis.on('error', (error) => {
    reason = error.message
  })
  try {
    await redis.connect()
  } catch {
    redis.disconnect()
    throw new Error(`cannot reach ${withoutPassword(url)}: ${reason}`)
  }
  wasThere = true
  return redis
}

/** The address as it may be shown. */
export const withoutPassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//')
