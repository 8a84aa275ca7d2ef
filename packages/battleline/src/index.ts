/**
 * Battleline: the games, and what works with a board of any of them. `battleline/keyforge`, `/magic` and `/grand-archive` have all of
 * a game, `/scenario`, `/search`, `/explain`, `/why`, `/rules` and `/ask` all of their subject.
 * @module
 */
export { type Answer, ask } from '@battleline/ask'
export { why } from '@battleline/explain'
export { GrandArchive, type GrandArchivePosition, grandArchive } from '@battleline/grand-archive'
export {
  type Choice,
  type Decision,
  isRefusal,
  KeyForge,
  type KeyForgePosition,
  keyforge,
  type Option,
  type Position,
  type Refusal,
} from '@battleline/keyforge'
export { Magic, type MagicPosition, magic } from '@battleline/magic'
export { rules } from '@battleline/rulebook'
export { openScenario, play, readScenarios, testScenario } from '@battleline/scenario'
export { bestLine, outcomes } from '@battleline/search'
