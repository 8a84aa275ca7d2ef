import fc from 'fast-check'

/**
 * `npm test` draws the same examples each time, so that results are repeatable; PROPERTY_SEED draws others. Every
 * failure prints the seed and the path to repeat it.
 */
const seed = Number(process.env.PROPERTY_SEED ?? 1)
fc.configureGlobal({ seed })
