/**
 * Every ending over the choices of a position, and the best line to a goal: `battleline/search`.
 * @module
 */
export * from '@battleline/search'
