export { type AskedAbility, type CardAbility, notAbility } from './ability.ts'
export { destroyed, survived } from './fate.ts'
export { type AskedKeyword, notKeyword } from './keyword.ts'
export type { ToldBoard, Values } from './story.ts'
