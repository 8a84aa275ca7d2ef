export { choices, defaultChoice } from './choices.ts'
export { type Bounds, type Ending, type Outcomes, outcomes } from './outcomes.ts'
export type { Playable } from './playable.ts'
