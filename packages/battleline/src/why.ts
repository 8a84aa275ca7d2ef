/**
 * Questions about a run, and their answers: `battleline/why`.
 * @module
 */
export { QUESTIONS, readQuestion, type UnreadQuestion, type WhyQuestion, why } from '@battleline/explain'
