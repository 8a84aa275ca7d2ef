/**
 * Bots that know only what their seat may know, and games between them: `battleline/bots`.
 * @module
 */
export * from '@battleline/bots'
