/** Questions about what was played, and their answers: `battleline/why`. */
export { QUESTIONS, readQuestion, type WhyQuestion } from './questions.ts'
export { why } from './why-answers.ts'
export type { Unread } from './why-teller.ts'
