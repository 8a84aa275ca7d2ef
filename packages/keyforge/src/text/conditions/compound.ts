import { include, phrase } from '../nodes.ts'

/** Conditions that hold together, or of which one is enough, wherever a condition can stand. */
export const compound = ['state', 'while', 'condition'].flatMap((category) => [
  include(category, `{it:simple-${category}}`),
  phrase(category, 'all of', `{of:simple-${category}+" and "}`),
  phrase(category, 'any of', `{of:simple-${category}+" or "}`),
])
