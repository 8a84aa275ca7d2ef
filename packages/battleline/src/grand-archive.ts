/**
 * Grand Archive: combat, damage and champions: `battleline/grand-archive`.
 * @module
 */
export * from '@battleline/grand-archive'
