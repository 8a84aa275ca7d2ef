/**
 * Magic: combat, declarations with their proofs, damage: `battleline/magic`.
 * @module
 */
export * from '@battleline/magic'
