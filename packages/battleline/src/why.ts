/** Questions about a run, and their answers: `battleline/why`. */
export { QUESTIONS, readQuestion, type UnreadQuestion, type WhyQuestion, why } from '@battleline/explain'
