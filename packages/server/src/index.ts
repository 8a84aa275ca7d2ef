export { backUp, restore, WrongBackup } from './backup/backup.ts'
export { LIMITS, type Limits } from './model/limits.ts'
export { type BattlelineServer, createServer, type ServerSettings } from './server.ts'
