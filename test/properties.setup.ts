import fc from 'fast-check'

/**
 * `npm test` draws the same examples each time, so that what passed once passes again; PROPERTY_SEED draws others.
 * Every failure prints the seed and the path that repeat it.
 */
const seed = Number(process.env.PROPERTY_SEED ?? 1)
fc.configureGlobal({ seed })
