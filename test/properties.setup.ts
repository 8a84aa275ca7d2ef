import fc from 'fast-check'
import { SEED } from './sample.ts'

/**
 * `npm test` draws the same examples each time, so that results are repeatable; PROPERTY_SEED draws others. Every
 * failure prints the seed and the path to repeat it.
 */
fc.configureGlobal({ seed: SEED })
