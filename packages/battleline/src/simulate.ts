/**
 * Studies of many games, the same however they are spread: `battleline/simulate`. It needs Node.
 * @module
 */
export * from '@battleline/simulate'
